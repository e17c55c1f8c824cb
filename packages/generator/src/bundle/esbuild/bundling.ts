// One run of the bundler over the site's components: what it is told, and what it notes.
import type { BuildOptions, BuildResult } from 'esbuild';
import type { BundledFile, ComponentRequest } from '../../model/adapters/component-bundler.ts';

export interface Bundling {
  readonly request: ComponentRequest;
  readonly build: (options: BuildOptions) => Promise<BuildResult>;
  readonly target: 'node' | 'browser';
  /** Absolute paths of files with mistakes, in whose place there is nothing. */
  readonly broken: ReadonlySet<string>;
  /** By name of a wanted module: how esbuild names it. A package that is not there has none. */
  readonly entries: Map<string, string>;
  /** Pictures and fonts by absolute path. */
  readonly assets: Map<string, BundledFile>;
  /** Absolute paths of files that were read or looked for here. */
  readonly inputs: Set<string>;
}

export function newBundling(parts: Pick<Bundling, 'request' | 'build' | 'target' | 'broken'>): Bundling {
  return { ...parts, entries: new Map(), assets: new Map(), inputs: new Set() };
}

/** `undefined`: there is no such file. */
export function readInput({ request, inputs }: Bundling, path: string): Promise<Uint8Array | undefined> {
  inputs.add(path);
  return request.read(path);
}
