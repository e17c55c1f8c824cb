// Bundles files of the theme, with the options that all of its bundles share.
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { browserTargets } from '@docsgen/contract/browsers';
import { type BuildOptions, type OutputFile as BundledFile, build } from 'esbuild';
import type { OutputFile } from '../../model/output.ts';
import { assetPath } from '../../routes/output-paths.ts';

const { resolve } = createRequire(import.meta.url);

/** Returns the absolute path of a theme file. */
export function themeFile(path: string): string {
  return resolve(`@docsgen/theme/src/${path}`);
}

/** Absolute path of the theme's source folder. */
export const themeFolder = dirname(themeFile('index.css'));

const settings = {
  bundle: true,
  // File hashes include relative paths, so these paths must not depend on the current directory.
  absWorkingDir: themeFolder,
  write: false,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  outdir: '/assets',
  entryNames: '[name].[hash]',
  assetNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  loader: { '.woff2': 'file' },
  target: [...browserTargets],
  // Modules are always in strict mode, and inline scripts do not need a `"use strict"` directive.
  tsconfigRaw: { compilerOptions: { strict: false } },
} as const satisfies BuildOptions;

export async function bundleTheme(options: BuildOptions): Promise<readonly BundledFile[]> {
  const { outputFiles } = await build({ ...settings, ...options, write: false as const });
  return outputFiles;
}

export function toOutput(file: Pick<BundledFile, 'path' | 'contents'>): OutputFile {
  return { path: assetPath(basename(file.path)), content: file.contents };
}
