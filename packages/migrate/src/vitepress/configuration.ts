// Creates `site.config.yaml` from a VitePress configuration.
import { type Diagnostic, warning } from 'docsgen/internals';
import { featurePlugins } from '../feature-plugins.ts';
import { convertHead, type NewHead } from '../head-tags.ts';
import type { MigratedFile } from '../migration.ts';
import { localizedLabel } from '../sidebar-plan.ts';
import { convertSocialLinks } from '../social-links.ts';
import { isFunction, isMap, type LooseMap, listIn, mapIn, numberIn, textIn } from '../untyped-values.ts';
import { type Plain, yamlOf } from '../yaml-text.ts';
import { planNavbar } from './navbar.ts';
import type { VitepressSite } from './site.ts';

interface Told {
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}

export function writeConfiguration(
  site: VitepressSite,
  pages: readonly MigratedFile[],
  tell: (diagnostic: Diagnostic) => void,
): string {
  const { config, locales } = site;
  const [root] = locales;
  const themeConfig = { ...site.themeConfig, ...root.themeConfig };
  const lose = ({ key, message, hint }: Told): void => {
    const position = config.positionOf(key.split('.'));
    tell(warning({ code: 'migration', message, hint, file: config.file, position }));
  };
  const head = convertHead(listIn(config.value.head).map(tagOf));
  for (const { message, hint } of head.lost) lose({ key: 'head', message, hint });
  const social = convertSocialLinks(listIn(themeConfig.socialLinks), (loss) =>
    lose({ key: 'themeConfig.socialLinks', ...loss }),
  );
  tellLost(config.value, themeConfig, lose);
  const plugins = featurePlugins(pages, { hasMath: mapIn(config.value.markdown).math === true });
  const value = valuesOf(site, { ...head, social, plugins });
  const comments = [
    'docs/reference/configuration.md of docsgen describes all keys.',
    'URLs stay the same: docsgen writes guide/start.html, like VitePress, because trailingSlash is false.',
    'docsgen checks more links than VitePress. When all links are correct, remove the line in checks.',
  ];
  return yamlOf(value, { before: comments });
}

interface FoundValues extends NewHead {
  readonly social: Plain;
  readonly plugins: Plain;
}

function valuesOf(site: VitepressSite, { social, head, scripts, favicon, socialImage, plugins }: FoundValues): Plain {
  const { config, locales } = site;
  const [root] = locales;
  const themeConfig = { ...site.themeConfig, ...root.themeConfig };
  return {
    title: localizedLabel(locales, textIn(root.config.title) ?? 'VitePress', (code) => inLocale(site, code, 'title')),
    tagline: localizedLabel(locales, textIn(root.config.description), (code) => inLocale(site, code, 'description')),
    url: textIn(mapIn(config.value.sitemap).hostname)?.replace(/^(https?:\/\/[^/]+).*/, '$1'),
    baseUrl: config.value.base === '/' ? undefined : textIn(config.value.base),
    trailingSlash: false,
    locales: locales.map(({ code, label, htmlLang, direction }) => ({
      code,
      label,
      htmlLang: htmlLang === code ? undefined : htmlLang,
      direction,
    })),
    sections: [{ id: 'docs', label: textIn(root.config.title) ?? 'Docs', basePath: '/', content: 'docs' }],
    theme: themeOf(themeConfig, favicon),
    colorMode: colorModeOf(config.value.appearance),
    home: homeOf(site),
    navbar: {
      title: typeof themeConfig.siteTitle === 'string' ? themeConfig.siteTitle : undefined,
      items: planNavbar(site),
    },
    social,
    footer: footerOf(mapIn(themeConfig.footer)),
    editLink: editLinkOf(mapIn(themeConfig.editLink)),
    lastUpdated: config.value.lastUpdated === true || themeConfig.lastUpdated !== undefined ? {} : undefined,
    tableOfContents: outlineOf(themeConfig.outline),
    sidebar: { collapsible: false },
    socialImage,
    head,
    scripts,
    plugins,
    redirects: redirectsOf(site),
    checks: { links: 'warning', anchors: 'warning', images: 'warning' },
  };
}

function tellLost(config: LooseMap, themeConfig: LooseMap, lose: (told: Told) => void): void {
  const markdown = mapIn(config.markdown);
  const plugin = 'Use a docsgen plugin instead: docs/guide/plugins.md';
  const slot = 'Show them with a slot of the theme: docs/guide/overrides.md';
  const remark = 'Use remark and rehype plugins instead: markdown.remarkPlugins';
  const numbers = 'Add showLineNumbers after the language of code blocks that need them';
  const search = 'No action is required; search: false turns the search off';
  const hasAlgolia = mapIn(themeConfig.search).provider === 'algolia';
  const others = ['transformHead', 'transformPageData', 'transformHtml', 'buildEnd', 'vite', 'vue'];
  const losses: readonly (readonly [isLost: boolean, key: string, message: string, hint: string])[] = [
    [hasAlgolia, 'themeConfig.search', 'Algolia was replaced by docsgen’s built-in search', search],
    [markdown.lineNumbers === true, 'markdown.lineNumbers', 'Code blocks have no line numbers by default', numbers],
    [isFunction(markdown.config), 'markdown.config', 'markdown-it plugins are not supported', remark],
    [
      isFunction(mapIn(themeConfig.editLink).pattern),
      'themeConfig.editLink',
      'The editLink function is not supported',
      'Use a URL with {path} instead',
    ],
    ...others.map((key) => [config[key] !== undefined, key, `The key ${key} has no equivalent`, plugin] as const),
    [themeConfig.carbonAds !== undefined, 'themeConfig.carbonAds', 'Carbon Ads are not supported', slot],
  ];
  for (const [isLost, key, message, hint] of losses) if (isLost) lose({ key, message, hint });
}

function inLocale({ locales }: VitepressSite, code: string, key: string): string | undefined {
  return textIn(locales.find((each) => each.code === code)?.config[key]);
}

function tagOf(written: unknown) {
  const [tag, attributes, text] = listIn(written);
  const entries = Object.entries(mapIn(attributes)).map(([name, value]): [string, string | boolean] => [
    name,
    value === '' || typeof value === 'boolean' ? value !== false : String(value),
  ]);
  return { tag: textIn(tag) ?? '', attributes: Object.fromEntries(entries), text: textIn(text) };
}

function themeOf({ logo, siteTitle, aside }: LooseMap, favicon: string | undefined): Plain {
  const map = mapIn(logo);
  const src = textIn(logo) ?? textIn(map.light) ?? textIn(map.src);
  const dark = textIn(map.dark);
  const hasMap = dark !== undefined || textIn(map.alt) !== undefined || siteTitle === false;
  const whole = { src, dark, alt: textIn(map.alt), name: siteTitle !== false };
  const isPath = src?.startsWith('/') === true;
  const value = {
    logo: isPath ? (hasMap ? whole : src) : undefined,
    favicon,
    toc: aside === false ? 'none' : undefined,
  };
  return Object.values(value).some((each) => each !== undefined) ? value : undefined;
}

function colorModeOf(appearance: unknown): Plain {
  if (appearance === false) return { default: 'light', switch: false };
  if (appearance === 'dark') return { default: 'dark' };
  if (appearance === 'force-dark') return { default: 'dark', switch: false };
  return undefined;
}

function homeOf({ pages, locales }: VitepressSite): Plain {
  const page = pages.find(({ id, locale }) => id === undefined && locale === locales[0]);
  const image = mapIn(page?.frontMatter.hero).image;
  const src = textIn(image) ?? textIn(mapIn(image).light) ?? textIn(mapIn(image).src);
  const dark = textIn(mapIn(image).dark);
  if (src === undefined || !src.startsWith('/')) return undefined;
  return { image: dark === undefined ? src : { src, dark } };
}

function footerOf({ message, copyright }: LooseMap): Plain {
  const lines = [message, copyright].flatMap((each) => textIn(each) ?? []).map(htmlAsMarkdown);
  return lines.length === 0 ? undefined : { copyright: lines.join(' ') };
}

function htmlAsMarkdown(html: string): string {
  return html
    .replace(/<a\b[^>]*?\shref=["']([^"']*)["'][^>]*>([\s\S]*?)<\/a>/g, '[$2]($1)')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function editLinkOf({ pattern }: LooseMap): string | undefined {
  return textIn(pattern)?.replace(':path', '{path}');
}

function outlineOf(outline: unknown): Plain {
  const level = isMap(outline) ? outline.level : outline;
  if (level === 'deep') return { min: 2, max: 6 };
  const [min, max] = Array.isArray(level) ? level.map(numberIn) : [numberIn(level), numberIn(level)];
  // By default, VitePress lists only h2 headings.
  if (min === undefined) return { min: 2, max: 2 };
  return min === 2 && max === 3 ? undefined : { min, max: max ?? min };
}

/** VitePress wrote an index as a file inside its folder, and other sites may link to this file. */
function redirectsOf({ pages, locales }: VitepressSite): Plain {
  const indexes = pages.filter(
    ({ address, locale }) => locale === locales[0] && address !== '/' && address.endsWith('/'),
  );
  const list = indexes.map(({ address }) => ({ from: `${address}index.html`, to: address.replace(/\/$/, '') }));
  return list.length === 0 ? undefined : list;
}
