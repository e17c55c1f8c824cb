// Creates `site.config.yaml` from a Starlight configuration.

import { type Diagnostic, isExternal, warning } from 'docsgen/internals';
import { featurePlugins } from '../feature-plugins.ts';
import { convertHead } from '../head-tags.ts';
import type { MigratedFile } from '../migration.ts';
import { convertSocialLinks } from '../social-links.ts';
import { isMap, type LooseMap, listIn, mapIn, numberIn, textIn, textsIn } from '../untyped-values.ts';
import { type Plain, yamlOf } from '../yaml-text.ts';
import { brandFiles } from './brand.ts';
import { labelOf } from './sidebar.ts';
import type { StarlightSite } from './site.ts';

interface Told {
  /** Path of the key in the Astro configuration. */
  readonly at: readonly string[];
  readonly message: string;
  readonly hint: string;
}

export async function writeConfiguration(
  site: StarlightSite,
  pages: readonly MigratedFile[],
  tell: (diagnostic: Diagnostic) => void,
): Promise<string> {
  const { config, options, locales } = site;
  const lose = ({ at, message, hint }: Told): void =>
    tell(warning({ code: 'migration', message, hint, file: config.file, position: config.positionOf(at) }));
  const head = convertHead(listIn(options.head).map(tagOf));
  for (const { message, hint } of head.lost) lose({ at: ['integrations'], message, hint });
  const social = convertSocialLinks(socialLinks(options.social), (loss) => lose({ at: ['integrations'], ...loss }));
  tellLost(site, lose);
  const brand = brandFiles(site);
  const title = labelOf(site, options.title) ?? 'Docs';
  const value: Plain = {
    title,
    tagline: labelOf(site, options.description),
    url: textIn(config.value.site)?.replace(/^(https?:\/\/[^/]+).*/, '$1'),
    baseUrl: config.value.base === '/' ? undefined : textIn(config.value.base),
    trailingSlash: isBare(config.value) ? false : undefined,
    locales: locales.map(({ code, label, htmlLang, direction }) => ({
      code,
      label,
      htmlLang: htmlLang === code ? undefined : htmlLang,
      direction,
    })),
    sections: [{ id: 'docs', label: title, basePath: '/', content: 'docs' }],
    theme: themeOf({ logo: brand.logo, favicon: head.favicon, accent: await accentOf(site) }),
    home: brand.heroImage === undefined ? undefined : { image: brand.heroImage },
    social,
    editLink: editLinkOf(options.editLink),
    lastUpdated: options.lastUpdated === true ? {} : undefined,
    tableOfContents: contentsOf(options.tableOfContents),
    sidebar: { collapsed: false },
    socialImage: head.socialImage,
    head: head.head,
    scripts: head.scripts,
    plugins: featurePlugins(pages, { hasMath: false }),
    redirects: redirectsOf(site, lose),
    checks: { links: 'warning', anchors: 'warning', images: 'warning' },
  };
  const comments = [
    'docs/reference/configuration.md of docsgen describes all keys.',
    'Starlight did not check links. When all links are correct, remove the line in checks.',
  ];
  return yamlOf(value, { before: comments });
}

/** Whether URLs have no trailing slash. */
function isBare({ trailingSlash, build }: LooseMap): boolean {
  return trailingSlash === 'never' || mapIn(build).format === 'file';
}

/** Older versions have a mapping of services. */
function socialLinks(social: unknown): readonly unknown[] {
  if (Array.isArray(social)) return social;
  return Object.entries(mapIn(social)).map(([icon, link]) => ({ icon, link }));
}

function tellLost({ options, config, paths, foreignPages }: StarlightSite, lose: (told: Told) => void): void {
  const { remarkPlugins = [], rehypePlugins = [] } = mapIn(config.value.markdown);
  const hasPlugins = listIn(remarkPlugins).length + listIn(rehypePlugins).length > 0;
  const hasStrings = [...paths].some((path) => path.startsWith('src/content/i18n/'));
  const replaced = 'See docs/guide/overrides.md for the components that can be replaced';
  const rules = 'Its selectors belong to Starlight: write the rules you need into a style sheet listed in css';
  const rewrite = 'It requires Astro: rewrite it as Markdown, MDX or a custom page in pages/';
  const parts = 'See docs/guide/plugins.md for what docsgen plugins can do';
  const links = 'Set pagination_next: null on a page to remove its link';
  const markdown = 'List them in markdown.remarkPlugins and markdown.rehypePlugins';
  const strings = 'See docs/reference/ui-strings.md for how to replace UI strings';
  const losses: readonly (readonly [isLost: boolean, message: string, hint: string])[] = [
    ...Object.entries(mapIn(options.components)).map(
      ([name, path]) => [true, `The theme component ${name} is not replaced by ${String(path)}`, replaced] as const,
    ),
    [listIn(options.plugins).length > 0, 'Starlight plugins are not supported', parts],
    ...textsIn(options.customCss ?? []).map(
      (path) => [true, `The style sheet ${path} was not migrated`, rules] as const,
    ),
    [options.pagination === false, 'Pages have links to the previous and next page', links],
    [hasPlugins, 'remark and rehype plugins were not migrated', markdown],
    [hasStrings, 'Custom UI strings were not migrated', strings],
    ...foreignPages.map((path) => [true, `The page ${path} was not migrated`, rewrite] as const),
  ];
  for (const [isLost, message, hint] of losses) if (isLost) lose({ at: ['integrations'], message, hint });
}

function tagOf(written: unknown) {
  const { tag, attrs, content } = mapIn(written);
  const entries = Object.entries(mapIn(attrs)).map(([name, value]): [string, string | boolean] => [
    name,
    typeof value === 'boolean' ? value : String(value),
  ]);
  return { tag: textIn(tag) ?? '', attributes: Object.fromEntries(entries), text: textIn(content) };
}

function themeOf(value: { readonly [key: string]: Plain }): Plain {
  return Object.values(value).some((each) => each !== undefined) ? value : undefined;
}

/** Returns the accent color of the site's style sheets, if it is a literal color. */
async function accentOf({ options, files }: StarlightSite): Promise<string | undefined> {
  for (const path of textsIn(options.customCss ?? [])) {
    const css = path.startsWith('.') ? await files.readText(path.replace(/^\.\//, '')) : undefined;
    const found = /--sl-color-accent:\s*(#[\da-f]{3,8}|(?:rgb|hsl|oklch)\([^)]*\))\s*;/i.exec(css ?? '')?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

function editLinkOf(editLink: unknown): string | undefined {
  const base = textIn(mapIn(editLink).baseUrl);
  return base === undefined ? undefined : `${base.replace(/\/$/, '')}/{path}`;
}

function contentsOf(contents: unknown): Plain {
  if (!isMap(contents)) return undefined;
  const [min, max] = [numberIn(contents.minHeadingLevel) ?? 2, numberIn(contents.maxHeadingLevel) ?? 3];
  return min === 2 && max === 3 ? undefined : { min, max };
}

/** Redirects of Astro, and those for the folder of the default locale, which is not part of URLs in docsgen. */
function redirectsOf({ config, locales, pages }: StarlightSite, lose: (told: Told) => void): Plain {
  const own = Object.entries(mapIn(config.value.redirects)).flatMap(([from, target]) => {
    const to = textIn(target) ?? textIn(mapIn(target).destination) ?? '';
    if (!from.includes('[') && to.startsWith('/') && !isExternal(to)) return [{ from, to }];
    const hint = 'Redirects need fixed paths: add one for each page, or configure the redirect on your host';
    lose({ at: ['redirects', from], message: `The redirect from ${from} was removed`, hint });
    return [];
  });
  const [first] = locales;
  const moved = first.folder === '' ? [] : pages.filter(({ locale }) => locale === first);
  const all = [...own, ...moved.map(({ url, address }) => ({ from: url, to: address }))];
  return all.length === 0 ? undefined : all;
}
