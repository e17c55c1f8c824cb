// Renders elements that components cannot render: lists of the page's headings, and lists of other pages. The latter
// become placeholders, because articles do not depend on other pages.

import type { Element, ElementContent } from 'hast';
import type { VFile } from 'vfile';
import type { Heading, Reference } from '../../model/article.ts';
import { warning } from '../../model/diagnostic.ts';
import { headingRange, type NestedHeading, nestHeadings } from '../../text/nest-headings.ts';
import { notesOf } from '../article-notes.ts';
import { contentsElement } from '../components/contents.ts';
import { pageListElement } from '../components/page-list.ts';
import { classesOf, element } from '../components/shared/hast.ts';
import { startOf } from '../tree/positions.ts';

/** Must run after all headings are known. Returns whether the node is a deferred element. */
export function renderDeferred(node: Element, file: VFile, placeholderFor: (reference: Reference) => string): boolean {
  if (node.tagName === contentsElement) renderContents(node, file);
  else if (node.tagName === pageListElement) renderPageList(node, placeholderFor);
  else return false;
  return true;
}

function renderContents(node: Element, file: VFile): void {
  const { headings, contents, diagnostics } = notesOf(file);
  const { dataMin, dataMax, ...own } = node.properties;
  const [min, max] = [dataMin, dataMax].map((level) => (level === undefined ? undefined : Number(level)));
  const range = headingRange({ min, max }, contents);
  const nested = nestHeadings(headings, range);
  node.tagName = nested.length > 0 ? 'ul' : 'div';
  node.properties = { ...own, className: ['contents-list', ...classesOf(node)] };
  node.children = nested.map(item);
  if (nested.length > 0) return;
  const message = `<Contents> is empty: the page has no headings of levels ${range.min} to ${range.max}`;
  const hint = 'Remove it, or set other levels with minLevel and maxLevel';
  diagnostics.push(warning({ code: 'component', message, hint, file: file.path, position: startOf(node) }));
}

function item({ id, html, children }: NestedHeading<Heading>): Element {
  const link = element('a', { href: `#${id}` }, [raw(html)]);
  return element('li', {}, [link, ...(children.length > 0 ? [element('ul', {}, children.map(item))] : [])]);
}

function renderPageList(node: Element, placeholderFor: (reference: Reference) => string): void {
  const { dataOf, ...own } = node.properties;
  const position = startOf(node);
  const placeholder = placeholderFor({ href: String(dataOf ?? ''), use: 'list', file: undefined, position });
  node.tagName = 'div';
  node.properties = { ...own, className: ['page-list', ...classesOf(node)] };
  node.children = [raw(placeholder)];
}

function raw(value: string): ElementContent {
  return { type: 'raw', value };
}
