// Reads a Docusaurus site as Docusaurus does: runs its configuration, lists its content and computes its URLs.
import { type Checked, couldNotRead, type Diagnostic, error } from 'docsgen/internals';
import { readForeignConfig } from '../../foreign-config.ts';
import type { ForeignFiles, ForeignModules } from '../../foreign-site.ts';
import { mapIn, textIn, textsIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/addresses.ts';
import type { DocusaurusSite, SwizzledFile } from '../site.ts';
import { optionsOf, type PlacedUse, pluginUses, usesOf } from './plugin-uses.ts';
import { readBlogs } from './read-blogs.ts';
import { readDocs } from './read-docs.ts';
import { readLocales } from './read-locales.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPages } from './read-pages.ts';
import { readRedirects } from './read-redirects.ts';
import { readMap } from './read-tables.ts';
import type { ReadConfig, SiteReading } from './site-reading.ts';

/** In the order in which Docusaurus looks for them. */
const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

/** Returns `undefined` if the configuration cannot be read, which the diagnostics explain. */
export async function readDocusaurus(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<DocusaurusSite | undefined>> {
  const read = await readForeignConfig({ files, modules, names });
  const diagnostics: Diagnostic[] = [...read.diagnostics];
  const tell = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  if (read.value === undefined) return { value: undefined, diagnostics };
  const { file: configFile, value, positionOf } = read.value;
  const config: ReadConfig = { configFile, config: value, positionOf };
  const locales = await readLocales({ files, tell }, config.config);
  const reading = { files, modules, config, locales, tell };
  const uses = pluginUses(files.root, config);
  const basic = basicFields(config, files);
  const packages = await readPackages(reading);
  const site: DocusaurusSite = {
    ...basic,
    locales,
    docs: await readDocs(reading, uses),
    blogs: await readBlogs(reading, uses),
    pages: await readPages(reading, uses),
    staticFolders: textsIn(config.config.staticDirectories ?? ['static']).map((each) => pathInSite(files.root, each)),
    redirects: [],
    customCss: customCssOf(files.root, uses),
    markdown: readMarkdown(config.config, uses),
    swizzled: await readSwizzled(files),
    packages,
    plugins: uses,
  };
  const whole = { ...site, redirects: await readRedirects(reading, site, uses) };
  for (const { path, reason } of files.unreadable?.() ?? []) {
    tell(error({ code: 'migration', message: couldNotRead(path, reason), file: path }));
  }
  return { value: whole, diagnostics };
}

function basicFields({ config, configFile, positionOf }: ReadConfig, files: ForeignFiles) {
  const base = textIn(config.baseUrl) ?? '/';
  return {
    files,
    configFile,
    config,
    positionOf,
    title: textIn(config.title) ?? '',
    tagline: textIn(config.tagline) ?? '',
    url: (textIn(config.url) ?? '').replace(/(?<!\/)\/+$/, ''),
    baseUrl: `/${base}/`.replace(/\/{2,}/g, '/'),
    trailingSlash: typeof config.trailingSlash === 'boolean' ? config.trailingSlash : undefined,
    themeConfig: mapIn(config.themeConfig),
  };
}

function customCssOf(root: string, uses: readonly PlacedUse[]): readonly string[] {
  return usesOf(uses, 'theme-classic').flatMap((use) => {
    const { customCss } = optionsOf(use);
    return customCss === undefined ? [] : textsIn(customCss).map((path) => pathInSite(root, path));
  });
}

async function readPackages(reading: SiteReading): Promise<ReadonlyMap<string, string>> {
  const value = await readMap(reading, 'package.json');
  const entries = ['devDependencies', 'dependencies'].flatMap((key) => Object.entries(mapIn(value[key])));
  return new Map(entries.map(([name, range]) => [name, textIn(range) ?? '*']));
}

async function readSwizzled(files: ForeignFiles): Promise<readonly SwizzledFile[]> {
  const modules = (await files.list('src/theme')).filter((path) => /\.(js|jsx|ts|tsx)$/.test(path));
  return Promise.all(
    modules
      .filter((path) => !/\.d\.ts$/.test(path))
      .map(async (path) => {
        const text = (await files.readText(`src/theme/${path}`)) ?? '';
        const component = path.replace(/\.\w+$/, '').replace(/\/index$/, '');
        return { path: `src/theme/${path}`, component, isWrapper: /@theme-(original|init)\//.test(text) };
      }),
  );
}
