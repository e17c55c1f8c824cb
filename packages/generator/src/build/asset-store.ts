// Pictures and downloads that articles point at: each gets one name with a hash in it, shared by all languages.
import { imageSize } from 'image-size';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';

export interface Asset {
  readonly output: OutputPath;
  /** In pixels; `undefined` for what is no picture, or tells no size. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

export interface AssetStore {
  /** Reads and stages the files, once each. */
  readonly load: (paths: Iterable<SourcePath>) => Promise<void>;
  readonly get: (path: SourcePath) => Asset | undefined;
}

interface StoreParts {
  readonly files: SiteFiles;
  readonly hashOf: (content: Uint8Array) => string;
  readonly stage: (file: OutputFile) => Promise<void>;
}

export function createAssetStore({ files, hashOf, stage }: StoreParts): AssetStore {
  const assets = new Map<SourcePath, Asset>();
  const loading = new Map<SourcePath, Promise<void>>();
  const load = async (path: SourcePath): Promise<void> => {
    const content = await files.readBytes(path);
    if (content === undefined) return;
    const asset: Asset = { output: hashedName(path, hashOf(content)), size: sizeOf(content) };
    await stage({ path: asset.output, content });
    assets.set(path, asset);
  };
  return {
    load: async (paths) => {
      for (const path of paths) if (!loading.has(path)) loading.set(path, load(path));
      await Promise.all([...paths].map((path) => loading.get(path)));
    },
    get: (path) => assets.get(path),
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
