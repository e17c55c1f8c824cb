// Reads the configuration; makes one up for a folder that has none.
import type * as z from 'zod';
import type { SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic, Position } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import { explainIssues } from '../text/explain-issue.ts';
import { firstHeading } from '../text/markdown-text.ts';
import { nearestName } from '../text/suggest.ts';
import { parseYaml, type YamlSource } from '../text/yaml-source.ts';
import { resolveConfig } from './resolve-config.ts';
import { type RawConfig, siteConfigSchema } from './schema.ts';

export const configFileName = 'site.config.yaml';

export interface ConfigRequest {
  /** From the site's folder; `undefined`: `site.config.yaml`, if there is one. */
  readonly file: string | undefined;
  /** Title of a site that has neither a configuration nor an index with a title: the folder's name. */
  readonly folderName: string;
}

export type LoadedConfig =
  | { readonly kind: 'usable'; readonly config: SiteConfig; readonly diagnostics: readonly Diagnostic[] }
  /** So wrong that no site can be made of it. */
  | { readonly kind: 'unusable'; readonly diagnostics: readonly Diagnostic[] };

export async function loadConfig(files: SiteFiles, request: ConfigRequest): Promise<LoadedConfig> {
  const name = request.file ?? configFileName;
  const text = await files.readText(name);
  if (text === undefined && request.file !== undefined) return { kind: 'unusable', diagnostics: [missing(name)] };
  if (text === undefined) return usable(withoutFile((await indexTitle(files)) ?? request.folderName));
  const source = parseYaml(text, { file: name, firstLine: 1, code: 'config' });
  if (source.diagnostics.length > 0) return { kind: 'unusable', diagnostics: source.diagnostics };
  const parsed = siteConfigSchema.safeParse(source.value ?? {});
  if (!parsed.success) {
    const diagnostics = explainIssues(parsed.error, { file: name, code: 'config', source, schema: siteConfigSchema });
    return { kind: 'unusable', diagnostics: [...diagnostics, ...furtherMistakes(source, parsed.error, name)] };
  }
  return usable(resolveConfig(parsed.data, { file: name, positionOf: source.positionOf }));
}

/**
 * What is wrong with the rest, once everything already reported is taken out: one run shows all mistakes.
 * A map that lacks something only because it was taken out is not blamed for it.
 */
function furtherMistakes(source: YamlSource, error: z.ZodError, file: string): readonly Diagnostic[] {
  if (error.issues.some(losesNames)) return [];
  const rest: unknown = structuredClone(source.value);
  const lacking = new Set<string>();
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of keys) takeOut(rest, path, issue.code !== 'unrecognized_keys');
    if (issue.code !== 'unrecognized_keys') lacking.add(placeOf(source.positionOf(issue.path.slice(0, -1))));
  }
  const parsed = siteConfigSchema.safeParse(rest);
  if (!parsed.success) return [];
  const { diagnostics } = resolveConfig(parsed.data, { file, positionOf: source.positionOf });
  return diagnostics.filter(({ position }) => position === undefined || !lacking.has(placeOf(position)));
}

function placeOf({ line, column }: Position): string {
  return `${line}:${column}`;
}

/** Without the list of sections or of locales, all that names one of them would look wrong. */
function losesNames(issue: z.core.$ZodIssue): boolean {
  const isUnknown = issue.code === 'unrecognized_keys' && issue.path.length === 0;
  const keys = isUnknown ? issue.keys : issue.path.length === 1 ? issue.path : [];
  return keys.some((key) => nearestName(String(key), ['sections', 'locales']) !== undefined);
}

/** Texts without which a map is not complete; another one stands in for them. */
const requiredTexts: ReadonlySet<PropertyKey | undefined> = new Set(['title', 'label', 'copyright', 'content']);

function takeOut(value: unknown, path: readonly PropertyKey[], isKnown: boolean): void {
  const last = path.at(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (isObject(at) ? Reflect.get(at, key) : undefined), value);
  if (last === undefined || !isObject(parent)) return;
  if (isKnown && requiredTexts.has(last)) Reflect.set(parent, last, '…');
  else Reflect.deleteProperty(parent, last);
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

/** Only a glance: the front matter is read properly, and complained about, with the rest of the content. */
function titleInFrontMatter(text: string): string | undefined {
  const title = /^---\r?\n(?:.*\r?\n)*?title:[ \t]*(.+?)[ \t]*\r?\n(?:.*\r?\n)*?---/.exec(text)?.[1];
  return title?.replace(/^(["'])(.*)\1$/, '$2');
}

/** A folder of Markdown nobody configured: its tree is the sidebar, and a link that leads nowhere is no reason to fail. */
function withoutFile(title: string): Checked<SiteConfig> {
  const raw: RawConfig = {
    title,
    checks: { links: 'warning', anchors: 'warning', images: 'warning', duplicateRoutes: 'warning' },
  };
  return resolveConfig(raw, { file: undefined, positionOf: () => undefined });
}

function usable(checked: Checked<SiteConfig>): LoadedConfig {
  const failed = checked.diagnostics.some((diagnostic) => diagnostic.severity === 'error');
  return failed
    ? { kind: 'unusable', diagnostics: checked.diagnostics }
    : { kind: 'usable', config: checked.value, diagnostics: checked.diagnostics };
}

function missing(file: string): Diagnostic {
  return {
    code: 'config',
    severity: 'error',
    message: `There is no configuration file ${file}`,
    file: '',
    position: undefined,
    hint: undefined,
    related: [],
  };
}
