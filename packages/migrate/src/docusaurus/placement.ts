// New paths of all files of a Docusaurus site, and the lookups that converters need.
import type { Diagnostic } from 'docsgen/internals';
import type { DocusaurusSite } from './site.ts';

export interface PlacedFile {
  /** Relative to the original site. */
  readonly from: string;
  /** Relative to the new site. */
  readonly to: string;
  readonly kind:
    | 'document'
    | 'post'
    /** Markdown that other files import. The file's name, or the name of one of its folders, starts with `_`. */
    | 'partial'
    /** Markdown in `pages/`. */
    | 'page'
    | 'category'
    /** JavaScript and TypeScript, including components and pages. */
    | 'module'
    | 'style'
    /** Images and other files that are copied. */
    | 'file';
  /** The locale in which the file is written. */
  readonly locale: string;
}

/** Information about all files that the conversion of one file needs. */
export interface Placement {
  readonly site: DocusaurusSite;
  /**
   * Files that are known from the start: content, pages, static files, style sheets of the site, global components.
   * Sorted by `from`. Other modules, style sheets and data files are added if a converted file uses them.
   */
  readonly files: readonly PlacedFile[];
  /**
   * Returns the new path of any original file, including files that are not listed. Files outside of the content keep
   * their path relative to the site, and files outside of the site are moved to `outside/`.
   */
  readonly targetOf: (from: string) => string;
  /**
   * Returns the path of the file that an import or link in `from` points to, or `undefined` if it does not exist or is
   * a package.
   */
  readonly resolveFrom: (from: string, specifier: string) => string | undefined;
}

export interface ConvertedFile {
  readonly path: string;
  readonly text: string;
  readonly losses: readonly Diagnostic[];
  /** Files that it imports or embeds, relative to the original site. */
  readonly uses: readonly string[];
  /** npm packages that it imports. */
  readonly packages: readonly string[];
  /** Nothing remains to be written. */
  readonly isEmpty?: boolean;
  /** The same page in other locales, if its component looks up translations. Paths are relative to the new site. */
  readonly translations?: readonly { readonly path: string; readonly text: string }[];
  /** Ids that Docusaurus generates for headings, and explicit ids, including ids in partials. */
  readonly anchors: readonly string[];
}
