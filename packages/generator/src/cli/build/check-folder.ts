import { buildSite } from '../../build-site.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import type { BuildReport, BuildRequest } from '../../pages/open/build-request.ts';
import { type OpenedSite, withReadOnlyCache } from '../open-site.ts';

/** Returns all diagnostics that a build would report, without writing files. */
export function checkFolder(
  site: OpenedSite,
  log: BuildLog,
  extra: Pick<BuildRequest, 'notesExternal'> = {},
): Promise<BuildReport> {
  return buildSite({
    ...withReadOnlyCache(site),
    ...extra,
    output: undefined,
    locales: [],
    hasIndex: false,
    isForReaders: false,
    cache: undefined,
    threads: undefined,
    log,
  });
}
