// What compiles the site's components, as a port: the modules that pages name go in, modules for Node and for browsers
// come out.
import type { ModuleMistake } from '../config-module.ts';
import type { BundleStyles } from '../theme.ts';
import type { CacheFolder } from './file-system.ts';

/** How components are compiled, and where they are kept. */
export interface ComponentTools {
  readonly bundle: BundleComponents;
  /** The site's own style sheets are compiled by the same bundler. */
  readonly bundleStyles: BundleStyles;
  /** The same for parts of the theme; left out: a site cannot replace any. */
  readonly bundleParts?: BundleComponents;
  /** `kept`: in the site's cache, for other builds; `temporary`: somewhere else, until it is closed. */
  readonly openFolder: (which: 'kept' | 'temporary') => ComponentFolder;
}

/** A folder that Node can load modules from. */
export interface ComponentFolder extends CacheFolder {
  /** Absolute path of a file in it. */
  readonly pathOf: (name: string) => string;
  readonly close: () => void;
}

export type BundleComponents = (request: ComponentRequest) => Promise<ComponentBundle>;

export interface ComponentRequest {
  /** Absolute path of the site's folder. */
  readonly root: string;
  readonly modules: readonly WantedModule[];
  /** Where the site stands, with a slash at both ends. */
  readonly baseUrl: string;
  /** Absolute path of the module with the components of live code, if there is one. */
  readonly live?: string | undefined;
  /** Address at which browsers will find a picture or font that a component imports. */
  readonly addressOf: (file: BundledFile) => string;
  /** Absolute path of the folder that the files for Node go to. */
  readonly outdir: string;
  /** Reads a file; `undefined` where there is none. All paths are absolute. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** More builds follow, so the bundler stays ready. */
  readonly isLive: boolean;
}

/** A module that pages import. */
export interface WantedModule {
  /** See `CompiledModule`. */
  readonly name: string;
  /** Absolute path; `undefined`: a package. */
  readonly path: string | undefined;
}

export interface BundledFile {
  /** Absolute where the file was read; where it was made, its name. */
  readonly path: string;
  readonly content: Uint8Array;
}

export interface ComponentBundle {
  /** Without packages that are not there. */
  readonly modules: readonly BundledModule[];
  /** The modules as files that import each other, with their source maps. */
  readonly files: readonly BundledFile[];
  readonly islands: readonly BundledIsland[];
  /** The components of live code; `undefined`: there are none, or they have mistakes. */
  readonly live: BundledLiveScope | undefined;
  /** Files for browsers that import each other; their names have hashes. */
  readonly browserFiles: readonly BundledFile[];
  /** Pictures and fonts that components import, as they were read. */
  readonly assets: readonly BundledFile[];
  /** Everything that was read, and what would be read instead if it were there. Absolute paths. */
  readonly inputs: readonly string[];
  readonly mistakes: readonly ModuleMistake[];
}

export interface BundledModule {
  readonly name: string;
  /** Name of its file; `undefined`: it has mistakes. */
  readonly file: string | undefined;
  readonly exports: readonly string[];
  /** Absolute paths of all files that it is made of, its own among them. */
  readonly inputs: readonly string[];
  /** Its style sheet, with those of all that it imports; `''`: there is none. */
  readonly styles: string;
}

export interface BundledLiveScope {
  /** A script that leaves its exports in `docsgenScope`. */
  readonly code: string;
  readonly styles: string;
}

/** A module that runs in browsers, too. */
export interface BundledIsland {
  /** Path from the site's folder. */
  readonly module: string;
  /** Name of its file. */
  readonly file: string;
  /** Names of the other files that it loads. */
  readonly loads: readonly string[];
}
