// Remembers the version that the reader chose in the version menu or a notice. Links to a section that do not specify a
// version are changed to point to the stored version. Links to another version of the page keep its query and hash.

import { closest } from '../../lib/closest.ts';
import { forgetPreference, readPreference, writePreference } from '../../lib/preferences.ts';

export function startVersions(): void {
  // The click is captured before other listeners follow the link; `mousedown` covers the middle button and the context
  // menu.
  for (const type of ['mousedown', 'click']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = closest<HTMLAnchorElement>(target, 'a[data-version]');
        if (link === null) return;
        const { section = '', version = '' } = link.dataset;
        link.search = location.search;
        link.hash = location.hash;
        if (type === 'click') writePreference(`version.${section}`, version);
      },
      true,
    );
  }
  refreshVersions();
}

/**
 * Updates links to a section. The version that is being read takes precedence, then the preferred version, then the
 * latest version.
 */
export function refreshVersions(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-versions]')) {
    const { section = '', versions = '[]' } = link.dataset;
    const hrefs: readonly (readonly [string, string])[] = JSON.parse(versions);
    const [latest] = hrefs;
    const find = (name: string | null | undefined) => hrefs.find(([version]) => version === name);
    const preferred = readPreference(`version.${section}`);
    if (preferred !== undefined && !find(preferred)) forgetPreference(`version.${section}`);
    const chosen = find(shownVersion(section)) ?? find(preferred) ?? latest;
    if (chosen) link.href = chosen[1];
  }
}

/** Returns `undefined` if the page is not in that section. */
function shownVersion(section: string): string | undefined {
  const links = document.querySelectorAll<HTMLElement>('a[data-version][aria-current]');
  return Array.from(links).find(({ dataset }) => dataset.section === section)?.dataset.version;
}
