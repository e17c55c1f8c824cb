// An output folder that may not be written to, or cannot be: one sentence with its place, and no bug of docsgen.
import { basename, dirname, join } from 'node:path';
import { error } from '../diagnostics/create.ts';
import { formatDiagnostic } from '../diagnostics/format.ts';
import type { Ports } from '../model/adapters/ports.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { failureOf } from '../platform/unreadable-files.ts';
import { isInside, pathFromRoot } from '../text/file-paths.ts';
import type { OpenedSite } from './open-site.ts';

/** The message is all there is to say. */
export class NoAccess extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic, message: string, options: ErrorOptions) {
    super(message, options);
    this.diagnostic = diagnostic;
  }
}

type Place = Pick<OpenedSite, 'outDir' | 'files'>;

/** Runs what writes into the output. A full disk is told elsewhere (`explain-crash.ts`). */
export async function withAccess<T>(site: Place, { terminal }: Ports, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const path = pathOf(thrown);
    const reason = failureOf(thrown);
    const isFull = thrown instanceof Error && 'code' in thrown && /^(ENOSPC|EDQUOT)$/.test(String(thrown.code));
    const found = path === undefined ? undefined : placeOf(path, site);
    if (found === undefined || reason === undefined || isFull) throw thrown;
    const diagnostic = error({
      code: 'output',
      message: `${found.what}: ${reason}`,
      file: found.file,
      hint: 'The published site is complete and still works; give docsgen permission to write here, and build again',
    });
    const message = formatDiagnostic(diagnostic, () => undefined, terminal.paint);
    throw new NoAccess(diagnostic, message, { cause: thrown });
  }
}

/** What renaming fails on is where the file should go. */
function pathOf(thrown: unknown): string | undefined {
  const { dest, path }: { readonly dest?: unknown; readonly path?: unknown } = Object(thrown);
  const found = dest ?? path;
  return typeof found === 'string' ? found : undefined;
}

/** `undefined`: the path does not belong to the output. */
function placeOf(path: string, site: Place): { readonly what: string; readonly file: string } | undefined {
  const { outDir, files } = site;
  const shown = (each: string): string => (isInside(files.root, each) ? pathFromRoot(files.root, each) : each);
  if (path === outDir || path.startsWith(join(outDir, '.docsgen.')))
    return { what: 'Cannot write to the output folder', file: shown(outDir) };
  if (isInside(outDir, path)) return { what: 'This cannot be written', file: shown(path) };
  const isNextTo = path === dirname(outDir) || path.startsWith(`${dirname(outDir)}/.${basename(outDir)}.`);
  return isNextTo ? { what: 'Cannot write to the parent of the output folder', file: shown(outDir) } : undefined;
}
