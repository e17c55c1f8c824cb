// Types of the plugin API for code that runs while an article is compiled, and for the files that articles load. They
// are published with `plugin-api.ts`.
import type { Problem } from './plugin-api.ts';

/**
 * Modules are package names, or paths relative to the plugin's module: `./remark-terms.js`. Each worker thread loads
 * its own copy.
 */
export interface MarkdownAdditions {
  /** Extensions of the syntax of Markdown. */
  readonly syntax?: readonly SyntaxExtension[];
  readonly remarkPlugins?: readonly ModuleReference[];
  readonly rehypePlugins?: readonly ModuleReference[];
  /** Modules whose default export is a `CodeBlockRenderer`. The first renderer that returns an element is used. */
  readonly codeBlocks?: readonly CodeBlocksReference[];
  /**
   * Modules whose exports are available as components on all MDX pages. A component of the site with the same name
   * takes precedence.
   */
  readonly components?: readonly string[];
}

export type ModuleReference = string | { readonly name: string; readonly options?: unknown };

/**
 * A remark plugin that extends the syntax, for example with micromark extensions. Only pages that contain `marker` are
 * parsed with it, so all others are parsed at full speed.
 */
export interface SyntaxExtension {
  /** Module whose default export is the remark plugin. */
  readonly name: string;
  readonly options?: unknown;
  /** Text that every page with the syntax contains, such as `$`. */
  readonly marker: string;
  /** Feature of the native parser for the same syntax. Otherwise, remark-parse parses the pages, which is slower. */
  readonly native?: 'math';
}

export type CodeBlocksReference =
  | string
  | {
      readonly name: string;
      readonly options?: unknown;
      /** Whether the module also renders inline code with a language, which syntax extensions can add. */
      readonly inline?: boolean;
    };

/**
 * A file that is published only if an article uses it. A path is relative to the plugin's module: `.css` is a style
 * sheet, everything else a script, which docsgen bundles as an ES module.
 */
export type ArticleFileSource = string | FrameSource | SiteModuleSource;

/**
 * The page of a frame with `sandbox="allow-scripts"`. The script and the styles are inlined, because a page with an
 * opaque origin cannot load them. The page has a separate Content-Security-Policy, which allows no requests except for
 * images.
 */
export interface FrameSource {
  /** Path of its script. */
  readonly frame: string;
  /** Path of its style sheet. */
  readonly styles?: string;
  /** Scripts that run before its script, unchanged, as paths relative to the site's root directory. */
  readonly libraries?: readonly string[];
  /** Whether the script may use `eval` and `new Function`. */
  readonly allowEval?: boolean;
}

/**
 * A module of the site with its styles, as JSON for a frame: `{ code, styles }`. `code` is the body of a function that
 * receives `{ react, jsxRuntime, reactDom, client }` as `runtime` and returns the exports of the module.
 */
export interface SiteModuleSource {
  /** Paths without extension, relative to the site's root directory. The first module that exists is used. */
  readonly siteModule: readonly string[];
}

/** Article files by name. */
export type ArticleFileSources = Readonly<Record<string, ArticleFileSource>>;

/** UI strings by language tag and name. English is required, and is used for all languages that are not included. */
export type PluginStrings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The article that is being compiled. */
export interface ArticleContext {
  /** Path of the source file, relative to the site's root directory. */
  readonly path: string;
  /** The Markdown that is compiled, to which positions refer. It contains the text of included files. */
  readonly text: string;
  /** Language tag of the article. */
  readonly lang: string;
  /** The plugin's UI strings in the language of the article. */
  readonly strings: Readonly<Record<string, string>>;
  /** Attributes for elements with UI strings. Empty if the UI strings are in the language of the article. */
  readonly stringsLang: { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };
  /** Reports a problem at a position in `text`. */
  readonly report: (problem: Omit<Problem, 'file'>) => void;
  /** Loads a script or a style sheet of the plugin with the article. */
  readonly load: (articleFile: string) => void;
  /**
   * Returns the URL of an article file, which a script of the article can load. The URL is a placeholder until the file
   * is published.
   */
  readonly urlOf: (articleFile: string) => string;
}

export interface CodeBlock {
  /** First word after the opening fence, or `''`. */
  readonly language: string;
  /** Rest of the line after the language. */
  readonly meta: string;
  /** The code, without the last line break. */
  readonly code: string;
  /** Whether it is inline code in a text. Only modules with `inline` receive inline code. */
  readonly isInline: boolean;
  /** The block itself. An element that contains this element shows the code as usual. */
  readonly element: HtmlElement;
  /** Returns the position of a line of the code in the article; line 0 is the opening fence, or the inline code. */
  readonly placeOf: (line: number, column?: number) => { readonly line?: number; readonly column?: number };
}

/**
 * Default export of a module in `codeBlocks`. Called for every article that has code blocks. The returned function is
 * called with each code block, and returns the element that replaces it, or `undefined` if the block is not for this
 * plugin. To show the code as usual, return `block.element`.
 */
export type CodeBlockRenderer<Options = unknown> = (
  article: ArticleContext,
  options: Options,
) => (block: CodeBlock) => HtmlElement | undefined | Promise<HtmlElement | undefined>;

/** An element as in hast, https://github.com/syntax-tree/hast: properties are named as in the DOM. */
export interface HtmlElement {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties: Readonly<Record<string, HtmlProperty>>;
  readonly children: readonly HtmlNode[];
  /** `searchText` of an element that replaces a code block is searched instead of the code. May be empty. */
  readonly data?: { readonly searchText?: string };
}

type HtmlProperty = string | number | boolean | null | undefined | readonly (string | number)[];

/** `raw` is HTML. */
export type HtmlNode = HtmlElement | { readonly type: 'text' | 'raw' | 'comment'; readonly value: string };
