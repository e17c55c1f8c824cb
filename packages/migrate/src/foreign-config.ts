// Runs the configuration of a site as its generator would, with placeholders for packages that are not available.
import { type Checked, type Diagnostic, error } from 'docsgen/internals';
import { findPositions, type PositionOf, runFailure } from './foreign-modules.ts';
import type { ForeignFiles, ForeignModules, ForeignRequest } from './foreign-site.ts';
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
  const none = (mistake: Diagnostic): Checked<undefined> => ({ value: undefined, diagnostics: [mistake] });
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
