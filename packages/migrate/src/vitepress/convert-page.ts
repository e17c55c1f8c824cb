// Converts a VitePress page. Only syntax that docsgen reads differently is changed.

import { applyEdits, emojiOf } from 'docsgen/internals';
import type { ConvertedPage } from '../convert-pages.ts';
import type { ForeignFiles } from '../foreign-site.ts';
import { editFrontMatter } from '../front-matter-edit.ts';
import { convertLinks, type MovedPage, type Moves, newHref } from '../moves.ts';
import { matchesIn, openPage, type PageConversion, replace } from '../page-work.ts';
import type { LooseMap } from '../untyped-values.ts';
import { convertCode } from './code.ts';
import { convertContainers } from './containers.ts';
import { keepHeadingIds } from './heading-ids.ts';
import { convertIncludes, type Partial } from './includes.ts';
import { convertLanding } from './landing.ts';
import { pageFields } from './page-fields.ts';
import type { VitepressPage } from './site.ts';
import { convertSnippets } from './snippets.ts';
import { convertVue } from './vue.ts';

export interface Converting {
  readonly files: ForeignFiles;
  readonly moves: Moves;
  readonly sourceFolder: string;
  /** Title of the site. */
  readonly title: string;
  /** See `pageFields`. */
  readonly idOf: (link: string) => string | undefined;
  readonly sidebarOf: (page: VitepressPage) => string | null | undefined;
}

export async function convertPage(page: VitepressPage, converting: Converting): Promise<ConvertedPage<Partial>> {
  const work = openPage(page.source, page.text);
  if (page.id === undefined) convertLanding(work, page, converting.title);
  else {
    const { idOf, sidebarOf } = converting;
    editFrontMatter(work, pageFields(work, page, { idOf, sidebar: sidebarOf(page) }));
  }
  return convertBody(work, { place: page, frontMatter: page.frontMatter }, converting);
}

interface Body {
  readonly place: MovedPage;
  readonly frontMatter: LooseMap;
}

/** Converts everything except the front matter, also in partials. */
export async function convertBody(
  work: PageConversion,
  { place, frontMatter }: Body,
  { moves, files }: Pick<Converting, 'moves' | 'files'>,
): Promise<ConvertedPage<Partial>> {
  const partials = convertIncludes(work, place, moves);
  await convertSnippets(work, { moves, page: place, files });
  convertContainers(work);
  convertCode(work);
  const anchors = keepHeadingIds(work);
  convertVue(work, frontMatter);
  convertLinks(work, (href) => newHref(moves, place, href));
  convertEmoji(work);
  const { losses, uses, edits, text } = work;
  return { text: applyEdits(text, edits), losses, uses, anchors, partials };
}

function convertEmoji(work: PageConversion): void {
  for (const { 0: whole, 1: name = '', index } of matchesIn(work, /(?<![\w:]):([\w+-]+):(?![\w:])/g)) {
    const emoji = emojiOf(name);
    if (emoji !== undefined) replace(work, index, index + whole.length, emoji);
  }
}
