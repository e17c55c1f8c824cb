// Stage "Publish": moves the staged files to the output folder, and writes the cache for the next build.

import type { OutputFile, OutputFolder } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import { foreignFiles, publish, type Retention } from '../../output/publish.ts';
import type { BuiltPages } from '../cache/built-pages.ts';
import type { SiteEntry } from '../cache/manifest.ts';
import type { Build } from '../open/build.ts';
import type { BuildReport, BuildRequest } from '../open/build-request.ts';
import { stageStaticFiles } from './stage-static-files.ts';

interface SiteResult {
  readonly pages: BuiltPages;
  /** Generated files, including those of the search index. */
  readonly files: readonly OutputFile[];
  /** See `siteEntry`. */
  readonly entry: SiteEntry | undefined;
  readonly report: BuildReport;
}

export async function publishSite(
  { request, site, staging, cache }: Build,
  output: OutputFolder,
  { pages, files, entry, report }: SiteResult,
): Promise<BuildReport> {
  for (const file of files) await staging.add(file);
  await stageStaticFiles(request.files, site.graph, staging.add);
  const isPartial = request.locales.length > 0;
  const ready = { folder: output, staged: staging.staged(), isPartial, retention: retentionOf(request, site.graph) };
  const problems = await (request.verify ?? foreignFiles)(ready);
  if (request.verify || problems.length > 0) return { ...report, diagnostics: [...problems, ...report.diagnostics] };
  const published = await publish(ready);
  await cache.keep(pages, { assets: site.assets.loaded(), site: entry });
  return { ...report, published };
}

/** A day in milliseconds. */
const day = 86_400_000;

function retentionOf({ now, isForReaders }: BuildRequest, { config }: SiteGraph): Retention {
  return { now: now(), time: isForReaders ? config.keepAssets * day : 0 };
}
