// The list of what was found: one group a page, its title with the trail first, its headings below it; those found by
// title, then those found in the text, with the words around.

import type { SearchMessages } from '../i18n/messages.ts';
import type { FoundText } from './found-text.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { FoundPage, Piece } from './titles.ts';

type Make = OpenDialog['element'];

interface OptionView {
  readonly href: string;
  readonly kind: 'page' | 'heading';
  readonly title: readonly Piece[];
  readonly trail: readonly (readonly Piece[])[];
  readonly excerpt: readonly Piece[];
}

/** Gives each option an id of its own within the list. */
type NextId = () => string;

export function listTitles(pages: readonly FoundPage[], element: Make): readonly HTMLElement[] {
  const nextId = idMaker('title');
  return pages.map(({ href, title, trail, headings }) =>
    group(element, title, [
      option(element, { href, kind: 'page', title, trail, excerpt: [] }, nextId),
      ...headings.map((heading) =>
        option(element, { href: heading.href, kind: 'heading', title: heading.text, trail: [], excerpt: [] }, nextId),
      ),
    ]),
  );
}

/** Those from `first` on, with a heading where they begin and where the reader's own part of the site ends. */
export function listTexts(
  { pages, first }: { readonly pages: readonly FoundText[]; readonly first: number },
  { inText, elsewhere }: SearchMessages,
  element: Make,
): readonly HTMLElement[] {
  return pages.slice(first).flatMap((page, index) => {
    const before = pages[first + index - 1];
    const item = textGroup(page, `text-${first + index}`, element);
    if (before === undefined) return [listHeading(inText, element), item];
    return before.isHere && !page.isHere ? [listHeading(elsewhere, element), item] : [item];
  });
}

function textGroup({ href, title, trail, excerpt, sections }: FoundText, id: string, element: Make): HTMLElement {
  const nextId = idMaker(id);
  const place = trail.map((text) => [{ text, isMatch: false }]);
  return group(element, title, [
    option(element, { href, kind: 'page', title, trail: place, excerpt }, nextId),
    ...sections.map((section) => option(element, { ...section, kind: 'heading', trail: [] }, nextId)),
  ]);
}

/** What follows is said by the names of the groups; to the eye by this. */
export function listHeading(text: string, element: Make): HTMLElement {
  return element('p', { class: 'search-heading', 'aria-hidden': 'true' }, text);
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
  const made = element('a', attributes, span(title));
  if (trail.length > 0) made.append(' ', element('span', { class: 'search-trail' }, ...trail.map(span)));
  if (excerpt.length > 0) made.append(' ', element('span', { class: 'search-excerpt' }, span(excerpt)));
  return made;
}
