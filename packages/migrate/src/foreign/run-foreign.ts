// Runs a module of the original site, such as its configuration: bundles it with esbuild, runs it in a separate
// process, and returns its exports.
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isBuildFailure,
  loadBundler,
  type Position,
  positionFinder,
  problemOf,
  singleModuleSettings,
} from 'docsgen/internals';
import type { BuildOptions } from 'esbuild';
import type { ForeignFailure, ForeignModules, ForeignRequest, ForeignRun } from '../foreign-site.ts';
import { askProcess } from './ask-process.ts';
import { foreignSettings, foreignSources } from './foreign-sources.ts';
import type { SiteProgram } from './site-process.ts';

/** In milliseconds. */
const defaultLimit = 10_000;

const settings = {
  ...singleModuleSettings,
  jsx: 'automatic',
  ...foreignSettings,
  metafile: true,
  banner: { js: 'const require = foreignSite.require;' },
} as const satisfies BuildOptions;

export function foreignModules(timeLimit = defaultLimit): ForeignModules {
  return { run: (request) => runForeign(request, timeLimit) };
}

async function runForeign(request: ForeignRequest, timeLimit: number): Promise<ForeignRun> {
  const { processCode, ...bundle } = await bundleForeign(request);
  const { failure, code } = bundle;
  if (failure) return { ...nothing, ...bundle, failure };
  const program: SiteProgram = { code, given: request.given ?? [], calls: request.calls ?? [], root: request.root };
  const result = await askProcess(processCode, { message: program, cwd: request.root, timeLimit });
  if ('ended' in result) return { ...nothing, ...bundle, failure: endFailure(result.ended, timeLimit) };
  const { thrown, ...answer } = result.answer as Answer;
  return { ...nothing, ...bundle, ...answer, failure: thrown && errorFailure(thrown, bundle.originalPlace) };
}

/** Returns the program of the process as a single module. */
async function bundleProcess({ build }: Bundler): Promise<string> {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const file = fileURLToPath(new URL(`./site-process.${ending}`, import.meta.url));
  const { outputFiles } = await build({ ...singleModuleSettings, sourcemap: false, entryPoints: [file] });
  return outputFiles[0]?.text ?? '';
}

const nothing = { value: undefined, answers: [], standIns: [] };

type Bundler = Awaited<ReturnType<typeof loadBundler>>;

interface Bundle extends Pick<ForeignRun, 'code' | 'originalPlace' | 'failure'> {
  readonly processCode: string;
}

async function bundleForeign({ root, path, instead = {} }: ForeignRequest): Promise<Bundle> {
  const bundler = await loadBundler();
  const entry = resolve(root, path);
  const fromRoot = (absolute: string): string => relative(root, absolute).split(sep).join('/');
  try {
    const { outputFiles, metafile } = await bundler.build({
      ...settings,
      absWorkingDir: dirname(entry),
      entryPoints: [entry],
      outfile: join(dirname(entry), 'foreign.mjs'),
      plugins: [foreignSources(instead)],
    });
    const textOf = (end: string): string => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
    const inputs = Object.keys(metafile.inputs).map((input) => resolve(dirname(entry), input));
    const find = positionFinder(textOf('.map'), { folder: dirname(entry), inputs: new Set(inputs) });
    const originalPlace = (place: Position): Position | undefined => {
      const found = find(place);
      return found && { line: found.line, column: found.column, file: fromRoot(found.path) };
    };
    const processCode = await bundleProcess(bundler);
    return { code: withModules(textOf('.mjs')), processCode, originalPlace, failure: undefined };
  } catch (thrown) {
    if (!isBuildFailure(thrown)) throw thrown;
    const [problem] = thrown.errors.map((message) => problemOf(message, dirname(entry)));
    const position = problem?.place && { ...problem.place, file: fromRoot(problem.place.path) };
    const failure = { kind: 'unreadable', message: problem?.message ?? thrown.message, position } as const;
    return { code: '', processCode: '', originalPlace: () => undefined, failure };
  } finally {
    // If esbuild is not stopped, its process keeps using memory until docsgen exits.
    await bundler.stop();
  }
}

/**
 * Installed packages are loaded with `require`, so that placeholders can replace packages that fail. Without this
 * change, esbuild would treat an ES module that is loaded this way as CommonJS, and use all its exports as the default
 * export.
 */
function withModules(code: string): string {
  return code.replace('isNodeMode || !mod', 'isNodeMode && !foreignSite.isModule(mod) || !mod');
}

interface Thrown {
  readonly message: string;
  readonly stack: string;
}

interface Answer extends Partial<Pick<ForeignRun, 'value' | 'answers'>>, Pick<ForeignRun, 'standIns'> {
  readonly thrown?: Thrown;
}

function endFailure(ended: 'late' | 'early', timeLimit: number): ForeignFailure {
  return ended === 'late'
    ? { kind: 'late', message: `it takes longer than ${timeLimit / 1000} seconds`, position: undefined }
    : { kind: 'ended', message: 'the process exited before it returned a value', position: undefined };
}

function errorFailure(thrown: Thrown, originalPlace: Bundle['originalPlace']): ForeignFailure {
  const frames = thrown.stack.matchAll(/base64,[\w+/=]+:(\d+)(?::(\d+))?/g);
  const places = [...frames].map(([, line, column = '1']) =>
    originalPlace({ line: Number(line), column: Number(column) }),
  );
  const [message = ''] = thrown.message.replace(/data:text\/javascript;base64,[\w+/=]+/g, 'the module').split('\n');
  return { kind: 'threw', message, position: places.find((each) => each !== undefined) };
}
