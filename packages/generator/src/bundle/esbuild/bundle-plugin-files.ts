// Bundles the scripts and style sheets that plugins add for articles. Each of them is a separate file without shared
// chunks.
import { join } from 'node:path';
import { browserTargets } from '@docsgen/contract/browsers';
import type { BuildOptions, Plugin } from 'esbuild';
import type { ModuleProblem } from '../../model/config-module.ts';
import { pathOfInput } from './bundle-inputs.ts';
import { bundler } from './bundler.ts';
import type { ComponentBundle, ComponentRequest } from './component-bundle.ts';
import { isBuildFailure, problemOf } from './esbuild-errors.ts';
import { commonSettings, withBundler } from './run-bundle.ts';

const settings = {
  ...commonSettings,
  platform: 'browser',
  target: [...browserTargets],
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'dataurl' },
} as const satisfies BuildOptions;

interface PluginFilesRequest extends Pick<ComponentRequest, 'root' | 'read' | 'isLive'> {
  readonly sources: readonly PluginSource[];
}

export interface PluginSource {
  /** Path relative to the site's root. */
  readonly path: string;
  /** Ignored for style sheets. */
  readonly format: 'esm' | 'iife';
}

interface PluginFilesBundle extends Pick<ComponentBundle, 'inputs' | 'problems'> {
  /** Bundled text of each source, or `''` if it has errors. */
  readonly contents: readonly string[];
}

export async function bundlePluginFiles(request: PluginFilesRequest): Promise<PluginFilesBundle> {
  const { root, sources, read, isLive } = request;
  const inputs = new Set<string>();
  const problems: ModuleProblem[] = [];
  const bundle = async ({ path, format }: PluginSource): Promise<string> => {
    const [absWorkingDir, outdir] = [root, root];
    const options = { ...settings, absWorkingDir, outdir, format, entryPoints: [join(root, path)] };
    try {
      const { outputFiles, metafile } = await bundler.build({ ...options, plugins: [sourceReader(read)] });
      for (const key of Object.keys(metafile.inputs)) inputs.add(pathOfInput(key, root) ?? root);
      return outputFiles.map(({ text }) => text.trim()).join('');
    } catch (failure) {
      if (!isBuildFailure(failure)) throw failure;
      problems.push(...failure.errors.map((message) => problemOf(message, root)));
      return '';
    }
  };
  const contents = await withBundler({ isLive }, () => Promise.all(sources.map(bundle)));
  return { contents, inputs: [...inputs].sort(), problems };
}

/** Reads sources through the site's file access, so that the content is the same as the recorded content. */
function sourceReader(read: (path: string) => Promise<Uint8Array | undefined>): Plugin {
  return {
    name: 'sources of plugins',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.([cm]?[jt]sx?|json|css)$/, namespace: 'file' }, async ({ path }) => {
        const contents = await read(path);
        return contents && { contents, loader: 'default' };
      });
    },
  };
}
