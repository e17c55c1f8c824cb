// A configuration that is a module: what it may ask of its surroundings, and how its code becomes a value.
import type { Position } from './diagnostic.ts';

/** The argument of a configuration that is a function. Published as a type of `docsgen/config`. */
export interface ConfigEnvironment {
  /** Name of the docsgen command that runs. */
  readonly command:
    | 'build'
    | 'check'
    | 'diff'
    | 'doctor'
    | 'i18n'
    | 'inspect'
    | 'merge'
    | 'move'
    | 'new'
    | 'serve'
    | 'urls'
    | 'version';
  /** `development` with `serve --watch`, otherwise `production`. */
  readonly mode: 'development' | 'production';
}

/** How modules are read; a site whose configuration is YAML or JSON without mistakes never asks for it. */
export interface ConfigModules {
  readonly bundle: (request: BundleRequest) => Promise<ModuleBundle>;
  /** The same for plugins, which may be known from the last time. Default: `bundle`. */
  readonly bundlePlugin?: (request: BundleRequest) => Promise<ModuleBundle>;
  /** Runs the code of a bundle and gives what it exports. */
  readonly run: (code: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Milliseconds until a configuration has to have its value. Default: 30 seconds. */
  readonly timeLimit?: number;
  readonly environment: ConfigEnvironment;
}

export interface BundleRequest {
  /** Absolute path of the module. */
  readonly path: string;
  /** `undefined` where there is no such file. All paths are absolute. */
  readonly readText: (path: string) => Promise<string | undefined>;
}

/** Absolute path of a file of the author's, and a place in it. */
export interface ModulePlace extends Omit<Position, 'file'> {
  readonly path: string;
}

export interface ModuleBundle {
  /** Absolute paths of all files that were read or looked for, the module's own first. */
  readonly inputs: readonly string[];
  /** One ES module that imports packages by their addresses; `undefined`: it has mistakes. */
  readonly code: string | undefined;
  /** Where a place of the code was written; `undefined`: by no author. */
  readonly originalPlace: (place: Position) => ModulePlace | undefined;
  /** The source map that says so. */
  readonly map?: string;
  readonly mistakes: readonly ModuleMistake[];
}

export interface ModuleMistake {
  readonly message: string;
  readonly place: ModulePlace | undefined;
  /** The module can be used all the same. */
  readonly isWarning?: boolean;
}
