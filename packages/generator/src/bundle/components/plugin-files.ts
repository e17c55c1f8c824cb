// Bundles article files of plugins with esbuild, and reuses the result of the previous build while no input has
// changed. Modules of the site are bundled with its components instead.

import { type CacheOptions, type ResultSource, readResult, writeResult } from '../../caching/cached-result.ts';
import { recordReads } from '../../caching/recorded-reads.ts';
import { error } from '../../diagnostics/create.ts';
import type { BundlePluginFiles, PluginSource } from '../../model/adapters/component-bundler.ts';
import type { ArticleFile, MadeArticleFile } from '../../model/components.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
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
  const libraries = await readLibraries(declared, files);
  const source: ResultSource = {
    nameOf: (key) => `plugins/files-${key}`,
    from: sources,
    read: files.readBytes,
    settledStamp: files.settledStamp,
  };
  const known = await readResult<readonly string[]>(request, source);
  const made = (contents: readonly string[], inputs: readonly string[]) => ({
    articleFiles: articleFilesOf({ declared, contents, libraries: libraries.value, hashOf }),
    inputs: [...inputs, ...libraries.value.keys()],
  });
  if (known) {
    const inputs = known.inputs.map(([path]) => path);
    return { ...made(known.value, inputs), diagnostics: libraries.diagnostics };
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
  return { ...made(bundle.contents, inputs), diagnostics: [...diagnostics, ...libraries.diagnostics] };
}

function sourcesOf(file: BundledFile): readonly PluginSource[] {
  if (file.kind !== 'frame') return [{ path: file.path, format: 'esm' }];
  const styles = file.styles === undefined ? [] : [{ path: file.styles, format: 'esm' } as const];
  return [{ path: file.path, format: 'iife' }, ...styles];
}

/** Returns the text of all libraries of frames, by path. */
async function readLibraries(
  declared: readonly BundledFile[],
  files: ResultFiles,
): Promise<Checked<ReadonlyMap<string, string>>> {
  const value = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const file of declared) {
    for (const path of file.kind === 'frame' ? file.libraries : []) {
      const bytes = await files.readBytes(path);
      if (bytes) value.set(path, new TextDecoder().decode(bytes));
      else diagnostics.push(error({ code: 'plugin', message: `Plugin '${file.plugin}': file not found: ${path}` }));
    }
  }
  return { value, diagnostics };
}

interface BundledContents {
  readonly declared: readonly BundledFile[];
  /** In the order of the sources. */
  readonly contents: readonly string[];
  readonly libraries: ReadonlyMap<string, string>;
  readonly hashOf: PluginFilesRequest['hashOf'];
}

function articleFilesOf({ declared, contents, libraries, hashOf }: BundledContents): SiteComponents['articleFiles'] {
  const rest = contents.values();
  const next = (): string => rest.next().value ?? '';
  return new Map(
    declared.flatMap((file): readonly (readonly [ArticleFile, MadeArticleFile])[] => {
      const { plugin, name, kind } = file;
      const late: ArticleFile = `late:plugin:${plugin}/${name}`;
      if (kind === 'frame') {
        const parts = [...file.libraries.map((each) => libraries.get(each) ?? ''), next()];
        const [script, styles] = [parts.join('\n;'), file.styles === undefined ? '' : next()];
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
