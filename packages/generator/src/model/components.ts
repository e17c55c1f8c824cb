// Modules imported by MDX pages, compiled for Node, with the files that they need in browsers. They are plain data,
// because they are passed to worker threads.
import type { OutputFile } from './output.ts';
import type { SourcePath } from './paths.ts';

/** A module that pages import, compiled for Node. */
export interface CompiledModule {
  /** Path relative to the site's root directory (`components/chart.tsx`), or a package specifier (`clsx`). */
  readonly name: string;
  /**
   * Absolute path of an ES module that Node can import. The module reads React and docsgen's components from
   * `runtimeKey`. `''` if the module has errors, which are reported separately.
   */
  readonly file: string;
  /** Hash of all source files of the module. */
  readonly hash: string;
  /** Names of its exports, including `default`. */
  readonly exports: readonly string[];
  /** Style sheets that it imports, directly or indirectly. */
  readonly styles: readonly ArticleFile[];
}

/** Modules that a page and its partials import. */
export interface PageModules {
  /** Modules by import key. */
  readonly imports: Readonly<Record<string, CompiledModule>>;
  /** `components/index.ts(x)`, whose exports are available on every page. */
  readonly shared: CompiledModule | undefined;
  /** Component modules of plugins. The site's own components take precedence. Omitted if there are none. */
  readonly added?: readonly CompiledModule[];
  /** Hash of all these modules, which is part of the article's cache key. */
  readonly hash: string;
}

/** Key of an import in `PageModules`: the importing file and the specifier as written in that file. */
export type ImportKey = `${SourcePath} ${string}`;

/**
 * A style sheet or script that is only loaded by articles that need it: a built-in file, such as `styles:docsgen/steps`
 * or `theme:islands`, or a file of a module, such as `styles:components/chart.tsx` or `island:components/chart.tsx`. A
 * script loads files with the prefix `late:` on demand. `css:` is followed by the text of a style sheet, which contains
 * the inline styles of an article. The names of plugins' files continue with `plugin:<plugin>/<name>`; the prefix of
 * their scripts is `script:`.
 */
export type ArticleFile = `${'theme' | 'script' | 'styles' | 'island' | 'late' | 'css'}:${string}`;

/** A generated article file. Published only if an article of the site uses it. */
export interface MadeArticleFile extends OutputFile {
  /** Files that the published file loads: shared chunks, fonts and images. */
  readonly loads: readonly OutputFile[];
  /** Content-Security-Policy of the page of a sandboxed frame, which differs from the site's policy. */
  readonly policy?: string;
}

/** All article files of a site. */
export type ArticleFiles = ReadonlyMap<ArticleFile, MadeArticleFile>;
