// Converts zod issues into diagnostics that name the key, the expected type and the actual value.
import * as z from 'zod';
import { type Diagnostic, type DiagnosticCode, error, type KeyPath } from '../../model/diagnostic.ts';
import { didYouMean, oneOf, unknownKey } from '../../text/wording.ts';
import { quoteHint } from './unquoted-colors.ts';
import type { YamlSource } from './yaml-source.ts';

interface Explained {
  readonly file: string;
  readonly code: DiagnosticCode;
  readonly source: Pick<YamlSource, 'value' | 'positionOf' | 'positionOfKey'> & Partial<Pick<YamlSource, 'commentAt'>>;
  /** Schema of the value. Its keys are suggested in hints. */
  readonly schema: z.ZodType;
  /** Returns a hint for an unknown key that is used by other tools. */
  readonly hintFor?: (path: KeyPath) => string | undefined;
  /** Returns a hint for a wrong value in the form of another tool. */
  readonly hintForValue?: (path: KeyPath, value: unknown) => string | undefined;
}

interface Explaining extends Explained {
  /** Lists of allowed keys that were already reported. Each list is reported only once. */
  readonly reportedLists: Set<string>;
}

/** Parses an object whose keys are all optional. Keys that are invalid are omitted from `data`. */
export function parseValidKeys<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
): { readonly data: Value; readonly error: z.ZodError | undefined } {
  const { data, error } = schema.safeParse(value);
  if (!error) return { data, error };
  const wrong = new Set(
    error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])),
  );
  const rest = Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !wrong.has(key)));
  return { data: schema.safeParse(rest).data ?? schema.parse({}), error };
}

export function explainIssues({ issues }: z.ZodError, explained: Explained): readonly Diagnostic[] {
  const context: Explaining = { ...explained, reportedLists: new Set() };
  return issues.flatMap((issue) => explainIssue(issue, context));
}

function explainIssue(issue: z.core.$ZodIssue, context: Explaining): readonly Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(z.toJSONSchema(context.schema, { unrepresentable: 'any', io: 'input' }), issue.path);
    return issue.keys.map((key) =>
      error({
        code: context.code,
        message: unknownKey(dotted([...issue.path, key])),
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
  const at = { code: context.code, file: context.file, position: context.source.positionOf(issue.path) };
  if (issue.code === 'custom' && isSentence(issue))
    return [error({ ...at, message: issue.message, hint: issue.params?.hint })];
  const found = valueAt(context.source.value, issue.path);
  const allowed = allowedValues(issue);
  const what = issue.path.length === 0 ? 'The file' : `'${dotted(issue.path)}'`;
  if (found === undefined && issue.path.length > 0) return [error({ ...at, message: `${what} is missing` })];
  const wrong = problem(issue);
  const isShown = issue.path.length > 0 && wrong !== emptiness;
  const actual = `${/^must (?:not|contain) /.test(wrong) ? 'but is' : 'not'} ${shown(found)}`;
  const message = `${what} ${wrong}${isShown ? `, ${actual}` : ''}`;
  const comment = found === null ? /^\S+/.exec(context.source.commentAt?.(issue.path) ?? '')?.[0] : undefined;
  const hint = comment === undefined ? allowed && didYouMean(String(found), allowed) : quoteHint(`#${comment}`);
  return [error({ ...at, message, hint: hint ?? context.hintForValue?.(issue.path, found) })];
}

/** Whether the messages of the issue are complete; see `complain`. */
export function isSentence(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_union') return closestBranch(issue)?.every(isSentence) ?? false;
  return issue.code === 'custom' && issue.params?.isSentence === true;
}

function listOnce(known: readonly string[], { reportedLists }: Explaining): string | undefined {
  const list = known.join(', ');
  if (list === '' || reportedLists.has(list)) return undefined;
  reportedLists.add(list);
  return `Available keys: ${list}`;
}

/** This problem is reported without the actual value, because the message already describes it. */
const emptiness = 'must not be empty';

/**
 * Returns the issues of the best matching branch of a union, or `undefined` if the value's type matches none of the
 * branches.
 */
function closestBranch(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] | undefined {
  const fitting = issue.errors.filter((branch) => branch.length > 0 && branch.every((each) => !isWrongKind(each)));
  // If all issues are inside a list or a mapping, the value itself has the right type.
  return fitting.find((branch) => branch.every(({ path }) => path.length > 0)) ?? fitting[0];
}

function isWrongKind(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return issue.errors.every((branch) => branch.some(isWrongKind));
  return issue.code === 'invalid_type';
}

/** Returns the allowed values of an enum, or of the discriminator key of a union. */
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
      return `must be ${oneOf(unionKinds(issue)) || 'something else'}`;
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
    string: 'a string',
    number: 'a number',
    int: 'an integer',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping',
    null: 'null',
  };
  return names[expected] ?? expected;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'a mapping';
  return String(value);
}

/** Formats a path for diagnostics: `navbar.items[0].to`. */
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

/** Returns the keys that a JSON Schema allows at a path. For a union, the keys of all branches are returned. */
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
