// Holds the output to account: builds the site once more as if there had never been a build, and compares every byte.
// Nothing is taken over, neither articles nor pages nor the index of all texts, and nothing is published.

import { buildSite } from './build-site.ts';
import { error } from './diagnostics/create.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import type { OutputPath } from './model/paths.ts';
import { findDifferences, type PublishRequest } from './output/publish.ts';
import type { BuildRequest } from './pages/open/build-request.ts';

type VerifyRequest = Omit<BuildRequest, 'cache' | 'observe' | 'verify'>;

export interface Verification {
  /** Empty: the output is what a build without memory makes. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were compared. */
  readonly compared: number;
}

/** To be asked after a build without mistakes: all that is wrong now is wrong with that build, not with the site. */
export async function verifySite(request: VerifyRequest): Promise<Verification> {
  let compared: number | undefined;
  const verify = async (made: PublishRequest): Promise<readonly Diagnostic[]> => {
    compared = made.staged.changed.length + made.staged.unchanged.length;
    return differencesOf(made);
  };
  const { diagnostics } = await buildSite({ ...request, cache: undefined, verify });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (compared !== undefined) return { diagnostics: sortDiagnostics(errors), compared };
  const failed = complaint(
    'A build without the cache finds errors that this one did not report, so nothing could be compared',
  );
  return { diagnostics: [...errors, failed], compared: 0 };
}

async function differencesOf(made: PublishRequest): Promise<readonly Diagnostic[]> {
  const { different, missing, surplus } = await findDifferences(made);
  const told = (paths: readonly OutputPath[], message: (path: OutputPath) => string): readonly Diagnostic[] =>
    paths.map((path) => complaint(message(path)));
  return [
    ...told(different, (path) => `${path} differs from what a build without the cache makes`),
    ...told(missing, (path) => `${path} is missing, but a build without the cache makes it`),
    ...told(surplus, (path) => `${path} is listed as docsgen's own, but a build without the cache does not make it`),
  ];
}

function complaint(message: string): Diagnostic {
  return error({
    code: 'verify',
    message,
    hint: 'If no file was changed meanwhile, delete .docsgen/cache and build again; please report this',
  });
}
