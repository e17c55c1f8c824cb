// The published types of the configuration, which are printed from its JSON Schema.
import { describe, expect, it } from 'vitest';
import { configJsonSchema } from '../../../packages/generator/src/model/schema/site-schema.ts';
import { configTypes } from '../../../scripts/types/config-types.js';

type Schema = Parameters<typeof configTypes>[0];

const schema: Schema = configJsonSchema();
const published = configTypes(schema);

/** Prints the type of one additional key. */
function typeOf(node: Schema, required: readonly string[] = []): string {
  const text = configTypes({ ...schema, properties: { ...schema.properties, added: node }, required });
  return text.slice(text.indexOf('readonly added'), text.lastIndexOf('\n}'));
}

describe('types of the configuration', () => {
  it.each<readonly [Schema, string]>([
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'boolean'] }, 'string | boolean'],
    [{}, 'unknown'],
    [{ enum: ['left', 'right'] }, "'left' | 'right'"],
    [{ type: 'array', items: { type: 'string' } }, 'readonly string[]'],
    [{ type: 'array', items: { enum: ['left', 'right'] } }, "readonly ('left' | 'right')[]"],
    [{ type: 'array', items: { type: 'array' } }, 'readonly (readonly unknown[])[]'],
    [{ anyOf: [{ type: 'integer' }, { type: 'number' }, { type: 'string' }] }, 'number | string'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Readonly<Record<string, number>>'],
    [
      { type: 'object', additionalProperties: { type: 'number' }, propertyNames: { enum: ['a', 'b-c'] } },
      "{\n    readonly a?: number;\n    readonly 'b-c'?: number;\n  }",
    ],
    [
      { type: 'object', properties: { size: { type: 'number', description: 'In px.' } }, required: ['size'] },
      '{\n    /** In px. */\n    readonly size: number;\n  }',
    ],
  ])('prints the schema %j as the type %s', (node, type) => {
    expect(typeOf(node)).toBe(`readonly added?: ${type};`);
  });

  it('only optional keys are printed with a question mark', () => {
    expect(typeOf({ type: 'string' }, ['added'])).toBe('readonly added: string;');
  });

  it('a description that contains the end of a comment is escaped', () => {
    const node: Schema = { type: 'string', description: 'Such as `docs/*/a`.' };
    expect(typeOf({ type: 'object', properties: { node } })).toContain('/** Such as `docs/*\\/a`. */');
  });

  it('throws on a type that is not supported', () => {
    expect(() => typeOf({ type: 'date' })).toThrow("The type 'date'");
  });

  it('the published types contain every configuration key with its description, in the order of the schema', () => {
    const keys = [...published.matchAll(/^ {2}\/\*\* (.*) \*\/\n {2}readonly ([$\w]+)/gm)];
    const config = keys.slice(keys.findIndex(([, , name]) => name === '$schema'));
    const expected = Object.entries(schema.properties ?? {}).map(([name, { description }]) => [description, name]);
    expect(config.map(([, description, name]) => [description, name])).toEqual(expected);
  });

  it('the published types declare each object type only once, even if several keys have it', () => {
    const lines = published.split('\n');
    const objects = lines.flatMap((line, start) => {
      const end = lines.findIndex((each, index) => index > start && each.search(/\S/) === line.search(/\S/));
      const body = lines.slice(start + 1, end).map((each) => each.trim());
      return line.endsWith('{') ? [body.join('\n')] : [];
    });
    expect(objects.length).toBeGreaterThan(30);
    expect(objects.filter((each, index) => objects.indexOf(each) !== index)).toEqual([]);
    expect(published).toContain('readonly links?: readonly Link[];');
    expect(published.match(/readonly activePath\?/g)).toHaveLength(1);
  });
});
