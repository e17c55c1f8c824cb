// Checks the keys of a configuration. A configuration that has errors is repaired, so that the site's other errors are
// reported in the same run.
import { ZodError, type z } from 'zod';
import type { SiteConfig } from '../model/config.ts';
import { type Diagnostic, hasErrors, type KeyPath, type Position } from '../model/diagnostic.ts';
import { lenientChecks } from '../model/schema/check-schema.ts';
import { type ParsedConfig, siteConfigSchema } from '../model/schema/site-schema.ts';
import { nearestName } from '../text/wording.ts';
import type { ConfigSource } from './config-file.ts';
import { hintForForeignKey, hintForForeignValue } from './foreign-keys.ts';
import { type ResolvedConfig, resolveConfig } from './resolve/resolve-config.ts';
import { explainIssues, isSentence } from './yaml/explain-issue.ts';

interface ConfigSchema {
  readonly file: string;
  readonly source: ConfigSource;
  /** Schema that includes the keys of plugins. */
  readonly schema: typeof siteConfigSchema;
}

interface CheckedConfig {
  /**
   * The configuration, with defaults in place of invalid values. `undefined` if pages cannot be read with it, because
   * errors in pages would only be consequences of its errors.
   */
  readonly config: SiteConfig | undefined;
  readonly parsed?: ParsedConfig;
  readonly diagnostics: readonly Diagnostic[];
}

/** zod otherwise generates code for each schema, which takes 8 ms and pays off only if a schema is used often. */
const parsedOnce = { jitless: true };

/** `ofPlugins` contains errors in plugins that could have added keys to the configuration. */
export function checkConfig(origin: ConfigSchema, ofPlugins: readonly Diagnostic[]): CheckedConfig {
  const { source, schema } = origin;
  const lacksPlugins = hasErrors(ofPlugins);
  const { error } = schema.safeParse(source.value ?? {}, parsedOnce);
  const issues = (error?.issues ?? []).filter((each) => !isSentence(each));
  const checked = error ? repaired(origin, issues) : resolved(source.value ?? {}, origin);
  // An unknown key may belong to a plugin that could not be loaded.
  const explained = explain(lacksPlugins ? issues.filter((each) => !isUnknownKey(each)) : issues, origin);
  return {
    ...checked,
    config: lacksPlugins ? undefined : checked.config,
    diagnostics: [...ofPlugins, ...explained, ...checked.diagnostics],
  };
}

/**
 * Replaces everything that does not match the schema with defaults. `issues` does not contain the problems that are
 * reported in sentences. These are checked again, because they may result from other problems.
 */
function repaired(origin: ConfigSchema, issues: readonly z.core.$ZodIssue[]): CheckedConfig {
  if (issues.some(losesNames)) return unusable;
  const { source, schema } = origin;
  const rest: unknown = structuredClone(source.value);
  const lacking = removeIssues(rest, issues, origin);
  const ofPlugins = Object.keys(schema.shape).filter((key) => !(key in siteConfigSchema.shape));
  const wrongPaths = issues.flatMap((issue) => pathsOf(issue, ofPlugins));
  removeDependents(rest, wrongPaths);
  const remaining = schema.safeParse(rest, parsedOnce).error?.issues ?? [];
  if (!remaining.every(isSentence)) return unusable;
  for (const { path } of remaining) {
    // If an item were removed, the positions of all following items would be wrong.
    if (path.some((key) => typeof key === 'number')) removeWhole(rest, path);
    else removeAt(rest, path);
  }
  const checked = resolved(rest, origin);
  // Does not report keys as missing that were removed in this step.
  const diagnostics = [...explain(remaining, origin), ...checked.diagnostics].filter(
    (each) => !each.position || !lacking.has(positionText(each.position, each.file)),
  );
  const isReadable = ![...wrongPaths, ...remaining.map(({ path }) => path)].some((path) =>
    isStructural(path, ofPlugins),
  );
  return { ...checked, config: isReadable ? checked.config : undefined, diagnostics };
}

const unusable: CheckedConfig = { config: undefined, diagnostics: [] };

/**
 * Resolves a value that matches the schema. The configuration has defaults in place of keys that have other errors.
 * `undefined` if one of these keys determines which pages exist.
 */
function resolved(value: unknown, { file, source, schema }: ConfigSchema): CheckedConfig {
  const resolve = (written: unknown): ResolvedConfig & { readonly parsed: ParsedConfig } => {
    const parsed = schema.parse(written, parsedOnce);
    return { parsed, ...resolveConfig(parsed, { file, positionOf: source.positionOf }) };
  };
  const first = resolve(value);
  const { parsed, diagnostics, wrongPaths } = first;
  if (wrongPaths.length === 0) return { config: first.value, parsed, diagnostics };
  if (wrongPaths.some((path) => isStructural(path, []))) return { config: undefined, parsed, diagnostics };
  const rest: unknown = structuredClone(value);
  for (const path of wrongPaths) removeWhole(rest, path);
  const again = resolve(rest);
  return { config: again.wrongPaths.length === 0 ? again.value : undefined, parsed, diagnostics };
}

/** Removes the top-level key, or the key of a section, that contains the value at a path. */
function removeWhole(rest: unknown, path: KeyPath): void {
  const end = path[0] === 'sections' ? path.findIndex((key) => visibleKeys.has(key)) + 1 || 3 : 1;
  if (path[0] === 'title') putAt(rest, ['title'], '…');
  else removeAt(rest, path.slice(0, end));
}

function explain(issues: readonly z.core.$ZodIssue[], origin: ConfigSchema): readonly Diagnostic[] {
  const hints = { hintFor: hintForForeignKey, hintForValue: hintForForeignValue };
  return explainIssues(new ZodError([...issues]), { ...origin, ...hints, code: 'config' });
}

function isUnknownKey({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'unrecognized_keys' && path.length === 0;
}

/** Removes invalid keys. Returns the positions of the mappings that contained the removed keys. */
function removeIssues(
  rest: unknown,
  issues: readonly z.core.$ZodIssue[],
  { source, file }: ConfigSchema,
): ReadonlySet<string> {
  const lacking = new Set<string>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) removeAt(rest, [...issue.path, key]);
      if (issue.path.length > 0) lacking.add(positionText(source.positionOf(issue.path), file));
      continue;
    }
    if (requiredTexts.has(issue.path.at(-1))) putAt(rest, issue.path, '…');
    else if (isKindOfPosts(rest, issue.path)) putAt(rest, issue.path, 'posts');
    else removeAt(rest, issue.path);
    lacking.add(positionText(source.positionOf(issue.path.slice(0, -1)), file));
  }
  return lacking;
}

/** Returns the paths of the wrong keys. An unknown top-level key is treated as the most similar known key. */
function pathsOf(issue: z.core.$ZodIssue, ofPlugins: readonly string[]): readonly KeyPath[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path];
  return issue.keys.map((key) =>
    issue.path.length === 0 ? [nearestName(key, [...meaningfulKeys, ...ofPlugins]) ?? key] : [...issue.path, key],
  );
}

/**
 * Keys that affect which pages exist, the URLs of pages, and how Markdown is processed. Without these keys, errors
 * would be reported on correct pages.
 */
const structuralKeys = ['sections', 'locales', 'markdown', 'plugins'];

const meaningfulKeys = [...structuralKeys, 'checks', 'host', 'security'];

/** Keys of sections and locales that do not affect which pages exist. */
const visibleKeys: ReadonlySet<PropertyKey> = new Set(['label', 'direction', 'htmlLang', 'banner', 'links']);

function isStructural([first, ...below]: KeyPath, ofPlugins: readonly string[]): boolean {
  return [...structuralKeys, ...ofPlugins].includes(String(first)) && !below.some((key) => visibleKeys.has(key));
}

/**
 * Removes keys that depend on a wrong key. `security` requires a `host`, and the policy of a host depends on
 * `security`. Invalid `checks` must not cause further errors.
 */
function removeDependents(rest: unknown, wrongKeys: readonly KeyPath[]): void {
  const wrong = new Set(wrongKeys.map(([first]) => first));
  if (wrong.has('host') || wrong.has('security')) for (const key of ['host', 'security']) removeAt(rest, [key]);
  if (wrong.has('checks')) putAt(rest, ['checks'], { ...lenientChecks, ...Object(Object(rest).checks) });
}

function positionText({ line, column, file }: Position, configFile: string): string {
  return `${file ?? configFile}:${line}:${column}`;
}

/**
 * Whether the issue makes the list of sections or locales unusable, so that every reference to a section or locale
 * would be reported.
 */
function losesNames(issue: z.core.$ZodIssue): boolean {
  const isUnknown = issue.code === 'unrecognized_keys' && issue.path.length === 0;
  const keys = isUnknown ? issue.keys : issue.path.length === 1 ? issue.path : [];
  return keys.some((key) => nearestName(String(key), ['sections', 'locales']) !== undefined);
}

/** Required keys with string values. A wrong value is replaced with another string. */
const requiredTexts: ReadonlySet<PropertyKey | undefined> = new Set(['title', 'label', 'copyright', 'content']);

function removeAt(value: unknown, path: readonly PropertyKey[]): void {
  const parent = parentOf(value, path);
  const last = path.at(-1);
  if (parent && last !== undefined) Reflect.deleteProperty(parent, last);
}

/** Whether the value is the invalid `kind` of a section with a `posts` key, which is treated as a posts section. */
function isKindOfPosts(value: unknown, path: readonly PropertyKey[]): boolean {
  return path[0] === 'sections' && path.at(-1) === 'kind' && 'posts' in (parentOf(value, path) ?? {});
}

function putAt(value: unknown, path: readonly PropertyKey[], replacement: unknown): void {
  const parent = parentOf(value, path);
  const last = path.at(-1);
  if (parent && last !== undefined) Reflect.set(parent, last, replacement);
}

function parentOf(value: unknown, path: readonly PropertyKey[]): object | undefined {
  const found = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (isObject(at) ? Reflect.get(at, key) : undefined), value);
  return isObject(found) ? found : undefined;
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}
