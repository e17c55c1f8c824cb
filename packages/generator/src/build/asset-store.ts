// Pictures and downloads that articles point at: each gets one name with a hash in it, shared by all languages.
import { imageSize } from 'image-size';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { Staging } from '../output/stage.ts';
import type { BuildRecord, KnownAsset } from './build-record.ts';

export interface Asset {
  readonly output: OutputPath;
  /** In pixels; `undefined` for what is no picture, or tells no size. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

export interface AssetStore {
  /** Reads and stages the files, once each. */
  readonly load: (paths: Iterable<SourcePath>) => Promise<void>;
  readonly get: (path: SourcePath) => Asset | undefined;
  /** What was loaded, for the next build. */
  readonly loaded: () => Iterable<readonly [SourcePath, LoadedAsset]>;
}

export interface LoadedAsset extends Asset {
  /** See `SiteFiles.mark`. */
  readonly mark: string | undefined;
  readonly bytes: number;
}

interface StoreParts {
  readonly files: SiteFiles;
  readonly hashOf: (content: Uint8Array) => string;
  readonly stage: Staging['add'];
  /** For those who remember: what was there before, if it still is what was published. */
  readonly known:
    | {
        readonly asset: BuildRecord['asset'];
        readonly isPublished: (known: KnownAsset) => Promise<boolean>;
        readonly note: Staging['note'];
      }
    | undefined;
}

export function createAssetStore({ files, hashOf, stage, known }: StoreParts): AssetStore {
  const assets = new Map<SourcePath, LoadedAsset>();
  const loading = new Map<SourcePath, Promise<void>>();
  const load = async (path: SourcePath): Promise<void> => {
    const mark = known && (await files.mark(path));
    const before = known?.asset(path);
    if (known && before && mark !== undefined && before.mark === mark && (await known.isPublished(before))) {
      known.note({ path: before.output, isChanged: false, size: before.bytes });
      assets.set(path, before);
      return;
    }
    const content = await files.readBytes(path);
    if (content === undefined) return;
    const output = hashedName(path, hashOf(content));
    await stage({ path: output, content });
    assets.set(path, { output, size: sizeOf(content), mark, bytes: content.length });
  };
  return {
    load: async (paths) => {
      const wanted = [...paths];
      for (const path of wanted) if (!loading.has(path)) loading.set(path, load(path));
      await Promise.all(wanted.map((path) => loading.get(path)));
    },
    get: (path) => assets.get(path),
    loaded: () => assets,
  };
}

/** `content/es/api/img/states.svg` becomes `assets/states.1f2e3d4c.svg`. */
function hashedName(path: SourcePath, hash: string): OutputPath {
  const file = path.split('/').at(-1) ?? '';
  const [, name = '', ending = ''] = /^(.*?)(\.[^.]+)?$/.exec(file) ?? [];
  return `assets/${name}.${hash.slice(0, 8)}${ending}` as OutputPath;
}

/** A photograph can say that it was taken with the camera on its side; browsers turn it upright. */
function isLyingDown(orientation: number | undefined): boolean {
  return orientation !== undefined && orientation >= 5;
}

function sizeOf(content: Uint8Array): Asset['size'] {
  try {
    const { width, height, orientation } = imageSize(content);
    const [across, down] = isLyingDown(orientation) ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down) };
  } catch {
    return undefined;
  }
}
