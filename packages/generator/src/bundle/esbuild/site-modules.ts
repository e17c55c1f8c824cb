// State of an esbuild run that compiles the site's code.
import type { StyleRequest } from './bundle-styles.ts';
import type { BundledFile, ComponentRequest } from './component-bundle.ts';
import type { Overrides } from './theme-modules.ts';

export interface SiteModules {
  readonly request: ComponentRequest;
  readonly target: 'node' | 'browser';
  readonly hasStyles: boolean;
  /** Set if the theme's modules are part of the bundle. */
  readonly overrides?: Overrides;
  /** Set for the site's style sheets, whose URLs may refer to files in `static/`. */
  readonly addressOfStatic?: StyleRequest['addressOfStatic'];
  /** Absolute paths of files with errors, which are replaced by empty modules. */
  readonly broken: ReadonlySet<string>;
  /** Key of each requested module in esbuild's metafile. Missing packages have no key. */
  readonly entries: Map<string, string>;
  /** Images and fonts by absolute path. */
  readonly assets: Map<string, BundledFile>;
  /** Absolute paths of files that were read or searched for. */
  readonly inputs: Set<string>;
}

/** Reads an input file. Returns `undefined` if the file does not exist. */
export function readInput({ request, inputs }: SiteModules, path: string): Promise<Uint8Array | undefined> {
  inputs.add(path);
  return request.read(path);
}
