// What the search index is made of.

import type { TextSection } from '../site.ts';

/** What the search index contains of one page. */
export interface SearchDocument {
  readonly locale: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Labels of the breadcrumbs. */
  readonly trail: readonly string[];
  /** Section and version of the page. */
  readonly place: string | undefined;
  /** Importance in percent. */
  readonly weight: number;
  readonly sections: readonly TextSection[];
}
