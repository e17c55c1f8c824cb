// Runs the stages of a build with the pages of shards. Every article and page is compared with the current site. If any
// of them was built from a different state of the site, an error is reported and nothing is published.

import { buildSite } from '../../build-site.ts';
import { error } from '../../diagnostics/create.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { BuiltOutput } from '../../model/output.ts';
import { addArticle, isCurrent, openPageContext, type PageContext } from '../../pages/build/page-context.ts';
import { planPage } from '../../pages/build/plan-page.ts';
import { type GroupArticle, noArticle, type SourceGroup } from '../../pages/build/source-groups.ts';
import type { ArticleJob } from '../../pages/cache/article-job.ts';
import { builtPage } from '../../pages/cache/built-pages.ts';
import type { PageEntry } from '../../pages/cache/manifest.ts';
import type { Build, PageSourceResult } from '../../pages/open/build.ts';
import type { BuildReport, BuildRequest } from '../../pages/open/build-request.ts';
import { hashOf } from '../../text/hash.ts';
import { originOf } from './build-shard.ts';
import { shardIndexOf } from './shard.ts';
import { type InvalidShard, type OpenedShard, openShard, type ShardOrigin } from './shard-file.ts';

/** The merge needs neither a cache nor threads, because nothing is compiled or rendered. */
export function mergeShards(request: BuildRequest, folders: readonly BuiltOutput[]): Promise<BuildReport> {
  const alone = { ...request, cache: undefined, threads: undefined };
  return buildSite(alone, { isWhole: true, makePages: (build) => takePages(build, folders) });
}

async function takePages(build: Build, folders: readonly BuiltOutput[]): Promise<PageSourceResult> {
  const opened = folders.map((folder) => ({ folder, shard: openShard(folder) }));
  const unusable = opened.flatMap(({ folder, shard }) =>
    typeof shard === 'string' ? [wrongFolder(folder, shard)] : [],
  );
  const shards = opened.flatMap(({ shard }) => (typeof shard === 'string' ? [] : [shard]));
  const found = unusable.length > 0 ? unusable : [...checkSet(shards), ...checkOrigins(shards, originOf(build))];
  if (found.length > 0) return { kind: 'unusable', diagnostics: found };

  const context = openPageContext(build, {
    isWanted: () => true,
    index: build.index,
    publishedPage: async (path) => shards.find((shard) => shard.hasPage(path))?.page(path),
    sectionsOf: async (job) => shardOfSource(shards, job)?.sections(job.path) ?? '[]',
  });
  const errors = new Map<string, Diagnostic>();
  // Each problem is reported once per shard.
  const report: Report = (shard, problem, file) => {
    const key = `${shard?.folder.name} ${problem}`;
    if (!errors.has(key)) errors.set(key, complain(`${nameOf(shard)} ${problem}`, { file, hint: buildAgain }));
  };
  const merge: Merge = { ...context, shards, report };
  for (const group of context.groups) {
    const article = await takeArticle(merge, group);
    await context.feed(group, article);
    await takeGroup(merge, group, article);
  }
  if (errors.size > 0) return { kind: 'unusable', diagnostics: [...errors.values()] };
  const { articles, pages, rendered } = context;
  return { kind: 'usable', pages: { articles, pages, rendered } };
}

type Report = (shard: OpenedShard | undefined, problem: string, file: string) => void;

interface Merge extends PageContext {
  readonly shards: readonly OpenedShard[];
  /** Reports why a shard does not match this site. */
  readonly report: Report;
}

const otherState = 'was built from a different state of this site';
const buildAgain = 'Build and merge all shards from the same files, with the same options';

function shardOfSource(shards: readonly OpenedShard[], { path }: ArticleJob): OpenedShard | undefined {
  return shards.find(({ head }) => head.index === shardIndexOf(path, head.count));
}

async function takeArticle(merge: Merge, group: SourceGroup): Promise<GroupArticle> {
  if (!group.job) return noArticle;
  const { build, shards, report, hasIndex } = merge;
  const { path, cacheKey } = group.job;
  const shard = shardOfSource(shards, group.job);
  const known = shard?.article(path);
  const isSame = known?.entry.key === cacheKey && (await isCurrent(known.entry, build));
  if (!shard || !known || !isSame) {
    report(shard, otherState, path);
    return noArticle;
  }
  const sections = hasIndex ? shard.sections(path) : '';
  return addArticle(merge, group, { ...known, isUnchanged: false, sections });
}

async function takeGroup(merge: Merge, { job, pages }: SourceGroup, article: GroupArticle): Promise<void> {
  const { shards, report } = merge;
  for (const page of pages.filter(merge.isShown)) {
    const shard = shards.find((each) => each.hasPage(page.output));
    const plan = await planPage(merge, page, article);
    merge.progress();
    if (plan.kind === 'render') {
      report(shard, otherState, job?.path ?? '');
      continue;
    }
    await takePage(merge, shard, plan.entry, page.output);
    merge.pages.set(page.output, builtPage({ ...plan.entry, isUnchanged: plan.isUnchanged }));
  }
}

async function takePage(
  { build, report }: Merge,
  shard: OpenedShard | undefined,
  known: PageEntry,
  path: SourceGroup['pages'][number]['output'],
): Promise<void> {
  const content = shard?.folder.read(path);
  if (content === undefined) return report(shard, `is missing the file ${path}`, '');
  if (content.length !== known.size || hashOf(content) !== known.stamp)
    return report(shard, `contains a file ${path} that changed after the build`, '');
  await build.staging.add({ path, content });
}

/** Reports missing and duplicate shards, and shards from different builds. */
function checkSet(shards: readonly OpenedShard[]): readonly Diagnostic[] {
  const [one] = shards;
  if (!one)
    return [complain('No shards to merge', { hint: 'Build them with --shard, or pass their folders with --from' })];
  const { count } = one.head;
  const other = shards.find(({ head }) => head.count !== count);
  if (other) {
    const [here, there] = [one.folder.name, other.folder.name];
    const message = `${here} is one of ${count} shards, but ${there} is one of ${other.head.count}`;
    return [complain(message, { hint: 'Remove the folders of one set, or pass the folders to merge with --from' })];
  }
  return Array.from({ length: count }, (_, at) => at + 1).flatMap((index) => {
    const found = shards.filter(({ head }) => head.index === index);
    if (found.length === 0)
      return [complain(`Shard ${index} of ${count} is missing`, { hint: `Build it with --shard ${index}/${count}` })];
    if (found.length === 1) return [];
    const names = found.map(({ folder }) => folder.name).join(' and ');
    return [complain(`Shard ${index} of ${count} exists more than once: ${names}`, { hint: 'Keep one of them' })];
  });
}

function checkOrigins(
  shards: readonly OpenedShard[],
  { codeHash, siteHash, hasIndex }: ShardOrigin,
): readonly Diagnostic[] {
  return shards.flatMap((shard) => {
    const { head } = shard;
    if (head.codeHash !== codeHash)
      return [
        complain(`${nameOf(shard)} was built by a different version of docsgen or Node`, {
          hint: 'Build and merge with the same versions',
        }),
      ];
    if (head.hasIndex !== hasIndex) {
      return head.hasIndex
        ? [
            complain(`${nameOf(shard)} was built with a search index`, {
              hint: 'Merge without --no-search, or build all shards with --no-search',
            }),
          ]
        : [
            complain(`${nameOf(shard)} was built without a search index`, {
              hint: 'Build it without --no-search, or merge with --no-search',
            }),
          ];
    }
    return head.siteHash === siteHash ? [] : [complain(`${nameOf(shard)} ${otherState}`, { hint: buildAgain })];
  });
}

function nameOf(shard: OpenedShard | undefined): string {
  return shard ? `Shard ${shard.head.index} of ${shard.head.count}, ${shard.folder.name},` : 'No shard';
}

function wrongFolder(folder: BuiltOutput, problem: InvalidShard): Diagnostic {
  return complain(`The folder ${folder.name} ${problem}`, {
    hint: 'Build the shard again, or pass the right folders with --from',
  });
}

interface Complaint {
  readonly hint: string;
  readonly file?: string;
}

function complain(message: string, { hint, file = '' }: Complaint): Diagnostic {
  return error({ code: 'shard', message, file, hint });
}
