// State of an esbuild run that compiles the site's components.
import type { BuildOptions, BuildResult } from 'esbuild';
import type { BundledFile, ComponentRequest } from '../../model/adapters/component-bundler.ts';

export interface Bundling {
  readonly request: ComponentRequest;
  readonly build: (options: BuildOptions) => Promise<BuildResult>;
  readonly target: 'node' | 'browser';
  /** Absolute paths of files with errors, which are replaced by empty modules. */
  readonly broken: ReadonlySet<string>;
  /** Key of each requested module in esbuild's metafile. Missing packages have no key. */
  readonly entries: Map<string, string>;
  /** Images and fonts by absolute path. */
  readonly assets: Map<string, BundledFile>;
  /** Absolute paths of files that were read or searched for. */
  readonly inputs: Set<string>;
}

export function newBundling(parts: Pick<Bundling, 'request' | 'build' | 'target' | 'broken'>): Bundling {
  return { ...parts, entries: new Map(), assets: new Map(), inputs: new Set() };
}

/** Reads an input file. Returns `undefined` if the file does not exist. */
export function readInput({ request, inputs }: Bundling, path: string): Promise<Uint8Array | undefined> {
  inputs.add(path);
  return request.read(path);
}
