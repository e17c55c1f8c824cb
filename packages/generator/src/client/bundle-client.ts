// Bundles the theme's styles, fonts and scripts into hashed files. The only file that imports esbuild.
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, type OutputFile as BundledFile, build, type Metafile } from 'esbuild';
import type { ClientAssets } from '../model/client-assets.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';

const folder = 'assets';

const shared = {
  bundle: true,
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
  target: ['chrome111', 'firefox113', 'safari16.4'],
} as const satisfies BuildOptions;

export interface ClientRequest {
  readonly readBytes: (absolutePath: string) => Promise<Uint8Array>;
  /** The site has an icon of its own in `static/`. */
  readonly hasOwnIcon: boolean;
}

export async function bundleClient(request: ClientRequest): Promise<ClientAssets> {
  const { resolve } = createRequire(import.meta.url);
  const [styles, script, early, baseUrl] = await Promise.all([
    build({ ...shared, entryPoints: { theme: resolve('@docsgen/theme/styles/index.css') } }),
    build({
      ...shared,
      format: 'esm',
      splitting: true,
      metafile: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      entryPoints: { app: resolve('@docsgen/theme/client/entry.ts') },
    }),
    build({ ...shared, format: 'iife', entryPoints: { early: resolve('@docsgen/theme/client/early.ts') } }),
    build({ ...shared, format: 'iife', entryPoints: { baseUrl: resolve('@docsgen/theme/client/base-url.ts') } }),
  ]);
  const files = [...styles.outputFiles, ...script.outputFiles].map(toOutput);
  const withEnding = (ending: string): readonly string[] =>
    files.map((file) => file.path).filter((path) => path.endsWith(ending));
  const icon = request.hasOwnIcon ? [] : [await themeIcon(resolve('@docsgen/theme/assets/favicon.svg'), request)];
  // The entry alone: it asks for the other chunks when they are needed.
  const scripts = withEnding('.js').filter((path) => basename(path).startsWith('app.'));
  const laterScripts = lazyChunk(script.metafile, 'shell-root.tsx');
  const stringScripts = stringChunks(script.metafile);
  const largestStrings = Math.max(0, ...[...stringScripts.values()].map((path) => gzippedSize(files, [path])));
  return {
    files: [...files, ...icon],
    stylesheets: withEnding('.css'),
    scripts,
    laterScripts,
    stringScripts,
    scriptSize: gzippedSize(files, [...scripts, ...laterScripts]) + largestStrings,
    fonts: withEnding('.woff2'),
    icons: [{ path: 'favicon.svg', type: 'image/svg+xml', sizes: undefined }],
    inlineScript: early.outputFiles[0]?.text.trim() ?? '',
    baseUrlScript: baseUrl.outputFiles[0]?.text.trim() ?? '',
  };
}

/** A chunk that is imported when it is needed, with the chunks it needs itself, other than the entry. */
function lazyChunk({ outputs }: Metafile, entryPoint: string): readonly string[] {
  const chunk = Object.entries(outputs).find(([, output]) => output.entryPoint?.endsWith(entryPoint));
  if (!chunk) return [];
  const [path, { imports }] = chunk;
  const needed = imports.filter(({ kind }) => kind === 'import-statement').map((each) => each.path);
  return [path, ...needed.filter((each) => !basename(each).startsWith('app.'))].map(
    (each) => `${folder}/${basename(each)}`,
  );
}

function stringChunks(metafile: Metafile): ReadonlyMap<string, string> {
  const chunks = ['es', 'en'].flatMap((lang) => {
    const [path] = lazyChunk(metafile, `strings/${lang}.ts`);
    return path === undefined ? [] : [[lang, path] as const];
  });
  return new Map(chunks);
}

function gzippedSize(files: readonly OutputFile[], paths: Iterable<string>): number {
  const wanted = new Set(paths);
  return files.filter(({ path }) => wanted.has(path)).reduce((sum, { content }) => sum + gzipSync(content).length, 0);
}

async function themeIcon(path: string, { readBytes }: ClientRequest): Promise<OutputFile> {
  return { path: 'favicon.svg' as OutputPath, content: await readBytes(path) };
}

function toOutput(file: BundledFile): OutputFile {
  return { path: `${folder}/${basename(file.path)}` as OutputPath, content: file.contents };
}
