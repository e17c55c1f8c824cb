// Bundles a site's style sheets, which are not cached, with esbuild. Resolves nesting, imports, images and fonts.
import { browserTargets } from '@docsgen/contract/browsers';
import type { BuildFailure, BuildOptions, BuildResult, Plugin } from 'esbuild';
import type { BundleStyles, StyleBundle, StyleRequest } from '../../model/theme.ts';
import { fileNotFound } from '../../text/wording.ts';
import { awaited, pathOfInput } from './bundle-inputs.ts';
import { type Bundling, newBundling } from './bundling.ts';
import { isBuildFailure, mistakeOf } from './esbuild-errors.ts';
import { stylesPlugin } from './styles.ts';

const settings = {
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  target: [...browserTargets],
  tsconfigRaw: {},
} as const satisfies BuildOptions;

type StyleResult = BuildResult<{ readonly metafile: true; readonly write: false }>;

export const bundleStyles: BundleStyles = async (request) => {
  const { bundler } = await import('./bundler.ts');
  try {
    const bundling = newBundling({
      request: { ...request, modules: [], baseUrl: '/', outdir: request.root },
      build: bundler.build,
      target: 'node',
      broken: new Set(),
    });
    const { root, layer, sheets } = request;
    const done = bundler.build({
      ...settings,
      absWorkingDir: root,
      stdin: {
        contents: sheets.map((path) => `@import ${JSON.stringify(`./${path}`)} layer(${layer});`).join('\n'),
        resolveDir: root,
        loader: 'css',
      },
      plugins: [addressPlugin(request), stylesPlugin(bundling)],
    });
    const result = await done.catch((failure: unknown) => failureOf(failure));
    return bundleOf(request, bundling, result);
  } finally {
    // Otherwise the esbuild process would occupy memory until this process exits.
    if (!request.isLive) await bundler.stop();
  }
};

function failureOf(failure: unknown): BuildFailure {
  if (!isBuildFailure(failure)) throw failure;
  return failure;
}

function bundleOf({ root }: StyleRequest, bundling: Bundling, result: StyleResult | BuildFailure): StyleBundle {
  const mistakes = [
    ...result.errors.map((message) => ({ ...mistakeOf(message, root), isWarning: false })),
    ...result.warnings.map((message) => ({ ...mistakeOf(message, root), isWarning: true })),
  ];
  const isMade = 'outputFiles' in result;
  const read = isMade ? Object.keys(result.metafile.inputs).flatMap((key) => pathOfInput(key, root) ?? []) : [];
  return {
    css: isMade ? (result.outputFiles[0]?.text.trim() ?? '') : '',
    assets: [...bundling.assets.values()],
    inputs: [...new Set([...bundling.inputs, ...read, ...awaited(mistakes, root)])].sort(),
    mistakes,
  };
}

/**
 * Resolves URLs that are not relative paths: URLs of other hosts are left unchanged, and `/…` refers to files in
 * `static/`.
 */
function addressPlugin({ addressOfStatic }: StyleRequest): Plugin {
  return {
    name: 'style sheet urls',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /^(https?:)?\/\// }, ({ kind, path }) => {
        if (kind === 'url-token') return { path, external: true };
        const text = `Cannot import a style sheet from another host: '${path}'`;
        return { errors: [{ text }] };
      });
      onResolve({ filter: /^\/[^/]/ }, ({ kind, path }) => {
        if (kind !== 'url-token') return undefined;
        const [, file = '', rest = ''] = /^([^?#]*)(.*)/s.exec(path) ?? [];
        const address = addressOfStatic(decodeURI(file));
        if (address === undefined) return { errors: [{ text: fileNotFound(`static${file}`) }] };
        return { path: address + rest, external: true };
      });
      // Matches URLs with the fragment of an SVG, or with the suffix that old browsers require in font URLs.
      onResolve({ filter: /^[^/#][^:]*[?#]/ }, async ({ kind, path, importer, resolveDir }) => {
        if (kind !== 'url-token') return undefined;
        const [, file = '', rest = ''] = /^([^?#]*)(.*)/s.exec(path) ?? [];
        const found = await resolve(file, { kind, importer, resolveDir });
        return found.errors.length > 0 ? { errors: found.errors } : { path: found.path + rest, external: true };
      });
    },
  };
}
