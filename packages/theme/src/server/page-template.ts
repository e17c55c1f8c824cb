// Splits a page into a template and page-specific strings. Pages with the same template differ only in their slots
// (titles, URLs, lists that are already HTML), so React renders each template only once.

import type { Html } from '@docsgen/contract/html';
import type {
  CategoryPageView,
  CustomPageView,
  DocPageView,
  DocumentView,
  HomePageView,
  HydratedPageView,
  ShownPageView,
} from '@docsgen/contract/views';
import { type Languages, messagesFor } from '../i18n/messages-for.ts';
import { createSlots, fillJson } from './slots.ts';
import { type SlottedView, slottedView, titleOf } from './slotted-view.ts';

/** Contains only strings, so that it can be hashed and sent to another thread. */
export interface TemplatedPage {
  /** The view as JSON, with sentinels in its slots; see `SlottedView`. */
  readonly template: string;
  /** Strings by slot number. The content of `contentSlot` is provided with the article. */
  readonly values: readonly string[];
  /** Content of `sidebarSlot`. */
  readonly sidebar: Html;
  /** A `BodyView` as JSON, or `''` if the page is only an article. */
  readonly body: string;
  /** Inserted below the h1 of the article. */
  readonly intro: Html;
}

/**
 * View of a page that consists of more than an article. The content of the view is rendered separately for each page.
 */
export interface BodyView {
  readonly lang: string;
  readonly title: string;
  readonly page: HomePageView | CustomPageView | CategoryPageView;
}

/** The first two slots of every page: article or body, and sidebar. */
export const contentSlot = 0;
export const sidebarSlot = 1;

/** `afterHeading` is inserted below the h1 of the article and `intro`. */
export function templatePage(view: DocumentView<ShownPageView>, afterHeading: Html = ''): TemplatedPage {
  const { page } = view;
  const slots = createSlots();
  const reserved = { content: slots.reserve(), sidebar: slots.reserve() };
  const template = JSON.stringify(slottedView(view, reserved, slots));
  const sidebar = hasSection(page) ? (page.sidebar?.html ?? '') : '';
  const intro = page.kind === 'doc' ? (page.intro ?? '') : '';
  return { template, values: slots.values, sidebar, body: bodyOf(view), intro: intro + afterHeading };
}

/** Returns the view with the page's strings in its slots. */
export function filledView({ template, values, sidebar }: TemplatedPage, content: Html): SlottedView {
  const reserved: readonly Html[] = [content, sidebar];
  return JSON.parse(fillJson(template, (slot) => reserved[slot] ?? values[slot] ?? ''));
}

function hasSection(page: ShownPageView): page is DocPageView | CategoryPageView {
  return page.kind === 'doc' || page.kind === 'category';
}

function bodyOf(view: DocumentView<ShownPageView>): string {
  const { page } = view;
  if (page.kind === 'doc') return '';
  const body: BodyView = {
    lang: view.shell.lang,
    title: titleOf(view),
    page: page.kind === 'category' ? { ...page, sidebar: undefined } : page,
  };
  return JSON.stringify(body);
}

/** Inserts the intro after the article's h1, or at the start if it has none. */
export function withIntro(article: readonly Html[], intro: Html): readonly Html[] {
  if (intro === '') return article;
  const end = '</h1>';
  const index = article.findIndex((chunk) => chunk.includes(end));
  if (index < 0) return [intro, ...article];
  return article.map((chunk, at) => (at === index ? chunk.replace(end, () => end + intro) : chunk));
}

/**
 * Returns the UI strings of code blocks as JSON, in the language of the article, or `''` if the page has no article.
 */
export function codeMessagesOf(page: HydratedPageView | BodyView['page'], languages: Languages): string {
  return 'articleLang' in page ? JSON.stringify(messagesFor(languages, page.articleLang).article.code) : '';
}
