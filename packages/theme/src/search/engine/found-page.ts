// A page that was found, as the dialog lists it: with marks on the words, and excerpts of the sections that fit best.

import type { SearchText } from '@docsgen/contract/search-index';
import type { TitleEntry } from '@docsgen/contract/title-index';
import { excerptOf, markText, type Piece } from './marked-text.ts';

export interface FoundPage {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly trail: readonly (readonly Piece[])[];
  /** From the text before the first heading. */
  readonly excerpt: readonly Piece[];
  /** Best first. */
  readonly sections: readonly FoundSection[];
}

interface FoundSection {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

interface PageRequest {
  readonly href: string;
  /** Sections of the page, from 0 for the text before the first heading; best first. */
  readonly sections: readonly number[];
  readonly forms: ReadonlySet<string>;
}

const mostSections = 3;

export function foundPage(
  { href, sections, forms }: PageRequest,
  { title, trail, sections: texts }: SearchText,
): FoundPage {
  const listed = sections.filter((section) => section > 0 && texts[section]).slice(0, mostSections);
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

/** Of a page whose text is not known. */
export function foundTitle({ href, sections, forms }: PageRequest, { title, trail, headings }: TitleEntry): FoundPage {
  const text: SearchText = {
    title,
    trail,
    sections: [['', '', ''], ...headings.map(([id, name]) => [id, name, ''] as const)],
  };
  return foundPage({ href, sections, forms }, text);
}

/** The option that Enter goes to: the best section, unless the title alone is what was looked for. */
export function bestOption(first: FoundPage | undefined): number {
  const [section] = first?.sections ?? [];
  const isInHeading = section?.title.some(({ isMatch }) => isMatch) ?? false;
  return isInHeading && !first?.title.some(({ isMatch }) => isMatch) ? 1 : 0;
}
