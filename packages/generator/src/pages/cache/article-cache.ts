// Compiled articles on disk, by a key of everything they depend on: nothing here is ever out of date, only unused. They
// are written in packs, because a file for each took longer than compiling half of them; the index of a pack is a file
// of its own. Every entry has a checksum: one that is damaged counts as missing.

import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { CompiledArticle } from '../../model/site.ts';
import { openPack, type PackedEntry, packEnding, packSize, partsOf, readEntry, readIndex, removePack } from './pack.ts';
import type { PackedFacts } from './packed-facts.ts';

/** An article as workers hand it on and packs keep it: JSON where nothing on the way looks inside. */
export interface CachedArticle extends Pick<CompiledArticle, 'html' | 'placeholders'> {
  /** The included files with their content hashes; `''` for one that is missing. */
  readonly includes: readonly (readonly [path: SourcePath, hash: string])[];
  readonly facts: PackedFacts;
  /** `TextSection[]` as JSON; `''` where search is off. */
  readonly sections: string;
  /** What was said of it, and is said again. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ArticleCache {
  readonly read: (key: string) => CachedArticle | undefined;
  readonly write: (key: string, article: CachedArticle) => void;
  /** Writes what was not written yet. */
  readonly flush: () => void;
}

/** For builds without a cache. */
export const noArticleCache: ArticleCache = { read: () => undefined, write: () => {}, flush: () => {} };

const folder = 'articles';

/** Bytes of all packs together: some 50,000 pages. Those unused for longest are removed first. */
const limit = 1_000_000_000;

/** Small packs, which single edits leave behind, are joined when there are more than this. */
const mostSmallPacks = 32;

type Hash = (content: string | Uint8Array) => string;

export function openArticleCache(cache: CacheFolder, hashOf: Hash): ArticleCache {
  let known: Map<string, PackedEntry> | undefined;
  const used = new Set<string>();
  // A build reads again what it has written: versions of a site have most of their sources in common.
  const pack = openPack({ cache, folder, hashOf }, (entries) => {
    for (const entry of entries) known?.set(entry.key, entry);
  });
  return {
    read: (key) => {
      known ??= entriesOf(cache, hashOf);
      const entry = known.get(key);
      const bytes = entry && readEntry(cache, entry);
      if (!entry || !bytes) return undefined;
      if (!used.has(entry.pack)) cache.touch(entry.pack);
      used.add(entry.pack);
      const [head = '', json = '', sections = '', ...html] = partsOf(bytes);
      const { placeholders, includes, headingsHash, diagnostics = [] } = JSON.parse(head);
      return { placeholders, includes, facts: { json, headingsHash }, sections, html, diagnostics };
    },
    write: (key, article) => pack.add(key, [headOf(article), article.facts.json, article.sections, ...article.html]),
    flush: pack.flush,
  };
}

function headOf({ placeholders, includes, facts, diagnostics }: CachedArticle): string {
  const said = diagnostics.length > 0 && { diagnostics };
  return JSON.stringify({ placeholders, includes, headingsHash: facts.headingsHash, ...said });
}

function packNames(cache: CacheFolder): readonly string[] {
  const names = cache.list(folder).map(({ name }) => name);
  return names.filter((name) => name.endsWith(packEnding));
}

function entriesOf(cache: CacheFolder, hashOf: Hash): Map<string, PackedEntry> {
  const entries = packNames(cache).flatMap((name) => readIndex({ cache, folder, hashOf }, name));
  return new Map(entries.map((entry) => [entry.key, entry]));
}

/** Joins small packs and removes old ones; to be called after something was written. */
export function limitArticleCache(cache: CacheFolder, hashOf: Hash): void {
  const packs = cache.list(folder).filter(({ name }) => name.endsWith(packEnding));
  const small = packs.filter(({ size }) => size < packSize / 8).map(({ name }) => name);
  if (small.length > mostSmallPacks) joinPacks(cache, small, hashOf);
  let total = packs.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of [...packs].sort((a, b) => a.used - b.used)) {
    if (total <= limit) return;
    removePack(cache, name);
    total -= size;
  }
}

function joinPacks(cache: CacheFolder, names: readonly string[], hashOf: Hash): void {
  const pack = openPack({ cache, folder, hashOf }, () => {});
  for (const name of names) {
    for (const entry of readIndex({ cache, folder, hashOf }, name)) {
      const bytes = readEntry(cache, entry);
      if (bytes) pack.addBytes(entry.key, bytes);
    }
  }
  pack.flush();
  for (const name of names) removePack(cache, name);
}
