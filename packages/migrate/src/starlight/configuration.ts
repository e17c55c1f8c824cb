// Creates `site.config.yaml` from a Starlight configuration.
import { type Diagnostic, isExternal } from 'docsgen/internals';
import type { MigratedFile } from '../migration.ts';
import { lossReporter, originOf, type PossibleLoss, printConfiguration } from '../site-configuration.ts';
import { isMap, type LooseMap, listIn, mapIn, numberIn, textIn, textsIn } from '../untyped-values.ts';
import type { Plain } from '../yaml-text.ts';
import { brandFiles } from './brand.ts';
import { labelOf } from './sidebar.ts';
import type { StarlightSite } from './site.ts';

/** The options of Starlight have no positions of their own, because they are the argument of a function. */
const at = ['integrations'];

export async function writeConfiguration(
  site: StarlightSite,
  pages: readonly MigratedFile[],
  tell: (diagnostic: Diagnostic) => void,
): Promise<string> {
  const { config, options } = site;
  const losses = [...lossesOf(site)];
  const redirects = redirectsOf(site, losses);
  const brand = brandFiles(site);
  const title = labelOf(site, options.title) ?? 'Docs';
  const accent = await accentOf(site);
  const parts = {
    tags: { at, list: listIn(options.head).map(tagOf) },
    social: { at, list: socialLinks(options.social) },
    losses,
    hasMath: false,
    label: title,
    theme: { logo: brand.logo, accent },
    keys: {
      title,
      tagline: labelOf(site, options.description),
      url: originOf(config.value.site),
      trailingSlash: isBare(config.value) ? false : undefined,
      home: brand.heroImage === undefined ? undefined : { image: brand.heroImage },
      editLink: editLinkOf(options.editLink),
      lastUpdated: options.lastUpdated === true ? {} : undefined,
      tableOfContents: contentsOf(options.tableOfContents),
      sidebar: { collapsed: false },
      redirects,
    },
    comments: ['Starlight did not check links. When all links are correct, remove the line in checks.'],
  };
  return printConfiguration(site, parts, { pages, lose: lossReporter(config, tell) });
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

function lossesOf({ options, config, paths, foreignPages }: StarlightSite): readonly PossibleLoss[] {
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
  const components = Object.entries(mapIn(options.components));
  return [
    ...components.map(
      ([name, path]) => [true, at, `The theme component ${name} is not replaced by ${String(path)}`, replaced] as const,
    ),
    [listIn(options.plugins).length > 0, at, 'Starlight plugins are not supported', parts],
    ...textsIn(options.customCss ?? []).map(
      (path) => [true, at, `The style sheet ${path} was not migrated`, rules] as const,
    ),
    [options.pagination === false, at, 'Pages have links to the previous and next page', links],
    [hasPlugins, at, 'remark and rehype plugins were not migrated', markdown],
    [hasStrings, at, 'Custom UI strings were not migrated', strings],
    ...foreignPages.map((path) => [true, at, `The page ${path} was not migrated`, rewrite] as const),
  ];
}

function tagOf(written: unknown) {
  const { tag, attrs, content } = mapIn(written);
  const entries = Object.entries(mapIn(attrs)).map(([name, value]): [string, string | boolean] => [
    name,
    typeof value === 'boolean' ? value : String(value),
  ]);
  return { tag: textIn(tag) ?? '', attributes: Object.fromEntries(entries), text: textIn(content) };
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
function redirectsOf({ config, locales, pages }: StarlightSite, losses: PossibleLoss[]): Plain {
  const own = Object.entries(mapIn(config.value.redirects)).flatMap(([from, target]) => {
    const to = textIn(target) ?? textIn(mapIn(target).destination) ?? '';
    if (!from.includes('[') && to.startsWith('/') && !isExternal(to)) return [{ from, to }];
    const hint = 'Redirects need fixed paths: add one for each page, or configure the redirect on your host';
    losses.push([true, ['redirects', from], `The redirect from ${from} was removed`, hint]);
    return [];
  });
  const [first] = locales;
  const moved = first.folder === '' ? [] : pages.filter(({ locale }) => locale === first);
  const all = [...own, ...moved.map(({ url, address }) => ({ from: url, to: address }))];
  return all.length === 0 ? undefined : all;
}
