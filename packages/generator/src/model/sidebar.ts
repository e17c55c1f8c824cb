// Sidebars of a site.

import type { ConfiguredLink } from './config.ts';
import type { PageKey } from './paths.ts';
import type { PageLocation } from './site.ts';

export type SidebarItem = SidebarPageItem | SidebarCategoryItem | SidebarLinkItem;

export interface SidebarPageItem {
  readonly kind: 'page';
  readonly page: PageKey;
  readonly label: string;
  readonly badge: string | undefined;
  readonly className: string | undefined;
  readonly isUnlisted: boolean;
}

export interface SidebarCategoryItem {
  readonly kind: 'category';
  /**
   * Key that is the same in every locale: the folder path relative to the version's folder, without number prefixes, or
   * labels.
   */
  readonly key: string;
  readonly label: string;
  readonly badge: string | undefined;
  readonly description: string | undefined;
  readonly page: PageKey | undefined;
  readonly items: readonly SidebarItem[];
  readonly isCollapsible: boolean;
  readonly isCollapsed: boolean;
  readonly className: string | undefined;
}

export interface SidebarLinkItem {
  readonly kind: 'link';
  readonly label: string;
  readonly badge: string | undefined;
  readonly className: string | undefined;
  /** A page key for references to pages in other parts of the section. */
  readonly link: ConfiguredLink | PageKey;
  /**
   * Location relative to which the link is resolved. If `undefined`, the link is resolved relative to the current page,
   * as are the links at the end of a section's sidebars.
   */
  readonly from: PageLocation | undefined;
}

/** A sidebar of a section in one version and locale, with lookup tables that all pages share. */
export interface Sidebar {
  readonly key: string;
  readonly label: string;
  readonly items: readonly SidebarItem[];
  /** Number of items on all levels. */
  readonly size: number;
  readonly hasBadges: boolean;
  /**
   * Ancestor categories of each page, outermost first. If the page is the index of a category, this category comes
   * last.
   */
  readonly breadcrumbs: ReadonlyMap<PageKey, readonly SidebarCategoryItem[]>;
  /** Pages in reading order, for the previous and next links. */
  readonly sequence: readonly { readonly page: PageKey; readonly label: string }[];
  /** Index of each page in `sequence`. */
  readonly sequenceIndexes: ReadonlyMap<PageKey, number>;
}
