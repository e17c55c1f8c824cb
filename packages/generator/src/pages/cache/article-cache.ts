// Compiled articles on disk. The key covers all inputs of an article, so entries are never outdated. Articles are
// stored in packs, because writing one file per article takes longer than compiling half of the articles. Damaged
// entries are treated as missing.

import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { CompiledArticle } from '../../model/article.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ArticleEntry } from './manifest.ts';
import { openPack, type PackedEntry, packEnding, packSize, partsOf, readEntry, readIndex, removePack } from './pack.ts';

/** A compiled article with its manifest entry. Fields that are not read in between are stored as JSON. */
export interface CachedArticle
  extends Pick<CompiledArticle, 'html' | 'placeholders'>,
    Omit<ArticleEntry, 'key' | 'facts'> {
  /** `ArticleFacts` as JSON. */
  readonly facts: string;
  /** `TextSection[]` as JSON, or `''` if search is off. */
  readonly sections: string;
  /** Diagnostics of the article, which are reported again whenever the article is read from the cache. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ArticleCache {
  readonly read: (key: string) => CachedArticle | undefined;
  readonly write: (key: string, article: CachedArticle) => void;
  /** Writes pending entries to disk. */
  readonly flush: () => void;
}

/** Replaces the article cache in builds that do not use one. */
export const noArticleCache: ArticleCache = { read: () => undefined, write: () => {}, flush: () => {} };

export const articleFolder = 'articles';

/**
 * Maximum size of all packs in bytes, enough for about 50,000 pages. The least recently used packs are removed first.
 */
const sizeLimit = 1_000_000_000;

/** Maximum number of small packs, which result from single edits. If there are more packs, they are merged. */
const maxSmallPacks = 32;

export function openArticleCache(cache: CacheFolder): ArticleCache {
  let known: Map<string, PackedEntry> | undefined;
  const used = new Set<string>();
  // Entries can be read in the same build, because the versions of a site share most of their sources.
  const pack = openPack({ cache, folder: articleFolder }, (entries) => {
    for (const entry of entries) known?.set(entry.key, entry);
  });
  return {
    read: (key) => {
      known ??= entriesOf(cache);
      const entry = known.get(key);
      const bytes = entry && readEntry(cache, entry);
      if (!entry || !bytes) return undefined;
      if (!used.has(entry.pack)) cache.touch(entry.pack);
      used.add(entry.pack);
      const [head = '', facts = '', sections = '', ...html] = partsOf(bytes);
      return { ...JSON.parse(head), facts, sections, html };
    },
    write: (key, { facts, sections, html, ...head }) => pack.add(key, [JSON.stringify(head), facts, sections, ...html]),
    flush: pack.flush,
  };
}

export function packsIn(cache: Pick<CacheFolder, 'list'>): ReturnType<CacheFolder['list']> {
  return cache.list(articleFolder).filter(({ name }) => name.endsWith(packEnding));
}

export function entriesOf(cache: CacheFolder): Map<string, PackedEntry> {
  const entries = packsIn(cache).flatMap(({ name }) => readIndex(cache, name));
  return new Map(entries.map((entry) => [entry.key, entry]));
}

/** Merges small packs and removes old ones. Call it after writing. */
export function pruneArticleCache(cache: CacheFolder): void {
  const packs = packsIn(cache);
  const small = packs.filter(({ size }) => size < packSize / 8).map(({ name }) => name);
  if (small.length > maxSmallPacks) joinPacks(cache, small);
  let total = packs.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of [...packs].sort((a, b) => a.used - b.used)) {
    if (total <= sizeLimit) return;
    removePack(cache, name);
    total -= size;
  }
}

function joinPacks(cache: CacheFolder, names: readonly string[]): void {
  const pack = openPack({ cache, folder: articleFolder }, () => {});
  for (const name of names) {
    for (const entry of readIndex(cache, name)) {
      const bytes = readEntry(cache, entry);
      if (bytes) pack.addBytes(entry.key, bytes);
    }
  }
  pack.flush();
  for (const name of names) removePack(cache, name);
}
