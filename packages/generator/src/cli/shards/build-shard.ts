// A shard: the stages of a build with only those pages whose hash is its own, and a record of them for the merge.
import { buildSite } from '../../build-site.ts';
import { buildPages } from '../../pages/build/build-pages.ts';
import type { Build, MadePages } from '../../pages/open/build.ts';
import type { BuildReport, BuildRequest } from '../../pages/open/build-request.ts';
import { ofShard, type Shard } from './shard.ts';
import { openShardRecord, type ShardOrigin } from './shard-file.ts';

export function buildShard(request: BuildRequest, shard: Shard): Promise<BuildReport> {
  return buildSite(request, { isWhole: false, makePages: (build) => makePages(build, shard) });
}

async function makePages(build: Build, shard: Shard): Promise<MadePages> {
  const { request, staging } = build;
  const { output, hashOf } = request;
  const isWanted = ofShard(shard, hashOf);
  if (!output) return { kind: 'usable', pages: await buildPages(build, { isWanted, index: undefined }) };
  const origin = originOf(build);
  const record = openShardRecord({ shard, origin, stage: staging.add, output, hashOf });
  const pages = await buildPages(build, { isWanted, index: origin.hasIndex ? record : undefined });
  await record.finish(pages);
  return { kind: 'usable', pages };
}

/** What this build and those of the other shards, and their merge, must have in common. */
export function originOf({ request, site, siteHash }: Build): ShardOrigin {
  const codeHash = `${request.codeHash} ${request.generator}`;
  return { codeHash, siteHash, hasIndex: site.context.searchIndex !== undefined };
}
