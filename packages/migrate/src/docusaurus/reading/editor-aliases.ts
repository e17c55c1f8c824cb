// Import aliases in tsconfig.json or jsconfig.json, and in the files that they extend. Files in packages are not read,
// because they do not refer to the site's folders.
import { posix } from 'node:path';
import type { ForeignFiles } from '../../foreign-site.ts';
import { type LooseMap, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import type { ImportAlias } from '../site.ts';

/** Merged options, in which later files take precedence. Paths are relative to the site's root directory. */
interface EditorOptions {
  readonly base?: string;
  readonly paths?: LooseMap;
  /** Folder of the file that contains `paths`. */
  readonly pathsFolder?: string;
}

/** Sorted by descending length, with the catch-all alias last. */
export async function editorAliases(files: ForeignFiles): Promise<readonly ImportAlias[]> {
  const read = (path: string) => optionsIn(files, path, []);
  const { base, paths = {}, pathsFolder = '.' } = (await read('tsconfig.json')) ?? (await read('jsconfig.json')) ?? {};
  const below = (path: string): string => within(base ?? pathsFolder, path);
  const named = Object.entries(paths)
    .map(([pattern, written]) => ({ pattern, targets: textsIn(written).map(below), isSure: false }))
    .sort((a, b) => b.pattern.length - a.pattern.length);
  return base === undefined ? named : [...named, { pattern: '*', targets: [below('*')], isSure: false }];
}

/** `chain` contains the extending files. Returns `undefined` if the file does not exist. */
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

/** `${configDir}` is the folder of the outermost file, which is the site's root directory. */
function within(folder: string, path: string): string {
  const fromSite = path.replace(/^\$\{configDir\}\/?/, '');
  return posix.join(fromSite === path ? folder : '.', fromSite);
}

/** Parses JSON with comments and trailing commas. */
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
