// Runs esbuild on the site's code, for Node or for browsers.
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserTargets } from '@docsgen/contract/browsers';
import type { BuildFailure, BuildOptions, BuildResult } from 'esbuild';
import type { ModuleProblem } from '../../model/config-module.ts';
import { endings } from '../../text/module-imports.ts';
import { awaited, pathOfInput, shadowing, withPackageFiles } from './bundle-inputs.ts';
import { bundler } from './bundler.ts';
import type { BundledFile, ComponentBundle, ComponentRequest } from './component-bundle.ts';
import { isBuildFailure, problemOf } from './esbuild-errors.ts';
import type { SiteModules } from './site-modules.ts';
import { sitePlugin } from './site-plugin.ts';

export const commonSettings = {
  bundle: true,
  write: false,
  metafile: true,
  jsx: 'automatic',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  // Ignores the site's `tsconfig.json`, which is intended for editors.
  tsconfigRaw: {},
} as const satisfies BuildOptions;

const settings = {
  ...commonSettings,
  splitting: true,
  format: 'esm',
  loader: { '.js': 'jsx' },
  resolveExtensions: [...endings],
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
} as const satisfies BuildOptions;

const targets = {
  node: {
    platform: 'node',
    target: 'node20.19',
    // Selects the ES modules that packages provide for browsers.
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
    // CommonJS packages load Node's built-in modules with `require`, which ES modules do not have.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
  },
  browser: {
    platform: 'browser',
    target: [...browserTargets],
    conditions: ['browser', 'module', 'import'],
    mainFields: ['browser', 'module', 'main'],
    minify: true,
  },
} satisfies Record<string, BuildOptions>;

interface BundleOptions extends Pick<SiteModules, 'overrides' | 'addressOfStatic'> {
  readonly target: 'node' | 'browser';
  /** Whether the output contains styles. Default: only for Node. In browsers, the page loads the styles. */
  readonly hasStyles?: boolean;
  /** Absolute paths of files with errors that are already reported. */
  readonly broken?: ReadonlySet<string>;
}

type EsbuildResult = BuildResult<{ readonly metafile: true; readonly write: false }>;

export interface BundleResult extends Pick<ComponentBundle, 'inputs' | 'problems'> {
  /** Output of esbuild; `undefined` if an error does not belong to a file. */
  readonly result: EsbuildResult | undefined;
  /** Key of each requested module in esbuild's metafile. Missing packages have no key. */
  readonly entries: ReadonlyMap<string, string>;
  /** Absolute paths of files with errors, which are replaced by empty modules. */
  readonly broken: ReadonlySet<string>;
  /** Images and fonts by absolute path. */
  readonly assets: ReadonlyMap<string, BundledFile>;
}

/** Maximum number of builds. Some errors are found only after files with other errors have been excluded. */
const maxAttempts = 5;

/**
 * Repeats the build without the files that have errors, until no further errors are found, so that all errors are
 * reported.
 */
export async function runBundle(
  request: ComponentRequest,
  options: BundleOptions,
  esbuildOptions: BuildOptions,
): Promise<BundleResult> {
  const { root } = request;
  const broken = new Set(options.broken);
  const problems: ModuleProblem[] = [];
  for (let count = 1; ; count += 1) {
    const site: SiteModules = {
      ...options,
      request,
      broken,
      hasStyles: options.hasStyles ?? options.target === 'node',
      entries: new Map(),
      assets: new Map(),
      inputs: new Set(),
    };
    const outcome = await build(site, esbuildOptions);
    const found = outcome.errors.map((message) => problemOf(message, root));
    problems.push(...found, ...warningsOf(outcome, site));
    const result = 'outputFiles' in outcome ? outcome : undefined;
    const failed = found.flatMap(({ place }) => (place && isAbsolute(place.path) ? place.path : []));
    const isStuck = failed.every((path) => broken.has(path)) || count === maxAttempts;
    for (const path of failed) broken.add(path);
    if (result || isStuck)
      return {
        ...site,
        result,
        problems,
        inputs: [...site.inputs, ...inputsOf(result, root), ...awaited(problems, root)],
      };
  }
}

function build(site: SiteModules, { define, ...options }: BuildOptions): Promise<EsbuildResult | BuildFailure> {
  const { request, target } = site;
  const done = bundler.build({
    ...settings,
    ...targets[target],
    sourceRoot: `${pathToFileURL(request.outdir).href}/`,
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.BASE_URL': JSON.stringify(request.baseUrl),
      ...define,
    },
    absWorkingDir: request.root,
    outdir: request.outdir,
    plugins: [sitePlugin(site)],
    ...options,
  }) as Promise<EsbuildResult>;
  return done.catch((failure: unknown) => {
    if (!isBuildFailure(failure)) throw failure;
    return failure;
  });
}

/**
 * Returns warnings about style sheets, and about undefined imports in the site's code. Libraries are excluded, because
 * they use undefined imports to detect features.
 */
function warningsOf({ warnings }: BuildResult | BuildFailure, { request, addressOfStatic }: SiteModules) {
  const isReported = ({ id, location }: BuildFailure['warnings'][number]): boolean =>
    addressOfStatic !== undefined ||
    (id === 'import-is-undefined' && !/(^|\/)node_modules\//.test(location?.file ?? ''));
  return warnings.filter(isReported).map((message) => ({ ...problemOf(message, request.root), isWarning: true }));
}

function inputsOf(result: EsbuildResult | undefined, root: string): readonly string[] {
  if (!result) return [];
  const read = Object.keys(result.metafile.inputs).flatMap((key) => pathOfInput(key, root) ?? []);
  return [...withPackageFiles(read), ...shadowing(result.metafile, root)];
}

/** Combines the files and errors of several runs. */
export function combineRuns(runs: readonly BundleResult[]) {
  return {
    assets: [...new Map(runs.flatMap(({ assets }) => [...assets])).values()],
    inputs: [...new Set(runs.flatMap(({ inputs }) => inputs))].sort(),
    problems: runs.flatMap(({ problems }) => problems),
  };
}

export async function minifyStyles(css: string): Promise<string> {
  if (css === '') return '';
  const { code } = await bundler.transform(css, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: [...browserTargets],
  });
  return code.trim();
}

/** Stops esbuild after the last run. If it is not stopped, its process keeps using memory until this process exits. */
export async function withBundler<Bundle>(
  { isLive }: Pick<ComponentRequest, 'isLive'>,
  run: () => Promise<Bundle>,
): Promise<Bundle> {
  try {
    return await run();
  } finally {
    if (!isLive) await bundler.stop();
  }
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
