// Reads a Starlight site: the options in the Astro configuration, the locales, and the pages with their URLs.
import { posix } from 'node:path';
import { type Checked, error } from 'docsgen/internals';
import GithubSlugger from 'github-slugger';
import { readForeignConfig } from '../foreign-config.ts';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import { labelAndDirection, readPage, type SiteLocale, type UnaddressedPage } from '../localized-pages.ts';
import { isMap, type LooseMap, listIn, mapIn, textIn } from '../untyped-values.ts';
import { contentFolder, type StarlightSite } from './site.ts';

const names = ['mjs', 'ts', 'js', 'mts', 'cjs'].map((ending) => `astro.config.${ending}`);

const instead: Readonly<Record<string, string>> = {
  'astro/config': `const defineConfig = (config) => config;
module.exports = { __proto__: foreignSite.standIn('astro/config'), defineConfig };`,
  '@astrojs/starlight': `module.exports = (options) => ({ starlight: options });`,
};

export async function readStarlight(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<StarlightSite | undefined>> {
  const read = await readForeignConfig({ files, modules, names, instead });
  if (read.value === undefined) return { value: undefined, diagnostics: read.diagnostics };
  const config = read.value;
  const options = listIn(config.value.integrations)
    .flat()
    .map(mapIn)
    .find(({ starlight }) => isMap(starlight))?.starlight;
  if (!isMap(options)) {
    const hint = 'Add it to the configuration: integrations: [starlight({ … })]';
    const message = 'The configuration does not contain the Starlight integration';
    return { value: undefined, diagnostics: [error({ code: 'migration', message, file: config.file, hint })] };
  }
  const paths = (await files.list('.')).map((path) => posix.normalize(path));
  const locales = readLocales(options);
  const all = paths.filter((path) => path.startsWith(contentFolder) || path.startsWith('src/pages/'));
  const isPage = (path: string): boolean =>
    /\.mdx?$/.test(path) && path.startsWith(contentFolder) && !/\/_|\/404\.mdx?$/.test(path);
  const isLanding = ({ hero }: LooseMap): boolean => isMap(hero);
  const pages = await Promise.all(
    all.filter(isPage).map((source) => {
      const route = source.slice(contentFolder.length);
      return readPage(files, { source, route, locales, isLanding, addressOf });
    }),
  );
  const foreignPages = all.filter((path) => /\.(?:astro|mdoc|adoc)$/.test(path) || /^src\/pages\/.*\.mdx?$/.test(path));
  const byUrl = new Map(pages.map((page) => [page.url.replace(/\/$/, ''), page]));
  const value = { files, config, options, locales, pages, byUrl, paths: new Set(paths), foreignPages };
  return { value, diagnostics: read.diagnostics };
}

/** The default locale is first, with or without a folder. */
function readLocales({ locales, defaultLocale }: LooseMap): StarlightSite['locales'] {
  const all = Object.entries(mapIn(locales)).map(([key, value]) => readLocale(key, mapIn(value)));
  const wanted = textIn(defaultLocale) ?? 'root';
  const first =
    all.find(({ folder }) => folder === (wanted === 'root' ? '' : wanted)) ??
    all.find(({ folder }) => folder === '') ??
    all[0] ??
    readLocale('root', { lang: wanted === 'root' ? 'en' : wanted });
  return [first, ...all.filter((each) => each !== first)];
}

function readLocale(key: string, written: LooseMap): SiteLocale {
  const folder = key === 'root' ? '' : key;
  const htmlLang = textIn(written.lang) ?? (folder || 'en');
  return { folder, code: folder || htmlLang, htmlLang, ...labelAndDirection(written) };
}

/** Returns the URL that Astro generates from a path: each segment is converted to a slug like a heading on GitHub. */
function addressOf({ frontMatter, relative, locale: { folder } }: UnaddressedPage): string {
  const written = textIn(frontMatter.slug)?.replace(/^\/|\/$/g, '');
  const own = written?.startsWith(`${folder}/`) && folder ? written.slice(folder.length + 1) : written;
  const slugger = new GithubSlugger();
  const parts = relative.replace(/\.mdx?$/, '').split('/');
  const made = parts.map((part) => {
    slugger.reset();
    return slugger.slug(part);
  });
  const path = own ?? made.join('/').replace(/(?:^|\/)index$/, '');
  return path === '' ? '/' : `/${path}/`;
}
