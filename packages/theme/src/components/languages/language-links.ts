// Going to a page in another language keeps the place: query and hash of the address are taken along, as they are
// when the link is used. The choice is remembered; it never sends anybody anywhere.

import { closest } from '../../lib/closest.ts';
import { writePreference } from '../../lib/preferences.ts';

/** To be started before what follows links. */
export function startLanguageLinks(): void {
  // The second: opened in a tab of its own, or copied from the context menu.
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
