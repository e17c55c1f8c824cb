// Result of a migration, for all generators. Nothing has been written to disk yet.

import { posix } from 'node:path';
import type { Diagnostic } from 'docsgen/internals';

export interface Migration {
  readonly generator: 'Docusaurus' | 'VitePress' | 'Starlight';
  readonly title: string;
  /** Sorted by path, without duplicates. */
  readonly files: readonly MigratedFile[];
  /** All URLs of the original site, in all locales. */
  readonly addresses: readonly OldUrl[];
  /** Differences between the two sites. File paths are relative to the original site. */
  readonly losses: readonly Diagnostic[];
  /** npm packages that the new site imports, with their version ranges in the `package.json` of the original site. */
  readonly packages: ReadonlyMap<string, string>;
}

/** `path` is relative to the new site. */
export type MigratedFile = { readonly path: string } & (
  | {
      readonly text: string;
      /** Path of the original file, relative to the original site, or `undefined` if there is none. */
      readonly from: string | undefined;
    }
  /** Copies a file unchanged. The path is relative to the original site. */
  | { readonly copyOf: string }
);

/** A URL of the original site, which readers may have bookmarked. */
export interface OldUrl {
  /** The URL contains the locale but not `baseUrl`, as in links of the original site: `/es/api/intro`. */
  readonly url: string;
  /** Ids of headings and other elements. */
  readonly anchors: readonly string[];
  /**
   * The file that creates the URL, or, for a generated page, the file that configures it. Relative to the original
   * site.
   */
  readonly from: string;
}

/** Returns the files of a migration sorted by path. If two files have the same path, the first one is used. */
export function filesInOrder(files: readonly MigratedFile[]): readonly MigratedFile[] {
  const byPath = new Map(files.toReversed().map((file) => [posix.normalize(file.path), file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
