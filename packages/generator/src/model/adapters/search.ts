import type { TextSection } from '../article.ts';

/** A page in the search index. */
export interface SearchDocument {
  readonly locale: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Breadcrumb labels. */
  readonly trail: readonly string[];
  /** Section and version of the page. */
  readonly place: string | undefined;
  /** Importance of the page in percent. */
  readonly weight: number;
  readonly sections: readonly TextSection[];
}
