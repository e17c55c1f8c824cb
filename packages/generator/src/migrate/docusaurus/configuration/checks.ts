// How serious mistakes are. All are warnings at first, whatever they were: docsgen looks at more than Docusaurus did,
// pictures, files and HTML among them, and a site that has moved in is to be built.

import { type Plain, Remarked } from '../../yaml-text.ts';
import type { Work } from './work.ts';

export function checksOf({ config }: Work): Plain {
  const hooks = config.map('markdown').map('hooks');
  const level = (written: unknown): string => (written === 'ignore' ? 'off' : 'warning');
  // Links between Markdown files that lead nowhere are broken links of a page, too.
  config.skip('onBrokenMarkdownLinks');
  hooks.skip('onBrokenMarkdownLinks');
  const checks = {
    links: level(config.raw('onBrokenLinks')),
    anchors: level(config.raw('onBrokenAnchors')),
    images: level(hooks.raw('onBrokenMarkdownImages')),
    duplicateRoutes: isError(config.raw('onDuplicateRoutes')) ? undefined : 'warning',
  };
  return new Remarked('Mistakes in pages do not fail the build until you take these away.', checks);
}

function isError(level: unknown): boolean {
  return level === undefined || level === 'throw';
}
