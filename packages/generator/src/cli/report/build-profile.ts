// Collects the times and sizes of a build for `build --report`.
import type { PublishSummary } from '../../model/output.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import { isSourced, type Page, type SiteGraph } from '../../model/site.ts';
import { isInShard, type Shard } from '../../pages/cache/shard.ts';
import type { Span, StageSpan } from '../../pages/open/build-log.ts';
import type { ObservedWork, WorkObserver } from '../../pages/workers/work-observer.ts';
import { textIn } from '../../text/localized.ts';

/** Times are in milliseconds since the start of the build, and sizes are in bytes. */
export interface BuildProfile {
  /** Title of the site. */
  readonly site: string;
  /** Name and version: `docsgen 0.1.0`. */
  readonly generator: string;
  readonly total: number;
  readonly peakMemory: number;
  readonly stages: readonly StageSpan[];
  /** Articles in the order of compilation. */
  readonly articles: readonly ArticleProfile[];
  readonly pages: readonly PageProfile[];
  /** Published files by kind; empty if nothing was published. */
  readonly files: readonly FileKindProfile[];
  readonly cache: CacheProfile;
}

/** A single compilation of an article. An article can be compiled again for the search index. */
export interface ArticleProfile extends Span {
  readonly worker: string;
  readonly source: SourcePath;
  readonly isFromCache: boolean;
}

export interface PageProfile {
  readonly path: OutputPath;
  /** `undefined` for generated pages. */
  readonly source: SourcePath | undefined;
  readonly size: number;
  /** Size of the article in bytes, which is included in `size`. */
  readonly articleSize: number;
  /** `undefined` if the page was reused from the previous build. */
  readonly rendered: (Span & { readonly worker: string }) | undefined;
}

interface FileKindProfile {
  readonly kind: 'pages' | 'scripts' | 'styles' | 'fonts' | 'images' | 'search' | 'other';
  readonly count: number;
  readonly size: number;
}

/** Number of results that were reused from earlier builds. */
type CacheProfile = Readonly<Record<'files' | 'articles' | 'pages', CacheHits>>;

export type CacheHits = Readonly<Record<'hits' | 'all', number>>;

export interface BuildObserver {
  readonly observe: WorkObserver;
  /** Returns the profile, or `undefined` if the build failed before pages were built. */
  readonly profile: (built: ObservedBuild) => BuildProfile | undefined;
}

interface ObservedBuild extends Pick<BuildProfile, 'generator' | 'total' | 'peakMemory' | 'stages'> {
  readonly graph: SiteGraph | undefined;
  /** Set if only the articles of this shard were compiled. */
  readonly shard?: Shard | undefined;
  /** `undefined` if nothing was published. */
  readonly published: PublishSummary | undefined;
}

/** `start` is the start time of the build on the clock that all threads share. */
export function observeBuild(start: number): BuildObserver {
  const articles: ArticleProfile[] = [];
  const pages = new Map<OutputPath, PageProfile>();
  let work: ObservedWork | undefined;
  const sinceStart = (span: Span): Span => ({ start: span.start - start, end: span.end - start });
  return {
    observe: {
      begin: (begun) => {
        work = begun;
      },
      article: (worker, source, { time, isFromCache }) =>
        void articles.push({ worker, source, isFromCache, ...sinceStart(time) }),
      page: (worker, page, made) =>
        void pages.set(page.output, pageOf(page, made, { worker, ...sinceStart(made.time) })),
      kept: (page, known) => void pages.set(page.output, pageOf(page, known, undefined)),
    },
    profile: ({ graph, shard, published, stages, generator, total, peakMemory }) => {
      if (!work || !graph) return undefined;
      const { locales, title } = graph.config;
      const made = { articles, pages: [...pages.values()] };
      const sources = sourcesOf(graph).filter((source) => isInShard(shard, source));
      return {
        site: textIn(title, locales[0].code, locales[0].code),
        generator,
        total,
        peakMemory,
        // The startup of Node and docsgen before the first stage.
        stages: [{ name: 'Start', start: 0, end: stages[0]?.start ?? 0 }, ...stages],
        ...made,
        files: published ? filesByKind(work.sizes()) : [],
        cache: cacheHits(sources, made, work),
      };
    },
  };
}

function pageOf(
  page: Page,
  { size, articleSize }: Pick<PageProfile, 'size' | 'articleSize'>,
  rendered: PageProfile['rendered'],
): PageProfile {
  const source = isSourced(page) ? page.parsed.file.path : undefined;
  return { path: page.output, source, size, articleSize, rendered };
}

function sourcesOf({ pages }: SiteGraph): readonly SourcePath[] {
  return [...new Set([...pages.values()].filter(isSourced).map(({ parsed }) => parsed.file.path))];
}

function cacheHits(
  sources: readonly SourcePath[],
  made: Pick<BuildProfile, 'articles' | 'pages'>,
  work: ObservedWork,
): CacheProfile {
  const { read, known } = work.counts();
  const compiled = new Set(made.articles.flatMap(({ source, isFromCache }) => (isFromCache ? [] : [source])));
  const unchanged = made.pages.filter(({ rendered }) => !rendered);
  return {
    files: { hits: known, all: known + read },
    articles: { hits: sources.length - compiled.size, all: sources.length },
    pages: { hits: unchanged.length, all: made.pages.length },
  };
}

const kinds: readonly (readonly [pattern: RegExp, kind: FileKindProfile['kind']])[] = [
  [/^search\/|^\.docsgen-search\.json$/, 'search'],
  [/\.html$/, 'pages'],
  [/\.m?js$/, 'scripts'],
  [/\.css$/, 'styles'],
  [/\.(woff2?|ttf|otf)$/, 'fonts'],
  [/\.(avif|gif|ico|jpe?g|png|svg|webp)$/, 'images'],
];

function filesByKind(files: Iterable<readonly [OutputPath, number]>): readonly FileKindProfile[] {
  const sums = new Map<FileKindProfile['kind'], { readonly count: number; readonly size: number }>();
  for (const [path, bytes] of files) {
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
    const { count, size } = sums.get(kind) ?? { count: 0, size: 0 };
    sums.set(kind, { count: count + 1, size: size + bytes });
  }
  return [...sums].map(([kind, sum]) => ({ kind, ...sum }));
}
