// Creates placeholder pages for React pages that fail.

const opening = '// docsgen migrate: placeholder for a page that throws an error while rendering.';

export function isStandIn(module: string): boolean {
  return module.startsWith(opening);
}

/** Returns a module for `pages/` that works with any file extension and excludes itself from search engines. */
export function placeholderPage(title: string): string {
  return `${opening}
// The original module is in the file of the same name with a leading underscore. Fix it, then rename it to this file.
import { createElement } from 'react';

export const meta = {
  title: ${quoted(title)},
  layout: 'doc',
  unlisted: true,
  searchable: false,
  contents: false,
};

export { NotMigrated as default };

function NotMigrated() {
  return createElement('p', null, 'This page has not been migrated yet.');
}
`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;
}
