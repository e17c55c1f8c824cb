// Compiled articles on disk, by a key of all they depend on: nothing here is ever out of date, it is only unused.
// An entry says in its first line what the rest hashes to, so that a damaged or foreign file is no entry.
import type { CacheFolder } from '../model/file-system.ts';
import type { SourcePath } from '../model/paths.ts';
import type { CompiledPage } from '../model/site.ts';

/** An article with what the threads tell each other of it; JSON where nobody on the way has to look inside. */
export interface StoredArticle extends Pick<CompiledPage, 'html' | 'holes'> {
  /** The files whose text is part of it, with their hashes; `''` for one that is missing. */
  readonly includes: readonly (readonly [path: SourcePath, hash: string])[];
  /** `PageFacts` as JSON. */
  readonly facts: string;
  /** `TextSection[]` as JSON. */
  readonly sections: string;
}

export interface CompileCache {
  readonly read: (key: string) => StoredArticle | undefined;
  readonly write: (key: string, article: StoredArticle) => void;
}

const folder = 'compiled';

/** Bytes that the entries may take together: some 40,000 pages. The ones that were not of use for longest go first. */
const limit = 800_000_000;

export function createCompileCache(cache: CacheFolder, hashOf: (content: string) => string): CompileCache {
  return {
    read: (key) => {
      const bytes = cache.read(nameOf(key));
      const [hash, head, facts, sections] = bytes === undefined ? [] : new TextDecoder().decode(bytes).split('\n');
      if (head === undefined || facts === undefined || sections === undefined) return undefined;
      if (hashOf(`${key}\n${head}\n${facts}\n${sections}`) !== hash) return undefined;
      cache.touch(nameOf(key));
      return { ...JSON.parse(head), facts, sections };
    },
    write: (key, { facts, sections, html, holes, includes }) => {
      const text = `${JSON.stringify({ html, holes, includes })}\n${facts}\n${sections}`;
      cache.write(nameOf(key), `${hashOf(`${key}\n${text}`)}\n${text}`);
    },
  };
}

/** For those who want no cache, or have no place for one. */
export const noCache: CompileCache = { read: () => undefined, write: () => {} };

function nameOf(key: string): string {
  return `${folder}/${key.slice(0, 2)}/${key.slice(2)}`;
}

/** To be asked now and then, when something was added. */
export function boundCache(cache: CacheFolder): void {
  const entries = cache.list(folder);
  let total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total <= limit) return;
  for (const { name, size } of [...entries].sort((a, b) => a.used - b.used)) {
    if (total <= limit * 0.75) return;
    cache.remove(name);
    total -= size;
  }
}
