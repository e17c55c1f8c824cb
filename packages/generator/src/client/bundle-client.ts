// Bundles the theme's styles, fonts and scripts into hashed files. The only file that imports esbuild. Nothing of a site goes
// into them, so this is done when docsgen is compiled (load-client.ts), and again when somebody writes the theme.
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, type OutputFile as BundledFile, build, type Metafile, stop } from 'esbuild';
import type { ClientBundle } from '../model/client-assets.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';

const folder = 'assets';

const { resolve } = createRequire(import.meta.url);

const shared = {
  bundle: true,
  // Paths from here go into the hashes, which must not depend on where somebody happens to be.
  absWorkingDir: dirname(resolve('@docsgen/theme/styles/index.css')),
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
  // The first with light-dark() and popovers.
  target: ['chrome123', 'firefox125', 'safari17.5'],
  // Modules are strict anyway, and the inline scripts do without the words that say so.
  tsconfigRaw: { compilerOptions: { strict: false } },
} as const satisfies BuildOptions;

const react = { jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' } } as const satisfies BuildOptions;

/** All that any site may need. */
export async function bundleClient(readBytes: (absolutePath: string) => Promise<Uint8Array>): Promise<ClientBundle> {
  const entry = (name: string): string => resolve(`@docsgen/theme/client/${name}`);
  const bundleStyles = (name: string) =>
    build({ ...shared, entryPoints: { theme: resolve(`@docsgen/theme/styles/${name}.css`) } });
  const bundleInline = (name: string) =>
    build({ ...shared, format: 'iife', entryPoints: { inline: entry(`${name}.ts`) } });
  // No page names it: the script that is loaded with the dialog has it as text.
  const late = await bundleStyles('search-dialog');
  const define = { searchDialogStyles: JSON.stringify(inlineCode(late)) };
  const app = { format: 'esm', splitting: true, metafile: true, entryPoints: { app: entry('entry.ts') } } as const;
  const [styles, firstStyles, script, shell, early, announced, baseUrl, live] = await Promise.all([
    bundleStyles('index'),
    bundleStyles('first-paint'),
    build({ ...shared, ...app, define }),
    build({ ...shared, ...react, format: 'esm', entryPoints: { shell: entry('shell-root.tsx') } }),
    bundleInline('early'),
    bundleInline('early-announced'),
    bundleInline('base-url'),
    build({ ...shared, format: 'esm', entryPoints: { live: entry('live/live.ts') } }),
  ]);
  // Its process and its memory would stay as long as this one.
  await stop();
  const files = [styles, script, shell].flatMap((bundle) => bundle.outputFiles).map(toOutput);
  const [liveFile] = live.outputFiles.map(toOutput);
  if (liveFile === undefined) throw new Error('The bundler made no live script.');
  const [appScript = ''] = pathsOf(files, 'app.', '.js');
  const [shellScript = ''] = pathsOf(files, 'shell.', '.js');
  const stringScripts = stringChunks(script.metafile);
  const largestStrings = Math.max(0, ...stringScripts.map(([, path]) => gzippedSize(files, [path])));
  return {
    files,
    liveFile,
    icon: { path: 'favicon.svg' as OutputPath, content: await readBytes(resolve('@docsgen/theme/assets/favicon.svg')) },
    stylesheets: pathsOf(files, 'theme.', '.css'),
    firstStyles: inlineCode(firstStyles),
    appScript,
    shellScript,
    stringScripts,
    scriptSize: gzippedSize(files, [appScript, shellScript]) + largestStrings,
    inlineScript: inlineCode(early),
    announcedScript: inlineCode(announced),
    baseUrlScript: inlineCode(baseUrl),
  };
}

function inlineCode({ outputFiles }: { readonly outputFiles: readonly BundledFile[] }): string {
  return outputFiles[0]?.text.replace(/;?\s*$/, '') ?? '';
}

function pathsOf(files: readonly OutputFile[], start: string, end: string): readonly string[] {
  return files.map(({ path }) => path).filter((path) => basename(path).startsWith(start) && path.endsWith(end));
}

/** The interface's words are a chunk for each language, which the entry imports when they are needed. */
function stringChunks({ outputs }: Metafile): ClientBundle['stringScripts'] {
  return Object.entries(outputs).flatMap(([path, { entryPoint }]) => {
    const lang = /\/strings\/([a-z-]+)\.ts$/.exec(entryPoint ?? '')?.[1];
    return lang === undefined ? [] : [[lang, `${folder}/${basename(path)}`] as const];
  });
}

function gzippedSize(files: readonly OutputFile[], paths: Iterable<string>): number {
  const wanted = new Set<string>(paths);
  return files.filter(({ path }) => wanted.has(path)).reduce((sum, { content }) => sum + gzipSync(content).length, 0);
}

function toOutput(file: BundledFile): OutputFile {
  return { path: `${folder}/${basename(file.path)}` as OutputPath, content: file.contents };
}
