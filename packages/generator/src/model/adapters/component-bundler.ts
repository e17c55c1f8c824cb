// Port of the component bundler: compiles the modules that pages import, for Node and for browsers.
import type { ArticleFile, CompiledModule } from '../components.ts';
import type { ModuleMistake } from '../config-module.ts';
import type { OutputFile } from '../output.ts';
import type { OutputPath } from '../paths.ts';
import type { CacheFolder } from './file-system.ts';

export interface ComponentTools {
  readonly bundle: BundleComponents;
  /**
   * Bundles the files that plugins add for articles. Omitted if plugins cannot add files.
   */
  readonly bundlePluginFiles?: BundlePluginFiles;
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
  /** Modules to bundle for the frames of plugins. */
  readonly siteModules?: readonly WantedSiteModule[];
  /** Absolute path of the output folder of the modules for Node. */
  readonly outdir: string;
  /** Reads a file by its absolute path. Returns `undefined` if it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** Whether more builds follow. If so, the bundler keeps its state. */
  readonly isLive: boolean;
}

/** A module that pages import. */
export interface WantedModule {
  /** See `CompiledModule`. */
  readonly name: string;
  /** Absolute path of the module, or `undefined` for a package. */
  readonly path: string | undefined;
}

/** A module that a plugin loads as an article file. */
export interface WantedSiteModule {
  readonly name: ArticleFile;
  /** Absolute path of the module. */
  readonly path: string;
}

export interface BundledFile {
  /** Absolute path of a file that was read, or the name of a generated file. */
  readonly path: string;
  readonly content: Uint8Array;
}

export interface ComponentBundle {
  /** Compiled modules, without missing packages. */
  readonly modules: readonly BundledModule[];
  /** Compiled modules, shared chunks and source maps for Node. */
  readonly nodeFiles: readonly BundledFile[];
  /** Style sheets and islands of the modules, and modules for the frames of plugins, without modules with errors. */
  readonly articleFiles: readonly NamedFile[];
  /** All files that browsers may load. */
  readonly browserFiles: readonly OutputFile[];
  /** Images and fonts that components import. */
  readonly assets: readonly OutputPath[];
  /** Absolute paths of all files that were read, and of missing files that would take precedence if they existed. */
  readonly inputs: readonly string[];
  readonly mistakes: readonly ModuleMistake[];
}

export interface BundledModule extends Omit<CompiledModule, 'file' | 'hash'> {
  /** Name of the compiled file, or `undefined` if the module has errors. */
  readonly file: string | undefined;
  /** Absolute paths of the module and all files that it imports. */
  readonly inputs: readonly string[];
}

export interface NamedFile {
  readonly name: ArticleFile;
  readonly path: OutputPath;
  /** Files that it imports. */
  readonly loads: readonly OutputPath[];
}

export type BundlePluginFiles = (request: PluginFilesRequest) => Promise<PluginFilesBundle>;

export interface PluginFilesRequest extends Pick<ComponentRequest, 'root' | 'read' | 'isLive'> {
  readonly sources: readonly PluginSource[];
}

export interface PluginSource {
  /** Path relative to the site's root. */
  readonly path: string;
  /** Ignored for style sheets. */
  readonly format: 'esm' | 'iife';
}

interface PluginFilesBundle extends Pick<ComponentBundle, 'inputs' | 'mistakes'> {
  /** Bundled text of each source, or `''` if it has errors. */
  readonly contents: readonly string[];
}

/** Bundles style sheets into one. */
export type BundleStyles = (request: StyleRequest) => Promise<StyleBundle>;

export interface StyleRequest extends Pick<ComponentRequest, 'root' | 'baseUrl' | 'read' | 'isLive'> {
  /** Paths relative to `root`. */
  readonly sheets: readonly string[];
  /** Name of the cascade layer for all rules. */
  readonly layer: string;
  /** Returns the URL of a file in `static/`. `path` starts with a slash. Returns `undefined` if it does not exist. */
  readonly addressOfStatic: (path: string) => string | undefined;
}

interface StyleBundle extends Pick<ComponentBundle, 'inputs' | 'mistakes'> {
  /** The minified CSS. */
  readonly css: string;
  /** Images and fonts by absolute path, unchanged. */
  readonly assets: readonly BundledFile[];
}
