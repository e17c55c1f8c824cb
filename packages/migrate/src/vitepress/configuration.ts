// Creates `site.config.yaml` from a VitePress configuration.
import type { Diagnostic } from 'docsgen/internals';
import { localizedLabel } from '../localized-text.ts';
import type { MigratedFile } from '../migration.ts';
import { imageWith, lossReporter, originOf, type PossibleLoss, printConfiguration } from '../site-configuration.ts';
import { isFunction, isMap, type LooseMap, listIn, mapIn, numberIn, textIn } from '../untyped-values.ts';
import type { Plain } from '../yaml-text.ts';
import { planNavbar } from './navbar.ts';
import type { VitepressSite } from './site.ts';

export function writeConfiguration(
  site: VitepressSite,
  pages: readonly MigratedFile[],
  tell: (diagnostic: Diagnostic) => void,
): string {
  const { config, locales } = site;
  const [root] = locales;
  const themeConfig = { ...site.themeConfig, ...root.themeConfig };
  const localized = (key: string, otherwise?: string): Plain =>
    localizedLabel(locales, textIn(root.config[key]) ?? otherwise, (code) =>
      textIn(locales.find((each) => each.code === code)?.config[key]),
    );
  const parts = {
    tags: { at: ['head'], list: listIn(config.value.head).map(tagOf) },
    social: { at: ['themeConfig', 'socialLinks'], list: listIn(themeConfig.socialLinks) },
    losses: lossesOf(config.value, themeConfig),
    hasMath: mapIn(config.value.markdown).math === true,
    label: textIn(root.config.title) ?? 'Docs',
    theme: themeOf(themeConfig),
    keys: {
      title: localized('title', 'VitePress'),
      tagline: localized('description'),
      url: originOf(mapIn(config.value.sitemap).hostname),
      trailingSlash: false,
      colorMode: colorModeOf(config.value.appearance),
      home: homeOf(site),
      navbar: {
        title: typeof themeConfig.siteTitle === 'string' ? themeConfig.siteTitle : undefined,
        items: planNavbar(site),
      },
      footer: footerOf(mapIn(themeConfig.footer)),
      editLink: textIn(mapIn(themeConfig.editLink).pattern)?.replace(':path', '{path}'),
      lastUpdated: config.value.lastUpdated === true || themeConfig.lastUpdated !== undefined ? {} : undefined,
      tableOfContents: outlineOf(themeConfig.outline),
      sidebar: { collapsible: false },
      redirects: redirectsOf(site),
    },
    comments: [
      'URLs stay the same: docsgen writes guide/start.html, like VitePress, because trailingSlash is false.',
      'docsgen checks more links than VitePress. When all links are correct, remove the line in checks.',
    ],
  };
  return printConfiguration(site, parts, { pages, lose: lossReporter(config, tell) });
}

function lossesOf(config: LooseMap, themeConfig: LooseMap): readonly PossibleLoss[] {
  const markdown = mapIn(config.markdown);
  const plugin = 'Use a docsgen plugin instead: docs/guide/plugins.md';
  const slot = 'Show them with a slot of the theme: docs/guide/overrides.md';
  const remark = 'Use remark and rehype plugins instead: markdown.remarkPlugins';
  const numbers = 'Add showLineNumbers after the language of code blocks that need them';
  const builtIn = 'No action is required; search: false turns the search off';
  const hasAlgolia = mapIn(themeConfig.search).provider === 'algolia';
  const others = ['transformHead', 'transformPageData', 'transformHtml', 'buildEnd', 'vite', 'vue'];
  const search = ['themeConfig', 'search'];
  const edit = ['themeConfig', 'editLink'];
  const hasEditor = isFunction(mapIn(themeConfig.editLink).pattern);
  const ads = ['themeConfig', 'carbonAds'];
  return [
    [hasAlgolia, search, 'Algolia was replaced by docsgen’s built-in search', builtIn],
    [
      markdown.lineNumbers === true,
      ['markdown', 'lineNumbers'],
      'Code blocks have no line numbers by default',
      numbers,
    ],
    [isFunction(markdown.config), ['markdown', 'config'], 'markdown-it plugins are not supported', remark],
    [hasEditor, edit, 'The editLink function is not supported', 'Use a URL with {path} instead'],
    ...others.map((key) => [config[key] !== undefined, [key], `The key ${key} has no equivalent`, plugin] as const),
    [themeConfig.carbonAds !== undefined, ads, 'Carbon Ads are not supported', slot],
  ];
}

function tagOf(written: unknown) {
  const [tag, attributes, text] = listIn(written);
  const entries = Object.entries(mapIn(attributes)).map(([name, value]): [string, string | boolean] => [
    name,
    value === '' || typeof value === 'boolean' ? value !== false : String(value),
  ]);
  return { tag: textIn(tag) ?? '', attributes: Object.fromEntries(entries), text: textIn(text) };
}

function themeOf({ logo, siteTitle, aside }: LooseMap): { readonly [key: string]: Plain } {
  const map = mapIn(logo);
  const src = textIn(logo) ?? textIn(map.light) ?? textIn(map.src);
  const dark = textIn(map.dark);
  const hasMap = dark !== undefined || textIn(map.alt) !== undefined || siteTitle === false;
  const whole = { src, dark, alt: textIn(map.alt), name: siteTitle !== false };
  const isPath = src?.startsWith('/') === true;
  return { logo: isPath ? (hasMap ? whole : src) : undefined, toc: aside === false ? 'none' : undefined };
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
  return src?.startsWith('/') ? { image: imageWith(src, { dark: textIn(mapIn(image).dark) }) } : undefined;
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
