// Bundles the theme's styles, fonts and scripts into files with hashed names. The bundle is the same for all sites, so
// it is created when docsgen is compiled (see `load-client.ts`), and on demand during theme development.
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { browserTargets } from '@docsgen/contract/browsers';
import { type BuildOptions, type OutputFile as BundledFile, build, type Plugin, stop } from 'esbuild';
import type { ClientBundle } from '../../model/client-assets.ts';
import type { OutputFile } from '../../model/output.ts';
import { readAbsolute } from '../../platform/node-files.ts';
import { assetPath, faviconPath } from '../../routes/output-paths.ts';
import { bundleArticleFiles, type ThemeBundler } from './bundle-article-files.ts';
import { bundleExtras } from './bundle-extras.ts';
import { noOverrides, withoutSlots } from './empty-slots.ts';

const folder = 'assets';

const { resolve } = createRequire(import.meta.url);

const shared = {
  bundle: true,
  // File hashes include relative paths, so these paths must not depend on the current directory.
  absWorkingDir: dirname(resolve('@docsgen/theme/src/index.css')),
  write: false,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  outdir: `/${folder}`,
  entryNames: '[name].[hash]',
  assetNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  loader: { '.woff2': 'file' },
  target: [...browserTargets],
  // Modules are always in strict mode, and inline scripts do not need a `"use strict"` directive.
  tsconfigRaw: { compilerOptions: { strict: false } },
} as const satisfies BuildOptions;

/** Makes all components create elements with the theme's `browser/jsx-runtime.ts`. */
const oneJsxRuntime: Plugin = {
  name: 'one-jsx-runtime',
  setup: ({ onResolve }) => {
    const path = resolve('@docsgen/theme/src/browser/jsx-runtime.ts');
    onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) => (importer === path ? undefined : { path }));
  },
};

/** See `withoutSlots`. */
const emptySlots: Plugin = {
  name: 'empty-slots',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]theme[\\/]src[\\/].*\.tsx$/ }, async ({ path }) => ({
      contents: withoutSlots(Buffer.from(await readAbsolute(path)).toString()),
      loader: 'tsx',
    }));
  },
};

const bundleShell = (shell: string) =>
  build({
    ...shared,
    jsx: 'automatic' as const,
    define: { 'process.env.NODE_ENV': '"production"', ...noOverrides },
    plugins: [oneJsxRuntime, emptySlots],
    format: 'esm',
    entryPoints: { shell },
  });

/** Bundles all theme files that a site may need. */
export async function bundleClient(): Promise<ClientBundle> {
  const entry = (path: string): string => resolve(`@docsgen/theme/src/${path}`);
  const bundleStyles = (path: string) => build({ ...shared, entryPoints: { theme: entry(path) } });
  const bundleInline = (path: string) => build({ ...shared, format: 'iife', entryPoints: { inline: entry(path) } });
  // These styles are inlined into the search dialog's script.
  const dialogStyles = await bundleStyles('search/search-dialog.css');
  const define = { searchDialogStyles: JSON.stringify(inlineCode(dialogStyles)) };
  const app = {
    format: 'esm',
    splitting: true,
    entryPoints: { app: entry('browser/entry.ts') },
  } as const satisfies BuildOptions;
  const parts: ThemeBundler = {
    build: (options) => build({ ...shared, ...options, write: false as const }),
    entry,
    folder: shared.absWorkingDir,
    toOutput,
  };
  const [styles, criticalCss, script, shell, early, announced, baseUrl, live, extras, articleFiles] = await Promise.all(
    [
      bundleStyles('index.css'),
      bundleStyles('browser/critical/critical.css'),
      build({ ...shared, ...app, define }),
      bundleShell(entry('browser/navigation/shell-root.tsx')),
      bundleInline('browser/critical/early.ts'),
      bundleInline('browser/critical/early-announced.ts'),
      bundleInline('components/errors/base-url.ts'),
      build({ ...shared, format: 'esm', entryPoints: { live: entry('browser/live/live.ts') } }),
      bundleExtras(parts),
      bundleArticleFiles(parts),
    ],
  );
  // If it is not stopped, the esbuild process keeps using memory until this process exits.
  await stop();
  const files = [styles, script, shell].flatMap((bundle) => bundle.outputFiles).map(toOutput);
  const [liveFile] = live.outputFiles.map(toOutput);
  if (liveFile === undefined) throw new Error('esbuild created no live-reload script.');
  const [appScript = ''] = pathsOf(files, 'app.', '.js');
  const [shellScript = ''] = pathsOf(files, 'shell.', '.js');
  return {
    files,
    liveFile,
    extras,
    articleFiles,
    icon: {
      path: faviconPath,
      content: await readAbsolute(resolve('@docsgen/theme/src/styles/icons/favicon.svg')),
    },
    stylesheets: pathsOf(files, 'theme.', '.css'),
    criticalCss: inlineCode(criticalCss),
    appScript,
    shellScript,
    scriptSize: gzippedSize(files, [appScript, shellScript]),
    inlineScript: inlineCode(early),
    announcedScript: inlineCode(announced),
    baseUrlScript: inlineCode(baseUrl),
  };
}

function inlineCode({ outputFiles }: { readonly outputFiles: readonly BundledFile[] }): string {
  return outputFiles[0]?.text.trimEnd().replace(/;$/, '') ?? '';
}

function pathsOf(files: readonly OutputFile[], start: string, end: string): readonly string[] {
  return files.map(({ path }) => path).filter((path) => basename(path).startsWith(start) && path.endsWith(end));
}

function gzippedSize(files: readonly OutputFile[], paths: Iterable<string>): number {
  const wanted = new Set<string>(paths);
  return files.filter(({ path }) => wanted.has(path)).reduce((sum, { content }) => sum + gzipSync(content).length, 0);
}

function toOutput(file: Pick<BundledFile, 'path' | 'contents'>): OutputFile {
  return { path: assetPath(basename(file.path)), content: file.contents };
}
