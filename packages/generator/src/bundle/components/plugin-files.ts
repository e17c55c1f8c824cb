// Bundles article files of plugins with esbuild, and reuses the result of the previous build while no input has
// changed. Modules of the site are bundled with its components instead.

import { cachedResult } from '../../caching/cached-result.ts';
import type { ArticleFile, MadeArticleFile } from '../../model/components.ts';
import { type Checked, type Diagnostic, error } from '../../model/diagnostic.ts';
import type { PluginArticleFile } from '../../model/plugins.ts';
import { hashedAssetPath } from '../../routes/output-paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import type { PluginSource } from '../esbuild/bundle-plugin-files.ts';
import type { Bundling } from '../esbuild/bundling.ts';
import { componentErrors } from './component-errors.ts';
import { framePage } from './frame-page.ts';
import type { SiteComponents } from './site-components.ts';

type BundledFile = Exclude<PluginArticleFile, { readonly kind: 'siteModule' }>;

type BundledFiles = Pick<SiteComponents, 'articleFiles' | 'inputs' | 'diagnostics'>;

export async function pluginArticleFiles(
  bundling: Bundling,
  pluginFiles: readonly PluginArticleFile[],
): Promise<BundledFiles> {
  const { files, isLive, onBundle } = bundling;
  const declared = pluginFiles.filter((file): file is BundledFile => file.kind !== 'siteModule');
  if (declared.length === 0) return { articleFiles: new Map(), inputs: [], diagnostics: [] };
  const from = declared.flatMap(sourcesOf);
  const libraries = await readLibraries(declared, files);
  const { readBytes, settledStamp } = files;
  const source = { nameOf: (key: string) => `plugins/files-${key}`, from, read: readBytes, settledStamp };
  const { value, inputs } = await cachedResult({ ...bundling, folder: bundling.folder() }, source, async (reads) => {
    onBundle?.();
    const { bundlePluginFiles } = await import('../esbuild/bundle-plugin-files.ts');
    const read = (path: string) => reads.read(pathFromRoot(files.root, path));
    const bundle = await bundlePluginFiles({ root: files.root, sources: from, read, isLive });
    const { contents, problems } = bundle;
    const paths = bundle.inputs.map((path) => pathFromRoot(files.root, path));
    return { value: { contents, problems }, paths, isReusable: problems.length === 0 };
  });
  return {
    articleFiles: articleFilesOf({ declared, contents: value.contents, libraries: libraries.value }),
    inputs: [...inputs.map(([path]) => path), ...libraries.value.keys()],
    diagnostics: [...componentErrors(value.problems, files.root, 'plugin'), ...libraries.diagnostics],
  };
}

function sourcesOf(file: BundledFile): readonly PluginSource[] {
  if (file.kind !== 'frame') return [{ path: file.path, format: 'esm' }];
  const styles = file.styles === undefined ? [] : [{ path: file.styles, format: 'esm' } as const];
  return [{ path: file.path, format: 'iife' }, ...styles];
}

/** Returns the text of all libraries of frames, by path. */
async function readLibraries(
  declared: readonly BundledFile[],
  files: Bundling['files'],
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
}

function articleFilesOf({ declared, contents, libraries }: BundledContents): SiteComponents['articleFiles'] {
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
      const path = hashedAssetPath(`${name}.${kind === 'styles' ? 'css' : 'js'}`, content);
      const made = { path, content, loads: [] };
      return [
        [`${kind}:plugin:${plugin}/${name}`, made],
        [late, made],
      ];
    }),
  );
}
