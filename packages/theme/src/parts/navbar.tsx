// The bar at the top of every page. On phones only the menu's button and the brand are left of it; what it
// holds on desks stands in the menu (menu.tsx) there.

import type { ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { ColorToggle } from './color-toggle.tsx';
import { Icon } from './icon.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Mark } from './mark.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { SearchBox } from './search-box.tsx';

interface NavbarProps {
  readonly shell: ShellView;
  readonly strings: Strings;
}

export function Navbar({ shell, strings }: NavbarProps) {
  return (
    <header className="navbar" data-shell="">
      <div className="navbar-inner">
        <button type="button" className="control menu-button" popoverTarget="docsgen-menu" aria-label={strings.menu}>
          <Icon name="menu" />
        </button>
        <a className="brand" href={shell.homeHref}>
          <Mark />
          <span className="brand-name">{shell.siteTitle}</span>
        </a>
        <nav className="navbar-nav" aria-label={strings.mainMenu}>
          <NavbarItems items={shell.navbar} side="start" strings={strings} />
          <NavbarItems items={shell.navbar} side="end" strings={strings} />
        </nav>
        {shell.search !== undefined && <SearchBox search={shell.search} strings={strings} />}
        {shell.locales.length > 1 && <LanguageMenu locales={shell.locales} strings={strings} />}
        {shell.colorMode.canSwitch && <ColorToggle colorMode={shell.colorMode} hasLabel={false} strings={strings} />}
      </div>
    </header>
  );
}
