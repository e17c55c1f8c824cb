// Names with which imports begin instead of a path, as tsconfig.json or jsconfig.json gives them to editors. Files that
// one of them extends are read as TypeScript reads them; those of packages name no folders of a site.
import { posix } from 'node:path';
import type { ForeignFiles } from '../../../model/adapters/foreign.ts';
import { type LooseMap, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import type { ImportAlias } from '../site.ts';

/** What the last of the files that say so has; paths are from the site's folder. */
interface EditorOptions {
  readonly base?: string;
  readonly paths?: LooseMap;
  /** Folder of the file with `paths`. */
  readonly pathsFolder?: string;
}

/** The longest name first, and the folder of all names last. */
export async function editorAliases(files: ForeignFiles): Promise<readonly ImportAlias[]> {
  const read = (path: string) => optionsIn(files, path, []);
  const { base, paths = {}, pathsFolder = '.' } = (await read('tsconfig.json')) ?? (await read('jsconfig.json')) ?? {};
  const below = (path: string): string => within(base ?? pathsFolder, path);
  const named = Object.entries(paths)
    .map(([pattern, written]) => ({ pattern, targets: textsIn(written).map(below), isSure: false }))
    .sort((a, b) => b.pattern.length - a.pattern.length);
  return base === undefined ? named : [...named, { pattern: '*', targets: [below('*')], isSure: false }];
}

/** `chain`: the files that extend it. `undefined`: there is no such file. */
async function optionsIn(
  files: ForeignFiles,
  path: string,
  chain: readonly string[],
): Promise<EditorOptions | undefined> {
  const text = chain.includes(path) ? undefined : await files.readText(path);
  if (text === undefined) return undefined;
  const folder = posix.dirname(path);
  const config = mapIn(looseJson(text));
  let options: EditorOptions = {};
  for (const extended of textsIn(config.extends)) {
    if (!/^\.{1,2}(\/|$)/.test(extended)) continue;
    const place = posix.join(folder, /\.json$/.test(extended) ? extended : `${extended}.json`);
    options = { ...options, ...(await optionsIn(files, place, [...chain, path])) };
  }
  const own = mapIn(config.compilerOptions);
  const base = textIn(own.baseUrl);
  return {
    ...options,
    ...(base !== undefined && { base: within(folder, base) }),
    ...(own.paths !== undefined && { paths: mapIn(own.paths), pathsFolder: folder }),
  };
}

/** `${configDir}` is the folder of the file that extends all others, which is the site's. */
function within(folder: string, path: string): string {
  const fromSite = path.replace(/^\$\{configDir\}\/?/, '');
  return posix.join(fromSite === path ? folder : '.', fromSite);
}

/** JSON with comments, and commas at the end of lists. */
function looseJson(text: string): unknown {
  const plain = text
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, quoted = '') => quoted)
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, quoted = '') => quoted);
  try {
    return JSON.parse(plain);
  } catch {
    return {};
  }
}
