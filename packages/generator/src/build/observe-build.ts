// Collects what one build did into the profile its report shows. Only a build that is asked for a report has an observer.
import type { PublishSummary } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type {
  BatchSpan,
  BuildProfile,
  CacheProfile,
  FileKindProfile,
  PageProfile,
  StageSpan,
} from '../model/profile.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import { isSourced } from '../render/render-context.ts';
import { textIn } from '../text/localized.ts';
import type { KnownPage } from './build-record.ts';
import type { ObservedWork, WorkObserver } from './page-builder.ts';
import type { WorkTime } from './page-work.ts';

export interface BuildObserver {
  readonly observe: WorkObserver;
  /** `undefined`: the build never came as far as its pages. */
  readonly profile: (built: Built) => BuildProfile | undefined;
}

interface Built {
  readonly graph: SiteGraph | undefined;
  /** `undefined`: nothing was written. */
  readonly published: PublishSummary | undefined;
  readonly generator: string;
  readonly stages: readonly StageSpan[];
  /** Milliseconds since the build began. */
  readonly total: number;
  /** In bytes. */
  readonly peak: number;
}

interface Seen {
  /** By lane. */
  readonly spans: Map<string, BatchSpan[]>;
  /** Milliseconds. */
  readonly compile: Map<SourcePath, number>;
  readonly pages: Map<OutputPath, PageProfile>;
  /** Texts that no earlier build had compiled. */
  readonly compiled: Set<SourcePath>;
}

/** `begin` is when the build began, on the clock that all threads have in common. */
export function createBuildObserver(begin: number): BuildObserver {
  const seen: Seen = { spans: new Map(), compile: new Map(), pages: new Map(), compiled: new Set() };
  let work: ObservedWork | undefined;
  const addSpan = (lane: string, kind: BatchSpan['kind'], { start, end }: WorkTime): number => {
    const spans = seen.spans.get(lane) ?? [];
    spans.push({ kind, start: start - begin, end: end - begin, pages: 1 });
    seen.spans.set(lane, spans);
    return end - start;
  };
  const observe: WorkObserver = {
    begin: (asked) => {
      work = asked;
    },
    text: (lane, path, { time, isFromCache }) => {
      seen.compile.set(path, addSpan(lane, 'compile', time));
      if (!isFromCache) seen.compiled.add(path);
    },
    page: (lane, page, made) => {
      const render = addSpan(lane, 'render', made.time);
      seen.pages.set(page.output, { ...pageOf(page, made), render, state: 'rendered' });
    },
    kept: (page, known) => void seen.pages.set(page.output, { ...pageOf(page, known), render: 0, state: 'skipped' }),
  };
  const profile: BuildObserver['profile'] = ({ graph, published, generator, stages, total, peak }) => {
    if (!work || !graph) return undefined;
    const { locales, title } = graph.config;
    return {
      site: textIn(title, locales[0].code, locales[0].code),
      generator,
      total,
      stages: withStart(stages),
      threads: [...seen.spans]
        .map(([name, spans]) => ({ name, spans }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
      pages: withCompileTimes(graph, seen),
      files: published ? filesByKind(work.sizes()) : [],
      cache: cacheOf(graph, seen, work),
      memory: { peak },
    };
  };
  return { observe, profile };
}

function pageOf(
  page: Page,
  { size, articleSize }: Pick<KnownPage, 'size' | 'articleSize'>,
): Omit<PageProfile, 'render' | 'state'> {
  const source = isSourced(page) ? page.parsed.file.path : undefined;
  return { path: page.output, source, compile: 0, bytes: size, frame: size - articleSize };
}

/** In the order of the site. A text was compiled once, however many pages show it: the time is the first one's. */
function withCompileTimes({ pages }: SiteGraph, seen: Seen): readonly PageProfile[] {
  const left = new Map<string, number>(seen.compile);
  return [...pages.values()].flatMap(({ output }) => {
    const page = seen.pages.get(output);
    if (!page) return [];
    const compile = page.state === 'rendered' ? left.get(page.source ?? '') : undefined;
    if (compile === undefined) return [page];
    left.delete(page.source ?? '');
    return [{ ...page, compile }];
  });
}

/** Before the first stage Node and docsgen itself begin. */
function withStart(stages: readonly StageSpan[]): readonly StageSpan[] {
  return [{ name: 'Start', start: 0, end: stages[0]?.start ?? 0 }, ...stages];
}

function cacheOf({ pages }: SiteGraph, seen: Seen, { counts }: ObservedWork): CacheProfile {
  const texts = new Set([...pages.values()].filter(isSourced).map(({ parsed }) => parsed.file.path));
  const made = [...seen.pages.values()];
  const rendered = made.filter(({ state }) => state === 'rendered').length;
  return {
    compiled: seen.compiled.size,
    fromCache: texts.size - seen.compiled.size,
    rendered,
    skipped: made.length - rendered,
    filesRead: counts().read,
    filesKnown: counts().known,
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

function filesByKind(sizes: Iterable<readonly [OutputPath, number]>): readonly FileKindProfile[] {
  const sums = new Map<FileKindProfile['kind'], { count: number; bytes: number }>();
  for (const [path, size] of sizes) {
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
    const { count, bytes } = sums.get(kind) ?? { count: 0, bytes: 0 };
    sums.set(kind, { count: count + 1, bytes: bytes + size });
  }
  return [...sums].map(([kind, amount]) => ({ kind, ...amount }));
}
