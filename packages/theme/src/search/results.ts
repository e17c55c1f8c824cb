// The list of results: a group for each page, with its title and breadcrumbs first, then its sections.

import type { FoundPage } from './engine/found-page.ts';
import type { Piece } from './engine/marked-text.ts';
import type { OpenDialog } from './open-dialog.ts';

type Make = OpenDialog['element'];

interface OptionView {
  /** Unique within the list. */
  readonly id: string;
  readonly href: string;
  readonly kind: 'page' | 'heading';
  readonly title: readonly Piece[];
  readonly trail: readonly (readonly Piece[])[];
  readonly excerpt: readonly Piece[];
}

/** `part` is the prefix of the option ids. */
export function listPages(pages: readonly FoundPage[], part: string, element: Make): readonly HTMLElement[] {
  return pages.map(({ href, title, trail, excerpt, sections }, index) => {
    const id = (number: number): string => `docsgen-search-${part}-${index}-${number}`;
    return group(element, title, [
      option(element, { id: id(1), href, kind: 'page', title, trail, excerpt }),
      ...sections.map((section, at) => option(element, { ...section, id: id(at + 2), kind: 'heading', trail: [] })),
    ]);
  });
}

function group(element: Make, title: readonly Piece[], options: readonly HTMLElement[]): HTMLElement {
  const name = title.map((piece) => piece.text).join('');
  return element('div', { class: 'search-group', role: 'group', 'aria-label': name }, ...options);
}

function option(element: Make, { id, href, kind, title, trail, excerpt }: OptionView): HTMLElement {
  const span = (pieces: readonly Piece[]): HTMLElement =>
    element('span', {}, ...pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text)));
  const attributes = { class: 'search-option', 'data-kind': kind, role: 'option', id, href, tabindex: '-1' };
  const link = element('a', attributes, span(title));
  if (trail.length > 0) link.append(' ', element('span', { class: 'search-trail' }, ...trail.map(span)));
  if (excerpt.length > 0) link.append(' ', element('span', { class: 'search-excerpt' }, span(excerpt)));
  return link;
}
