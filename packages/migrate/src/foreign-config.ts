// Runs the configuration of a site as its generator would, with placeholders for packages that are not available.
import { posix } from 'node:path';
import { type Checked, type Diagnostic, error } from 'docsgen/internals';
import { circularImports, findPositions, type PositionOf, runFailure } from './foreign-modules.ts';
import type { ForeignFiles, ForeignModules, ForeignRequest } from './foreign-site.ts';
import { isMap, type LooseMap } from './untyped-values.ts';

export interface ForeignConfig {
  readonly file: string;
  readonly value: LooseMap;
  readonly positionOf: PositionOf;
  /** Packages that are not installed, or that are never run. */
  readonly standIns: readonly string[];
}

interface ConfigReading extends Pick<ForeignRequest, 'instead'> {
  readonly files: ForeignFiles;
  readonly modules: ForeignModules;
  /** Possible file names, in the order in which the generator looks for them. */
  readonly names: readonly string[];
  /** Common name of the file, used in messages. */
  readonly shown: string;
  /** Example of a default export, used in a hint. */
  readonly example: string;
  /** Folders in which repositories often keep their site. */
  readonly folders: readonly string[];
}

export async function readForeignConfig(reading: ConfigReading): Promise<Checked<ForeignConfig | undefined>> {
  const { files, modules, names, example, instead = {} } = reading;
  const file = await firstFile(files, names);
  const none = (mistake: Diagnostic): Checked<undefined> => ({ value: undefined, diagnostics: [mistake] });
  if (file === undefined) return none(await notThere(reading));
  const run = await modules.run({ root: files.root, path: file, instead });
  if (run.failure) return none(runFailure(run.failure, file, 'The configuration'));
  if (!isMap(run.value) || Object.keys(run.value).length === 0) {
    const hint = `Export the configuration as the default export: ${example}`;
    return none(
      error({ code: 'migration', message: 'The configuration has no default export, or an empty one', file, hint }),
    );
  }
  const standIns = run.standIns.filter((name) => !Object.hasOwn(instead, name));
  const value = { file, value: run.value, positionOf: await findPositions(run), standIns };
  return { value, diagnostics: circularImports(run, file) };
}

export async function firstFile(files: ForeignFiles, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if ((await files.readBytes(path)) !== undefined) return path;
  return undefined;
}

async function notThere({ files, names, shown, folders }: ConfigReading): Promise<Diagnostic> {
  const below = folders.flatMap((folder) => names.map((name) => posix.join(folder, name)));
  const found = await firstFile(files, below);
  const folder = folders.findLast((each) => found?.startsWith(`${each}/`));
  return error({
    code: 'migration',
    message: `File not found: ${shown} in ${files.root}`,
    file: '',
    hint: folder
      ? `The site is in ${folder}: run the command with that folder`
      : 'Pass the folder that contains the configuration',
  });
}
