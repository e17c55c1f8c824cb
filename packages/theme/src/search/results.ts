// The list of results: a group for each page, with its title and breadcrumbs first, then its sections.

import type { FoundPage } from './engine/found-page.ts';
import type { Piece } from './engine/marked-text.ts';
import type { OpenDialog } from './open-dialog.ts';

type Make = OpenDialog['element'];

interface OptionView {
  readonly href: string;
  readonly kind: 'page' | 'heading';
  readonly title: readonly Piece[];
  readonly trail: readonly (readonly Piece[])[];
  readonly excerpt: readonly Piece[];
}

/** Returns an id that is unique within the list. */
type NextId = () => string;

/** `part` is the prefix of the option ids. */
export function listPages(pages: readonly FoundPage[], part: string, element: Make): readonly HTMLElement[] {
  return pages.map(({ href, title, trail, excerpt, sections }, index) => {
    const nextId = idMaker(`${part}-${index}`);
    return group(element, title, [
      option(element, { href, kind: 'page', title, trail, excerpt }, nextId),
      ...sections.map((section) => option(element, { ...section, kind: 'heading', trail: [] }, nextId)),
    ]);
  });
}

function idMaker(part: string): NextId {
  let count = 0;
  return () => {
    count += 1;
    return `docsgen-search-${part}-${count}`;
  };
}

function group(element: Make, title: readonly Piece[], options: readonly HTMLElement[]): HTMLElement {
  const name = title.map((piece) => piece.text).join('');
  return element('div', { class: 'search-group', role: 'group', 'aria-label': name }, ...options);
}

function option(element: Make, { href, kind, title, trail, excerpt }: OptionView, nextId: NextId): HTMLElement {
  const span = (pieces: readonly Piece[]): HTMLElement =>
    element('span', {}, ...pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text)));
  const attributes = { class: 'search-option', 'data-kind': kind, role: 'option', id: nextId(), href, tabindex: '-1' };
  const link = element('a', attributes, span(title));
  if (trail.length > 0) link.append(' ', element('span', { class: 'search-trail' }, ...trail.map(span)));
  if (excerpt.length > 0) link.append(' ', element('span', { class: 'search-excerpt' }, span(excerpt)));
  return link;
}
