// Port of the component bundler: compiles the modules that pages import, for Node and for browsers.
import type { ModuleMistake } from '../config-module.ts';
import type { BundleStyles } from '../theme.ts';
import type { CacheFolder } from './file-system.ts';

export interface ComponentTools {
  readonly bundle: BundleComponents;
  /** Bundles the site's style sheets. */
  readonly bundleStyles: BundleStyles;
  /** Bundles theme overrides. Omitted if the site cannot override theme components. */
  readonly bundleParts?: BundleComponents;
  /**
   * Opens a folder. `kept` folders are in the site's cache, so that later builds can reuse them. `temporary` folders
   * are deleted when they are closed.
   */
  readonly openFolder: (which: 'kept' | 'temporary') => ComponentFolder;
}

/** A folder from which Node can load modules. */
export interface ComponentFolder extends CacheFolder {
  /** Returns the absolute path of a file in the folder. */
  readonly pathOf: (name: string) => string;
  readonly close: () => void;
}

export type BundleComponents = (request: ComponentRequest) => Promise<ComponentBundle>;

export interface ComponentRequest {
  /** Absolute path of the site's root directory. */
  readonly root: string;
  readonly modules: readonly WantedModule[];
  /** Base URL, with a leading and trailing slash. */
  readonly baseUrl: string;
  /** Absolute path of the module that exports the components for live code. */
  readonly live?: string | undefined;
  /** Returns the URL of an image or font that a component imports. */
  readonly addressOf: (file: BundledFile) => string;
  /** Absolute path of the output folder of the modules for Node. */
  readonly outdir: string;
  /** Reads a file by its absolute path. Returns `undefined` if it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** Whether more builds follow, in which case the bundler keeps its state. */
  readonly isLive: boolean;
}

/** A module that pages import. */
export interface WantedModule {
  /** See `CompiledModule`. */
  readonly name: string;
  /** Absolute path of the module, or `undefined` for a package. */
  readonly path: string | undefined;
}

export interface BundledFile {
  /** Absolute path of a file that was read, or the name of a generated file. */
  readonly path: string;
  readonly content: Uint8Array;
}

export interface ComponentBundle {
  /** Compiled modules, without missing packages. */
  readonly modules: readonly BundledModule[];
  /** Compiled modules, shared chunks and source maps. */
  readonly files: readonly BundledFile[];
  readonly islands: readonly BundledIsland[];
  /** Components for live code; `undefined` if there are none or they have errors. */
  readonly live: BundledLiveScope | undefined;
  /** Modules for browsers, with hashes in their names. */
  readonly browserFiles: readonly BundledFile[];
  /** Images and fonts that components import, unchanged. */
  readonly assets: readonly BundledFile[];
  /** Absolute paths of all files that were read, and of missing files that would take precedence if they existed. */
  readonly inputs: readonly string[];
  readonly mistakes: readonly ModuleMistake[];
}

export interface BundledModule {
  readonly name: string;
  /** Name of the compiled file, or `undefined` if the module has errors. */
  readonly file: string | undefined;
  readonly exports: readonly string[];
  /** Absolute paths of the module and all files that it imports. */
  readonly inputs: readonly string[];
  /** Styles of the module and its imports, or `''` if there are none. */
  readonly styles: string;
}

export interface BundledLiveScope {
  /** A script that assigns its exports to `docsgenScope`. */
  readonly code: string;
  readonly styles: string;
}

/** A module that also runs in browsers. */
export interface BundledIsland {
  /** Path relative to the site's root. */
  readonly module: string;
  /** Name of the compiled file. */
  readonly file: string;
  /** Names of the files that it imports. */
  readonly loads: readonly string[];
}
