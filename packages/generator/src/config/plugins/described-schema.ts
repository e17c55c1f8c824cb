// Converts the value descriptions of a plugin into a zod schema, and applies their defaults.
import * as z from 'zod';
import type { Described, DescribedValue } from '../../model/described.ts';

/** Returns a schema that rejects unknown keys. */
export function schemaOf(described: Described): z.ZodType<Readonly<Record<string, unknown>>> {
  return z.strictObject(shapeOf(described));
}

export function shapeOf(described: Described): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(described).map(([name, value]) => {
      const type = typeOf(value).describe(sentenceOf(value));
      return [name, value.required ? type : type.optional()];
    }),
  );
}

function typeOf(value: DescribedValue): z.ZodType {
  switch (value.type) {
    case 'string':
      return value.enum ? z.enum(value.enum) : textOf(value.pattern);
    case 'boolean':
      return z.boolean();
    case 'array':
      return z.array(typeOf(value.items).describe(value.items.description));
    case 'object':
      return value.values ? z.record(z.string(), typeOf(value.values)) : schemaOf(value.properties ?? {});
    default:
      return numberOf(value);
  }
}

function textOf(pattern: string | undefined): z.ZodType {
  return pattern === undefined ? z.string() : z.string().regex(new RegExp(pattern), `must match ${pattern}`);
}

function numberOf({ type, minimum, maximum }: Extract<DescribedValue, { readonly minimum?: number }>): z.ZodType {
  const number = type === 'integer' ? z.int() : z.number();
  const above = minimum === undefined ? number : number.min(minimum);
  return maximum === undefined ? above : above.max(maximum);
}

function sentenceOf(value: DescribedValue): string {
  if (!('default' in value)) return value.description;
  return `${value.description} Default: \`${JSON.stringify(value.default)}\`.`;
}

/** Adds defaults to a value that matches the schema. */
export function withDefaults(
  described: Described,
  written: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(described).map(([name, value]) => {
      const set = written[name] ?? ('default' in value ? value.default : undefined);
      return [name, set === undefined ? undefined : completed(value, set)];
    }),
  );
}

function completed(described: DescribedValue, value: unknown): unknown {
  if (described.type === 'array' && Array.isArray(value)) return value.map((each) => completed(described.items, each));
  if (described.type !== 'object' || value === null || typeof value !== 'object') return value;
  const { properties, values } = described;
  if (properties) return withDefaults(properties, { ...value });
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, each]) => [name, values ? completed(values, each) : each]));
}

const base = { description: z.string(), required: z.boolean().optional(), default: z.unknown().optional() };

/** Checks the descriptions of plugins that are written in plain JavaScript, without type checking. */
const describedValue: z.ZodType<DescribedValue> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({
      ...base,
      type: z.literal('string'),
      enum: z.array(z.string()).optional(),
      pattern: z.string().optional(),
    }),
    z.strictObject({
      ...base,
      type: z.enum(['number', 'integer']),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
    }),
    z.strictObject({ ...base, type: z.literal('boolean') }),
    z.strictObject({ ...base, type: z.literal('array'), items: describedValue }),
    z.strictObject({
      ...base,
      type: z.literal('object'),
      properties: z.record(z.string(), describedValue).optional(),
      values: describedValue.optional(),
    }),
  ]),
) as unknown as z.ZodType<DescribedValue>;

export const describedSchema = z.record(z.string(), describedValue);
