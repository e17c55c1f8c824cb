// A Docusaurus site as an object literal, for tests that convert one of its files: `docs/` becomes content, and all
// other files keep their paths. Paths are resolved like imports and links in Docusaurus.

import { folderOf, normalizePath } from '../../../../generator/src/text/hrefs.ts';
import type { PlacedFile, Placement } from '../../../src/docusaurus/placement.ts';
import type { DocsVersion, DocumentFile, DocusaurusSite } from '../../../src/docusaurus/site.ts';

export interface SiteOptions {
  readonly baseUrl?: string;
  readonly trailingSlash?: boolean;
  readonly packages?: readonly string[];
  readonly admonitions?: readonly string[];
  readonly format?: 'mdx' | 'md' | 'detect';
}

/** By path relative to the old site's folder. */
export function placementOf(files: Readonly<Record<string, string>>, options: SiteOptions = {}): Placement {
  const targetOf = (from: string): string =>
    from.replace(/^docs\//, 'content/en/docs/').replace(/^blog\//, 'content/en/blog/');
  const find = (path: string | undefined): string | undefined =>
    ['', '.tsx', '.js', '/index.tsx', '/index.js'].map((ending) => `${path}${ending}`).find((each) => each in files);
  return {
    site: siteOf(files, options),
    files: Object.keys(files).map((from) => ({ from, to: targetOf(from), kind: kindOf(from), locale: 'en' })),
    targetOf,
    resolveFrom: (from, specifier) => {
      if (specifier.startsWith('@site/')) return find(specifier.slice('@site/'.length));
      if (specifier.startsWith('/')) return find(specifier.slice(1)) ?? find(`static${specifier}`);
      return find(normalizePath(`${folderOf(from)}/${specifier}`)) ?? find(normalizePath(`docs/${specifier}`));
    },
  };
}

export function kindOf(from: string): PlacedFile['kind'] {
  if (!/\.mdx?$/.test(from)) return /\.[jt]sx?$/.test(from) ? 'module' : 'file';
  if (from.split('/').some((name) => name.startsWith('_'))) return 'partial';
  return from.startsWith('blog/') ? 'post' : 'document';
}

function siteOf(files: Readonly<Record<string, string>>, options: SiteOptions): DocusaurusSite {
  const documents = Object.keys(files).flatMap((source) => documentOf(source));
  const version: DocsVersion = {
    ...{ name: 'current', label: 'Next', path: '', base: '/docs', banner: 'none' as const, folder: 'docs' },
    ...{ sidebarFile: undefined, sidebars: undefined, documents, translations: new Map() },
    ...{ categories: new Map(), generatedIndexes: [] },
  };
  return {
    files: {
      root: '/old',
      readText: async (path) => files[path],
      readBytes: async () => undefined,
      list: async () => Object.keys(files),
    },
    ...{ configFile: 'docusaurus.config.js', title: 'Harbour', tagline: '', url: 'https://example.com' },
    ...{ baseUrl: options.baseUrl ?? '/', trailingSlash: options.trailingSlash, config: {}, themeConfig: {} },
    positionOf: () => undefined,
    locales: [],
    docs: [{ id: 'default', options: {}, routeBasePath: 'docs', versions: [version] }],
    ...{ blogs: [], pages: [], staticFolders: ['static'], redirects: [], customCss: [] },
    markdown: {
      ...{ format: options.format ?? 'mdx', mermaid: false, math: false, npm2yarn: false },
      admonitions: ['note', 'tip', 'info', 'warning', 'danger', ...(options.admonitions ?? [])],
      otherPlugins: [],
    },
    plugins: [],
    swizzled: Object.keys(files).flatMap((path) => {
      const component = /^src\/theme\/(.*?)(?:\/index)?\.[jt]sx?$/.exec(path)?.[1];
      return component === undefined ? [] : [{ path, component, isWrapper: false }];
    }),
    packages: new Map((options.packages ?? []).map((name) => [name, '^1.0.0'])),
  };
}

function documentOf(source: string): readonly DocumentFile[] {
  if (kindOf(source) !== 'document') return [];
  const relative = source.replace(/^docs\//, '');
  const id = relative.replace(/\.mdx?$/, '');
  const url = `/docs/${id}`.replace(/\/index$/, '');
  return [{ source, relative, id, url, frontMatter: {}, isDraft: false }];
}
