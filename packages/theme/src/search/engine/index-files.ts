// Files of the full-text index of one language, loaded on demand and cached.

import type { SearchEntry, SearchText, WordGroup } from '@docsgen/contract/search-index';
import { bucketOf, decodeWords } from './index-format.ts';

export interface IndexFiles {
  readonly entry: SearchEntry;
  /** Loads the files that contain these words. */
  readonly loadWords: (words: readonly string[]) => Promise<void>;
  /** Loads files with words that start with the same letter, starting with the one that would contain the word. */
  readonly loadSimilar: (word: string) => Promise<void>;
  /** Returns all loaded words, as a new array after each file. */
  readonly groups: () => readonly WordGroup[];
  readonly text: (page: number) => Promise<SearchText>;
}

/** Number of files to load for one unknown word. */
const maxSimilarFiles = 4;
const maxCachedTexts = 200;

export interface IndexPlace {
  readonly folder: string;
  readonly entryFile: Promise<Response>;
}

export async function openIndexFiles({ folder, entryFile }: IndexPlace): Promise<IndexFiles> {
  const entry: SearchEntry = JSON.parse(await textOf(entryFile));
  const loading = new Map<string, Promise<void>>();
  const texts = new Map<string, Promise<SearchText>>();
  let groups: readonly WordGroup[] = [];
  const loadWordFile = async (name: string): Promise<void> => {
    const loaded = decodeWords(await bytesOf(fetch(folder + name)));
    groups = [...groups, ...loaded];
  };
  const loadAll = async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.map((name) => once(loading, name, () => loadWordFile(name))));
  };
  // A small index is loaded before anything is typed.
  if (entry.words.length <= 2) loadAll(entry.words.map(([, name]) => name)).catch(() => {});
  const fileAt = (word: string): number => entry.words.findLastIndex(([firstKey]) => firstKey <= word);
  return {
    entry,
    groups: () => groups,
    loadWords: (words) => {
      const names = words.flatMap((word) => {
        const [first, last] = [fileAt(bucketOf(word)), fileAt(`${bucketOf(word)}\uffff`)];
        return entry.words.slice(Math.max(0, first), last + 1).map(([, name]) => name);
      });
      return loadAll([...new Set(names)]);
    },
    loadSimilar: (word) => {
      const letter = word.slice(0, 1);
      const first = Math.max(0, fileAt(letter));
      const files = entry.words.slice(first, fileAt(`${letter}\uffff`) + 1);
      const near = files.map(([, name], index) => ({ name, distance: Math.abs(first + index - fileAt(word)) }));
      const nearest = near.toSorted((a, b) => a.distance - b.distance).slice(0, maxSimilarFiles);
      return loadAll(nearest.map(({ name }) => name));
    },
    text: (page) => {
      const name = entry.pages[page]?.[4] ?? '';
      const [oldest] = texts.keys();
      if (texts.size > maxCachedTexts && oldest !== undefined) texts.delete(oldest);
      return once(texts, name, async () => JSON.parse(await textOf(fetch(folder + name))));
    },
  };
}

/** Failed requests are not cached. */
function once<Value>(known: Map<string, Promise<Value>>, name: string, load: () => Promise<Value>): Promise<Value> {
  const value = known.get(name) ?? load();
  known.set(name, value);
  value.catch(() => known.delete(name));
  return value;
}

async function textOf(file: Promise<Response>): Promise<string> {
  return new TextDecoder().decode(await bytesOf(file));
}

async function bytesOf(file: Promise<Response>): Promise<Uint8Array> {
  const response = await file;
  // The browser records the status only after the whole response has been received.
  const compressed = await response.blob();
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const stream = compressed.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
