// Where each file of a Docusaurus site stands in the new one, and what converters ask of that.
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PackageComponent } from './modules/package-islands.ts';
import type { DocusaurusSite } from './site.ts';

export interface PlacedFile {
  /** From the old site's folder. */
  readonly from: string;
  /** From the new site's folder. */
  readonly to: string;
  readonly kind:
    | 'document'
    | 'post'
    /** Markdown that other files import: its name or one of its folders begins with `_`. */
    | 'partial'
    /** Markdown in `pages/`. */
    | 'page'
    | 'category'
    /** JavaScript and TypeScript, components and pages among them. */
    | 'module'
    | 'style'
    /** Pictures and everything else: the same bytes. */
    | 'file';
  /** Code of the locale that it is written in. */
  readonly locale: string;
}

/** What the conversion of one file has to know of all others. */
export interface Placement {
  readonly site: DocusaurusSite;
  /**
   * Those known from the start: content, pages, static files, styles of the site, components for all pages. Sorted by
   * `from`. Other modules, styles and tables come along where a converted file uses them.
   */
  readonly files: readonly PlacedFile[];
  /**
   * New path of any file of the old site, also of one that is in no list: what stands outside of content keeps its path
   * from the site's folder, and what stands outside of the site's folder comes into `outside/`.
   */
  readonly targetOf: (from: string) => string;
  /** Path of the file that an import or a link of `from` leads to; `undefined`: there is none, or it is a package. */
  readonly resolveFrom: (from: string, specifier: string) => string | undefined;
}

/** A file of the new site. */
export interface NewText {
  readonly path: string;
  readonly text: string;
}

/** A file after its conversion. */
export interface ConvertedFile {
  readonly path: string;
  readonly text: string;
  readonly losses: readonly Diagnostic[];
  /** Files that it imports or shows, from the old site's folder: they have to come along. */
  readonly uses: readonly string[];
  /** Packages of npm that it imports. */
  readonly packages: readonly string[];
  /** Components of packages that it draws, which come from a module of the new site by now. */
  readonly components?: readonly PackageComponent[];
  /** Names that something stands in for: `DocCardList`, `LiteYouTubeEmbed`. */
  readonly standIns: readonly string[];
  /** Nothing is left of it to be written. */
  readonly isEmpty?: boolean;
  /** The same page in other languages, for whose words it looks itself; paths of the new site. */
  readonly translations?: readonly NewText[];
  /** What needs a browser of it, in files of its own. */
  readonly modules?: readonly NewText[];
  /** Ids that Docusaurus gives its headings and that it writes itself; of its partials, too. */
  readonly anchors: readonly string[];
}
