// The title index of a language, a JSON file that the generator writes and the search box reads whole.

import type { Href } from './html.ts';

/** Every page of one language with its headings; enough to go to a page by name. */
export interface TitleIndex {
  readonly pages: readonly TitleEntry[];
}

export interface TitleEntry {
  readonly title: string;
  readonly href: Href;
  /** Labels of the page's breadcrumbs: section, its version where it has several, then categories. */
  readonly trail: readonly string[];
  /** Version and section of the page; `undefined`: outside of all sections. */
  readonly place: string | undefined;
  /** A generated list of pages. */
  readonly isList?: true;
  /** Id and text of the headings below the title. */
  readonly headings: readonly (readonly [id: string, text: string])[];
}
