// Replacements for exports of Docusaurus modules, by specifier and export name. A string is the name of an export of
// `@docsgen/migrate/docusaurus`. Exports without an equivalent have a hint.

export type Counterpart =
  | string
  /** An export of `components/docusaurus.ts` in the new site, which contains values of the configuration. */
  | { readonly site: string }
  /** Works only in a module that begins with `'use client'`. */
  | { readonly browser: string }
  | { readonly none: string };

type Exports = Readonly<Record<string, Counterpart>>;

const site = (name: string): Counterpart => ({ site: name });
const browser = (name: string): Counterpart => ({ browser: name });
const none = (hint: string): Counterpart => ({ none: hint });

const routes = none('docsgen has no routes: add the page to pages/, and link to it');
const pluginValues = none('docsgen does not provide plugin data to components: import a JSON file instead');

const same = (...names: readonly string[]): Exports => Object.fromEntries(names.map((name) => [name, name]));
const all = (counterpart: (name: string) => Counterpart, ...names: readonly string[]): Exports =>
  Object.fromEntries(names.map((name) => [name, counterpart(name)]));

const router: Exports = {
  ...same('Link', 'Redirect'),
  useLocation: browser('useLocation'),
  useHistory: none('use location.assign() of the browser'),
  ...all(() => routes, 'useParams', 'useRouteMatch', 'Route', 'Switch', 'Router', 'BrowserRouter', 'withRouter'),
};

const docsHooks: Exports = {
  ...all(site, 'useAllDocsData', 'useDocsData', 'useVersions', 'useLatestVersion'),
  useCurrentSidebarCategory: none('use <PageList />, which lists the pages of a category'),
};

const themeCommon: Exports = {
  ...same('PageMetadata', 'Details'),
  ...docsHooks,
  useColorMode: browser('useColorMode'),
  useThemeConfig: site('useThemeConfig'),
};

const defaults: Readonly<Record<string, Counterpart>> = {
  '@docusaurus/Link': 'Link',
  '@docusaurus/Head': 'Head',
  '@docusaurus/BrowserOnly': browser('BrowserOnly'),
  '@docusaurus/useDocusaurusContext': site('useDocusaurusContext'),
  '@docusaurus/useIsBrowser': browser('useIsBrowser'),
  '@docusaurus/ExecutionEnvironment': browser('ExecutionEnvironment'),
  '@generated/docusaurus.config': site('siteConfig'),
  ...Object.fromEntries(
    [
      ...['Layout', 'Tabs', 'TabItem', 'CodeBlock', 'Admonition', 'Details'],
      ...['ThemedImage', 'Heading', 'DocCard', 'DocCardList', 'TOCInline'],
    ].map((name) => [`@theme/${name}`, name]),
  ),
  '@theme/MDXComponents': 'MDXComponents',
  '@theme/Mermaid': none('write the diagram as a code block: ```mermaid'),
  '@theme/SearchBar': none('docsgen has a built-in search; @docsearch/react works as an island'),
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
  '@docusaurus/router': router,
  'react-router-dom': router,
  'react-router': router,
  clsx: { default: 'clsx', clsx: 'clsx' },
  classnames: { default: 'clsx' },
  'react-helmet-async': { Helmet: 'Head' },
  '@docusaurus/theme-common': themeCommon,
  '@docusaurus/theme-common/internal': themeCommon,
  '@docusaurus/plugin-content-docs/client': docsHooks,
};
