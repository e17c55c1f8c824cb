// Converts a VitePress page. Only syntax that docsgen reads differently is changed.

import { emojiOf } from 'docsgen/internals';
import { editFrontMatter } from '../front-matter-edit.ts';
import type { PagePlace } from '../localized-pages.ts';
import { type ConvertedPage, convertedPage } from '../migrate-pages.ts';
import { convertLinks } from '../page-links.ts';
import { openPage, type PageConversion, replaceMatches } from '../page-work.ts';
import type { LooseMap } from '../untyped-values.ts';
import { convertCode } from './code.ts';
import { convertContainers } from './containers.ts';
import { keepHeadingIds } from './heading-ids.ts';
import { convertIncludes, type IncludedPart, partOf } from './includes.ts';
import { convertLanding } from './landing.ts';
import { type PageLookups, pageFields } from './page-fields.ts';
import { newHref } from './places.ts';
import type { VitepressPage, VitepressSite } from './site.ts';
import { convertSnippets } from './snippets.ts';
import { convertVue } from './vue.ts';

export function convertPage(page: VitepressPage, lookups: PageLookups): Promise<ConvertedPage<IncludedPart>> {
  const { site, title } = lookups;
  const work = openPage(page.source, page.text);
  if (page.id === undefined) convertLanding(work, page, title);
  else editFrontMatter(work, pageFields(work, page, lookups));
  return convertBody(work, { ...page, site });
}

export async function convertPartial(
  { source, to, part }: IncludedPart,
  site: VitepressSite,
): Promise<ConvertedPage<IncludedPart>> {
  const text = partOf((await site.files.readText(source)) ?? '', part) ?? '';
  const route = source.slice(site.sourceFolder.length);
  return convertBody(openPage(source, text), { site, source, route, to, url: '', frontMatter: {} });
}

interface Body extends PagePlace {
  readonly site: VitepressSite;
  readonly frontMatter: LooseMap;
}

/** Converts everything except the front matter, also in partials. */
async function convertBody(work: PageConversion, body: Body): Promise<ConvertedPage<IncludedPart>> {
  const { site, frontMatter } = body;
  const partials = convertIncludes(work, body, site);
  await convertSnippets(work, body, site);
  convertContainers(work);
  convertCode(work);
  const anchors = keepHeadingIds(work);
  convertVue(work, frontMatter);
  convertLinks(work, (href) => newHref(site, body, href));
  replaceMatches(work, /(?<![\w:]):([\w+-]+):(?![\w:])/g, ([, name = '']) => emojiOf(name));
  return convertedPage(work, { anchors, partials });
}
