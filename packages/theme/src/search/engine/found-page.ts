// A search result for the dialog: a page with its matches, and excerpts from its most relevant sections.

import type { SearchText } from '@docsgen/contract/search-index';
import type { TitleEntry } from '@docsgen/contract/title-index';
import { bucketOf } from './index-format.ts';
import { excerptOf, markText, type Piece } from './marked-text.ts';
import { fold } from './search-words.ts';

export interface FoundPage {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly trail: readonly (readonly Piece[])[];
  /** From the text before the first heading. */
  readonly excerpt: readonly Piece[];
  /** Sorted by relevance. */
  readonly sections: readonly FoundSection[];
}

interface FoundSection {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

interface PageRequest {
  readonly href: string;
  /** Sections of the page by relevance; 0 is the text before the first heading. */
  readonly sections: readonly number[];
  readonly forms: ReadonlySet<string>;
}

const maxSections = 3;

export function foundPage(
  { href, sections, forms }: PageRequest,
  { title, trail, sections: texts }: SearchText,
): FoundPage {
  const listed = sections.filter((section) => section > 0 && texts[section]).slice(0, maxSections);
  return {
    href,
    title: markText(title, forms),
    trail: trail.map((label) => markText(label, forms)),
    excerpt: excerptOf(texts[0]?.[2] ?? '', forms),
    sections: listed.map((section) => {
      const [id = '', heading = '', text = ''] = texts[section] ?? [];
      return { href: `${href}#${id}`, title: markText(heading, forms), excerpt: excerptOf(text, forms) };
    }),
  };
}

/** Returns the result for a page whose text is not indexed. */
export function foundTitle({ href, sections, forms }: PageRequest, { title, trail, headings }: TitleEntry): FoundPage {
  const text: SearchText = {
    title,
    trail,
    sections: [['', '', ''], ...headings.map(([id, name]) => [id, name, ''] as const)],
  };
  return foundPage({ href, sections, forms }, text);
}

/**
 * Returns the index of the option to select: the first section, if its heading contains a match that the title does not
 * contain, otherwise the page.
 */
export function bestOption(first: FoundPage | undefined): number {
  const inTitle = new Set(matchesIn(first?.title));
  return matchesIn(first?.sections[0]?.title).some((word) => !inTitle.has(word)) ? 1 : 0;
}

/** All forms of a word have the same bucket. */
function matchesIn(pieces: readonly Piece[] = []): readonly string[] {
  return pieces.filter(({ isMatch }) => isMatch).map(({ text }) => bucketOf(fold(text)));
}
