// Profiles of builds that never were, but could have been: the same ones on every run.
import type {
  BatchSpan,
  BuildProfile,
  PageProfile,
  ThreadProfile,
} from '../../../packages/generator/src/model/profile.ts';

export const emptyProfile: BuildProfile = {
  site: 'Harbour',
  generator: 'docsgen 0.1.0',
  total: 0,
  stages: [],
  threads: [],
  pages: [],
  files: [],
  cache: { compiled: 0, fromCache: 0, rendered: 0, skipped: 0, filesRead: 0, filesKnown: 0 },
  memory: undefined,
};

const parts = ['guide', 'api/reference', 'sdk', 'concepts', 'api/webhooks/events-and-notifications'] as const;
const words = ['start', 'moorings', 'tides', 'berth-allocation', 'pilotage', 'signing-a-manifest', 'errors'] as const;

/** One in nine pages is skipped if `isWarm`; times have the long tail that real ones have. */
export function madeProfile(size: number, threadCount: number, isWarm = false): BuildProfile {
  const chance = chances();
  const pages = Array.from({ length: size }, (_, index) => madePage(index, chance, isWarm));
  const rendered = pages.filter(({ state }) => state === 'rendered');
  const before = 260 + size * 0.09;
  const threads = madeThreads(rendered, { count: threadCount, start: before });
  const after = Math.max(before, ...threads.flatMap(({ spans }) => spans.map(({ end }) => end)));
  const lengths = [38, before * 0.4, before * 0.6 - 58, 20, after - before, size * 0.03, size * 0.5, size * 0.22];
  const names = ['Load configuration', 'Scan content', 'Build graph', 'Load client', 'Render pages', 'Check links'];
  const stages = [...names, 'Index texts', 'Publish'].map((name, index) => {
    const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
    return { name, start, end: start + (lengths[index] ?? 0) };
  });
  const skipped = pages.length - rendered.length;
  return {
    ...emptyProfile,
    total: stages.at(-1)?.end ?? 0,
    stages,
    threads,
    pages,
    files: madeFiles(pages),
    cache: {
      compiled: rendered.length,
      fromCache: skipped,
      rendered: rendered.length,
      skipped,
      filesRead: rendered.length + 12,
      filesKnown: skipped,
    },
    memory: { peak: 310_000_000 + size * 9_000 },
  };
}

function madePage(index: number, chance: () => number, isWarm: boolean): PageProfile {
  const folder = `${parts[index % parts.length]}/${words[index % words.length]}-${index + 1}`;
  const weight = Math.exp((chance() + chance() + chance() - 1.5) * 1.5) * (chance() > 0.995 ? 9 : 1);
  const isSkipped = isWarm && index % 9 === 0;
  const frame = 14_200 + Math.round(chance() * 4_000);
  return {
    path: `${folder}/index.html`,
    source: index % 25 === 24 ? undefined : `content/en/${folder}.md`,
    compile: isSkipped ? 0 : weight * 3.4,
    render: isSkipped ? 0 : 0.5 + weight * (0.5 + chance() * 0.6),
    bytes: frame + Math.round(weight * 21_000),
    frame,
    state: isSkipped ? 'skipped' : 'rendered',
  };
}

function madeThreads(
  pages: readonly PageProfile[],
  { count, start }: { readonly count: number; readonly start: number },
): readonly ThreadProfile[] {
  return Array.from({ length: count }, (_, thread) => {
    const mine = pages.filter((_page, index) => Math.floor(index / 25) % count === thread);
    const spans: BatchSpan[] = [];
    let now = start + 45 + thread * 12;
    for (let first = 0; first < mine.length; first += 25) {
      const batch = mine.slice(first, first + 25);
      for (const kind of ['compile', 'render'] as const) {
        const end = now + batch.reduce((sum, page) => sum + page[kind], 0);
        spans.push({ kind, start: now, end, pages: batch.length });
        now = end + (kind === 'render' ? 9 : 1);
      }
    }
    return { name: thread === 0 ? 'Main thread' : `Worker ${thread}`, spans };
  });
}

function madeFiles(pages: readonly PageProfile[]): BuildProfile['files'] {
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  return [
    { kind: 'pages', count: pages.length, bytes },
    { kind: 'scripts', count: 9, bytes: 268_300 },
    { kind: 'styles', count: 1, bytes: 61_400 },
    { kind: 'fonts', count: 6, bytes: 214_700 },
    { kind: 'images', count: 1 + Math.floor(pages.length / 12), bytes: 41_000 + pages.length * 5_300 },
    { kind: 'search', count: 40 + pages.length, bytes: 390_000 + pages.length * 6_900 },
    { kind: 'other', count: 5, bytes: 18_200 + pages.length * 120 },
  ];
}

/** Numbers from 0 to 1 that look like chance. */
function chances(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
