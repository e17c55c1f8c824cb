// Publishes the files that articles use: images and downloads, under hashed names that all locales share, and style
// sheets and scripts.

import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ArticleFile, ArticleFiles, MadeArticleFile } from '../../model/components.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { Staging } from '../../output/stage.ts';
import { hashedAssetPath } from '../../routes/output-paths.ts';
import { containsScript, imageError, imageInfo } from '../../text/images/image-files.ts';
import type { AssetEntry, AssetPath, Manifest } from './manifest.ts';

type Asset = Pick<AssetEntry, 'output' | 'size' | 'flaw'>;

/** The entry of an asset without its stamp, which is known only after publishing. */
export type LoadedAsset = Omit<AssetEntry, 'stamp'>;

export interface AssetStore {
  /** Reads and stages each file once. */
  readonly load: (paths: Iterable<AssetPath>) => Promise<void>;
  readonly get: (path: AssetPath) => Asset | undefined;
  /** Returns the loaded images and downloads, which are recorded for the next build. */
  readonly loaded: () => Iterable<readonly [SourcePath, LoadedAsset]>;
}

export interface AssetStoreRequest {
  readonly files: SiteFiles;
  readonly articleFiles: ArticleFiles;
  readonly staging: Pick<Staging, 'add' | 'note'>;
  /** See `BuildCache`. */
  readonly cache:
    | {
        readonly previous: Pick<Manifest, 'asset'> | undefined;
        readonly isPublished: (path: OutputPath, stamp: string | undefined) => Promise<boolean>;
      }
    | undefined;
}

export function createAssetStore({ files, articleFiles, staging, cache }: AssetStoreRequest): AssetStore {
  const previous = cache?.previous;
  const assets = new Map<SourcePath, LoadedAsset>();
  const loadedArticleFiles = new Map<ArticleFile, Asset>();
  const loading = new Map<AssetPath, Promise<void>>();
  const isArticleFile = (path: AssetPath): path is ArticleFile =>
    articleFiles.has(path as ArticleFile) || isComposed(path);
  const loadArticleFile = async (name: ArticleFile): Promise<void> => {
    const file = articleFiles.get(name) ?? composedSheet(name, articleFiles);
    if (file === undefined) return;
    for (const each of [file, ...file.loads]) await staging.add({ path: each.path, content: each.content });
    loadedArticleFiles.set(name, { output: file.path, size: undefined, flaw: undefined });
  };
  const load = async (path: SourcePath): Promise<void> => {
    const sourceStamp = previous && (await files.settledStamp(path));
    const before = previous?.asset(path);
    const isSame = before && sourceStamp !== undefined && before.sourceStamp === sourceStamp;
    if (isSame && (await cache?.isPublished(before.output, before.stamp))) {
      staging.note({ path: before.output, isChanged: false, size: before.bytes });
      assets.set(path, before);
      return;
    }
    const content = await files.readBytes(path);
    if (content === undefined) return;
    const output = hashedAssetPath(path, content);
    await staging.add({ path: output, content });
    const picture = imageInfo(content);
    const size = picture && { width: picture.width, height: picture.height };
    const flaw = isScripted(path, content) ? containsScript : imageError(path, content, picture);
    assets.set(path, { output, size, flaw, sourceStamp, bytes: content.length });
  };
  return {
    load: async (paths) => {
      const wanted = [...paths];
      for (const path of wanted)
        if (!loading.has(path)) loading.set(path, isArticleFile(path) ? loadArticleFile(path) : load(path));
      await Promise.all(wanted.map((path) => loading.get(path)));
    },
    get: (path) => (isArticleFile(path) ? loadedArticleFiles.get(path) : assets.get(path)),
    loaded: () => assets,
  };
}

function isScripted(path: SourcePath, content: Uint8Array): boolean {
  if (!path.toLowerCase().endsWith('.svg')) return false;
  return /<(?:\w+:)?script\b|\son\w+\s*=|javascript:|<(?:\w+:)?foreignObject\b/i.test(
    Buffer.from(content).toString('latin1'),
  );
}

// Style sheets composed for single articles: inline styles of an article, or a combination of docsgen's style sheets.
const written = 'css:';
const ownSheets = 'styles:docsgen/';

function isComposed(name: string): boolean {
  return name.startsWith(written) || name.startsWith(ownSheets);
}

/** Returns `undefined` if the style sheet with this name is not a composed style sheet. */
function composedSheet(name: ArticleFile, articleFiles: ArticleFiles): MadeArticleFile | undefined {
  const fileOf = (name: string, content: Buffer) => ({ path: hashedAssetPath(name, content), content });
  if (name.startsWith(written))
    return { ...fileOf('article.css', Buffer.from(`${name.slice(written.length)}\n`)), loads: [] };
  if (!name.startsWith(ownSheets)) return undefined;
  const parts = name.slice(ownSheets.length).split('+');
  const sheets = parts.flatMap((part) => articleFiles.get(`${ownSheets}${part}`) ?? []);
  const content = Buffer.concat(sheets.map((sheet) => Buffer.from(sheet.content)));
  return { ...fileOf('components.css', content), loads: sheets.flatMap(({ loads }) => loads) };
}
