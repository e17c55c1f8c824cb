// Input and output of the bundling of components.
import type { ArticleFile, CompiledModule } from '../../model/components.ts';
import type { ModuleProblem } from '../../model/config-module.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/paths.ts';

export interface ComponentRequest {
  /** Absolute path of the site's root directory. */
  readonly root: string;
  readonly modules: readonly WantedModule[];
  /** Base URL, with a leading and trailing slash. */
  readonly baseUrl: string;
  /** Modules to bundle for the frames of plugins. */
  readonly siteModules: readonly WantedSiteModule[];
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
  readonly problems: readonly ModuleProblem[];
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
