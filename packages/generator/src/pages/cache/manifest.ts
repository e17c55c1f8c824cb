// The manifest of a build, for the next one: its sources, articles, pages and assets, one line each in the format of
// `line-file.ts`. A line is read when it is asked for, and copied as it is when nothing about it has changed.

import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { ArticleFile } from '../../model/components.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import { indexLines, lineBytes, type Seal, sealed, splitColumns, unseal } from './line-file.ts';

export interface SourceEntry {
  /** See `SiteFiles.settledStamp`. */
  readonly stamp: string | undefined;
  /** Content hash. */
  readonly hash: string;
  /** Hash of everything that the rest of the site can know of the source. */
  readonly frontMatterHash: string;
  /** A parsed source as JSON; see `source-cache.ts`. */
  readonly parsed: string;
}

export interface ArticleEntry {
  /** See `ArticleJob`. */
  readonly key: string;
  /** Included files with their content hashes; `''` for one that is missing. */
  readonly includes: readonly (readonly [path: SourcePath, hash: string])[];
  /** Hash of the searchable text; `''` where search is off. */
  readonly textHash: string;
  /** Hash of headings and anchors, which other pages and the title index can show. */
  readonly headingsHash: string;
  /** See `PackedFacts`. */
  readonly facts: Uint8Array;
}

/** A file of the site, or one that articles bring along, that pages point at. */
export type AssetPath = SourcePath | ArticleFile;

export interface PageEntry {
  /** Site hash at the time the page was rendered. */
  readonly siteHash: string;
  /** Hash of its article, included files and last update too. */
  readonly articleHash: string;
  /** Hash of everything the page was made of. */
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  /** Bytes of the article alone. */
  readonly articleSize: number;
  readonly assets: readonly (readonly [path: AssetPath, output: OutputPath])[];
  /** File stamp of the published file. */
  readonly stamp: string | undefined;
}

export interface AssetEntry {
  /** See `SiteFiles.settledStamp`. */
  readonly sourceStamp: string | undefined;
  readonly output: OutputPath;
  /** In pixels; `undefined` where the file is no picture. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** See `Asset` of `pages/cache/asset-store.ts`. */
  readonly flaw: string | undefined;
  /** File stamp of the published file. */
  readonly stamp: string | undefined;
  readonly bytes: number;
}

/** What is known of a site as a whole; only builds of the whole site write it. */
export interface SiteEntry {
  /** Hash of everything that links between pages, and the files beside the pages, depend on. */
  readonly hash: string;
  /** Sources with links or anchors that lead nowhere. */
  readonly withBrokenLinks: readonly SourcePath[];
  /** The files beside the pages. */
  readonly generated: readonly { readonly path: OutputPath; readonly stamp: string; readonly size: number }[];
}

export interface Manifest {
  readonly source: (path: SourcePath) => SourceEntry | undefined;
  readonly article: (path: SourcePath) => ArticleEntry | undefined;
  readonly page: (path: OutputPath) => PageEntry | undefined;
  readonly asset: (path: SourcePath) => AssetEntry | undefined;
  readonly site: SiteEntry | undefined;
  readonly pagePaths: () => readonly OutputPath[];
  /** Bytes of a line, its newline included. */
  readonly line: (kind: LineKind, path: string) => Uint8Array | undefined;
}

/** Source, article, page, asset, the site. */
type LineKind = 's' | 't' | 'p' | 'a' | 'x';

export interface ManifestLine {
  readonly kind: LineKind;
  readonly path: string;
  /** `undefined`: as in the previous manifest. */
  readonly columns: readonly (string | Uint8Array)[] | undefined;
}

export interface ManifestRequest {
  readonly cache: CacheFolder;
  readonly name: string;
  /** Hash of docsgen's own code: what other code made is not taken over. */
  readonly codeHash: string;
  readonly hashOf: (content: string | Uint8Array) => string;
}

export function sourceLine(path: SourcePath, { stamp, hash, frontMatterHash, parsed }: SourceEntry): ManifestLine {
  return { kind: 's', path, columns: [stamp ?? '', hash, frontMatterHash, parsed] };
}

export function articleLine(path: SourcePath, entry: ArticleEntry): ManifestLine {
  const { key, includes, textHash, headingsHash, facts } = entry;
  return { kind: 't', path, columns: [key, JSON.stringify(includes), textHash, headingsHash, facts] };
}

export function pageLine(path: OutputPath, page: PageEntry): ManifestLine {
  return { kind: 'p', path, columns: [JSON.stringify(page)] };
}

export function assetLine(path: SourcePath, asset: AssetEntry): ManifestLine {
  return { kind: 'a', path, columns: [JSON.stringify(asset)] };
}

export function siteLine(site: SiteEntry): ManifestLine {
  return { kind: 'x', path: '', columns: [JSON.stringify(site)] };
}

export function readManifest(request: ManifestRequest): Manifest | undefined {
  const file = request.cache.read(request.name);
  const body = file && unseal(file, sealOf(request));
  if (!body) return undefined;
  const lines = indexLines(body);
  const columns = (kind: LineKind, path: string): readonly Buffer[] => {
    const line = lines.get(kind + path);
    return line ? splitColumns(body.subarray(line.columns, line.end)) : [];
  };
  const parsed = <T>(kind: LineKind, path: string): T | undefined => {
    const [column] = columns(kind, path);
    return column && JSON.parse(column.toString());
  };
  return {
    source: (path) => readSource(columns('s', path)),
    article: (path) => readArticle(columns('t', path)),
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

function readSource(columns: readonly Buffer[]): SourceEntry | undefined {
  if (columns.length === 0) return undefined;
  const [stamp = '', hash = '', frontMatterHash = '', parsed = ''] = columns.map(String);
  return { stamp: stamp || undefined, hash, frontMatterHash, parsed };
}

function readArticle([key, includes, textHash, headingsHash, facts]: readonly Buffer[]): ArticleEntry | undefined {
  if (!key || !includes || !facts) return undefined;
  return {
    key: String(key),
    includes: JSON.parse(String(includes)),
    textHash: String(textHash),
    headingsHash: String(headingsHash),
    facts,
  };
}

export function writeManifest(
  request: ManifestRequest,
  lines: Iterable<ManifestLine>,
  previous: Manifest | undefined,
): void {
  request.cache.write(request.name, sealed(bytesOf(lines, previous), sealOf(request)));
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

function sealOf({ codeHash, hashOf }: ManifestRequest): Seal {
  return { label: `docsgen manifest 6 ${codeHash}`, hashOf };
}
