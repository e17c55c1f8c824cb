// Compiles the articles of a shard, checks them, and publishes them as packs for the merge.

import { checkLinks } from '../../graph/links/check-links.ts';
import { hasErrors } from '../../model/diagnostic.ts';
import type { OutputPath } from '../../model/paths.ts';
import { isSourced } from '../../model/site.ts';
import { publish } from '../../output/publish.ts';
import { factsOf } from '../cache/built-pages.ts';
import { packShard, type Shard } from '../cache/shard.ts';
import type { Build } from '../open/build.ts';
import type { BuildReport, SiteModel } from '../open/build-request.ts';
import { buildPages } from './build-pages.ts';
import { buildReport, diagnosticsOf } from './build-report.ts';

/** Anchors on pages of other shards are not checked, because only the merge knows them. */
export async function buildShard(build: Build, shard: Shard, model: Omit<SiteModel, 'graph'>): Promise<BuildReport> {
  const { site, request, staging, cache, jobOf } = build;
  const { output, now } = request;
  const built = await buildPages(build);
  const pages = [...site.graph.pages.values()].filter(isSourced);
  const own = pages.filter(({ parsed }) => built.articles.has(parsed.file.path));
  const broken = checkLinks(site.graph, factsOf(built), own);
  const diagnostics = await diagnosticsOf(build, built, [model, site.components, broken]);
  const report = buildReport(build, built, { model, diagnostics });
  if (hasErrors(report.diagnostics) || !output || !request.cache) return report;
  const jobs = own.map(({ parsed, sourceLocale }) => jobOf(parsed, sourceLocale.htmlLang));
  const staged: Promise<void>[] = [];
  packShard(shard, { cache: request.cache.folder, jobs }, (name, content) => {
    const path = name as OutputPath;
    staging.note({ path, isChanged: true, size: content.length });
    // The content is valid only until this call returns.
    staged.push(output.stage({ path, content: Buffer.from(content) }));
  });
  await Promise.all(staged);
  const retention = { now: now(), time: 0 };
  const published = await publish({ folder: output, staged: staging.staged(), isPartial: false, retention });
  await cache.keep(built, { assets: [], site: undefined });
  return { ...report, published };
}
