// Links to other languages keep the query and hash of the current URL. The choice is stored, but never causes a
// redirect.

import { closest } from '../../lib/closest.ts';
import { writePreference } from '../../lib/preferences.ts';

/** Must be called before listeners that follow links are added. */
export function startLanguageLinks(): void {
  // `auxclick` covers links opened in a new tab or copied from the context menu.
  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(type, ({ target, button }) => {
      const link = closest<HTMLAnchorElement>(target, '[data-language-link]');
      if (link === null) return;
      link.search = location.search;
      link.hash = location.hash;
      if (button < 2) writePreference('language', link.lang);
    });
  }
}
