// Sidebars as written in `sidebar.yaml` or the configuration, before their references to pages are resolved.
import type { ConfiguredLink, LocalizedText } from './config.ts';
import type { Position } from './diagnostic.ts';

/** A sidebar of one version of a section. */
export interface WrittenSidebar {
  /** Name, or `undefined` if it is the only sidebar. */
  readonly name: string | undefined;
  readonly items: readonly WrittenItem[];
}

export type WrittenItem = WrittenPage | WrittenReference | WrittenCategory | WrittenLink | WrittenFolder;

interface WrittenBase {
  /** Position of the item, or of the page id in the item. */
  readonly position: Position | undefined;
}

interface WrittenLabels {
  readonly label: LocalizedText | undefined;
  /** Short plain text next to the label. */
  readonly badge: LocalizedText | undefined;
  readonly className: string | undefined;
}

export interface WrittenPage extends WrittenBase, WrittenLabels {
  readonly kind: 'page';
  /** The page's id in its section and version. */
  readonly id: string;
}

/** A link to a page that is listed elsewhere in this sidebar, or in another sidebar of the section. */
export interface WrittenReference extends WrittenBase, WrittenLabels {
  readonly kind: 'reference';
  readonly id: string;
}

export interface WrittenCategory extends WrittenBase, WrittenLabels {
  readonly kind: 'category';
  readonly description: LocalizedText | undefined;
  /** Id of the category's index page. */
  readonly page: string | undefined;
  readonly index: WrittenIndex | undefined;
  readonly items: readonly WrittenItem[];
  readonly isCollapsible: boolean | undefined;
  readonly isCollapsed: boolean | undefined;
}

/** A generated index page. */
export interface WrittenIndex extends WrittenBase {
  readonly slug: string | undefined;
  readonly title: LocalizedText | undefined;
  readonly description: LocalizedText | undefined;
  readonly image: string | undefined;
  readonly keywords: readonly string[];
}

interface WrittenLink extends WrittenBase {
  readonly kind: 'link';
  readonly link: ConfiguredLink;
  readonly badge: LocalizedText | undefined;
  readonly className: string | undefined;
}

/** Inserts the content of a folder, in file order. */
export interface WrittenFolder extends WrittenBase {
  readonly kind: 'folder';
  /** Folder as written; `.` is the section's folder. */
  readonly folder: string;
}
