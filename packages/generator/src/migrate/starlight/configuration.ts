// `site.config.yaml` of a site that was Starlight's.
import { warning } from '../../diagnostics/create.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isExternal } from '../../text/hrefs.ts';
import { readHead } from '../head-tags.ts';
import { readSocial } from '../social-links.ts';
import { isMap, type LooseMap, listIn, mapIn, numberIn, textIn, textsIn } from '../untyped-values.ts';
import { type Plain, yamlOf } from '../yaml-text.ts';
import { brandFiles } from './brand.ts';
import { labelOf } from './sidebar.ts';
import type { StarlightSite } from './site.ts';

interface Told {
  /** Keys that lead to it in the configuration of Astro. */
  readonly at: readonly string[];
  readonly message: string;
  readonly hint: string;
}

export async function writeConfiguration(site: StarlightSite, tell: (diagnostic: Diagnostic) => void): Promise<string> {
  const { config, options, locales } = site;
  const lose = ({ at, message, hint }: Told): void =>
    tell(warning({ code: 'migration', message, hint, file: config.file, position: config.positionOf(at) }));
  const head = readHead(listIn(options.head).map(tagOf));
  for (const { tag, attributes } of head.left)
    lose({
      at: ['integrations'],
      message: `The element ${tag} ${Object.values(attributes).join(' ')} of the head was left out`,
      hint: 'docsgen writes such elements itself, from title, description and socialImage',
    });
  const { social, left } = readSocial(socialLinks(options.social));
  for (const { icon, link } of left)
    lose({ at: ['integrations'], message: `docsgen has no icon ${icon}`, hint: `Link to ${link} in the navbar` });
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
    head: head.head.length > 0 ? head.head : undefined,
    scripts: head.scripts.length > 0 ? head.scripts : undefined,
    redirects: redirectsOf(site, lose),
    checks: { links: 'warning', anchors: 'warning' },
  };
  const comments = [
    'docs/reference/configuration.md of docsgen says what each key means.',
    'Starlight did not check links and anchors: once they are right, the lines in checks can go.',
  ];
  return yamlOf(value, { before: comments });
}

/** Addresses end without a slash. */
function isBare({ trailingSlash, build }: LooseMap): boolean {
  return trailingSlash === 'never' || mapIn(build).format === 'file';
}

/** Older versions have a map of services. */
function socialLinks(social: unknown): readonly unknown[] {
  if (Array.isArray(social)) return social;
  return Object.entries(mapIn(social)).map(([icon, link]) => ({ icon, link }));
}

function tellLost({ options, config, paths, foreignPages }: StarlightSite, lose: (told: Told) => void): void {
  const at = ['integrations'];
  for (const [name, path] of Object.entries(mapIn(options.components)))
    lose({
      at,
      message: `${name} of the theme is not replaced by ${String(path)}`,
      hint: 'docs/guide/overrides.md of docsgen says which parts can be',
    });
  if (listIn(options.plugins).length > 0)
    lose({
      at,
      message: 'Plugins of Starlight are not run',
      hint: 'docs/guide/plugins.md of docsgen says what plugins can do here',
    });
  for (const path of textsIn(options.customCss ?? []))
    lose({
      at,
      message: `The style sheet ${path} was left out`,
      hint: 'Its selectors are those of Starlight: write what is needed into one that css names',
    });
  if (options.pagination === false)
    lose({
      at,
      message: 'Pages have links to the previous and the next one',
      hint: 'pagination_next: null takes one from a page',
    });
  const { remarkPlugins, rehypePlugins } = mapIn(config.value.markdown);
  if (listIn(remarkPlugins).length + listIn(rehypePlugins).length > 0)
    lose({
      at: ['markdown'],
      message: 'Plugins of remark and rehype were left out',
      hint: 'Name them in markdown.remarkPlugins and markdown.rehypePlugins',
    });
  if ([...paths].some((path) => path.startsWith('src/content/i18n/')))
    lose({
      at,
      message: 'Words of the interface were left out',
      hint: 'docs/reference/ui-strings.md of docsgen says how words are replaced',
    });
  for (const path of foreignPages)
    lose({
      at,
      message: `The page ${path} was left out`,
      hint: 'Only Astro reads it: write it as Markdown, MDX or a page of pages/',
    });
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

/** The accent of the site's own style sheets, where it is a plain colour. */
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

/** Those of Astro, and those from the folder of a first language, which has none here. */
function redirectsOf({ config, locales, pages }: StarlightSite, lose: (told: Told) => void): Plain {
  const own = Object.entries(mapIn(config.value.redirects)).flatMap(([from, target]) => {
    const to = textIn(target) ?? textIn(mapIn(target).destination) ?? '';
    if (!from.includes('[') && to.startsWith('/') && !isExternal(to)) return [{ from, to }];
    const hint = 'Each is a whole address that leads to a page: write them out, or let the host redirect';
    lose({ at: ['redirects', from], message: `The redirect from ${from} was left out`, hint });
    return [];
  });
  const [first] = locales;
  const moved = first.folder === '' ? [] : pages.filter(({ locale }) => locale === first);
  const all = [...own, ...moved.map(({ url, address }) => ({ from: url, to: address }))];
  return all.length === 0 ? undefined : all;
}
