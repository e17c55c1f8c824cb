// What plugins are written with (`docsgen/plugin`, docs/guide/plugins.md). These types are published, and hold plain
// data.
import type { Described, ValuesOf } from './described.ts';

/** What a plugin's default export is: `export default definePlugin({ … })`. */
export interface PluginDefinition<Options extends Described = Described, Keys extends Described = Described> {
  /** Lower case letters, digits and dashes; the codes of its diagnostics begin with it. */
  readonly name: string;
  /** What may stand in `options` of the configuration. Left out: nothing. */
  readonly options?: Options;
  /** Keys of its own at the top of the configuration. */
  readonly config?: Keys;
  /** Says what the plugin does to this site. */
  readonly setup: (site: PluginSite<ValuesOf<Options>, ValuesOf<Keys>>) => void | Promise<void>;
}

/** The site as `setup` sees it, and what a plugin can do there. Each call adds to those before. */
export interface PluginSite<Options = unknown, Keys = unknown> {
  /** Those of the configuration, checked and with defaults. */
  readonly options: Options;
  /** The plugin's own keys of the configuration, checked and with defaults. */
  readonly config: Keys;
  /** Origin without a slash at its end; `undefined`: the configuration names none. */
  readonly url: string | undefined;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** The first one is the default. */
  readonly locales: readonly PluginLocale[];
  readonly sections: readonly PluginSection[];
  /** Adds pages and other files of content before the site is read. */
  readonly content: (hook: (context: HookContext) => Answer<readonly ContentFile[]>) => void;
  /** Changes what pages say of themselves, when all of them are known. */
  readonly pages: (hook: (context: PagesContext) => Answer<readonly PageChange[]>) => void;
  /** Adds elements to the head of every page. */
  readonly head: (...tags: readonly HeadTag[]) => void;
  /** Adds plugins and components that pages are compiled with. */
  readonly markdown: (additions: MarkdownAdditions) => void;
  /** Adds files to the output. */
  readonly files: (hook: (context: PagesContext) => Answer<readonly PluginFile[]>) => void;
  /** Looks for mistakes, which it tells with `report`. */
  readonly check: (hook: (context: PagesContext) => Answer<void>) => void;
  /** Adds a command: `docsgen <name>` in the site's folder. */
  readonly command: (command: PluginCommand) => void;
}

type Answer<T> = T | Promise<T>;

export interface PluginLocale {
  readonly code: string;
  readonly label: string;
  /** Folder of its content, from the site's folder: `content/en`. */
  readonly folder: string;
}

export interface PluginSection {
  readonly id: string;
  /** `folder`: below that of a locale; `''`: that folder itself. */
  readonly versions: readonly { readonly name: string; readonly folder: string }[];
}

/** What every hook gets. What is read through it is noted: when it changes, the hook runs again. */
export interface HookContext {
  /** Text of a file, by its path from the site's folder; `undefined`: there is no such file. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** A file of YAML or JSON. What is wrong with its grammar is told, and its value is then `undefined`. */
  readonly readYaml: (path: string) => Promise<YamlFile>;
  /** Paths of all files below a folder, from that folder, sorted, without hidden ones. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly report: (problem: Problem) => void;
}

export interface YamlFile {
  /** `undefined`: there is no such file, or it is empty or wrong. */
  readonly value: unknown;
  /** Where the last of some keys is written, or that item of a list: `placeOf('terms', 0, 'name')`. */
  readonly placeOf: (...keys: readonly (string | number)[]) => Place;
}

export interface PagesContext extends HookContext {
  /** In the order of locales, sections and paths. */
  readonly pages: readonly PluginPage[];
}

/** A place in a file. Lines and columns count from 1, columns in UTF-16 units, as editors do. */
export interface Place {
  /** Path from the site's folder. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** What is wrong with the site. */
export interface Problem extends Partial<Place> {
  /** Lower case letters, digits and dashes; it is printed with the plugin's name before it. */
  readonly code: string;
  /** One sentence without a full stop. */
  readonly message: string;
  /** The remedy, in one sentence without a full stop. */
  readonly hint?: string;
  /** Default: `error`. */
  readonly severity?: 'error' | 'warning';
}

/** A file that is treated as if it stood in the site's content. */
export interface ContentFile {
  /** Path from the site's folder, in the content of a locale: `content/en/glossary/api.md`. */
  readonly path: string;
  readonly text: string;
  /** What it is made from: mistakes on the page are told there, and its edit link leads there. */
  readonly from?: Place;
}

export interface PluginPage {
  /** The page whatever the locale. */
  readonly id: string;
  /** Code of the locale. */
  readonly locale: string;
  /** Address on the site, without the base URL: `/en/api/intro/`. */
  readonly url: string;
  readonly kind: 'doc' | 'home' | 'category' | 'own';
  readonly title: string;
  readonly description: string | undefined;
  readonly section: string | undefined;
  readonly version: string | undefined;
  /** Path of its source; `undefined`: docsgen writes the page itself. */
  readonly file: string | undefined;
  /** `missing`: it shows the original, for want of a translation. */
  readonly translation: 'original' | 'current' | 'outdated' | 'missing';
  readonly isUnlisted: boolean;
  readonly sidebarLabel: string | undefined;
  readonly sidebarPosition: number | undefined;
  readonly keywords: readonly string[];
  /** Keys of the front matter that docsgen does not know, as they are written there. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** What is left out stays. A page without a translation follows its original. */
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
  /** Elements for the head of this page. */
  readonly head?: readonly HeadTag[];
}

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** `true`: without a value. Files of `static/` are paths that begin with a slash. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /** What is in a script or style. */
  readonly text?: string;
}

/** Modules by package, or by path from the plugin's own file: `./remark-terms.js`. Threads load them by themselves. */
export interface MarkdownAdditions {
  readonly remarkPlugins?: readonly ModuleReference[];
  readonly rehypePlugins?: readonly ModuleReference[];
  /** Modules whose exports are components that all pages in MDX have, unless the site has its own of that name. */
  readonly components?: readonly string[];
}

export type ModuleReference = string | { readonly name: string; readonly options?: unknown };

/** A file of the output. */
export interface PluginFile {
  /** Path in the output: `glossary.json`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface PluginCommand {
  /** Lower case letters, digits and dashes. */
  readonly name: string;
  readonly description: string;
  /** As commander has it, `--out <file>`, with what each option means. */
  readonly options?: Readonly<Record<string, string>>;
  /** A number that it gives is the exit code. Default: 0, and 1 where an error was reported. */
  readonly run: (context: CommandContext) => Answer<unknown>;
}

export interface CommandContext extends PagesContext {
  /** What was written after the command's name and is no option. */
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly print: (line: string) => void;
}
