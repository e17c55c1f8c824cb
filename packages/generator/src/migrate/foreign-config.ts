// Reads the configuration of a site that is run as its generator runs it, with stand-ins for the generator's packages.
import { posix } from 'node:path';
import { error } from '../diagnostics/create.ts';
import type { ForeignFiles, ForeignModules, ForeignRequest } from '../model/adapters/foreign.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import { findPositions, type PositionOf, refusals, whyNot } from './foreign-modules.ts';
import { isMap, type LooseMap } from './untyped-values.ts';

export interface ForeignConfig {
  readonly file: string;
  readonly value: LooseMap;
  readonly positionOf: PositionOf;
  /** Packages that are not installed, or were kept from running. */
  readonly standIns: readonly string[];
}

interface ConfigReading extends Pick<ForeignRequest, 'instead'> {
  readonly files: ForeignFiles;
  readonly modules: ForeignModules;
  /** Where it can be, in the order in which the generator looks. */
  readonly names: readonly string[];
  /** The name that people know it by. */
  readonly shown: string;
  /** How such a module ends. */
  readonly example: string;
  /** Folders in which repositories keep their site. */
  readonly folders: readonly string[];
}

export async function readForeignConfig(reading: ConfigReading): Promise<Checked<ForeignConfig | undefined>> {
  const { files, modules, names, example, instead = {} } = reading;
  const file = await firstFile(files, names);
  const none = (mistake: Diagnostic): Checked<undefined> => ({ value: undefined, diagnostics: [mistake] });
  if (file === undefined) return none(await notThere(reading));
  const run = await modules.run({ root: files.root, path: file, instead });
  if (run.failure) return none(whyNot(run.failure, file, 'The configuration'));
  if (!isMap(run.value) || Object.keys(run.value).length === 0) {
    const hint = `It has to export its value by default: ${example}`;
    return none(error({ code: 'migration', message: 'The configuration exports no value', file, hint }));
  }
  const standIns = run.standIns.filter((name) => !Object.hasOwn(instead, name));
  const value = { file, value: run.value, positionOf: await findPositions(run), standIns };
  return { value, diagnostics: refusals(run, file) };
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
    message: `There is no ${shown} in ${files.root}`,
    file: '',
    hint: folder ? `The site is in ${folder}: give that folder` : 'Give the folder that has the configuration',
  });
}
