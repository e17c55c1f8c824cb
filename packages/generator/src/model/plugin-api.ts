// Types of the plugin API (`docsgen/plugin`, docs/guide/plugins.md). They are published and describe plain data.
import type { ArticleFileSources, MarkdownAdditions, PluginStrings } from './article-api.ts';
import type { Described, ValuesOf } from './described.ts';

/** Default export of a plugin module: `export default definePlugin({ … })`. */
export interface PluginDefinition<Options extends Described = Described, Keys extends Described = Described> {
  /**
   * Name in lowercase letters, digits and hyphens. The codes of all diagnostics that the plugin reports start with this
   * name.
   */
  readonly name: string;
  /** Options that the plugin accepts in the configuration. Default: none. */
  readonly options?: Options;
  /** Top-level keys that the plugin adds to the configuration. */
  readonly config?: Keys;
  /** Registers the plugin's hooks, before any page is read. */
  readonly setup: (site: PluginSite<ValuesOf<Options>, ValuesOf<Keys>>) => void | Promise<void>;
}

/** Argument of `setup`: properties of the site, and functions that register hooks. Every call adds a hook. */
export interface PluginSite<Options = unknown, Keys = unknown> {
  /** The plugin's options from the configuration, validated and with defaults applied. */
  readonly options: Options;
  /** Values of the plugin's configuration keys, validated and with defaults applied. */
  readonly config: Keys;
  /** Origin without a trailing slash, or `undefined` if the configuration does not set `url`. */
  readonly url: string | undefined;
  /** Base URL, with a leading and trailing slash. */
  readonly baseUrl: string;
  /** Locales of the site. The first locale is the default. */
  readonly locales: readonly PluginLocale[];
  readonly sections: readonly PluginSection[];
  /**
   * Returns the folder of a package that the site has installed, relative to the site's root directory, or `undefined`.
   */
  readonly packageFolder: (name: string) => Promise<string | undefined>;
  /** Adds pages and other content files, before the content of the site is read. */
  readonly content: (hook: (context: HookContext) => Answer<readonly ContentFile[]>) => void;
  /** Changes the metadata of pages. The hook runs when all pages are known. */
  readonly pages: (hook: (context: PagesContext) => Answer<readonly PageChange[]>) => void;
  /** Adds elements to the `<head>` of every page. */
  readonly head: (...tags: readonly HeadTag[]) => void;
  /** Adds syntax, remark and rehype plugins, renderers of code blocks, and components for MDX pages. */
  readonly markdown: (additions: MarkdownAdditions) => void;
  /** Adds files that are loaded only by articles that need them. */
  readonly articleFiles: (files: ArticleFileSources) => void;
  /** Adds UI strings for articles. A site overrides them in `strings/`, in a group with the plugin's name. */
  readonly strings: (strings: PluginStrings) => void;
  /** Adds files to the output. */
  readonly files: (hook: (context: PagesContext) => Answer<readonly PluginFile[]>) => void;
  /** Checks the site and reports problems with `context.report`. */
  readonly check: (hook: (context: PagesContext) => Answer<void>) => void;
  /** Adds a command, which users run as `docsgen <name>` in the site's root directory. */
  readonly command: (command: PluginCommand) => void;
}

type Answer<T> = T | Promise<T>;

export interface PluginLocale {
  readonly code: string;
  readonly label: string;
  /** Content folder, relative to the site's root directory: `content/en`. */
  readonly folder: string;
}

export interface PluginSection {
  readonly id: string;
  /** `folder` is relative to the locale's folder; `''` is that folder itself. */
  readonly versions: readonly { readonly name: string; readonly folder: string }[];
}

/** Argument of every hook. The hook runs again if a file that it has read through this interface changes. */
export interface HookContext {
  /** Returns a file's text, or `undefined` if it does not exist. Paths are relative to the site's root directory. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** Parses a YAML or JSON file. If the syntax is invalid, reports an error and returns `undefined` as the value. */
  readonly readYaml: (path: string) => Promise<YamlFile>;
  /**
   * Returns the sorted paths of all files in a folder and its subfolders, relative to the folder and without hidden
   * files.
   */
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly report: (problem: Problem) => void;
}

export interface YamlFile {
  /** Content of the file, or `undefined` if it does not exist, is empty or has a syntax error. */
  readonly value: unknown;
  /** Returns the location of a value by its path of keys and list indexes: `placeOf('terms', 0, 'name')`. */
  readonly placeOf: (...keys: readonly (string | number)[]) => Place;
}

export interface PagesContext extends HookContext {
  /** All pages of the site, ordered by locale, section and path. */
  readonly pages: readonly PluginPage[];
}

/** A location in a file. Lines and columns start at 1; columns count UTF-16 code units, as editors do. */
export interface Place {
  /** Path relative to the site's root directory. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** An error or a warning about the site. */
export interface Problem extends Partial<Place> {
  /**
   * Code in lowercase letters, digits and hyphens. Printed with the plugin's name as a prefix: `glossary/unused-term`.
   */
  readonly code: string;
  /** One sentence, without a period at the end. */
  readonly message: string;
  /** Instruction for fixing the problem, in one sentence without a period at the end. */
  readonly hint?: string;
  /** Default: `error`. */
  readonly severity?: 'error' | 'warning';
}

/** A generated file, treated like a file in the content folder. */
export interface ContentFile {
  /** Path relative to the site's root directory, in the content folder of a locale: `content/en/glossary/api.md`. */
  readonly path: string;
  readonly text: string;
  /**
   * Source from which the file is generated. Problems on the page are reported at this location, and the edit link
   * opens this location.
   */
  readonly from?: Place;
}

export interface PluginPage {
  /** Id of the page, which is the same in every locale. */
  readonly id: string;
  /** Locale code. */
  readonly locale: string;
  /** Path of the page's URL, without `baseUrl`: `/en/api/intro/`. */
  readonly url: string;
  readonly kind: 'doc' | 'home' | 'category' | 'own';
  readonly title: string;
  readonly description: string | undefined;
  readonly section: string | undefined;
  readonly version: string | undefined;
  /** Path of the source file, or `undefined` on pages that docsgen generates. */
  readonly file: string | undefined;
  /** `missing` means that the page is not translated and shows the original. */
  readonly translation: 'original' | 'current' | 'outdated' | 'missing';
  readonly isUnlisted: boolean;
  readonly sidebarLabel: string | undefined;
  readonly sidebarPosition: number | undefined;
  readonly keywords: readonly string[];
  /** Custom front matter keys, with their unchanged values. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * New metadata of a page. Omitted fields are not changed. The changes to the original also apply to untranslated pages.
 */
export interface PageChange {
  readonly page: PluginPage;
  readonly title?: string;
  readonly description?: string;
  readonly sidebarLabel?: string;
  readonly sidebarPosition?: number;
  readonly sidebarClassName?: string;
  readonly unlisted?: boolean;
  readonly keywords?: readonly string[];
  readonly image?: string;
  /** Elements added to the `<head>` of this page. */
  readonly head?: readonly HeadTag[];
}

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** `true` adds the attribute without a value. Write files in `static/` as paths that start with a slash. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /** Content of a `<script>` or `<style>`. */
  readonly text?: string;
}

/** A file to write to the output folder. */
export interface PluginFile {
  /** Path relative to the output folder: `glossary.json`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface PluginCommand {
  /** Name in lowercase letters, digits and hyphens. */
  readonly name: string;
  readonly description: string;
  /** Descriptions of the options, by option in the syntax of commander: `--out <file>`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Runs the command. May return the exit code. Default: 1 if an error was reported, otherwise 0. */
  readonly run: (context: CommandContext) => Answer<unknown>;
}

export interface CommandContext extends PagesContext {
  /** Positional arguments. */
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly print: (line: string) => void;
}
