// Keys of a Docusaurus configuration that no rule converts: keys to ignore, and hints for keys to report. All other
// keys that no rule reads are reported without a specific hint.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Top-level keys that have no visible effect, are read in another module, or configure Docusaurus itself. */
const ignoredKeys = words(`title tagline url baseUrl trailingSlash i18n presets plugins themes customFields themeConfig
  organizationName projectName deploymentBranch githubHost githubPort staticDirectories future baseUrlIssueBanner
  storage ssrTemplate experimental onBrokenMarkdownLinks markdown.format markdown.mermaid markdown.mdx1Compat
  markdown.emoji markdown.remarkRehypeOptions markdown.hooks.onBrokenMarkdownLinks themeConfig.algolia
  themeConfig.typesense themeConfig.docsearch themeConfig.liveCodeBlock themeConfig.prism.additionalLanguages
  themeConfig.colorMode.switchConfig themeConfig.docs.versionPersistence themeConfig.blog.sidebar.groupByYear`);

/** Attributes of links and logos in the navbar and footer. */
const ignoredAttributes = words(`type position className target rel style key aria-label width prependBaseUrlToHref
  autoAddBaseUrl dropdownActiveClassDisabled`);

/** Options of the plugins for documents, blogs, pages and analytics. */
const ignoredOptions = words(`id path routeBasePath include exclude admonitions remarkPlugins rehypePlugins recmaPlugins
  beforeDefaultRemarkPlugins beforeDefaultRehypePlugins editLocalizedFiles editCurrentVersion showLastUpdateTime
  showLastUpdateAuthor sidebarPath versions lastVersion includeCurrentVersion onlyIncludeVersions disableVersioning
  tagsBasePath tags onInlineTags authorsMapPath archiveBasePath pageBasePath authorsBasePath
  truncateMarker sortPosts onInlineAuthors onUntruncatedBlogPosts showReadingTime readingTime feedOptions.language
  anonymizeIP`);

export function isIgnoredOption(key: string): boolean {
  return ignoredOptions.has(key);
}

export function isIgnoredKey(key: string): boolean {
  const attribute = /^themeConfig\.(?:navbar|footer)\..*\.([\w-]+)$/.exec(key)?.[1] ?? '';
  return ignoredKeys.has(key) || ignoredAttributes.has(attribute);
}

const rules = (name: string): string => `Add rules for ${name} to a style sheet`;
const overrides = 'See docs/guide/overrides.md for how to add custom components to pages';
const feeds = 'Feeds use the label of the section and posts.description';

/** Hints for keys without a counterpart, by the end of the key. */
const hints: Readonly<Record<string, string>> = {
  titleDelimiter: 'docsgen uses a dash between page title and site title',
  clientModules: 'List them in scripts, or import the code in components/index.tsx',
  webpack: 'docsgen bundles with esbuild, which cannot be configured',
  'anchors.maintainCase': 'Generated heading ids are in lowercase: set an explicit id, ## Title {#Title}',
  parseFrontMatter: 'Pages are read unchanged: use a docsgen plugin (docs/guide/plugins.md)',
  preprocessor: 'Pages are read unchanged: use a docsgen plugin (docs/guide/plugins.md)',
  'navbar.hideOnScroll': 'To let the navbar scroll with the page, set position: static in a style sheet',
  'navbar.style': rules('.navbar'),
  'navbar.logo.href': 'The logo links to the home page: add a link to navbar.items',
  'items.activeBaseRegex': 'A link is active on its target and the pages below it: set activePath to a path prefix',
  'items.versions': 'The version menu lists all versions in the order of sections.versions',
  'footer.style': rules('.footer'),
  'footer.logo': 'See docs/guide/overrides.md for how to replace the footer',
  'announcementBar.backgroundColor': rules('.announcement'),
  'announcementBar.textColor': rules('.announcement'),
  'prism.theme': 'Set theme.codeTheme: docsgen has five themes, each with a light and a dark mode',
  'prism.darkTheme': 'Set theme.codeTheme: docsgen has five themes, each with a light and a dark mode',
  'prism.defaultLanguage': 'Add the language to code blocks that have none',
  'prism.magicComments': 'docsgen supports highlight-next-line, highlight-start and -end, and the options ins and del',
  'docs.sidebar.hideable': 'Set theme.sidebar: none to hide the sidebar on all pages',
  'docs.sidebar.autoCollapseCategories': 'Opening a category does not close other categories',
  'themeConfig.mermaid': 'Diagrams use the colors of the theme',
  numberPrefixParser: 'Set id, slug and sidebar_position in the front matter of pages whose URL differs',
  sidebarItemsGenerator:
    'The sidebar is generated from the folder tree instead: write sidebar.yaml (docs/guide/sidebar.md)',
  blogSidebarTitle: 'The list of recent posts is shown below the label of the section',
  'feedOptions.title': feeds,
  'feedOptions.description': feeds,
  'feedOptions.copyright': feeds,
  'feedOptions.createFeedItems': feeds,
};

/** Keys whose feature is missing, rather than different. */
const missing = new RegExp(
  String.raw`(^|\.)(clientModules|parseFrontMatter|preprocessor|magicComments|numberPrefixParser|` +
    String.raw`sidebarItemsGenerator|logo|\w+Component)$`,
);

export function hintFor(key: string): string | undefined {
  if (/Component$/.test(key)) return overrides;
  const found = Object.keys(hints).find((end) => key === end || key.endsWith(`.${end}`));
  return found === undefined ? undefined : hints[found];
}

export function isMissing(key: string): boolean {
  return missing.test(key);
}
