// Theme component overrides of a site, compiled. They are plain data, because they are passed to worker threads.
import type { Diagnostic } from './diagnostic.ts';

export interface CompiledOverrides {
  /** Names of the overridden components. */
  readonly names: readonly string[];
  /** Absolute path of the bundle with the renderer (the theme's `server/overrides/site-renderer.tsx`). */
  readonly file: string;
  /** Hash of all source files of the module. */
  readonly hash: string;
  /** Script URLs of the islands in overrides, by module. */
  readonly islands: Readonly<Record<string, string>>;
}

/** An error that an override threw, in a form that can be passed to the thread that reports it. */
export interface RenderingFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** The component that is used incorrectly, in errors that docsgen reports. */
  readonly component?: string | undefined;
}

/** Overrides found in the site's `theme/` folder. */
export interface LoadedOverrides {
  /** The usable overrides, or `undefined` if there are none. */
  readonly own: CompiledOverrides | undefined;
  /** Files that were read or looked up, relative to the site's root. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Module names of the site's renderer and shell in a bundle. */
export const rendererName = 'docsgen:renderer';
export const shellName = 'docsgen:shell';
