// The version of a section that the reader chose, in the version menu or above an old page: links that name the
// section but no version lead there. A link to another version of this page keeps its query and hash.

import { closest } from '../../lib/closest.ts';
import { forgetPreference, readPreference, writePreference } from '../../lib/preferences.ts';

export function startVersions(): void {
  // Before others follow the link; `mousedown` for the middle button and the context menu.
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

/** Links to a section lead into the version that is being read, else into the one preferred, else into the latest. */
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

/** `undefined`: the page is not in that section. */
function shownVersion(section: string): string | undefined {
  const links = document.querySelectorAll<HTMLElement>('a[data-version][aria-current]');
  return Array.from(links).find(({ dataset }) => dataset.section === section)?.dataset.version;
}
