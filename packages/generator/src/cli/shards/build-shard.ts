// Builds the pages of a shard, and a record of these pages for the merge.
import { buildSite } from '../../build-site.ts';
import { buildPages } from '../../pages/build/build-pages.ts';
import type { Build, PageSourceResult } from '../../pages/open/build.ts';
import type { BuildReport, BuildRequest } from '../../pages/open/build-request.ts';
import { type Shard, shardFilter } from './shard.ts';
import { openShardRecord, type ShardOrigin } from './shard-file.ts';

export function buildShard(request: BuildRequest, shard: Shard): Promise<BuildReport> {
  return buildSite(request, { isWhole: false, makePages: (build) => makePages(build, shard) });
}

async function makePages(build: Build, shard: Shard): Promise<PageSourceResult> {
  const { request, staging } = build;
  const { output } = request;
  const isWanted = shardFilter(shard);
  if (!output) return { kind: 'usable', pages: await buildPages(build, { isWanted, index: undefined }) };
  const origin = originOf(build);
  const record = openShardRecord({ shard, origin, stage: staging.add, output });
  const pages = await buildPages(build, { isWanted, index: origin.hasIndex ? record : undefined });
  await record.finish(pages);
  return { kind: 'usable', pages };
}

/** Returns the values that must be equal in all shards and in the merge. */
export function originOf({ request, site, siteHash }: Build): ShardOrigin {
  const codeHash = `${request.codeHash} ${request.generator}`;
  return { codeHash, siteHash, hasIndex: site.context.hasIndex };
}
