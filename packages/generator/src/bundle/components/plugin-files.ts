// Bundles article files of plugins with esbuild, and reuses the result of the previous build while no input has
// changed. Modules of the site are bundled with its components instead.

import { type CacheOptions, type ResultSource, readResult, writeResult } from '../../caching/cached-result.ts';
import { recordReads } from '../../caching/recorded-reads.ts';
import type { BundlePluginFiles, PluginSource } from '../../model/adapters/component-bundler.ts';
import type { ArticleFile, MadeArticleFile } from '../../model/components.ts';
import type { PluginArticleFile } from '../../model/plugins.ts';
import { assetPath } from '../../routes/output-paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { componentErrors } from './component-errors.ts';
import { framePage } from './frame-page.ts';
import type { SiteComponents } from './site-components.ts';

type BundledFile = Exclude<PluginArticleFile, { readonly kind: 'siteModule' }>;

interface PluginFilesRequest extends CacheOptions {
  readonly pluginFiles: readonly PluginArticleFile[];
  readonly files: ResultFiles;
  readonly bundlePluginFiles: BundlePluginFiles;
  readonly isLive: boolean;
}

interface ResultFiles {
  readonly root: string;
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  readonly settledStamp: (path: string) => Promise<string | undefined>;
}

type BundledFiles = Pick<SiteComponents, 'articleFiles' | 'inputs' | 'diagnostics'>;

export async function pluginArticleFiles(request: PluginFilesRequest): Promise<BundledFiles> {
  const { files, hashOf, isLive } = request;
  const declared = request.pluginFiles.filter((file): file is BundledFile => file.kind !== 'siteModule');
  if (declared.length === 0) return { articleFiles: new Map(), inputs: [], diagnostics: [] };
  const sources = declared.flatMap(sourcesOf);
  const source: ResultSource = {
    nameOf: (key) => `plugins/files-${key}`,
    from: sources,
    read: files.readBytes,
    settledStamp: files.settledStamp,
  };
  const known = await readResult<readonly string[]>(request, source);
  if (known) {
    const inputs = known.inputs.map(([path]) => path);
    return { articleFiles: articleFilesOf(declared, known.value, hashOf), inputs, diagnostics: [] };
  }
  const reads = recordReads(files.readBytes, hashOf);
  const read = (path: string) => reads.read(pathFromRoot(files.root, path));
  const bundle = await request.bundlePluginFiles({ root: files.root, sources, read, isLive });
  const inputs = bundle.inputs.map((path) => pathFromRoot(files.root, path));
  const diagnostics = componentErrors(bundle.mistakes, files.root).map((each) => ({
    ...each,
    code: 'plugin' as const,
  }));
  if (diagnostics.length === 0)
    writeResult(request, source, { value: bundle.contents, inputs: [...(await reads.hashes(inputs))] });
  return { articleFiles: articleFilesOf(declared, bundle.contents, hashOf), inputs, diagnostics };
}

function sourcesOf(file: BundledFile): readonly PluginSource[] {
  if (file.kind !== 'frame') return [{ path: file.path, format: 'esm' }];
  const styles = file.styles === undefined ? [] : [{ path: file.styles, format: 'esm' } as const];
  return [{ path: file.path, format: 'iife' }, ...styles];
}

/** `contents` are in the order of the sources. */
function articleFilesOf(
  declared: readonly BundledFile[],
  contents: readonly string[],
  hashOf: PluginFilesRequest['hashOf'],
): SiteComponents['articleFiles'] {
  const rest = contents.values();
  const next = (): string => rest.next().value ?? '';
  return new Map(
    declared.flatMap((file): readonly (readonly [ArticleFile, MadeArticleFile])[] => {
      const { plugin, name, kind } = file;
      const late: ArticleFile = `late:plugin:${plugin}/${name}`;
      if (kind === 'frame') {
        const [script, styles] = [next(), file.styles === undefined ? '' : next()];
        return [[late, framePage({ name, script, styles, compiles: file.allowsEval })]];
      }
      const content = `${next()}\n`;
      const path = assetPath(`${name}.${hashOf(content).slice(0, 8)}.${kind === 'styles' ? 'css' : 'js'}`);
      const made = { path, content, loads: [] };
      return [
        [`${kind}:plugin:${plugin}/${name}`, made],
        [late, made],
      ];
    }),
  );
}
