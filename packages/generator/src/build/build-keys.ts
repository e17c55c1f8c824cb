// What articles and pages depend on, as keys: the same key, the same bytes, on any machine and after any history.
import type { ClientAssets } from '../model/client-assets.ts';
import type { MarkdownOptions, PluginReference } from '../model/config.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { SourcePath } from '../model/paths.ts';
import type { CategoryFile, ParsedSource } from '../model/site.ts';
import { isSourced, type RenderContext } from '../render/render-context.ts';
import { folderOf, normalizePath } from '../text/hrefs.ts';
import { articleFrame } from './article-source.ts';
import type { TextTask } from './page-work.ts';

type Hash = (content: string) => string;

interface TextKeyParts {
  /** Of docsgen's own code. */
  readonly engine: string;
  readonly options: MarkdownOptions;
  /** See `pluginKey`. */
  readonly plugins: string;
  readonly hashOf: Hash;
}

export type TextTasks = (text: ParsedSource, lang: string) => TextTask;

/** Makes the task to compile a text. */
export function textTasks({ engine, options, plugins, hashOf }: TextKeyParts): TextTasks {
  const { parser, highlight } = options;
  const withoutPlace = (list: readonly PluginReference[]): unknown => list.map((each) => [each.module, each.options]);
  const common = [withoutPlace(options.remarkPlugins), withoutPlace(options.rehypePlugins)];
  const settings = hashOf(JSON.stringify([engine, parser, highlight, plugins, common]));
  const isBound = options.remarkPlugins.length + options.rehypePlugins.length > 0;
  return (parsed, lang) => {
    const frame = articleFrame(parsed, lang);
    const { hash } = parsed.file;
    const key = hashOf(`${settings}\n${frame.lang}\n${JSON.stringify(frame.title)}\n${hash}`);
    return { frame, bodyStart: parsed.bodyStart, hash, key, isBound };
  };
}

/**
 * Of the code of the configured plugins: of those in the site, all code that stands beside them or below; of packages,
 * their version and the lockfile. What else a plugin may read, nobody knows: those who have one that does take the cache away.
 */
export async function pluginKey(options: MarkdownOptions, files: SiteFiles, hashOf: Hash): Promise<string> {
  const plugins = [...options.remarkPlugins, ...options.rehypePlugins].map(({ module }) => module);
  if (plugins.length === 0) return '';
  const paths = new Set<string>([
    'package-lock.json',
    'npm-shrinkwrap.json',
    'pnpm-lock.yaml',
    'yarn.lock',
    'bun.lock',
  ]);
  for (const module of plugins) {
    const folder = /^\.{0,2}\//.test(module) ? folderOf(normalizePath(module) ?? module) : undefined;
    for (const path of await codeIn(folder, module, files)) paths.add(path);
  }
  const texts = await Promise.all([...paths].sort().map(async (path) => [path, await files.readText(path)]));
  return hashOf(JSON.stringify(texts));
}

async function codeIn(folder: string | undefined, module: string, files: SiteFiles): Promise<readonly string[]> {
  if (folder === undefined) {
    const name = module.split('/').slice(0, module.startsWith('@') ? 2 : 1);
    return [`node_modules/${name.join('/')}/package.json`];
  }
  const names = await files.list(folder, 'visible');
  return names
    .filter((name) => /\.([cm]?[jt]s|json)$/.test(name) && (folder !== '' || !name.includes('/')))
    .map((name) => (folder === '' ? name : `${folder}/${name}`));
}

interface SiteKeyParts {
  readonly context: RenderContext;
  readonly engine: string;
  readonly categories: readonly CategoryFile[];
  /** See `RememberedPages`. */
  readonly outlineOf: (path: SourcePath) => string;
  readonly hashOf: Hash;
}

/** Of all that pages can show of the rest of the site: while it is the same, a page changes with its own text alone. */
export function siteKey({ context, engine, categories, outlineOf, hashOf }: SiteKeyParts): string {
  const { graph, announcements, generator, searchIndex, assets } = context;
  const pages = [...graph.pages.values()].map((page) => {
    const { key, url, title, description, translation, isUnlisted } = page;
    const own = [key, url, title, description, translation, isUnlisted, page.kind];
    if (!isSourced(page)) return JSON.stringify([...own, page.image, page.keywords]);
    return JSON.stringify([...own, page.textLocale.code, outlineOf(page.parsed.file.path)]);
  });
  const folders = categories.map(({ file }) => `${file.path} ${file.hash}`);
  const files = [...graph.tree.assets, '', ...graph.tree.statics, '', ...graph.drafts];
  const parts = [
    JSON.stringify([engine, generator, searchIndex, graph.config, clientNames(assets), [...announcements]]),
    ...pages,
    ...folders,
    ...files,
  ];
  return hashOf(parts.join('\n'));
}

/** Their contents are in their names. */
function clientNames({ files: _, stringScripts, ...names }: ClientAssets): unknown {
  return [names, [...stringScripts]];
}
