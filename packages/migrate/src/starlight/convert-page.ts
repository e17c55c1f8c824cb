// Converts a Starlight page. Only syntax that docsgen reads differently is changed.

import { plainText } from 'docsgen/internals';
import GithubSlugger from 'github-slugger';
import { reportCodeMarks } from '../code-marks.ts';
import { editFrontMatter } from '../front-matter-edit.ts';
import type { LocalizedPage, PagePlace } from '../localized-pages.ts';
import { type ConvertedPage, convertedPage, type Partial } from '../migrate-pages.ts';
import { convertLinks, type NewHref } from '../page-links.ts';
import { bodyStart, headingsIn, openPage, type PageConversion, replace, replaceMatches, tell } from '../page-work.ts';
import { mapIn, textIn } from '../untyped-values.ts';
import { starlightComponents } from './components.ts';
import { convertImports, type PageNames, pictureOf } from './imports.ts';
import { heroFields, type PageLookups, pageFields } from './page-fields.ts';
import { newHref } from './places.ts';
import type { StarlightSite } from './site.ts';
import { type JsxTag, tagsIn } from './tags.ts';

export function convertPage(page: LocalizedPage, lookups: PageLookups): ConvertedPage<Partial> {
  const { site } = lookups;
  const work = openPage(page.source, page.text);
  const newLink = (link: string): string => newHref(site, page, link).href ?? link;
  editFrontMatter(work, page.id === undefined ? heroFields(page, newLink) : pageFields(work, page, lookups));
  const banner = textIn(mapIn(page.frontMatter.banner).content);
  const start = bodyStart(work.text);
  if (banner !== undefined) replace(work, start, start, `\n:::info\n${banner.trim()}\n:::\n`);
  return convertBody(work, site, page);
}

/** Converts everything except the front matter, also in partials. */
export function convertBody(work: PageConversion, site: StarlightSite, place: PagePlace): ConvertedPage<Partial> {
  const isMdx = /\.mdx$/.test(place.source);
  const names = isMdx ? convertImports(work, site, place) : noNames;
  if (isMdx) convertTags(work, names, (path) => newHref(site, place, path));
  // An aside has the icon of its kind.
  replaceMatches(work, /^([ \t>]*:::\w+(?:\[[^\n]*\])?)\{icon=[^}\n]*\}/gm, ([, before]) => before);
  reportCodeMarks(work);
  convertLinks(work, (href) => newHref(site, place, href));
  const anchors = keepHeadingIds(work);
  return convertedPage(work, { anchors, partials: names.partials });
}

const noNames: PageNames = { own: new Map(), kept: new Set(), pictures: new Map(), images: new Set(), partials: [] };

type HrefOf = (path: string) => NewHref;

function convertTags(work: PageConversion, names: PageNames, hrefOf: HrefOf): void {
  const components = starlightComponents();
  for (const tag of tagsIn(work)) {
    const convert = components.get(names.own.get(tag.name) ?? '');
    if (convert) replaceTag(work, tag, withLinks(convert(tag, work), work, hrefOf));
    else if (names.images.has(tag.name)) replaceTag(work, tag, picture(work, tag, { names, hrefOf }));
    else if (tag.name === 'Fragment') replaceTag(work, tag, '');
    else if (!names.kept.has(tag.name)) leaveOut(work, tag);
  }
}

function replaceTag(work: PageConversion, { start, end }: JsxTag, text: string): void {
  if (work.text.slice(start, end) !== text) replace(work, start, end, text);
}

/** Rewrites links in a tag that is replaced as a whole. */
function withLinks(text: string, work: PageConversion, hrefOf: HrefOf): string {
  return text.replace(/(\shref=")([^"]*)"/, (whole, before: string, href: string) => {
    const { href: next, file } = hrefOf(href);
    if (file !== undefined) work.uses.add(file);
    return next === undefined ? whole : `${before}${next}"`;
  });
}

interface Picturing {
  readonly names: PageNames;
  readonly hrefOf: HrefOf;
}

function picture(work: PageConversion, tag: JsxTag, { names, hrefOf }: Picturing): string {
  const found = pictureOf(tag, names.pictures);
  if (found === undefined) {
    const hint = 'Write it as ![alt text](path)';
    tell(work, tag.start, { severity: 'error', message: 'An image with a computed path is not shown', hint });
    return '';
  }
  const { href = found.path, file } = hrefOf(found.path);
  if (file !== undefined) work.uses.add(file);
  return `![${found.alt}](${href})`;
}

function leaveOut(work: PageConversion, tag: JsxTag): void {
  const { name, start, end, kind } = tag;
  replace(work, start, end, `{/* ${work.text.slice(start, end).replaceAll('*/', '* /')} */}`);
  if (kind === 'close') return;
  const hint = `Rewrite it as a React component, components/${name}.tsx, and import it`;
  tell(work, start, { severity: 'error', message: `The component ${name} is not shown`, hint });
}

/** Returns the heading ids of the page, except for the id of its title. */
function keepHeadingIds(work: PageConversion): readonly string[] {
  const slugger = new GithubSlugger();
  return headingsIn(work).flatMap(({ depth, text, end }) => {
    const id = slugger.slug(plainText(text.replace(/<[^<>]*>/g, '')));
    if (/<[A-Z]/.test(text) && work.file.endsWith('.mdx')) replace(work, end, end, ` {/* #${id} */}`);
    return depth > 1 ? [id] : [];
  });
}
