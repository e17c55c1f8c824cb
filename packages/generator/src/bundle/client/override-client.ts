// What browsers load of a site with parts of its own: another script of the shell, more styles, islands.
import { gzipSync } from 'node:zlib';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { OutputFile } from '../../model/output.ts';
import type { PartFiles } from '../../model/overrides.ts';
import { withStyles } from './extras.ts';

/** For what the theme lets a site draw where it has no place itself. */
const frames =
  '.doc-main>.below-article{grid-area:foot}.doc-main:has(>.below-article)>.doc-foot{grid-area:foot-end/foot}';

/** `hasIslands`: some of the parts have islands in them, so that every page loads what brings them to life. */
export function withOwnParts(
  client: ClientAssets,
  { shellScript, styles, others }: PartFiles,
  hashOf: (content: Uint8Array) => string,
): ClientAssets {
  const islands = others.some(({ path }) => path.endsWith('.js')) ? client.articleFiles['theme:islands'] : undefined;
  const waking = islands === undefined ? [] : [islands, ...islands.loads];
  const islandStyles =
    islands === undefined ? '' : 'docsgen-island,docsgen-slot{display:contents}docsgen-slot[hidden]{display:none}';
  const own = withStyles(client, `@layer layout{${frames}${islandStyles}}${styles}`, hashOf);
  const theirs = client.files.find(({ path }) => path === client.shellScript);
  const size = ({ content }: OutputFile): number => gzipSync(content).length;
  return {
    ...own,
    files: [...own.files.filter((file) => file.path !== client.shellScript), shellScript, ...others, ...waking],
    shellScript: shellScript.path,
    extraScripts: [...client.extraScripts, ...(islands === undefined ? [] : [islands.path])],
    scriptSize: [shellScript, ...waking].reduce(
      (sum, file) => sum + size(file),
      client.scriptSize - (theirs ? size(theirs) : 0),
    ),
  };
}
