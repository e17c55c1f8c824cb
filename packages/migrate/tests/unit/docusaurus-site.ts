// Docusaurus sites as object literals in the form in which they are read. Tests specify only the relevant fields.
import type { PlacedFile, Placement } from '../../src/docusaurus/placement.ts';
import type {
  BlogInstance,
  DocsInstance,
  DocsVersion,
  DocumentFile,
  DocusaurusItem,
  DocusaurusLocale,
  DocusaurusSite,
  PluginUse,
  PostFile,
} from '../../src/docusaurus/site.ts';

/** `at` contains line numbers in the configuration by path, such as `themeConfig.algolia`. */
export type SiteParts = Partial<DocusaurusSite> & {
  readonly contents?: Readonly<Record<string, string | Uint8Array>>;
  readonly at?: Readonly<Record<string, number>>;
};

export function siteWith({ contents = {}, at = {}, ...parts }: SiteParts = {}): DocusaurusSite {
  const config = parts.config ?? {};
  return {
    files: {
      root: '/old',
      readText: async (path) => (typeof contents[path] === 'string' ? contents[path] : undefined),
      readBytes: async (path) => (contents[path] === undefined ? undefined : Buffer.from(contents[path])),
      list: async (folder) =>
        Object.keys(contents)
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1))
          .sort(),
    },
    configFile: 'docusaurus.config.js',
    title: 'My site',
    tagline: '',
    url: 'https://example.com',
    baseUrl: '/',
    trailingSlash: undefined,
    config,
    themeConfig: {},
    positionOf: (path) => {
      const line = at[path.join('.')];
      return line === undefined ? undefined : { line, column: 3 };
    },
    locales: [localeWith('en', {})],
    docs: [],
    blogs: [],
    pages: [],
    staticFolders: ['static'],
    redirects: [],
    customCss: [],
    markdown: {
      format: 'mdx',
      mermaid: false,
      math: false,
      npm2yarn: false,
      admonitions: [],
      otherPlugins: [],
    },
    plugins: [],
    swizzled: [],
    packages: new Map(),
    ...parts,
  };
}

export function localeWith(code: string, parts: Partial<DocusaurusLocale>): DocusaurusLocale {
  return {
    code,
    label: code,
    htmlLang: undefined,
    direction: undefined,
    folder: `i18n/${code}`,
    messages: new Map(),
    navbar: new Map(),
    footer: new Map(),
    ...parts,
  };
}

/** Documents of a folder by relative path, with their front matter. */
export type Documents = Readonly<Record<string, DocumentFile['frontMatter']>>;

export function docsWith(parts: Partial<DocsInstance> & { readonly versions: readonly DocsVersion[] }): DocsInstance {
  return { id: 'default', options: {}, routeBasePath: 'docs', ...parts };
}

type VersionParts = Partial<Omit<DocsVersion, 'documents' | 'base'>> & {
  readonly documents?: Documents;
  /** Base path of the docs plugin instance. */
  readonly base?: string;
};

export function versionWith({ documents = {}, base = 'docs', ...parts }: VersionParts = {}): DocsVersion {
  const {
    name = 'current',
    path = '',
    folder = name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
  } = parts;
  return {
    name,
    label: name === 'current' ? 'Next' : name,
    path,
    banner: 'none',
    folder,
    sidebarFile: 'sidebars.js',
    sidebars: undefined,
    documents: Object.entries(documents).map(([relative, frontMatter]) =>
      documentOf(relative, { frontMatter, folder, base: [base, path].filter(Boolean).join('/') }),
    ),
    categories: new Map(),
    generatedIndexes: [],
    translations: new Map(),
    ...parts,
    base: [base, path]
      .filter(Boolean)
      .map((part) => `/${part}`)
      .join(''),
  };
}

interface DocumentPlace {
  readonly frontMatter: DocumentFile['frontMatter'];
  readonly folder: string;
  readonly base: string;
}

function documentOf(relative: string, { frontMatter, folder, base }: DocumentPlace): DocumentFile {
  const id = relative.replace(/\.mdx?$/, '');
  const path = `/${[base, id.replace(/(^|\/)index$/, '')].filter(Boolean).join('/')}`;
  return {
    source: `${folder}/${relative}`,
    relative,
    id,
    url: path,
    frontMatter,
    isDraft: frontMatter.draft === true,
  };
}

export function categoryWith(
  label: string,
  items: readonly DocusaurusItem[],
  parts: Partial<Extract<DocusaurusItem, { readonly type: 'category' }>> = {},
): DocusaurusItem {
  return {
    type: 'category',
    label,
    items,
    link: undefined,
    collapsible: undefined,
    collapsed: undefined,
    rest: {},
    ...parts,
  };
}

export function pageItem(id: string, label?: string): DocusaurusItem {
  return { type: 'doc', id, label, rest: {} };
}

export function linkItem(label: string, href: string): DocusaurusItem {
  return { type: 'link', label, href, rest: {} };
}

export function blogWith(parts: Partial<BlogInstance>): BlogInstance {
  return {
    id: 'default',
    options: {},
    routeBasePath: 'blog',
    base: `/${parts.routeBasePath ?? 'blog'}`,
    folder: 'blog',
    posts: [],
    translations: new Map(),
    authors: {},
    tags: {},
    ...parts,
  };
}

export function postWith(relative: string, parts: Partial<PostFile>): PostFile {
  return {
    source: `blog/${relative}`,
    relative,
    date: relative.slice(0, 10),
    url: '/blog',
    frontMatter: {},
    isDraft: false,
    ...parts,
  };
}

export function pluginNamed(name: string, options: unknown = {}): PluginUse {
  return { kind: 'plugin', name, options, position: undefined };
}

/** The planned folders, and these files in `static/`. */
export function placementOf(site: DocusaurusSite, staticFiles: readonly string[] = []): Placement {
  const locale = site.locales[0]?.code ?? 'en';
  const files: PlacedFile[] = staticFiles.map((path) => ({
    from: `static/${path}`,
    to: `static/${path}`,
    kind: 'file',
    locale,
  }));
  for (const { id, versions } of site.docs) {
    for (const [index, version] of versions.entries()) {
      const section = id === 'default' ? 'docs' : id;
      const folder = index === 0 ? section : `${section}-${version.name}`;
      for (const { source, relative } of version.documents)
        files.push({ from: source, to: `content/${locale}/${folder}/${relative}`, kind: 'document', locale });
    }
  }
  for (const { id, posts } of site.blogs)
    for (const { source, relative } of posts)
      files.push({
        from: source,
        to: `content/${locale}/${id === 'default' ? 'blog' : id}/${relative}`,
        kind: 'post',
        locale,
      });
  const byPath = new Map(files.map((file) => [file.from, file.to]));
  return { site, files, targetOf: (from) => byPath.get(from) ?? from, resolveFrom: () => undefined };
}
