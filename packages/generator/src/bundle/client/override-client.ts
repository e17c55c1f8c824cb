// Creates the client assets of a site with component overrides: a site-specific shell script, additional styles, and
// islands.
import { gzipSync } from 'node:zlib';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { OutputFile } from '../../model/output.ts';
import { withStyles } from './extras.ts';

/** CSS grid areas for slots that are not part of the theme's default layout. */
const frames =
  '.doc-main>.below-article{grid-area:foot}.doc-main:has(>.below-article)>.doc-foot{grid-area:foot-end/foot}';

/** Files of a site's overrides that browsers load. */
interface OverrideFiles {
  /** Script that replaces the theme's shell script. */
  readonly shellScript: OutputFile;
  readonly styles: string;
  /** Islands with the files that they load, images and fonts. */
  readonly others: readonly OutputFile[];
}

/** If overrides contain islands, every page loads the script that hydrates them. */
export function withOverrideFiles(client: ClientAssets, { shellScript, styles, others }: OverrideFiles): ClientAssets {
  const islands = others.some(({ path }) => path.endsWith('.js')) ? client.articleFiles['theme:islands'] : undefined;
  const runtime = islands === undefined ? [] : [islands, ...islands.loads];
  const islandStyles =
    islands === undefined ? '' : 'docsgen-island,docsgen-slot{display:contents}docsgen-slot[hidden]{display:none}';
  const own = withStyles(client, `@layer layout{${frames}${islandStyles}}${styles}`);
  const themeShell = client.files.find(({ path }) => path === client.shellScript);
  const size = ({ content }: OutputFile): number => gzipSync(content).length;
  return {
    ...own,
    files: [...own.files.filter((file) => file.path !== client.shellScript), shellScript, ...others, ...runtime],
    shellScript: shellScript.path,
    extraScripts: [...client.extraScripts, ...(islands === undefined ? [] : [islands.path])],
    scriptSize: [shellScript, ...runtime].reduce(
      (sum, file) => sum + size(file),
      client.scriptSize - (themeShell ? size(themeShell) : 0),
    ),
  };
}
