// The list of what was found: one group a page, its title with the trail first, its headings below it.

import type { FoundPage, Piece } from './find-titles.ts';
import type { SearchFrame } from './search-frame.ts';

export function listFound(pages: readonly FoundPage[], { element }: SearchFrame): readonly HTMLElement[] {
  let count = 0;
  const span = (pieces: readonly Piece[]): HTMLElement =>
    element('span', {}, ...pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text)));
  const option = (href: string, kind: 'page' | 'heading', content: readonly (Node | string)[]): HTMLElement => {
    count += 1;
    const id = `docsgen-search-${count}`;
    const attributes = { class: 'search-option', 'data-kind': kind, role: 'option', id, href, tabindex: '-1' };
    return element('a', attributes, ...content);
  };
  return pages.map(({ href, title, trail, headings }) => {
    const place = element('span', { class: 'search-trail' }, ...trail.map(span));
    return element(
      'div',
      { role: 'group', 'aria-label': title.map((piece) => piece.text).join('') },
      option(href, 'page', trail.length > 0 ? [span(title), ' ', place] : [span(title)]),
      ...headings.map((heading) => option(heading.href, 'heading', [span(heading.text)])),
    );
  });
}
