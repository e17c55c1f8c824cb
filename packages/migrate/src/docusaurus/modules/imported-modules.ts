// Modules that a page or module imports.
import { type Code, readCode } from '../../code/read-code.ts';
import type { Placement } from '../placement.ts';
import { resolveImport } from './imports.ts';

export type Files = Pick<Placement, 'site' | 'resolveFrom'>;

export interface SourceModule {
  /** Relative to the original site. */
  readonly from: string;
  readonly code: Code;
}

/** Returns `undefined` for packages, other files, and modules that do not exist or have syntax errors. */
export async function importedModule(files: Files, from: string, specifier: string): Promise<SourceModule | undefined> {
  const target = resolveImport(specifier, 'default');
  const file = target.kind === 'file' ? files.resolveFrom(from, target.path) : undefined;
  if (file === undefined || !/\.[cm]?[jt]sx?$/.test(file)) return undefined;
  const code = readCode((await files.site.files.readText(file)) ?? '');
  return code && { from: file, code };
}
