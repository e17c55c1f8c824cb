// Import aliases of the old site, defined by docusaurus-plugin-module-alias, tsconfig.json or jsconfig.json. Aliases of
// a webpack configuration are usually also in these files, because editors need them.
import type { ForeignFiles } from '../../foreign-site.ts';
import { type LooseMap, mapIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/site-paths.ts';
import type { ImportAlias } from '../site.ts';
import { editorAliases } from './editor-aliases.ts';
import { optionsOf, type PlacedUse } from './plugin-uses.ts';

export async function readAliases(files: ForeignFiles, uses: readonly PlacedUse[]): Promise<readonly ImportAlias[]> {
  const named = uses.filter(({ name }) => /\bmodule-alias$/.test(name)).map((use) => mapIn(optionsOf(use).alias));
  return [...named.flatMap((aliases) => ofPlugin(files.root, aliases)), ...(await editorAliases(files))];
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
