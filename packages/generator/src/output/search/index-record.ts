// Record of the search index's inputs, in a file next to the manifest. If the record is damaged, the index is rebuilt.
import { crc32 } from 'node:zlib';
import type { OutputPath } from '../../model/paths.ts';

export interface IndexRecord {
  /** Name and version of docsgen, and a hash of the synonyms. */
  readonly maker: string;
  /** Hashes of the documents, in indexing order. */
  readonly documents: readonly string[];
  readonly files: readonly OutputPath[];
}

export function recordText({ maker, documents, files }: IndexRecord): string {
  return `${JSON.stringify({ maker, documents, files, sum: sumOf([maker, documents, files]) })}\n`;
}

export function parseRecord(bytes: Uint8Array): IndexRecord | undefined {
  try {
    const { maker, documents, files, sum } = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof maker !== 'string' || !Array.isArray(documents) || !Array.isArray(files)) return undefined;
    return sum === sumOf([maker, documents, files]) ? { maker, documents, files } : undefined;
  } catch {
    return undefined;
  }
}

function sumOf(parts: readonly unknown[]): number {
  return crc32(JSON.stringify(parts));
}
