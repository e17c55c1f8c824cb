// What docsgen has in place of keys that other generators (Docusaurus, VitePress, MkDocs, Hugo, Jekyll) have at the top
// of their configuration.
import type { KeyPath } from './yaml/yaml-source.ts';

const plugins =
  'Name remark and rehype plugins in markdown.remarkPlugins and markdown.rehypePlugins, docsgen’s own in plugins';
const theme = 'Write theme: its logo, favicon and font; colorMode, navbar, sidebar and footer say what it shows';
const styles = 'Write css, a list of style sheets such as ./styles.css';
const scripts = 'Write scripts, files of static/ or addresses';
const contentFolder = 'Pages are in content/<locale>/; content of a section names its folder there';
const outputFolder = 'The command says where to write: docsgen build --out <dir>';
const brokenLinks = 'Write checks: links, anchors and images each can be error, warning or off';
const languages = 'Write locales, a list that begins with the default one';
const sidebars = 'Sidebars follow from folders, or stand in sidebar.yaml in the folder of their section';
const publishing = 'docsgen only writes files: publish the output folder with the tools of your host';
const analytics = 'Write analytics, with plausible, umami, matomo, ga4 or the src of a script';
const head = 'title, tagline, url and socialImage say what stands in the head of pages; head adds to it';

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
  ...named('Write navbar.items', 'nav menu menus'),
  ...named('Write title', 'site_name name siteName'),
  ...named('Write tagline', 'description site_description subtitle'),
  ...named('Write url, the address without a path, and baseUrl, its path', 'site site_url host homepage'),
  ...named('Write baseUrl', 'base basePath pathPrefix'),
  ...named('Write trailingSlash', 'cleanUrls permalink permalinks uglyURLs use_directory_urls'),
  ...named('Write editLink, with {path} for the path of the file', 'editUrl edit_uri repo_url repo editLinks'),
  ...named('Write reportLink, with {path}, {title} and {url} for those of the page', 'reportUrl issueUrl issuesUrl'),
  ...named('Write feedback.form, the address that gets the answers', 'feedbackUrl feedbackForm'),
  ...named('Write social, a map of services with their addresses', 'socialLinks extraSocial'),
  ...named('Write lastUpdated: {}', 'showLastUpdateTime enableGitInfo'),
  ...named('Write footer.copyright', 'copyright'),
  ...named('Write tableOfContents', 'toc outline'),
  ...named('Write search: true or false; the search needs no service', 'algolia docsearch'),
  ...named('Files of static/ are copied as they are', 'staticDirectories staticDirs assets public publicDir'),
  ...named('Write theme.logo, a path in static/ that begins with a slash', 'logos brand icon'),
  ...named('Write theme.favicon, a path in static/ that begins with a slash', 'icons appleTouchIcon'),
  ...named('Write versions in a section', 'version versions'),
  ...named('Write socialImage, a path in static/ or an address', 'image ogImage'),
  ...named('Write announcement, with id and content', 'announcementBar banner'),
  ...named('Write markdown.highlight: true or false', 'prism highlight highlighting'),
};

/** `path`: that of an unknown key. */
export function nearestOfOurs(path: KeyPath): string | undefined {
  const [key, ...deeper] = path;
  return deeper.length > 0 ? undefined : hints[spelling(String(key))];
}

function named(hint: string, keys: string): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.split(' ').map((key) => [spelling(key), hint]));
}

/** `siteName`, `site_name` and `site-name` are one. */
function spelling(key: string): string {
  return `key ${key.toLowerCase().replace(/[_-]/g, '')}`;
}
