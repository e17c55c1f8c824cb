// Runs the configuration of a site as its generator would, with placeholders for packages that are not available, and
// reports why a module of the site cannot be run.
import { type Checked, type Diagnostic, error, findPlaces, type Position } from 'docsgen/internals';
import type { ForeignFailure, ForeignFiles, ForeignModules, ForeignRequest, ForeignRun } from './foreign-site.ts';
import { isMap, type LooseMap } from './untyped-values.ts';

export interface ForeignConfig {
  readonly file: string;
  readonly value: LooseMap;
  readonly positionOf: PositionOf;
}

interface ConfigReading extends Pick<ForeignRequest, 'instead'> {
  readonly files: ForeignFiles;
  readonly modules: ForeignModules;
  /**
   * Possible file names, in the order in which the generator looks for them. The command checks that one of these files
   * exists.
   */
  readonly names: readonly string[];
}

export async function readForeignConfig(reading: ConfigReading): Promise<Checked<ForeignConfig | undefined>> {
  const { files, modules, names, instead = {} } = reading;
  const none = (diagnostic: Diagnostic): Checked<undefined> => ({ value: undefined, diagnostics: [diagnostic] });
  const file = (await firstFile(files, names)) ?? '';
  const run = await modules.run({ root: files.root, path: file, instead });
  if (run.failure) return none(runFailure(run.failure, file, 'The configuration'));
  if (!isMap(run.value) || Object.keys(run.value).length === 0) {
    const message = 'The configuration has no default export, or an empty one';
    return none(error({ code: 'migration', message, file, hint: 'Export the configuration as the default export' }));
  }
  return { value: { file, value: run.value, positionOf: await findPositions(run) }, diagnostics: [] };
}

async function firstFile(files: ForeignFiles, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if ((await files.readBytes(path)) !== undefined) return path;
  return undefined;
}

/**
 * Position of the value at a path such as `['themeConfig', 'navbar']`, or `undefined` if the value is not in a file of
 * the site.
 */
export type PositionOf = (path: readonly (string | number)[]) => Position | undefined;

/** `what` is the subject of the message. */
export function runFailure({ kind, message, position }: ForeignFailure, file: string, what: string): Diagnostic {
  const hints = {
    unreadable: /could not resolve/i.test(message)
      ? 'If a command of the original site generates this file, run that command first'
      : undefined,
    threw:
      'Migrations run it without environment variables, write access and other programs, and do not install packages',
    late: 'Simplify the code, or replace it with its result',
    ended: 'It may exit the process, or wait for a promise that is never resolved',
  };
  const verb = kind === 'unreadable' ? 'cannot be read' : 'cannot be run';
  return error({ code: 'migration', message: `${what} ${verb}: ${message}`, file, position, hint: hints[kind] });
}

/** Returns a function that finds the position of a value in the sources of a module. */
async function findPositions({ code, originalPlace }: ForeignRun): Promise<PositionOf> {
  try {
    const places = await findPlaces(code);
    return (path): Position | undefined => {
      for (const place of places(path, 'value')) {
        const original = originalPlace(place);
        if (original) return original;
      }
      return undefined;
    };
  } catch {
    // The parser does not support the code, so positions are unknown.
    return () => undefined;
  }
}
