// Looks for words in the texts of the site, with Pagefind and the index that lies in the site's own output. Nothing of
// either is loaded before the reader turns to the search.

import type { SearchPlace } from '@docsgen/contract/views';
import { type EnginePage, type FoundText, foundText } from './found-text.ts';

/** As much of Pagefind as is used here. */
export interface TextEngine {
  readonly search: (
    query: string,
    options?: { readonly filters: Readonly<Record<string, string>> },
  ) => Promise<{ readonly results: readonly EngineResult[] }>;
}

interface EngineModule {
  readonly createInstance: (options: Readonly<Record<string, unknown>>) => TextEngine;
}

interface EngineResult {
  readonly id: string;
  readonly data: () => Promise<EnginePage>;
}

export interface TextHits {
  /** Pages. */
  readonly count: number;
  /** The pages at these places, best first, loaded. */
  readonly load: (from: number, to: number) => Promise<readonly FoundText[]>;
}

interface TextRequest {
  readonly query: string;
  readonly place: SearchPlace | undefined;
  /** Nothing outside of `place`. */
  readonly isOnlyHere: boolean;
  /** The folder of the index. */
  readonly index: string;
}

/** A worker delays the first result by a request; with more pages than these, typing would stutter without it. */
const pagesForWorker = 1000;

/** What follows from the way the index is made; see `search/search-document.ts` of the generator. */
const engineOptions = {
  excerptLength: 24,
  excerptEllipsis: '…',
  ranking: {
    // What is found is a section; how long the rest of its page is says nothing about it.
    pageLength: 0,
    metaWeights: { title: 5, trail: 0.3 },
  },
};

interface IndexPlace {
  readonly index: string;
  /** The language of the texts. */
  readonly lang: string;
  readonly pageCount: number;
}

/** `module`: Pagefind's own script. */
export async function openEngine(
  module: Promise<unknown>,
  { index, lang, pageCount }: IndexPlace,
): Promise<TextEngine> {
  const noWorker = pageCount < pagesForWorker;
  const [base = ''] = lang.toLowerCase().split('-', 1);
  // The biggest file, which Pagefind asks for only after another one has come.
  if (noWorker && /^e[ns]$/.test(base)) preload(`${index}wasm.${base}.pagefind`);
  const { createInstance } = (await module) as EngineModule;
  // It asks the document for its language, and on the not-found page that is not the search's.
  const root = document.documentElement;
  const before = root.lang;
  root.lang = lang;
  const engine = createInstance({ ...engineOptions, noWorker });
  root.lang = before;
  return engine;
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

export async function searchTexts(engine: TextEngine, request: TextRequest): Promise<TextHits> {
  const { query, place, isOnlyHere, index } = request;
  const begun = performance.now();
  const filters = place && { section: place.section, version: place.version };
  const [here, everywhere] = await Promise.all([
    filters ? engine.search(query, { filters }) : undefined,
    isOnlyHere && filters ? undefined : engine.search(query),
  ]);
  const own = new Set(here?.results.map(({ id }) => id));
  const others = everywhere?.results.filter(({ id }) => !own.has(id)) ?? [];
  const results = [...(here?.results ?? []), ...others];
  if (results.length === 0 && (hasFailed(index, begun) || !(await isReachable(index))))
    throw new Error('Parts of the index could not be loaded.');
  return {
    count: results.length,
    load: async (from, to) => {
      const wanted = results.slice(from, to);
      const pages = await Promise.all(wanted.map((result) => result.data()));
      return pages.flatMap((page, at) => foundText(page, { query, isHere: own.has(wanted[at]?.id ?? '') }) ?? []);
    },
  };
}

/** What did not come for a worker is not told here, nor is it in every browser. */
async function isReachable(index: string): Promise<boolean> {
  const response = await fetch(`${index}pagefind-entry.json`, { cache: 'no-store' });
  return response.ok;
}

/** Pagefind goes on without the parts that did not come, as if nothing stood in them. */
function hasFailed(index: string, begun: number): boolean {
  const parts = new URL(index, location.href).href;
  return performance.getEntriesByType('resource').some(
    (entry) =>
      entry instanceof PerformanceResourceTiming &&
      entry.startTime >= begun &&
      entry.name.startsWith(parts) &&
      // 0 where no answer came; a browser that does not say leaves it out.
      (entry.responseStatus === 0 || entry.responseStatus >= 400),
  );
}
