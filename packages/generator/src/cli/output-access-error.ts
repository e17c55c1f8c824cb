// Reports an output folder that is not writable as a diagnostic instead of an unexpected error.
import { basename, dirname, join } from 'node:path';
import { formatDiagnostic } from '../diagnostics/format.ts';
import type { Ports } from '../model/adapters/ports.ts';
import { type Diagnostic, error } from '../model/diagnostic.ts';
import { failureOf } from '../platform/unreadable-files.ts';
import { isInside, pathFromRoot } from '../text/file-paths.ts';
import type { OpenedSite } from './open-site.ts';

/** The error's message is the formatted diagnostic. */
export class OutputAccessError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic, message: string, options: ErrorOptions) {
    super(message, options);
    this.diagnostic = diagnostic;
  }
}

type Site = Pick<OpenedSite, 'outDir' | 'files'>;

/**
 * Runs `work`, which writes to the output. Throws `OutputAccessError` if the output is not writable. A full disk is
 * reported by `explain-crash.ts`.
 */
export async function reportingAccessErrors<T>(site: Site, { terminal }: Ports, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const path = pathOf(thrown);
    const reason = failureOf(thrown);
    const isFull = thrown instanceof Error && 'code' in thrown && /^(ENOSPC|EDQUOT)$/.test(String(thrown.code));
    const found = path === undefined ? undefined : locate(path, site);
    if (found === undefined || reason === undefined || isFull) throw thrown;
    const diagnostic = error({
      code: 'output',
      message: `${found.what}: ${reason}`,
      file: found.file,
      hint: 'The published site still works. Make this path writable and build again',
    });
    const message = formatDiagnostic(diagnostic, () => undefined, terminal.paint);
    throw new OutputAccessError(diagnostic, message, { cause: thrown });
  }
}

/** Returns the path that an error refers to. If renaming failed, this path is the destination. */
function pathOf(thrown: unknown): string | undefined {
  const { dest, path }: { readonly dest?: unknown; readonly path?: unknown } = Object(thrown);
  const found = dest ?? path;
  return typeof found === 'string' ? found : undefined;
}

/** Describes the location of a path, or returns `undefined` if it does not belong to the output. */
function locate(path: string, site: Site): { readonly what: string; readonly file: string } | undefined {
  const { outDir, files } = site;
  const shown = (each: string): string => (isInside(files.root, each) ? pathFromRoot(files.root, each) : each);
  if (path === outDir || path.startsWith(join(outDir, '.docsgen.')))
    return { what: 'Cannot write to the output folder', file: shown(outDir) };
  if (isInside(outDir, path)) return { what: 'Cannot write this file', file: shown(path) };
  const isNextTo = path === dirname(outDir) || path.startsWith(`${dirname(outDir)}/.${basename(outDir)}.`);
  return isNextTo ? { what: 'Cannot write to the parent folder of the output', file: shown(outDir) } : undefined;
}
