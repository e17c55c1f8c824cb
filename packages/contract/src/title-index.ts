// The title index of a language: a JSON file that the generator writes and the search dialog loads completely.

import type { Href } from './html.ts';

/** All pages of a language with their headings, so that readers can find a page by its name. */
export interface TitleIndex {
  readonly pages: readonly TitleEntry[];
}

export interface TitleEntry {
  readonly title: string;
  readonly href: Href;
  /** Labels of the breadcrumbs: the section, its version if it has several, then the categories. */
  readonly trail: readonly string[];
  /** Version and section of the page, or `undefined` if the page is not in a section. */
  readonly place: string | undefined;
  /** Set on generated lists of pages. */
  readonly isList?: true;
  /** Id and text of each heading below the title. */
  readonly headings: readonly (readonly [id: string, text: string])[];
}
