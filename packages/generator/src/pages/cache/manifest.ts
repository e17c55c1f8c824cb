// The manifest of a build: one line for each source, article, page and asset, in the format of `line-file.ts`. The next
// build parses lines on access, and copies the lines of unchanged entries.

import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { ArticleFile } from '../../model/components.ts';
import type { Diagnostic, Position } from '../../model/diagnostic.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { ParsedSource } from '../../model/source.ts';
import { indexLines, type Line, lineBytes, sealed, splitColumns, unseal } from './line-file.ts';

/** A parsed source and its diagnostics. */
export interface SourceEntry extends Omit<ParsedSource, 'file' | 'keyPositions'> {
  /** See `SiteFiles.settledStamp`. */
  readonly stamp: string | undefined;
  /** Hash of all data of the source that other pages can show. */
  readonly frontMatterHash: string;
  /** See `SourceLocation`. */
  readonly relative: string;
  readonly keyPositions: readonly (readonly [string, Position])[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface ArticleEntry {
  /** See `ArticleJob.cacheKey`. */
  readonly key: string;
  /** Included files with their content hashes, which are `''` for missing files. */
  readonly includes: readonly (readonly [path: SourcePath, hash: string])[];
  /** Hash of the searchable text, or `''` if search is off. */
  readonly textHash: string;
  /** Hash of headings, anchors, frames and head elements, which other pages and generated files can use. */
  readonly headingsHash: string;
  /**
   * `ArticleFacts` as JSON. Bytes need only a fraction of the memory of objects, and the garbage collector does not
   * scan them.
   */
  readonly facts: Uint8Array;
}

/** A file of the site, or an article file, that pages refer to. */
export type AssetPath = SourcePath | ArticleFile;

export interface PageEntry {
  /** Site hash at the time the page was rendered. */
  readonly siteHash: string;
  /** Hash of the article, its included files and its last update. */
  readonly articleHash: string;
  /** Hash of all inputs from which the page was rendered. */
  readonly key: string;
  /** Size of the page in bytes. */
  readonly size: number;
  /** Size of the article alone, in bytes. */
  readonly articleSize: number;
  readonly assets: readonly (readonly [path: AssetPath, output: OutputPath])[];
  /** File stamp of the published file. */
  readonly stamp: string | undefined;
}

export interface AssetEntry {
  /** See `SiteFiles.settledStamp`. */
  readonly sourceStamp: string | undefined;
  readonly output: OutputPath;
  /** Size in pixels, or `undefined` if the file is not an image or its size is unknown. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Problem of the image, as the end of a sentence. */
  readonly flaw: string | undefined;
  /** File stamp of the published file. */
  readonly stamp: string | undefined;
  readonly bytes: number;
}

interface GeneratedFile {
  readonly path: OutputPath;
  /** `undefined` until the file is published. */
  readonly stamp: string | undefined;
  readonly size: number;
}

/** Entry of the site as a whole, which is only written by complete builds. */
export interface SiteEntry {
  /** Hash of all inputs of the generated files and of links between pages. */
  readonly hash: string;
  /** Sources with broken links or anchors. */
  readonly withBrokenLinks: readonly SourcePath[];
  /** Files in addition to pages and assets; see `generated-files.ts`. */
  readonly generated: readonly GeneratedFile[];
}

export interface Manifest {
  readonly source: (path: SourcePath) => SourceEntry | undefined;
  readonly article: (path: SourcePath) => ArticleEntry | undefined;
  readonly page: (path: OutputPath) => PageEntry | undefined;
  readonly asset: (path: SourcePath) => AssetEntry | undefined;
  readonly site: SiteEntry | undefined;
  readonly pagePaths: () => readonly OutputPath[];
  /** Returns the bytes of a line, including its newline. */
  readonly line: (kind: LineKind, path: string) => Uint8Array | undefined;
}

/** Letters for source, article (text), page, asset and site. */
type LineKind = 's' | 't' | 'p' | 'a' | 'x';

export interface ManifestLine {
  readonly kind: LineKind;
  readonly path: string;
  /** Columns of the line. If `undefined`, the line of the previous manifest is copied. */
  readonly columns: Line['columns'] | undefined;
}

export interface ManifestRequest {
  readonly cache: CacheFolder;
  readonly name: string;
  /** Hash of docsgen's code. A manifest written by other code is ignored. */
  readonly codeHash: string;
}

/** Returns the line of an entry, which may already be JSON. */
export function manifestLine(kind: Exclude<LineKind, 't'>, path: string, entry: object | string): ManifestLine {
  return { kind, path, columns: [typeof entry === 'string' ? entry : JSON.stringify(entry)] };
}

export function articleLine(path: SourcePath, { facts, ...entry }: ArticleEntry): ManifestLine {
  return { kind: 't', path, columns: [JSON.stringify(entry), facts] };
}

export function readManifest(request: ManifestRequest): Manifest | undefined {
  const file = request.cache.read(request.name);
  const body = file && unseal(file, labelOf(request));
  if (!body) return undefined;
  const lines = indexLines(body);
  const columns = (kind: LineKind, path: string): readonly Buffer[] => {
    const line = lines.get(kind + path);
    return line ? splitColumns(body.subarray(line.columns, line.end)) : [];
  };
  const parsed = <T>(kind: LineKind, path: string): T | undefined => {
    const [json] = columns(kind, path);
    return json && JSON.parse(String(json));
  };
  return {
    source: (path) => parsed('s', path),
    article: (path) => {
      const [json, facts] = columns('t', path);
      if (!json || !facts) return undefined;
      const { key, includes, textHash, headingsHash } = JSON.parse(String(json));
      return { key, includes, textHash, headingsHash, facts };
    },
    page: (path) => parsed('p', path),
    asset: (path) => parsed('a', path),
    site: parsed('x', ''),
    pagePaths: () => [...lines.keys()].filter((key) => key.startsWith('p')).map((key) => key.slice(1) as OutputPath),
    line: (kind, path) => {
      const line = lines.get(kind + path);
      return line && body.subarray(line.start, line.end + 1);
    },
  };
}

export function writeManifest(
  request: ManifestRequest,
  lines: Iterable<ManifestLine>,
  previous: Manifest | undefined,
): void {
  request.cache.write(request.name, sealed(bytesOf(lines, previous), labelOf(request)));
}

function* bytesOf(lines: Iterable<ManifestLine>, previous: Manifest | undefined): Iterable<Uint8Array> {
  for (const { kind, path, columns } of lines) {
    if (columns) {
      yield* lineBytes({ kind, path, columns });
      continue;
    }
    const same = previous?.line(kind, path);
    if (same) yield same;
  }
}

function labelOf({ codeHash }: ManifestRequest): string {
  return `docsgen manifest 7 ${codeHash}`;
}
