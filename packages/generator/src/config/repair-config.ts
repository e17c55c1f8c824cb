// Repairs a configuration that does not match its schema, so that the site's other errors are reported in the same run.
import type { z } from 'zod';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import { nearestName } from '../text/suggest.ts';
import type { ConfigSource } from './config-source.ts';
import { type ConfigOrigin, type ResolvedConfig, resolveConfig } from './resolve/resolve-config.ts';
import { type RawConfig, siteConfigSchema } from './schema/schema.ts';
import type { KeyPath } from './yaml/yaml-source.ts';

/** Settings that report all problems in pages as warnings. */
export const lenientChecks: NonNullable<RawConfig['checks']> = {
  links: 'warning',
  anchors: 'warning',
  images: 'warning',
  duplicateRoutes: 'warning',
};

export interface ConfigSchema {
  readonly file: string;
  readonly source: ConfigSource;
  /** Schema that includes the keys of plugins. */
  readonly schema: typeof siteConfigSchema;
}

interface RepairedConfig {
  /**
   * `undefined` if pages cannot be read with this configuration, because errors in pages would only be consequences of
   * its errors.
   */
  readonly config: SiteConfig | undefined;
  readonly raw?: RawConfig;
  /** Errors that cannot be detected by the schema. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Removes everything that does not match the schema, so that the defaults apply. Does not report keys as missing if
 * they were removed by this function.
 */
export function repairConfig(origin: ConfigSchema, issues: readonly z.core.$ZodIssue[]): RepairedConfig {
  if (issues.some(losesNames)) return { config: undefined, diagnostics: [] };
  const { file, source, schema } = origin;
  const rest: unknown = structuredClone(source.value);
  const lacking = removeIssues(rest, issues, origin);
  const ofPlugins = Object.keys(schema.shape).filter((key) => !(key in siteConfigSchema.shape));
  const wrongPaths = issues.flatMap((issue) => pathsOf(issue, ofPlugins));
  removeDependents(rest, wrongPaths);
  const parsed = schema.safeParse(rest);
  if (!parsed.success) return { config: undefined, diagnostics: [] };
  const resolved = resolveConfig(parsed.data, { file, positionOf: source.positionOf });
  const diagnostics = resolved.diagnostics.filter(
    (each) => !each.position || !lacking.has(positionText(each.position, each.file)),
  );
  const isReadable = !wrongPaths.some((path) => isStructural(path, ofPlugins));
  const config = isReadable ? withoutErrors(parsed.data, resolved, { file, positionOf: source.positionOf }) : undefined;
  return { config, raw: parsed.data, diagnostics };
}

/** Removes invalid keys. Returns the positions of the mappings that contained them. */
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

/**
 * Returns a configuration with defaults in place of keys that match the schema but have other errors, or `undefined` if
 * one of these keys determines which pages exist.
 */
export function withoutErrors(
  raw: RawConfig,
  { value, wrongPaths }: ResolvedConfig,
  origin: ConfigOrigin,
): SiteConfig | undefined {
  if (wrongPaths.length === 0) return value;
  if (wrongPaths.some((path) => isStructural(path, []))) return undefined;
  const rest = structuredClone(raw);
  for (const path of wrongPaths) {
    if (path[0] === 'title') rest.title = '…';
    else removeAt(rest, path.slice(0, path[0] === 'sections' ? path.findIndex((key) => visibleKeys.has(key)) + 1 : 1));
  }
  const again = resolveConfig(rest, origin);
  return again.wrongPaths.length === 0 ? again.value : undefined;
}

/** Returns the paths of the wrong keys. An unknown top-level key is treated as the known key that it resembles. */
function pathsOf(issue: z.core.$ZodIssue, ofPlugins: readonly string[]): readonly KeyPath[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path];
  return issue.keys.map((key) =>
    issue.path.length === 0 ? [nearestName(key, [...meaningfulKeys, ...ofPlugins]) ?? key] : [...issue.path, key],
  );
}

/**
 * Keys that affect which pages exist, their URLs, and how Markdown is processed. Without them, errors would be reported
 * on correct pages.
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
