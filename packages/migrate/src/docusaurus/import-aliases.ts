// Replaces import aliases of the original site with paths.
import { posix } from 'node:path';
import { packageName } from 'docsgen/internals';
import type { Placement } from './placement.ts';
import type { ImportAlias } from './site.ts';

/** Code blocks are matched first, so that they stay unchanged. */
const imports =
  /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?^[ \t]*\1|(\b(?:from|import\(?|require\()\s*)(['"])([^'"\n]+)\3/gm;

/** Returns a function that replaces aliases in a module or page with `@site/…`. */
export function withoutAliases(placement: Placement): (text: string) => string {
  const { aliases = [] } = placement.site;
  if (aliases.length === 0) return (text) => text;
  return (text) =>
    text.replace(imports, (whole: string, ...found: string[]) => {
      const [fence, before, quote, specifier = ''] = found;
      const path = fence === undefined ? pathOf(specifier, aliases, placement) : undefined;
      return path === undefined ? whole : `${before}${quote}${path}${quote}`;
    });
}

function pathOf(written: string, aliases: readonly ImportAlias[], placement: Placement): string | undefined {
  const [, loaders = '', specifier = '', query = ''] = /^(.*!)?([^!?]*)(\?.*)?$/.exec(written) ?? [];
  if (/^([./]|@site\/|@docusaurus\/|@theme|@generated\/)/.test(specifier)) return undefined;
  const { site, resolveFrom } = placement;
  for (const { pattern, targets, isSure } of aliases) {
    // Aliases that exist only for editors do not hide packages.
    if (!isSure && site.packages.has(packageName(specifier))) continue;
    const [start = '', end] = pattern.split('*');
    const fits = end === undefined ? specifier === pattern : specifier.startsWith(start) && specifier.endsWith(end);
    if (!fits) continue;
    const rest = specifier.slice(start.length, specifier.length - (end ?? '').length);
    const paths = targets.map((target) => `@site/${posix.normalize(target.replace('*', rest))}`);
    const path = paths.find((each) => isSure || isFile(resolveFrom('', each)));
    if (path !== undefined) return `${loaders}${path}${query}`;
  }
  return undefined;
}

/** Type declarations are not code. */
function isFile(path: string | undefined): boolean {
  return path !== undefined && !/\.d\.[cm]?ts$/.test(path);
}
