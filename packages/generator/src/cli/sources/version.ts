// docsgen version: freezes a section as a version, or removes a version.

import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import { hideProgress } from '../build/progress-log.ts';
import { type OpenedSite, openFolder, type SiteOptions } from '../open-site.ts';
import { applyChange, checkBefore, isEditableConfig, type SiteBefore } from './check-changes.ts';

interface VersionOptions extends SiteOptions {
  readonly site: string;
  readonly label?: string;
  readonly remove?: boolean;
  readonly force?: boolean;
  readonly dryRun?: boolean;
}

/** The site before the change. */
export interface VersionRequest {
  readonly section: string;
  /** Name of the version. */
  readonly name: string;
  readonly site: OpenedSite;
  readonly before: SiteBefore;
  readonly options: VersionOptions;
  readonly log: BuildLog;
}

export async function version(section: string, name: string, options: VersionOptions, ports: Ports): Promise<number> {
  const site = await openFolder(options.site, { ...options, command: 'version' }, ports);
  const { log } = hideProgress(ports);
  const before = await checkBefore(site, log, ports);
  if (!before) return 1;
  if (options.remove && !isEditableConfig(before)) {
    const steps = 'remove the version from it, and delete its folder by hand';
    throw new UsageError(`docsgen can only edit configurations in YAML, not ${before.graph.config.file}: ${steps}`);
  }
  const request: VersionRequest = { section, name, site, before, options, log };
  const tried = options.remove
    ? await (await import('./remove-version.ts')).removeVersion(request)
    : await (await import('./freeze-version.ts')).freezeVersion(request);
  return applyChange(tried, { subject: 'The change', isDry: options.dryRun }, ports);
}
