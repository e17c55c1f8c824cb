// The site's own components, as pages use them: what MDX imports, compiled for Node, and what that brings along for
// browsers. Plain data, so that workers can be told.
import type { OutputFile } from './output.ts';
import type { SourcePath } from './paths.ts';

/** A module that pages import, compiled for Node. */
export interface CompiledModule {
  /** Path from the site's root, `components/chart.tsx`, or a package as it is imported, `clsx`. */
  readonly name: string;
  /**
   * Absolute path of an ES module that can be imported as it is. React and docsgen's own come from `runtimeKey`. `''`:
   * it has mistakes, which are told where they are.
   */
  readonly file: string;
  /** Hash of everything that it is made of. */
  readonly hash: string;
  /** Names of what it exports, `default` among them. */
  readonly exports: readonly string[];
  /** Style sheets that it imports, directly or not. */
  readonly styles: readonly ArticleFile[];
}

/** What one page can import, its partials included. */
export interface PageModules {
  /** By `importKey`. */
  readonly imports: Readonly<Record<string, CompiledModule>>;
  /** `components/index.ts(x)`: its exports are components that every page has. */
  readonly shared: CompiledModule | undefined;
  /** The same from plugins of the site; those of the site itself come before them. Left out: there are none. */
  readonly added?: readonly CompiledModule[];
  /** The site has the package that draws diagrams in browsers; left out: it has not, or the page has none. */
  readonly hasMermaid?: true;
  /** Hash of all of them: a part of the article's key. */
  readonly hash: string;
}

/** What stands for an import in `PageModules`: the file that has it, and the specifier as written there. */
export type ImportKey = `${SourcePath} ${string}`;

/**
 * A style sheet or a script that articles load which use it: `styles:docsgen/steps`, `theme:islands`, or that of a
 * module: `styles:components/chart.tsx`, `island:components/chart.tsx`. What begins with `late:` is loaded by a script
 * when it is needed. What follows `css:` is a style sheet itself, of styles that were written into one article.
 */
export type ArticleFile = `${'theme' | 'styles' | 'island' | 'late' | 'css'}:${string}`;

/** An article file as it is made. Only sites publish it that have an article which uses it. */
export interface MadeArticleFile extends OutputFile {
  /** What it loads itself: parts that it shares with others, fonts, pictures. */
  readonly loads: readonly OutputFile[];
  /** The Content-Security-Policy of a page for a sandboxed frame, which differs from that of the site. */
  readonly policy?: string;
}

/** Everything that an article may ask for. */
export type ArticleFiles = ReadonlyMap<ArticleFile, MadeArticleFile>;
