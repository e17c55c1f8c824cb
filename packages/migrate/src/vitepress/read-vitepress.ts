// Reads a VitePress site: the evaluated configuration, the locales, and the pages with their URLs.

import { posix } from 'node:path';
import { type Checked, type Diagnostic, error } from 'docsgen/internals';
import { type ForeignConfig, readForeignConfig } from '../foreign-config.ts';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import { pathFilter } from '../globs.ts';
import { labelAndDirection, readPage, type UnaddressedPage } from '../localized-pages.ts';
import { isFunction, isMap, type LooseMap, mapIn, textIn, textsIn } from '../untyped-values.ts';
import type { VitepressLocale, VitepressSite } from './site.ts';

const endings = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];
const names = ['config', 'config/index'].flatMap((name) => endings.map((ending) => `.vitepress/${name}.${ending}`));

/** These functions only return the configuration, or extend it in ways that are not relevant here. */
const wrapper = (module: string, ...exported: readonly string[]): string =>
  `const same = (config) => config;
module.exports = { __proto__: foreignSite.standIn('${module}'), ${exported.map((name) => `${name}: same`)} };`;
const instead: Readonly<Record<string, string>> = {
  vitepress: wrapper('vitepress', 'defineConfig', 'defineConfigWithTheme', 'defineAdditionalConfig'),
  'vitepress-plugin-mermaid': wrapper('vitepress-plugin-mermaid', 'withMermaid'),
  '@vite-pwa/vitepress': wrapper('@vite-pwa/vitepress', 'withPwa'),
  'vitepress-sidebar': wrapper('vitepress-sidebar', 'withSidebar'),
  'vitepress-i18n': wrapper('vitepress-i18n', 'withI18n'),
};

export async function readVitepress(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<VitepressSite | undefined>> {
  const read = await readForeignConfig({ files, modules, names, instead });
  if (read.value === undefined) return { value: undefined, diagnostics: read.diagnostics };
  const config = read.value;
  const sourceFolder = folderOf(textIn(config.value.srcDir));
  const themeConfig = mapIn(config.value.themeConfig);
  const paths = (await files.list('.')).map((path) => posix.normalize(path));
  const all = sourcesIn(paths, sourceFolder, config.value);
  const sources = all.filter((path) => !isDynamic(path));
  const locales = readLocales(config.value);
  const routeOf = await rewriter({ files, modules }, config, sources);
  const isLanding = ({ layout }: LooseMap): boolean => layout === 'home';
  const pages = await Promise.all(
    sources.map((path) =>
      readPage(files, { source: sourceFolder + path, route: routeOf(path), locales, isLanding, addressOf }),
    ),
  );
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const value = { files, config, themeConfig, sourceFolder, locales, pages, byRoute, paths: new Set(paths) };
  const dynamic = all.filter(isDynamic).map((path) => dynamicRoute(sourceFolder + path));
  return { value, diagnostics: [...read.diagnostics, ...dynamic] };
}

function folderOf(written = '.'): string {
  const path = posix.normalize(written).replace(/\/$/, '');
  return path === '.' ? '' : `${path}/`;
}

/** Paths are relative to the source folder. */
function sourcesIn(paths: readonly string[], folder: string, { srcExclude, outDir }: LooseMap): readonly string[] {
  const isWanted = pathFilter(['**/*.md'], ['**/node_modules/**', '**/dist/**', ...textsIn(srcExclude ?? [])]);
  const output = posix.normalize(textIn(outDir) ?? '.vitepress/dist');
  return paths
    .filter((path) => path.startsWith(folder) && !path.startsWith(`${output}/`))
    .map((path) => path.slice(folder.length))
    .filter((path) => isWanted(path) && !path.startsWith('public/'));
}

/** `[name].md` is a template for pages that a paths file lists. */
function isDynamic(path: string): boolean {
  return /\[[^[\]]+\]/.test(path);
}

function dynamicRoute(path: string): Diagnostic {
  return error({
    code: 'migration',
    message: 'Pages generated from this template were not migrated',
    file: path,
    hint: 'Write them as files, or generate them in a plugin: docs/guide/plugins.md',
  });
}

function addressOf({ relative }: UnaddressedPage): string {
  return `/${relative.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;
}

/** Returns a function that maps the path of a file to its rewritten path. `sources` contains all files. */
async function rewriter(
  { files, modules }: { readonly files: ForeignFiles; readonly modules: ForeignModules },
  { file, value: { rewrites } }: ForeignConfig,
  sources: readonly string[],
): Promise<(path: string) => string> {
  if (isFunction(rewrites)) {
    const call = { at: ['rewrites'], each: sources.map((path) => [path]) };
    const { answers } = await modules.run({ root: files.root, path: file, calls: [call], instead });
    return (path) => textIn(answers[0]?.[sources.indexOf(path)]) ?? path;
  }
  if (!isMap(rewrites)) return (path) => path;
  const rules = Object.entries(rewrites).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ pattern: patternOf(from), to }] : [],
  );
  return (path) => {
    for (const { pattern, to } of rules) {
      const groups = pattern.exec(path)?.groups;
      if (pattern.test(path)) return to.replace(/:(\w+)(?:\([^)]*\))?[*+?]?/g, (_, name) => groups?.[name] ?? '');
    }
    return path;
  };
}

function patternOf(written: string): RegExp {
  const source = written
    .split(/(:\w+(?:\([^)]*\))?[*+?]?)/)
    .map((part) => {
      const [, name, own, sign] = /^:(\w+)(?:\(([^)]*)\))?([*+?])?$/.exec(part) ?? [];
      if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return `(?<${name}>${own ?? (sign === '*' ? '.*' : sign === '+' ? '.+' : '[^/]+')})`;
    })
    .join('');
  return new RegExp(`^${source}$`);
}

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/;

/** Folders whose names are not locales, such as versions, belong to the root locale. */
function readLocales(config: LooseMap): VitepressSite['locales'] {
  const written = mapIn(config.locales);
  const root = readLocale('', { ...config, ...mapIn(written.root) });
  const others = Object.entries(written)
    .filter(([key]) => key !== 'root' && languageTag.test(key))
    .map(([key, value]) => readLocale(key, mapIn(value)));
  return [root, ...others.filter(({ code }) => code !== root.code)];
}

function readLocale(folder: string, config: LooseMap): VitepressLocale {
  const lang = textIn(config.lang) ?? (folder === '' ? 'en-US' : folder);
  // The language alone is sufficient, except for languages with several scripts or regional variants.
  const [language = 'en'] = lang.split('-');
  const code = folder !== '' ? folder : /^(?:zh|pt|sr)-/.test(lang) ? lang : language;
  const own = { folder, code: languageTag.test(code) ? code : 'en', htmlLang: lang };
  return { ...own, ...labelAndDirection(config), config, themeConfig: mapIn(config.themeConfig) };
}
