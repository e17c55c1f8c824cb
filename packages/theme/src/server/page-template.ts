// A page as a template and its own texts. Pages of one template differ in nothing but what is in its slots (titles,
// addresses, lists that are HTML already), so React draws a template only once, however many pages have it.

import type { Html } from '@docsgen/contract/html';
import type {
  CategoryPageView,
  DocPageView,
  DocumentView,
  HomePageView,
  OwnPageView,
  ShownPageView,
} from '@docsgen/contract/views';
import { createSlots } from './slots.ts';
import { slottedView } from './slotted-view.ts';

/** Plain strings, so that it can be hashed and sent to another thread. */
export interface TemplatedPage {
  /** The view as JSON, with sentinels in its slots; see `SlottedView`. */
  readonly template: string;
  /** The word that sentinels have and no text of this page does. */
  readonly sentinel: string;
  /** Texts by the numbers of their slots; that of `contentSlot` comes with the article. */
  readonly values: readonly string[];
  /** Text of `sidebarSlot`. */
  readonly sidebar: Html;
  /** A `BodyView` as JSON; `''`: the page is an article. */
  readonly body: string;
  /** Stands below the h1 of the article; left out: nothing does. */
  readonly intro?: Html;
}

/** A page that shows more than an article, which is drawn for each page anew. */
export interface BodyView {
  readonly lang: string;
  readonly page: HomePageView | OwnPageView | CategoryPageView;
}

/** The first two slots of every page: its article or body, and its sidebar. */
export const contentSlot = 0;
export const sidebarSlot = 1;

export function templatePage(view: DocumentView<ShownPageView>): TemplatedPage {
  const { page, shell } = view;
  const withSlots = cutSlots(view, 'docsgen-slot') ?? cutSlots(view, unusedSentinel(view));
  if (withSlots === undefined) throw new Error('A slot of a page is lost.');
  const sidebar = hasSection(page) ? (page.sidebar?.html ?? '') : '';
  const made = { ...withSlots, sidebar, body: bodyOf(page, shell.lang) };
  return page.kind === 'doc' && page.intro !== undefined ? { ...made, intro: page.intro } : made;
}

/** `undefined`: a text of the page has the sentinel in it, and could be taken for a slot. */
function cutSlots(
  view: DocumentView<ShownPageView>,
  sentinel: string,
): Pick<TemplatedPage, 'template' | 'sentinel' | 'values'> | undefined {
  const slots = createSlots(sentinel);
  const reserved = { content: slots.reserve(), sidebar: slots.reserve() };
  const template = JSON.stringify(slottedView(view, reserved, slots.slot));
  const { page } = view;
  const unused = hasSection(page) && page.sidebar !== undefined ? 0 : 1;
  const count = template.split(sentinel).length - 1;
  return count === slots.values.length - unused ? { template, sentinel, values: slots.values } : undefined;
}

function unusedSentinel(view: DocumentView<ShownPageView>): string {
  const text = JSON.stringify(view);
  for (let number = 1; ; number += 1) {
    const sentinel = `docsgen-slot-${number}-`;
    if (!text.includes(sentinel)) return sentinel;
  }
}

function hasSection(page: ShownPageView): page is DocPageView | CategoryPageView {
  return page.kind === 'doc' || page.kind === 'category';
}

function bodyOf(page: ShownPageView, lang: string): string {
  if (page.kind === 'doc') return '';
  const body: BodyView = page.kind === 'category' ? { lang, page: { ...page, sidebar: undefined } } : { lang, page };
  return JSON.stringify(body);
}
