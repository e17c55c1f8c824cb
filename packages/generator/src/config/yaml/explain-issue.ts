// Turns zod's issues into diagnostics for authors: the key, the value found, and what is expected.
import * as z from 'zod';
import { error } from '../../diagnostics/create.ts';
import type { Diagnostic, DiagnosticCode } from '../../model/diagnostic.ts';
import { didYouMean } from '../../text/suggest.ts';
import { asText } from './lost-colors.ts';
import type { KeyPath, YamlSource } from './yaml-source.ts';

interface Explained {
  readonly file: string;
  readonly code: DiagnosticCode;
  readonly source: Pick<YamlSource, 'value' | 'positionOf' | 'positionOfKey'> & Partial<Pick<YamlSource, 'commentAt'>>;
  /** Schema of the value, for the names of allowed keys. */
  readonly schema: z.ZodType;
  /** What to write instead of an unknown key that means something elsewhere. */
  readonly hintFor?: (path: KeyPath) => string | undefined;
}

interface Explaining extends Explained {
  /** Lists of allowed keys that were told already: each is told once. */
  readonly toldLists: Set<string>;
}

export function explainIssues({ issues }: z.ZodError, explained: Explained): readonly Diagnostic[] {
  const context: Explaining = { ...explained, toldLists: new Set() };
  return issues.flatMap((issue) => explainIssue(issue, context));
}

function explainIssue(issue: z.core.$ZodIssue, context: Explaining): readonly Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(z.toJSONSchema(context.schema, { unrepresentable: 'any', io: 'input' }), issue.path);
    return issue.keys.map((key) =>
      error({
        code: context.code,
        message: `Unknown key '${dotted([...issue.path, key])}'`,
        file: context.file,
        position: context.source.positionOfKey([...issue.path, key]),
        hint: context.hintFor?.([...issue.path, key]) ?? didYouMean(key, known) ?? listOnce(known, context),
      }),
    );
  }
  if (issue.code === 'invalid_union') {
    const inner = closestBranch(issue);
    if (inner) return inner.flatMap((each) => explainIssue({ ...each, path: [...issue.path, ...each.path] }, context));
  }
  const found = valueAt(context.source.value, issue.path);
  const allowed = allowedValues(issue);
  const what = issue.path.length === 0 ? 'The file' : `'${dotted(issue.path)}'`;
  const at = { code: context.code, file: context.file, position: context.source.positionOf(issue.path) };
  if (found === undefined && issue.path.length > 0) return [error({ ...at, message: `${what} is missing` })];
  const wrong = problem(issue);
  const isShown = issue.path.length > 0 && wrong !== emptiness;
  const message = `${what} ${wrong}${isShown ? `, not ${shown(found)}` : ''}`;
  const comment = found === null ? /^\S+/.exec(context.source.commentAt?.(issue.path) ?? '')?.[0] : undefined;
  const hint = comment === undefined ? allowed && didYouMean(String(found), allowed) : asText(`#${comment}`);
  return [error({ ...at, message, hint })];
}

function listOnce(known: readonly string[], { toldLists }: Explaining): string | undefined {
  const list = known.join(', ');
  if (list === '' || toldLists.has(list)) return undefined;
  toldLists.add(list);
  return `Known here: ${list}`;
}

/** The problem that says all of the value. */
const emptiness = 'must not be empty';

/** Issues of the alternative of a union that fits best; `undefined`: the value is of another kind than all of them. */
function closestBranch(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] | undefined {
  const fitting = issue.errors.filter((branch) => branch.length > 0 && branch.every((each) => !isWrongKind(each)));
  // A mistake inside of a list or a map tells that one was meant.
  return fitting.find((branch) => branch.every(({ path }) => path.length > 0)) ?? fitting[0];
}

function isWrongKind(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return issue.errors.every((branch) => branch.some(isWrongKind));
  return issue.code === 'invalid_type';
}

/** Allowed values, if only certain ones are: of a choice, or of the key that tells alternatives of a union apart. */
function allowedValues(issue: z.core.$ZodIssue): readonly string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options?.map(String) : undefined;
}

function problem(issue: z.core.$ZodIssue): string {
  const allowed = allowedValues(issue);
  if (allowed) return `must be ${oneOf(allowed.map((value) => `'${value}'`))}`;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kindName(issue.expected)}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? emptiness : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_union':
      return `must be ${oneOf(unionKinds(issue))}`;
    default:
      return issue.message;
  }
}

function unionKinds(issue: z.core.$ZodIssueInvalidUnion): readonly string[] {
  return issue.errors.flat().flatMap((each): readonly string[] => {
    if (each.path.length > 0) return [];
    if (each.code === 'invalid_union') return unionKinds(each);
    return each.code === 'invalid_type' ? [kindName(each.expected)] : [];
  });
}

function kindName(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a map of keys',
    record: 'a map of keys',
    null: 'null',
  };
  return names[expected] ?? expected;
}

function oneOf(values: readonly string[]): string {
  return values.length < 2 ? (values[0] ?? 'something else') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'a map of keys';
  return String(value);
}

/** A path as authors read it: `navbar.items[0].to`. */
export function dotted(path: KeyPath): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (at, part) => (at !== null && typeof at === 'object' ? Reflect.get(at, part) : undefined),
    value,
  );
}

/** Keys that a JSON Schema allows at a path; for a union, those of all its alternatives. */
function keysAt(schema: unknown, path: KeyPath): readonly string[] {
  const [first, ...rest] = path;
  const alternatives = member(schema, 'anyOf') ?? member(schema, 'oneOf');
  if (Array.isArray(alternatives)) return alternatives.flatMap((each) => keysAt(each, path));
  const properties = member(schema, 'properties');
  if (first === undefined) return Object.keys(properties ?? {});
  const any = member(schema, 'additionalProperties');
  return keysAt(typeof first === 'number' ? member(schema, 'items') : (member(properties, first) ?? any), rest);
}

function member(value: unknown, key: PropertyKey): object | undefined {
  const found: unknown = value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined;
  return found !== null && typeof found === 'object' ? found : undefined;
}
