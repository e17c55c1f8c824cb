// Replacements for exports of Docusaurus modules, by specifier and export name. A string is the name of an export of
// `@docsgen/migrate/docusaurus`. Exports without an equivalent have a hint.

export type Counterpart =
  | string
  /** An export of `components/docusaurus.ts` in the new site, which contains values of the configuration. */
  | { readonly site: string; readonly needsBrowser?: true }
  /** Only works in a module that begins with `'use client'`. */
  | { readonly browser: string }
  | { readonly none: string };

type Exports = Readonly<Record<string, Counterpart>>;

const site = (name: string): Counterpart => ({ site: name });
const siteInBrowser = (name: string): Counterpart => ({ site: name, needsBrowser: true });
const browser = (name: string): Counterpart => ({ browser: name });
const none = (hint: string): Counterpart => ({ none: hint });

const asPart = none('docsgen renders this itself; to change it, add a file to theme/ (docs/guide/overrides.md)');
const routes = none('docsgen has no routes: add the page to pages/, and link to it');
const pluginValues = none('docsgen does not provide plugin data to components: import a JSON file instead');
const blogValues = none('components have no access to post data: pass values as props');

const same = (...names: readonly string[]): Exports => Object.fromEntries(names.map((name) => [name, name]));

const router: Exports = {
  ...same('Link', 'NavLink', 'Redirect', 'matchPath'),
  ...Object.fromEntries(['useLocation', 'useHistory', 'withRouter'].map((name) => [name, browser(name)])),
  ...Object.fromEntries(
    ['useParams', 'useRouteMatch', 'Route', 'Switch', 'Router', 'BrowserRouter', 'Prompt'].map((name) => [
      name,
      routes,
    ]),
  ),
};

const browserHooks = [
  ...['useColorMode', 'useWindowSize', 'useCollapsible', 'Collapsible', 'useLocalPathname'],
  ...['useQueryString', 'useScrollPosition', 'usePrevious', 'useEvent', 'useIsomorphicLayoutEffect'],
];

const docsHooks: Exports = {
  ...Object.fromEntries(
    ['useAllDocsData', 'useDocsData', 'useVersions', 'useLatestVersion'].map((name) => [name, site(name)]),
  ),
  ...same('useDoc', 'useDocsVersion', 'useDocsSidebar'),
  useActivePlugin: siteInBrowser('useActivePlugin'),
  useActivePluginAndVersion: siteInBrowser('useActivePluginAndVersion'),
  useActiveVersion: siteInBrowser('useActiveVersion'),
  useActiveDocContext: siteInBrowser('useActiveDocContext'),
  useDocsPreferredVersion: site('useDocsPreferredVersion'),
  useDocVersionSuggestions: none('docsgen renders the notice for older versions itself'),
  useCurrentSidebarCategory: none('use <PageList />, which lists the pages of a category'),
  useSidebarBreadcrumbs: asPart,
};

const themeCommon: Exports = {
  ...same('ThemeClassNames', 'PageMetadata', 'HtmlClassNameProvider', 'Details', 'isSamePath', 'duplicates', 'uniq'),
  ...same('usePrismTheme', 'prefersReducedMotion', 'isMultiColumnFooterLinks', 'isRegexpStringMatch', 'usePluralForm'),
  ...Object.fromEntries(browserHooks.map((name) => [name, browser(name)])),
  ...docsHooks,
  useThemeConfig: site('useThemeConfig'),
  useNavbarMobileSidebar: asPart,
  useTabs: none('use <Tabs> and <TabItem>, which docsgen renders'),
  useTOCHighlight: asPart,
  useFilteredAndTreeifiedTOC: asPart,
  useTreeifiedTOC: asPart,
  useAnnouncementBar: asPart,
  useBlogListPageStructuredData: blogValues,
  useBlogPostStructuredData: blogValues,
};

const blogClient: Exports = {
  useBlogPost: blogValues,
  BlogPostProvider: blogValues,
  useBlogMetadata: blogValues,
};

const admonitions = ['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Caution'];

const icons = ['Arrow', 'Close', 'Copy', 'Success', 'WordWrap', 'Edit', 'ExternalLink', 'Home', 'Menu', 'Language'];

const defaults: Readonly<Record<string, Counterpart>> = {
  '@docusaurus/Link': 'Link',
  '@docusaurus/Head': 'Head',
  '@docusaurus/BrowserOnly': browser('BrowserOnly'),
  '@docusaurus/Noop': 'Noop',
  '@docusaurus/ErrorBoundary': 'ErrorBoundary',
  '@docusaurus/useDocusaurusContext': site('useDocusaurusContext'),
  '@docusaurus/useIsBrowser': browser('useIsBrowser'),
  '@docusaurus/useIsomorphicLayoutEffect': browser('useIsomorphicLayoutEffect'),
  '@docusaurus/useBrokenLinks': 'useBrokenLinks',
  '@docusaurus/useRouteContext': routes,
  '@docusaurus/renderRoutes': routes,
  '@docusaurus/ComponentCreator': routes,
  '@docusaurus/ExecutionEnvironment': browser('ExecutionEnvironment'),
  '@generated/docusaurus.config': site('siteConfig'),
  '@theme/Layout': 'Layout',
  '@theme/Layout/Provider': 'Layout',
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/CodeInline': 'CodeInline',
  '@theme/Admonition': 'Admonition',
  '@theme/Details': 'Details',
  '@theme/ThemedImage': 'ThemedImage',
  '@theme/IdealImage': 'IdealImage',
  '@theme/Heading': 'Heading',
  '@theme/DocCard': 'DocCard',
  '@theme/DocCardList': 'DocCardList',
  '@theme/TOCInline': 'TOCInline',
  '@theme/MDXContent': 'MDXContent',
  '@theme/MDXComponents': 'MDXComponents',
  '@theme/MDXComponents/A': 'Link',
  '@theme/MDXComponents/Code': 'CodeInline',
  '@theme/MDXComponents/Details': 'Details',
  '@theme/MDXComponents/Heading': 'Heading',
  '@theme/MDXComponents/Img': 'Img',
  '@theme/MDXComponents/Pre': 'CodeBlock',
  '@theme/Mermaid': none('write the diagram as a code block: ```mermaid'),
  '@theme/Playground': none('write live code as a code block: ```jsx live'),
  '@theme/ReactLiveScope': none('add names for live code to components/live.tsx (docs/guide/components/live-code.md)'),
  '@theme/SearchBar': none('docsgen has a built-in search; @docsearch/react works as an island'),
  '@theme/prism-include-languages': none('docsgen supports the languages of Prism; add others with a plugin'),
  ...Object.fromEntries(admonitions.map((name) => [`@theme/Admonition/Type/${name}`, `Admonition${name}`])),
  ...Object.fromEntries(icons.map((name) => [`@theme/Icon/${name}`, `Icon${name}`])),
};

/** By specifier. `@theme/` includes `@theme-original/` and `@theme-init/`. */
export const docusaurusModules: Readonly<Record<string, Exports>> = {
  ...Object.fromEntries(
    Object.entries(defaults).map(([specifier, counterpart]) => [specifier, { default: counterpart }]),
  ),
  '@docusaurus/Translate': { default: site('Translate'), translate: site('translate') },
  '@docusaurus/Interpolate': { default: 'Interpolate', interpolate: 'interpolate' },
  '@docusaurus/useBaseUrl': { default: 'useBaseUrl', useBaseUrlUtils: 'useBaseUrlUtils' },
  '@docusaurus/useGlobalData': {
    default: pluginValues,
    useAllPluginInstancesData: pluginValues,
    usePluginData: pluginValues,
  },
  '@docusaurus/isInternalUrl': { default: 'isInternalUrl', hasProtocol: 'hasProtocol' },
  '@docusaurus/constants': { DEFAULT_PLUGIN_ID: 'DEFAULT_PLUGIN_ID' },
  '@docusaurus/router': router,
  'react-router-dom': router,
  'react-router': router,
  clsx: { default: 'clsx', clsx: 'clsx' },
  classnames: { default: 'clsx' },
  'react-helmet-async': { Helmet: 'Head', HelmetProvider: 'Noop' },
  '@docusaurus/theme-common': themeCommon,
  '@docusaurus/theme-common/internal': themeCommon,
  '@docusaurus/theme-common/Details': { Details: 'Details' },
  '@docusaurus/plugin-content-docs/client': docsHooks,
  '@theme/hooks/useDocs': docsHooks,
  '@docusaurus/plugin-content-blog/client': blogClient,
};
