// What the navbar holds on desks, as lists for the menu on phones: the site's links, the languages and
// the colour toggle.

import type { ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { ColorToggle } from './color-toggle.tsx';
import { LanguageLink } from './language-link.tsx';
import { NavLink } from './nav-link.tsx';

interface PhoneMenuProps {
  readonly shell: ShellView;
  readonly strings: Strings;
}

export function PhoneMenu({ shell, strings }: PhoneMenuProps) {
  const links = shell.navbar.flatMap((item) => (item.kind === 'link' ? [item] : item.items));
  return (
    <nav className="phone-menu" aria-label={strings.mainMenu}>
      <p className="menu-heading">{strings.mainMenu}</p>
      <ul>
        {links.map((link) => (
          <li key={`${link.label} ${link.href}`}>
            <NavLink link={link} strings={strings} />
          </li>
        ))}
      </ul>
      {shell.locales.length > 1 && (
        <>
          <p className="menu-heading">{strings.languages}</p>
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
    </nav>
  );
}
