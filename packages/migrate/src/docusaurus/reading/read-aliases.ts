// Import aliases of the old site, defined by docusaurus-plugin-module-alias, tsconfig.json or jsconfig.json. Aliases of
// a webpack configuration are usually also in these files, because editors need them.
import { posix } from 'node:path';
import type { ForeignFiles } from '../../foreign-site.ts';
import { type LooseMap, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/site-paths.ts';
import type { ImportAlias } from '../site.ts';
import { optionsOf, type PlacedUse } from './plugin-uses.ts';

export async function readAliases(files: ForeignFiles, uses: readonly PlacedUse[]): Promise<readonly ImportAlias[]> {
  const named = uses.filter(({ name }) => /\bmodule-alias$/.test(name)).map((use) => mapIn(optionsOf(use).alias));
  const config = (await files.readText('tsconfig.json')) ?? (await files.readText('jsconfig.json')) ?? '';
  return [...named.flatMap((aliases) => ofPlugin(files.root, aliases)), ...ofEditor(mapIn(looseJson(config)))];
}

function ofPlugin(root: string, aliases: LooseMap): readonly ImportAlias[] {
  return Object.entries(aliases).flatMap(([name, written]) => {
    const path = typeof written === 'string' ? pathInSite(root, written) : 'node_modules';
    if (/(^|\/)node_modules(\/|$)/.test(path)) return [];
    const isSure = !path.startsWith('..');
    const exact = { pattern: name.replace(/\$$/, ''), targets: [path], isSure };
    return name.endsWith('$') ? [exact] : [exact, { pattern: `${name}/*`, targets: [`${path}/*`], isSure }];
  });
}

/** Sorted by descending length, with the catch-all alias of `baseUrl` last. Files that are extended are not read. */
function ofEditor({ compilerOptions }: LooseMap): readonly ImportAlias[] {
  const { baseUrl, paths } = mapIn(compilerOptions);
  const base = textIn(baseUrl);
  const below = (path: string): string => posix.join(base ?? '.', path);
  const named = Object.entries(mapIn(paths))
    .map(([pattern, written]) => ({ pattern, targets: textsIn(written).map(below), isSure: false }))
    .sort((a, b) => b.pattern.length - a.pattern.length);
  return base === undefined ? named : [...named, { pattern: '*', targets: [below('*')], isSure: false }];
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
