// Hints for top-level configuration keys of other generators (Docusaurus, VitePress, MkDocs, Hugo, Jekyll), and for
// keys of features that are now packages.
import type { KeyPath } from '../model/diagnostic.ts';
import { featurePackages, hintForPackage } from './feature-packages.ts';

const plugins =
  'List remark and rehype plugins in markdown.remarkPlugins and markdown.rehypePlugins, docsgen plugins in plugins';
const theme = 'Use theme for logo, favicon and fonts, and colorMode, navbar, sidebar and footer for the rest';
const styles = 'Use css, a list of style sheets such as ./styles.css';
const scripts = 'Use scripts, a list of URLs or paths in static/';
const contentFolder = 'Pages are in content/<locale>/; set the folder of a section with its content key';
const outputFolder = 'Set the output folder on the command line: docsgen build --out <dir>';
const brokenLinks = 'Use checks: links, anchors and images can each be error, warning or off';
const languages = 'Use locales, a list that starts with the default locale';
const sidebars = "Sidebars are generated from folders, or set in sidebar.yaml in the section's folder";
const publishing = 'docsgen does not deploy sites: publish the output folder with the tools of your host';
const analytics = 'Use analytics, with plausible, umami, matomo, ga4 or the src of a script';
const head = 'Most tags are generated from title, tagline, url and socialImage; add others with head';

const hints: Readonly<Record<string, string>> = {
  ...named(plugins, 'remarkPlugins rehypePlugins presets preset extensions markdown_extensions mdx'),
  ...named(theme, 'themes themeConfig theme_config appearance palette'),
  ...named(styles, 'styles stylesheets extra_css customCss'),
  ...named(contentFolder, 'content contentDir docs docsDir docs_dir srcDir src source sourceDir rewrites'),
  ...named(outputFolder, 'out outDir output outputDir publishDir site_dir destination cacheDir'),
  ...named(brokenLinks, 'onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks ignoreDeadLinks strict validation'),
  ...named(languages, 'i18n languages language lang defaultLocale defaultContentLanguage languageCode'),
  ...named(sidebars, 'sidebars toc_depth pages'),
  ...named(publishing, 'organizationName projectName deploymentBranch githubHost server hosting'),
  ...named(scripts, 'extra_javascript javascripts clientModules vite webpack'),
  ...named(analytics, 'gtag googleAnalytics googleTagManager googleGtag plausible'),
  ...named(head, 'headTags meta metadata og opengraph'),
  ...named('Use navbar.items', 'nav menu menus'),
  ...named('Use title', 'site_name name siteName'),
  ...named('Use tagline', 'description site_description subtitle'),
  ...named('Use url, without a path, and baseUrl for its path', 'site site_url host homepage'),
  ...named('Use baseUrl', 'base basePath pathPrefix'),
  ...named('Use trailingSlash', 'cleanUrls permalink permalinks uglyURLs use_directory_urls'),
  ...named('Use editLink, with {path} for the path of the file', 'editUrl edit_uri repo_url repo editLinks'),
  ...named('Use reportLink, with the placeholders {path}, {title} and {url}', 'reportUrl issueUrl issuesUrl'),
  ...named('Use feedback.form, the URL that answers are sent to', 'feedbackUrl feedbackForm'),
  ...named('Use social, a mapping of services to URLs', 'socialLinks extraSocial'),
  ...named('Use lastUpdated: {}', 'showLastUpdateTime enableGitInfo'),
  ...named('Use footer.copyright', 'copyright'),
  ...named('Use tableOfContents', 'toc outline'),
  ...named('Use search: true or false; search is built in and needs no service', 'algolia docsearch'),
  ...named('Files in static/ are copied unchanged', 'staticDirectories staticDirs assets public publicDir'),
  ...named('Use theme.logo, a path in static/, starting with a slash', 'logos brand icon'),
  ...named('Use theme.favicon, a path in static/, starting with a slash', 'icons appleTouchIcon'),
  ...named('Use versions in a section', 'version versions'),
  ...named('Use socialImage, a path in static/ or a URL', 'image ogImage'),
  ...named('Use announcement, with id and content', 'announcementBar banner'),
  ...named('Use markdown.highlight: true or false', 'prism highlight highlighting'),
};

/** Returns a hint for an unknown key at `path`. */
export function hintForForeignKey(path: KeyPath): string | undefined {
  const moved = featurePackages.find(({ formerKey }) => formerKey === path.join('.'));
  if (moved) return `Remove it. ${hintForPackage(moved.module)}`;
  const [key, ...deeper] = path;
  return deeper.length > 0 ? undefined : hints[spelling(String(key))];
}

/** Returns a hint for a value of the wrong type, because Docusaurus writes plugins with options as a list. */
export function hintForForeignValue(path: KeyPath, value: unknown): string | undefined {
  const [list, index] = path.slice(-2);
  const isPlugin = typeof index === 'number' && /^(?:remarkP|rehypeP|p)lugins$/.test(String(list));
  if (!isPlugin || !Array.isArray(value) || typeof value[0] !== 'string') return undefined;
  return `Use a mapping: { name: '${value[0]}', options: { … } }`;
}

function named(hint: string, keys: string): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.split(' ').map((key) => [spelling(key), hint]));
}

/** Returns a normalized spelling, which is the same for `siteName`, `site_name` and `site-name`. */
function spelling(key: string): string {
  return `key ${key.toLowerCase().replace(/[_-]/g, '')}`;
}
