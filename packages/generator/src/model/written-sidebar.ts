// Sidebars as authors write them, in `sidebar.yaml` or in the configuration, before it is known which pages there are.
import type { ConfiguredLink, LocalizedText } from './config.ts';
import type { Position } from './diagnostic.ts';

/** A sidebar of one version of a section. */
export interface WrittenSidebar {
  /** `undefined`: it is the only one. */
  readonly name: string | undefined;
  readonly items: readonly WrittenItem[];
}

export type WrittenItem = WrittenPage | WrittenReference | WrittenCategory | WrittenLink | WrittenFolder;

interface WrittenBase {
  /** Where the item begins, or the id in it. */
  readonly position: Position | undefined;
}

interface WrittenLabels {
  readonly label: LocalizedText | undefined;
  /** A short plain text beside the label. */
  readonly badge: LocalizedText | undefined;
  readonly className: string | undefined;
}

export interface WrittenPage extends WrittenBase, WrittenLabels {
  readonly kind: 'page';
  /** The page's id in its section and version. */
  readonly id: string;
}

/** A link to a page that stands elsewhere, in this sidebar or in another one of the section. */
export interface WrittenReference extends WrittenBase, WrittenLabels {
  readonly kind: 'reference';
  readonly id: string;
}

export interface WrittenCategory extends WrittenBase, WrittenLabels {
  readonly kind: 'category';
  readonly description: LocalizedText | undefined;
  /** Id of the page that stands for it. */
  readonly page: string | undefined;
  readonly index: WrittenIndex | undefined;
  readonly items: readonly WrittenItem[];
  readonly isCollapsible: boolean | undefined;
  readonly isCollapsed: boolean | undefined;
}

/** A generated index. */
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

/** What is in a folder, in the order of its tree. */
export interface WrittenFolder extends WrittenBase {
  readonly kind: 'folder';
  /** As it is written; `.` is the section's folder. */
  readonly folder: string;
}
