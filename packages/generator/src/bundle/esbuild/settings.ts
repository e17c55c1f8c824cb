// esbuild options shared by all bundles of the site's components.
import { isAbsolute } from 'node:path';
import type { BuildFailure, BuildOptions, BuildResult } from 'esbuild';
import type { ModuleMistake } from '../../model/config-module.ts';
import { endings } from './bundle-inputs.ts';
import type { Bundling } from './bundling.ts';
import { isBuildFailure, mistakeOf } from './esbuild-errors.ts';

export const componentSettings = {
  bundle: true,
  write: false,
  metafile: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.js': 'jsx' },
  resolveExtensions: [...endings],
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  // Ignores the site's `tsconfig.json`, which is meant for its editor.
  tsconfigRaw: {},
} as const satisfies BuildOptions;

export type ComponentResult = BuildResult<{ readonly metafile: true; readonly write: false }>;

export interface BundleResult {
  readonly bundling: Bundling;
  /** Result of the build; `undefined` if there is an error that does not belong to a file. */
  readonly result: ComponentResult | undefined;
  /** Absolute paths of files with errors. */
  readonly broken: ReadonlySet<string>;
  readonly mistakes: readonly ModuleMistake[];
}

/** Maximum number of builds. Some errors are found only after files with other errors have been excluded. */
const maxAttempts = 5;

/**
 * Repeats the build without the files that have errors, until no further errors are found, so that all errors are
 * reported.
 */
export async function attempt(
  root: string,
  run: (broken: ReadonlySet<string>) => { readonly bundling: Bundling; readonly done: Promise<ComponentResult> },
): Promise<BundleResult> {
  const broken = new Set<string>();
  const mistakes: ModuleMistake[] = [];
  for (let count = 1; ; count += 1) {
    const { bundling, done } = run(broken);
    const outcome = await done.catch((failure: unknown) => failureOf(failure));
    if (!('errors' in outcome) || 'outputFiles' in outcome)
      return { bundling, result: outcome, broken, mistakes: [...mistakes, ...warningsOf(outcome, root)] };
    const found = outcome.errors.map((message) => mistakeOf(message, root));
    const failed = found.flatMap(({ place }) => (place && isAbsolute(place.path) ? place.path : []));
    mistakes.push(...found);
    const isStuck = failed.every((path) => broken.has(path)) || count === maxAttempts;
    for (const path of failed) broken.add(path);
    if (isStuck) return { bundling, result: undefined, broken, mistakes };
  }
}

/**
 * Returns warnings about undefined imports in the site's code. Libraries are excluded, because they use undefined
 * imports for feature detection.
 */
function warningsOf({ warnings }: ComponentResult, root: string): readonly ModuleMistake[] {
  return warnings
    .filter(({ id, location }) => id === 'import-is-undefined' && !/(^|\/)node_modules\//.test(location?.file ?? ''))
    .map((message) => ({ ...mistakeOf(message, root), isWarning: true }));
}

function failureOf(failure: unknown): BuildFailure {
  if (!isBuildFailure(failure)) throw failure;
  return failure;
}

/** Returns `components-chart` for `components/chart.tsx`. */
export function plainName(name: string): string {
  return (
    name
      .replace(/\.\w+$/, '')
      .replace(/[^\w]+/g, '-')
      .replace(/^-|-$/g, '') || 'module'
  );
}

export function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? '';
}
