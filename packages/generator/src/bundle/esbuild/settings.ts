// What all runs of the bundler over the site's components have in common.
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
  // What a site says there is meant for its editor.
  tsconfigRaw: {},
} as const satisfies BuildOptions;

export type ComponentResult = BuildResult<{ readonly metafile: true; readonly write: false }>;

export interface Attempt {
  readonly bundling: Bundling;
  /** `undefined`: a mistake that is in no file. */
  readonly result: ComponentResult | undefined;
  /** Absolute paths of files with mistakes. */
  readonly broken: ReadonlySet<string>;
  readonly mistakes: readonly ModuleMistake[];
}

/** Mistakes that appear only when others are out of the way. */
const mostAttempts = 5;

/** Builds until there are no more mistakes, each time without the files that have some: so all of them are told. */
export async function attempt(
  root: string,
  run: (broken: ReadonlySet<string>) => { readonly bundling: Bundling; readonly done: Promise<ComponentResult> },
): Promise<Attempt> {
  const broken = new Set<string>();
  const mistakes: ModuleMistake[] = [];
  for (let count = 1; ; count += 1) {
    const { bundling, done } = run(broken);
    const outcome = await done.catch((failure: unknown) => failureOf(failure));
    if (!('errors' in outcome) || 'outputFiles' in outcome)
      return { bundling, result: outcome, broken, mistakes: [...mistakes, ...warningsOf(outcome, root)] };
    const found = outcome.errors.map((message) => mistakeOf(message, root));
    const fresh = found.flatMap(({ place }) => (place && isAbsolute(place.path) ? place.path : []));
    mistakes.push(...found);
    const isStuck = fresh.every((path) => broken.has(path)) || count === mostAttempts;
    for (const path of fresh) broken.add(path);
    if (isStuck) return { bundling, result: undefined, broken, mistakes };
  }
}

/** Imports that are `undefined`, in the site's own code: libraries look so for what may be there. */
function warningsOf({ warnings }: ComponentResult, root: string): readonly ModuleMistake[] {
  return warnings
    .filter(({ id, location }) => id === 'import-is-undefined' && !/(^|\/)node_modules\//.test(location?.file ?? ''))
    .map((message) => ({ ...mistakeOf(message, root), isWarning: true }));
}

function failureOf(failure: unknown): BuildFailure {
  if (!isBuildFailure(failure)) throw failure;
  return failure;
}

/** `components/chart.tsx` becomes `components-chart`. */
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
