// Assigns names to the files of bundled components.
import type { OutputFile as EsbuildFile } from 'esbuild';
import type { ArticleFile } from '../../model/components.ts';
import type { OutputFile } from '../../model/output.ts';
import { assetPath, hashedAssetPath } from '../../routes/output-paths.ts';
import type { BundledFile, BundledModule, ComponentBundle, NamedFile } from './component-bundle.ts';
import { type BundleResult, baseName, combineRuns, minifyStyles } from './run-bundle.ts';

/** Article files, and the output of esbuild that they consist of. */
export interface BundledFiles {
  readonly runs: readonly BundleResult[];
  readonly articleFiles: readonly NamedFile[];
  readonly browserFiles: readonly OutputFile[];
}

/** Combines the files of several runs. The first run has compiled the modules for Node. */
export function componentBundle(modules: readonly BundledModule[], parts: readonly BundledFiles[]): ComponentBundle {
  const [run] = parts.flatMap(({ runs }) => runs);
  const { assets, ...combined } = combineRuns(parts.flatMap(({ runs }) => runs));
  const images = assets.map(({ path, content }) => ({ path: hashedAssetPath(path, content), content }));
  return {
    ...combined,
    modules,
    nodeFiles: nodeFiles(run?.result?.outputFiles ?? []),
    articleFiles: parts.flatMap(({ articleFiles }) => articleFiles),
    browserFiles: [...parts.flatMap(({ browserFiles }) => browserFiles), ...images],
    assets: images.map(({ path }) => path),
  };
}

/** Returns one article file with the given content. */
export function contentFile(name: ArticleFile, file: string, content: string): Omit<BundledFiles, 'runs'> {
  const path = hashedAssetPath(file, content);
  return { articleFiles: [{ name, path, loads: [] }], browserFiles: [{ path, content }] };
}

/** Returns the style sheet of a module, if it has styles. */
export async function moduleSheet(name: string, styles: string): Promise<BundledFiles> {
  const content = await minifyStyles(styles);
  if (content === '') return { articleFiles: [], browserFiles: [], runs: [] };
  return { ...contentFile(`styles:${name}`, `${name.replace(/\.[^./\\]+$/, '')}.css`, content), runs: [] };
}

/** Returns the script of a browser bundle. */
export function scriptFile({ path, contents }: EsbuildFile): OutputFile {
  return { path: assetPath(baseName(path)), content: contents };
}

/** Returns the modules and their source maps. */
function nodeFiles(outputFiles: readonly EsbuildFile[]): readonly BundledFile[] {
  return outputFiles
    .filter(({ path }) => /\.mjs(\.map)?$/.test(path))
    .map(({ path, contents }) => ({
      path: baseName(path),
      content: path.endsWith('.map') ? sourceMap(contents) : contents,
    }));
}

/** Removes the suffix that marks browser modules, because the real file names do not contain it. */
function sourceMap(contents: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(contents).toString().replaceAll('?client"', '"'));
}
