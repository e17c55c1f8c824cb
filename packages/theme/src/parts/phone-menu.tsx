// What the navbar holds on desks, as lists for the menu on phones: the site's links, the languages and
// the colour toggle. Below a section's pages it is a drawer that opens without script.

import type { ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { ColorToggle } from './color-toggle.tsx';
import { Icon } from './icon.tsx';
import { LanguageLink } from './language-link.tsx';
import { NavLink } from './nav-link.tsx';

interface PhoneMenuProps {
  readonly shell: ShellView;
  /** Folded away until it is asked for. */
  readonly isDrawer: boolean;
  readonly strings: Strings;
}

export function PhoneMenu({ shell, isDrawer, strings }: PhoneMenuProps) {
  const links = shell.navbar.flatMap((item) => (item.kind === 'link' ? [item] : item.items));
  const lists = (
    <>
      <ul>
        {links.map((link) => (
          <li key={`${link.label} ${link.href}`}>
            <NavLink link={link} strings={strings} />
          </li>
        ))}
      </ul>
      {shell.locales.length > 1 && (
        <>
          <p className="phone-menu-label">{strings.languages}</p>
          <ul>
            {shell.locales.map((locale) => (
              <li key={locale.lang}>
                <LanguageLink locale={locale} />
              </li>
            ))}
          </ul>
        </>
      )}
      {shell.colorMode.canSwitch && <ColorToggle colorMode={shell.colorMode} hasLabel={true} strings={strings} />}
    </>
  );
  return (
    <nav className="phone-menu" aria-label={strings.mainMenu}>
      {isDrawer ? (
        <details>
          <summary className="menu-heading">
            {strings.mainMenu}
            <Icon name="caret" />
          </summary>
          {lists}
        </details>
      ) : (
        <>
          <p className="menu-heading">{strings.mainMenu}</p>
          {lists}
        </>
      )}
    </nav>
  );
}
