// Configurations that are JavaScript or TypeScript modules: their argument, and how they are bundled and run.
import type { Position } from './diagnostic.ts';

/** Argument of a configuration that is a function. Published as a type of `docsgen/config`. */
export interface ConfigEnvironment {
  /** Name of the running docsgen command, such as `build`. */
  readonly command: string;
  /** `development` with `serve --watch`, otherwise `production`. */
  readonly mode: 'development' | 'production';
}

/** Loads modules. Sites with a valid YAML or JSON configuration do not use this port. */
export interface ConfigModules {
  readonly bundle: (request: BundleRequest) => Promise<ModuleBundle>;
  /** Bundles a plugin. The result may be a cached bundle. Default: `bundle`. */
  readonly bundlePlugin?: (request: BundleRequest) => Promise<ModuleBundle>;
  /** Runs the code of a bundle and returns its exports. */
  readonly run: (code: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly environment: ConfigEnvironment;
}

export interface BundleRequest {
  /** Absolute path of the module. */
  readonly path: string;
  /** Returns `undefined` if the file does not exist. All paths are absolute. */
  readonly readText: (path: string) => Promise<string | undefined>;
}

/** A position in a source file, with the absolute path of the file. */
export interface ModulePlace extends Omit<Position, 'file'> {
  readonly path: string;
}

export interface ModuleBundle {
  /** Absolute paths of all files that were read or looked up, starting with the module itself. */
  readonly inputs: readonly string[];
  /** A single ES module that imports packages by file URL, or `undefined` if there are errors. */
  readonly code: string | undefined;
  /** Maps a position in `code` to the source, or returns `undefined` for generated code. */
  readonly originalPlace: (place: Position) => ModulePlace | undefined;
  /** Source map of `code`. */
  readonly map: string | undefined;
  readonly problems: readonly ModuleProblem[];
}

export interface ModuleProblem {
  readonly message: string;
  readonly place: ModulePlace | undefined;
  /** Whether the module can be used despite the problem. */
  readonly isWarning?: boolean;
}
