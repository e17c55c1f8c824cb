// Reads the configuration. A folder without one gets defaults.

import { ZodError, type z } from 'zod';
import { error } from '../diagnostics/create.ts';
import { hasErrors } from '../diagnostics/level.ts';
import type { SiteConfig } from '../model/config.ts';
import type { ConfigModules } from '../model/config-module.ts';
import type { Checked, Diagnostic, Position } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import { firstHeading } from '../text/markdown-text.ts';
import { didYouMean, nearestName } from '../text/suggest.ts';
import { explainIssues } from '../yaml/explain-issue.ts';
import { type ConfigSource, readSource } from './config-source.ts';
import { nearestOfOurs } from './foreign-keys.ts';
import { besideConfig, configNames, insteadOfConfig, severalConfigs } from './other-configs.ts';
import { resolveConfig } from './resolve-config.ts';
import { type RawConfig, siteConfigSchema } from './schema.ts';

interface ConfigRequest {
  /** Path from the site's folder; `undefined`: `site.config.yaml` or another of its names, if there is one. */
  readonly file: string | undefined;
  /** `undefined`: there are none, and every file is read as YAML. */
  readonly modules?: ConfigModules | undefined;
  /** Title of a site that has neither a configuration nor an index with a title: the folder's name. */
  readonly folderName: string;
}

export type LoadedConfig = LoadedFrom &
  (
    | { readonly kind: 'usable'; readonly config: SiteConfig; readonly diagnostics: readonly Diagnostic[] }
    /** With errors: no site can be built from it. */
    | { readonly kind: 'unusable'; readonly diagnostics: readonly Diagnostic[] }
  );

interface LoadedFrom {
  /** Files that the configuration was made of beside its own, from the site's folder. */
  readonly inputs: readonly string[];
  /** Those of a usable configuration; left out where it names none. */
  readonly plugins?: readonly LoadedPlugin[];
}

export async function loadConfig(files: SiteFiles, request: ConfigRequest): Promise<LoadedConfig> {
  const [name, ...others] = request.file === undefined ? await configNames(files) : [request.file];
  if (name === undefined) return loadDefaults(files, request.folderName);
  if (others.length > 0) return unusable([severalConfigs(name, others)]);
  const text = await files.readText(name);
  // What cannot be read is told with all else of that kind.
  if (files.unreadable().some(({ path }) => path === name)) return unusable([]);
  if (text === undefined) return unusable([missing(name, await configNames(files))]);
  const source = await readSource({ name, text, files, modules: request.modules });
  if (source.diagnostics.length > 0) return unusable(source.diagnostics, source.inputs);
  const found = await pluginsIn(source, { file: name, files, modules: request.modules });
  const inputs = [...source.inputs, ...(found?.inputs ?? [])];
  const schema = found?.schema ?? siteConfigSchema;
  const parsed = schema.safeParse(source.value ?? {});
  const ofPlugins = found?.diagnostics ?? [];
  if (!parsed.success) {
    const context = { file: name, code: 'config', source, schema, hintFor: nearestOfOurs } as const;
    // An unknown key may be that of a plugin that could not be loaded.
    const issues = parsed.error.issues.filter((each) => !hasErrors(ofPlugins) || !isUnknownKey(each));
    const diagnostics = explainIssues(new ZodError(issues), context);
    return unusable([...ofPlugins, ...diagnostics, ...furtherMistakes(source, parsed.error, name)], inputs);
  }
  const resolved = resolveConfig(parsed.data, { file: name, positionOf: source.positionOf });
  const diagnostics = [...ofPlugins, ...resolved.diagnostics];
  const beside = request.file === undefined ? await besideConfig(files, name) : [];
  return { ...usable({ ...resolved, diagnostics }, beside), inputs, ...(found && { plugins: found.of(parsed.data) }) };
}

/** `undefined`: the configuration names no plugins, and nothing of them is loaded. */
async function pluginsIn(
  source: ConfigSource,
  {
    file,
    files,
    modules,
  }: { readonly file: string; readonly files: SiteFiles; readonly modules?: ConfigModules | undefined },
) {
  if (!modules || !Array.isArray(Object(source.value).plugins)) return undefined;
  const { findPlugins, withKeys } = await import('./plugins/find-plugins.ts');
  const found = await findPlugins({ configFile: file, source, files, modules });
  return { ...found, of: (config: object) => withKeys(found.plugins, config) };
}

function isUnknownKey({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'unrecognized_keys' && path.length === 0;
}

function unusable(diagnostics: readonly Diagnostic[], inputs: readonly string[] = []): LoadedConfig {
  return { kind: 'unusable', diagnostics, inputs };
}

async function loadDefaults(files: SiteFiles, folderName: string): Promise<LoadedConfig> {
  const found = await insteadOfConfig(files);
  return usable(withoutFile((await indexTitle(files)) ?? folderName), found);
}

/**
 * Mistakes that show only in a configuration that fits the schema, found by removing everything that does not fit:
 * one run reports all mistakes. A map that lacks something only because it was removed is not reported for that.
 */
function furtherMistakes(source: ConfigSource, error: z.ZodError, file: string): readonly Diagnostic[] {
  if (error.issues.some(losesNames)) return [];
  const rest: unknown = structuredClone(source.value);
  const lacking = new Set<string>();
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) removeAt(rest, [...issue.path, key]);
      if (issue.path.length > 0) lacking.add(placeText(source.positionOf(issue.path), file));
      continue;
    }
    if (requiredTexts.has(issue.path.at(-1))) putAt(rest, issue.path, '…');
    else if (isKindOfPosts(rest, issue.path)) putAt(rest, issue.path, 'posts');
    else removeAt(rest, issue.path);
    lacking.add(placeText(source.positionOf(issue.path.slice(0, -1)), file));
  }
  const parsed = siteConfigSchema.safeParse(rest);
  if (!parsed.success) return [];
  const { diagnostics } = resolveConfig(parsed.data, { file, positionOf: source.positionOf });
  return diagnostics.filter((each) => !each.position || !lacking.has(placeText(each.position, each.file)));
}

function placeText({ line, column, file }: Position, configFile: string): string {
  return `${file ?? configFile}:${line}:${column}`;
}

/** Without the list of sections or of locales, everything that names one of them would look wrong. */
function losesNames(issue: z.core.$ZodIssue): boolean {
  const isUnknown = issue.code === 'unrecognized_keys' && issue.path.length === 0;
  const keys = isUnknown ? issue.keys : issue.path.length === 1 ? issue.path : [];
  return keys.some((key) => nearestName(String(key), ['sections', 'locales']) !== undefined);
}

/** Keys that a map has to have. Where such a text is wrong, another one takes its place. */
const requiredTexts: ReadonlySet<PropertyKey | undefined> = new Set(['title', 'label', 'copyright', 'content']);

function removeAt(value: unknown, path: readonly PropertyKey[]): void {
  const parent = parentOf(value, path);
  const last = path.at(-1);
  if (parent && last !== undefined) Reflect.deleteProperty(parent, last);
}

/** A wrong `kind` beside `posts`: that is what was meant. */
function isKindOfPosts(value: unknown, path: readonly PropertyKey[]): boolean {
  return path[0] === 'sections' && path.at(-1) === 'kind' && 'posts' in (parentOf(value, path) ?? {});
}

function putAt(value: unknown, path: readonly PropertyKey[], text: string): void {
  const parent = parentOf(value, path);
  const last = path.at(-1);
  if (parent && last !== undefined) Reflect.set(parent, last, text);
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

async function indexTitle(files: SiteFiles): Promise<string | undefined> {
  for (const name of ['index.md', 'README.md', 'readme.md', 'Readme.md', 'index.markdown']) {
    const text = await files.readText(name);
    if (text === undefined) continue;
    const title = titleInFrontMatter(text) ?? firstHeading(text);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** A quick look: the front matter is read and checked properly with the rest of the content. */
function titleInFrontMatter(text: string): string | undefined {
  const title = /^---\r?\n(?:.*\r?\n)*?title:[ \t]*(.+?)[ \t]*\r?\n(?:.*\r?\n)*?---/.exec(text)?.[1];
  return title?.replace(/^(["'])(.*)\1$/, '$2');
}

/** Defaults for a plain folder of Markdown: its tree is the sidebar, and broken links are warnings. */
function withoutFile(title: string): Checked<SiteConfig> {
  const raw: RawConfig = {
    title,
    checks: { links: 'warning', anchors: 'warning', images: 'warning', duplicateRoutes: 'warning' },
  };
  return resolveConfig(raw, { file: undefined, positionOf: () => undefined });
}

function usable(checked: Checked<SiteConfig>, found: readonly Diagnostic[]): LoadedConfig {
  const diagnostics = [...checked.diagnostics, ...found];
  return hasErrors(diagnostics)
    ? unusable(diagnostics)
    : { kind: 'usable', config: checked.value, diagnostics, inputs: [] };
}

function missing(file: string, others: readonly string[]): Diagnostic {
  const message = `There is no configuration file ${file}`;
  return error({ code: 'config', message, hint: didYouMean(file, others) });
}
