// Builds the site again without the cache, and compares every byte with the output. Nothing is published.

import { buildSite } from './build-site.ts';
import { type Diagnostic, error, sortDiagnostics } from './model/diagnostic.ts';
import type { OutputPath } from './model/paths.ts';
import { findDifferences, type PublishRequest } from './output/publish.ts';
import type { BuildRequest } from './pages/open/build-request.ts';

type VerifyRequest = Omit<BuildRequest, 'cache' | 'observe' | 'verify'>;

export interface Verification {
  /** Empty if the output is identical. */
  readonly diagnostics: readonly Diagnostic[];
  /** Number of compared files. */
  readonly compared: number;
}

/** Call this after a build without errors: every difference is a bug of that build, not an error in the site. */
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
    'A build without the cache reports errors that this build did not report, so nothing could be compared',
  );
  return { diagnostics: [...errors, failed], compared: 0 };
}

async function differencesOf(made: PublishRequest): Promise<readonly Diagnostic[]> {
  const { different, missing, surplus } = await findDifferences(made);
  const report = (paths: readonly OutputPath[], message: (path: OutputPath) => string): readonly Diagnostic[] =>
    paths.map((path) => complaint(message(path)));
  return [
    ...report(different, (path) => `${path} differs from the result of a build without the cache`),
    ...report(missing, (path) => `${path} is missing, but a build without the cache creates it`),
    ...report(surplus, (path) => `${path} exists, but a build without the cache does not create it`),
  ];
}

function complaint(message: string): Diagnostic {
  return error({
    code: 'verify',
    message,
    hint:
      'Unless a file was changed in the meantime, this is a bug: please report it. ' +
      'To fix the output, delete .docsgen/cache and build again',
  });
}
