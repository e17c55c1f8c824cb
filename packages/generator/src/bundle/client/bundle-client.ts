// Bundles the theme's styles, fonts and scripts into files with hashed names. The bundle is the same for all sites, so
// it is created when docsgen is compiled (see `load-client.ts`).
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OutputFile as BundledFile, type Plugin, stop } from 'esbuild';
import type { ClientBundle } from '../../model/client-assets.ts';
import type { OutputFile } from '../../model/output.ts';
import { readAbsolute } from '../../platform/node-files.ts';
import { faviconPath } from '../../routes/output-paths.ts';
import { bundleArticleFiles } from './bundle-article-files.ts';
import { bundleExtras } from './bundle-extras.ts';
import { noOverrides, withoutSlots } from './empty-slots.ts';
import { bundleTheme, themeFile, toOutput } from './theme-bundler.ts';

/** Makes all components create elements with the theme's `browser/jsx-runtime.ts`. */
const oneJsxRuntime: Plugin = {
  name: 'one-jsx-runtime',
  setup: ({ onResolve }) => {
    const path = themeFile('browser/jsx-runtime.ts');
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

const bundleStyles = (path: string) => bundleTheme({ entryPoints: { theme: themeFile(path) } });
const bundleInline = (path: string) => bundleTheme({ format: 'iife', entryPoints: { inline: themeFile(path) } });

const bundleShell = () =>
  bundleTheme({
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', ...noOverrides },
    plugins: [oneJsxRuntime, emptySlots],
    format: 'esm',
    entryPoints: { shell: themeFile('browser/navigation/shell-root.tsx') },
  });

/** Bundles all theme files that a site may need. */
export async function bundleClient(): Promise<ClientBundle> {
  // These styles are inlined into the search dialog's script.
  const dialogStyles = await bundleStyles('search/search-dialog.css');
  const app = {
    format: 'esm',
    splitting: true,
    entryPoints: { app: themeFile('browser/entry.ts') },
    define: { searchDialogStyles: JSON.stringify(inlineCode(dialogStyles)) },
  } as const;
  const [styles, criticalCss, script, shell, early, announced, baseUrl, live, extras, articleFiles] = await Promise.all(
    [
      bundleStyles('index.css'),
      bundleStyles('browser/critical/critical.css'),
      bundleTheme(app),
      bundleShell(),
      bundleInline('browser/critical/early.ts'),
      bundleInline('browser/critical/early-announced.ts'),
      bundleInline('components/errors/base-url.ts'),
      bundleTheme({ format: 'esm', entryPoints: { live: themeFile('browser/live/live.ts') } }),
      bundleExtras(),
      bundleArticleFiles(),
    ],
  );
  // If it is not stopped, the esbuild process keeps using memory until this process exits.
  await stop();
  const files = [...styles, ...script, ...shell].map(toOutput);
  const [liveFile] = live.map(toOutput);
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
      content: await readAbsolute(themeFile('styles/icons/favicon.svg')),
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

function inlineCode([file]: readonly BundledFile[]): string {
  return file?.text.trimEnd().replace(/;$/, '') ?? '';
}

function pathsOf(files: readonly OutputFile[], start: string, end: string): readonly string[] {
  return files.map(({ path }) => path).filter((path) => basename(path).startsWith(start) && path.endsWith(end));
}

function gzippedSize(files: readonly OutputFile[], paths: Iterable<string>): number {
  const wanted = new Set<string>(paths);
  return files.filter(({ path }) => wanted.has(path)).reduce((sum, { content }) => sum + gzipSync(content).length, 0);
}
