// Encoding of words in the files of the full-text index. The generator encodes them, and the search dialog decodes
// them.

import type { WordGroup } from '@docsgen/contract/search-index';

/** Words with the same bucket are in the same file, so that the file contains all forms of a word. */
const bucketLength = 3;

export const bucketOf = (word: string): string => [...word].slice(0, bucketLength).join('');

const lowest = 0.15;
const step = 1.3;
const highestLevel = 15;

/** Weights are stored as levels, each of which is 1.3 times the previous level. */
export function levelOf(weight: number): number {
  return Math.max(0, Math.min(highestLevel, Math.round(Math.log(weight / lowest) / Math.log(step))));
}

export const weightOfLevel = (level: number): number => lowest * step ** level;

/**
 * Encodes a word file: length of the word list, the list, then the postings as variable-length integers (7 bits per
 * byte).
 */
export function encodeWords(groups: readonly WordGroup[]): Uint8Array {
  const list = new TextEncoder().encode(groups.map(({ key, ends }) => [key, ...ends].join(' ')).join('\n'));
  const bytes: number[] = [];
  const write = (value: number): void => {
    for (let rest = value; ; rest = Math.floor(rest / 128)) {
      bytes.push(rest < 128 ? rest : (rest % 128) + 128);
      if (rest < 128) return;
    }
  };
  write(list.length);
  const head = Uint8Array.from(bytes);
  bytes.length = 0;
  for (const { postings } of groups) {
    write(postings.length / 2);
    let before = 0;
    for (let at = 0; at < postings.length; at += 2) {
      write(((postings[at] ?? 0) - before) * 16 + (postings[at + 1] ?? 0));
      before = postings[at] ?? 0;
    }
  }
  const encoded = new Uint8Array(head.length + list.length + bytes.length);
  encoded.set(head);
  encoded.set(list, head.length);
  encoded.set(bytes, head.length + list.length);
  return encoded;
}

export function decodeWords(encoded: Uint8Array): readonly WordGroup[] {
  let at = 0;
  const read = (): number => {
    for (let value = 0, factor = 1; ; factor *= 128) {
      const byte = encoded[at] ?? 0;
      at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  const length = read();
  const list = new TextDecoder().decode(encoded.subarray(at, at + length));
  at += length;
  return list.split('\n').map((line) => {
    const [key = '', ...ends] = line.split(' ');
    const count = read();
    const postings: number[] = [];
    let section = 0;
    for (let index = 0; index < count; index += 1) {
      const value = read();
      section += Math.floor(value / 16);
      postings.push(section, value % 16);
    }
    return { key, ends, postings };
  });
}
