// Severity of checks. All checks are warnings at first, because docsgen checks more than Docusaurus, such as images,
// files and HTML, and the migrated site must build.

import { type Plain, Remarked } from '../../yaml-text.ts';
import type { Work } from './work.ts';

export function checksOf({ config }: Work): Plain {
  const hooks = config.map('markdown').map('hooks');
  const level = (written: unknown): string => (written === 'ignore' ? 'off' : 'warning');
  // Broken links between Markdown files are reported as broken links.
  config.skip('onBrokenMarkdownLinks');
  hooks.skip('onBrokenMarkdownLinks');
  const checks = {
    links: level(config.raw('onBrokenLinks')),
    anchors: level(config.raw('onBrokenAnchors')),
    images: level(hooks.raw('onBrokenMarkdownImages')),
    duplicateRoutes: isError(config.raw('onDuplicateRoutes')) ? undefined : 'warning',
  };
  return new Remarked('Errors in pages do not fail the build until you remove these lines.', checks);
}

function isError(level: unknown): boolean {
  return level === undefined || level === 'throw';
}
