// Detects content folders that share only the root of the disk with the site. An incorrect path, such as one `../` too
// many, would otherwise migrate a whole system.
import { parse, resolve } from 'node:path';
import { type Diagnostic, error } from 'docsgen/internals';
import { textIn, textsIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/site-paths.ts';
import { optionsOf, type PlacedUse, usesOf } from './plugin-uses.ts';
import type { ReadConfig } from './read-config.ts';

const contentPlugins = ['docs', 'blog', 'pages'].flatMap((name) => [`plugin-content-${name}`, `content-${name}`]);

export function outsideFolders(root: string, config: ReadConfig, uses: readonly PlacedUse[]): readonly Diagnostic[] {
  const written = usesOf(uses, ...contentPlugins).flatMap((use) => {
    const path = textIn(optionsOf(use).path);
    return path === undefined ? [] : [{ path, at: [...use.at, 'path'] }];
  });
  const statics = textsIn(config.config.staticDirectories ?? []).map((path) => ({ path, at: ['staticDirectories'] }));
  return [...written, ...statics].flatMap(({ path, at }) => {
    if (!isFar(root, pathInSite(root, path))) return [];
    const message = `The content folder ${resolve(root, path)} is outside the site's repository`;
    const hint = 'Correct the path: content must be in the repository of the site';
    return [error({ code: 'migration', message, hint, file: config.configFile, position: config.positionOf(at) })];
  });
}

function isFar(root: string, path: string): boolean {
  const [up = ''] = /^(\.\.(\/|$))*/.exec(path) ?? [];
  const shared = resolve(root, up);
  return up !== '' && shared === parse(shared).root;
}
