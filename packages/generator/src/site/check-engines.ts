// Whether the parser and the search engine, which are made for each kind of machine, work on this one.
import { loadNativeParser } from '../markdown/native-parser.ts';
import type { SearchEngine } from '../model/search.ts';

interface CheckedEngines {
  /** Without it the reference parser reads the site, which takes longer. */
  readonly nativeParser: boolean;
  /** What is wrong with it; empty: it works. */
  readonly searchEngine: readonly string[];
}

export async function checkEngines(searchEngine: SearchEngine): Promise<CheckedEngines> {
  return { nativeParser: (await loadNativeParser()) !== undefined, searchEngine: await tryEngine(searchEngine) };
}

/** Indexes a page that is thrown away. */
async function tryEngine({ openIndex }: SearchEngine): Promise<readonly string[]> {
  const index = await openIndex();
  try {
    await index.add({ url: '/', html: '<!doctype html><html lang="en"><body><p>One page</p></body></html>' });
    return (await index.finish()).errors;
  } finally {
    await index.close();
  }
}
