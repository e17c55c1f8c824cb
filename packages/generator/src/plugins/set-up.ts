// Runs the `setup` function of every plugin, once per configuration, and collects its hooks and additions.
import * as z from 'zod';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ArticleFileSources, MarkdownAdditions, PluginStrings } from '../model/article-api.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { HeadTag, PluginCommand, PluginSite } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import { packageFolder } from '../text/package-name.ts';
import { articleFileSources, pluginStrings } from './article-schemas.ts';
import { problemIn } from './hook-context.ts';
import { headTags } from './hook-results.ts';

/** A plugin with the hooks and additions that it registered. */
export interface SetUpPlugin {
  readonly plugin: LoadedPlugin;
  readonly content: readonly Parameters<PluginSite['content']>[0][];
  readonly pages: readonly Parameters<PluginSite['pages']>[0][];
  readonly files: readonly Parameters<PluginSite['files']>[0][];
  readonly check: readonly Parameters<PluginSite['check']>[0][];
  readonly head: readonly HeadTag[];
  readonly markdown: readonly MarkdownAdditions[];
  readonly commands: readonly PluginCommand[];
  readonly articleFiles: ArticleFileSources;
  readonly strings: PluginStrings | undefined;
}

interface SetUp {
  readonly plugins: readonly SetUpPlugin[];
  readonly diagnostics: readonly Diagnostic[];
}

type Files = Pick<SiteFiles, 'root' | 'stamp'>;

export async function setUpPlugins(plugins: readonly LoadedPlugin[], config: SiteConfig, files: Files): Promise<SetUp> {
  const ready: SetUpPlugin[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const plugin of plugins) {
    const { site, wanted, added } = siteFor(plugin, config, files);
    try {
      await plugin.definition.setup(site as PluginSite<never, never>);
      ready.push({ ...wanted, ...added });
    } catch (thrown) {
      diagnostics.push(plugin.explain(thrown, 'in its setup function'));
    }
  }
  return { plugins: ready, diagnostics };
}

/** Returns the site information that plugins receive. This information is part of all cache keys of hooks. */
export function siteFacts({
  url,
  baseUrl,
  locales,
  sections,
}: SiteConfig): Pick<PluginSite, 'url' | 'baseUrl' | 'locales' | 'sections'> {
  return {
    url,
    baseUrl,
    locales: locales.map(({ code, label, folder }) => ({ code, label, folder })),
    sections: sections.map(({ id, versions }) => ({
      id,
      versions: versions.map(({ name, folder }) => ({ name, folder })),
    })),
  };
}

function siteFor(plugin: LoadedPlugin, config: SiteConfig, files: Files) {
  const wanted = {
    plugin,
    content: [] as SetUpPlugin['content'][number][],
    pages: [] as SetUpPlugin['pages'][number][],
    files: [] as SetUpPlugin['files'][number][],
    check: [] as SetUpPlugin['check'][number][],
    head: [] as HeadTag[],
    markdown: [] as MarkdownAdditions[],
    commands: [] as PluginCommand[],
  };
  const added: Mutable<Pick<SetUpPlugin, 'articleFiles' | 'strings'>> = { articleFiles: {}, strings: undefined };
  const into =
    <Hook>(name: string, hooks: Hook[]) =>
    (hook: Hook): void => {
      checked(`${name}()`, hookSchema, hook);
      hooks.push(hook);
    };
  const site: PluginSite = {
    ...siteFacts(config),
    options: plugin.options,
    config: plugin.keys,
    packageFolder: (name) =>
      packageFolder(name, { root: files.root, exists: async (path) => (await files.stamp(path)) !== undefined }),
    content: into('content', wanted.content),
    pages: into('pages', wanted.pages),
    files: into('files', wanted.files),
    check: into('check', wanted.check),
    head: (...tags) => void wanted.head.push(...checked('head()', headTags, tags)),
    markdown: (additions) => void wanted.markdown.push(checked('markdown()', markdownSchema, additions)),
    command: (command) => void wanted.commands.push(checked('command()', commandSchema, command)),
    articleFiles: (files) => {
      added.articleFiles = { ...added.articleFiles, ...checked('articleFiles()', articleFileSources, files) };
    },
    strings: (strings) => {
      added.strings = checked('strings()', pluginStrings, strings);
    },
  };
  return { site, wanted, added };
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const hookSchema = z.custom<() => unknown>((value) => typeof value === 'function', 'must be a function');

const reference = { name: z.string().min(1), options: z.unknown().optional() };
const references = z.array(z.union([z.string().min(1), z.strictObject(reference)])).optional();

const markdownSchema = z.strictObject({
  remarkPlugins: references,
  rehypePlugins: references,
  syntax: z
    .array(z.strictObject({ ...reference, marker: z.string().min(1), native: z.literal('math').optional() }))
    .optional(),
  codeBlocks: z
    .array(z.union([z.string().min(1), z.strictObject({ ...reference, inline: z.boolean().optional() })]))
    .optional(),
  components: z.array(z.string().min(1)).optional(),
}) as z.ZodType<MarkdownAdditions>;

const commandSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must consist of lowercase letters, digits and dashes'),
  description: z.string().min(1),
  options: z.record(z.string().startsWith('-'), z.string()).optional(),
  run: z.custom<PluginCommand['run']>((value) => typeof value === 'function', 'must be a function'),
}) as z.ZodType<PluginCommand>;

/**
 * Returns the validated value. Throws if the argument is invalid, so that the stack trace contains the line in the
 * plugin.
 */
function checked<T>(name: string, schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Error(`Invalid argument of ${name}: ${problemIn(given, schema)}`);
  return parsed.data;
}
