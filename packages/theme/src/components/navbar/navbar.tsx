// The bar at the top of every page. On phones it contains only the menu button, the brand and the search button;
// everything else is in the menu (phone-menu/menu.tsx).

import type { HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';
import { ColorToggle } from '../color-mode/color-toggle.tsx';
import { LanguageMenu } from '../languages/language-menu.tsx';
import { NavbarEnd } from '../slots/navbar-end.tsx';
import { Logo } from './logo.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { SearchButton } from './search-box.tsx';

/** Set at bundle time: the components of the theme that the site overrides. */
declare const siteOverrides: { readonly logo?: boolean };

interface NavbarProps {
  readonly shell: HydratedShellView;
  readonly messages: ShellMessages;
}

export function Navbar({ shell, messages }: NavbarProps) {
  const { logo } = shell;
  return (
    <header className="navbar" data-shell="">
      <div className="navbar-inner">
        <button
          type="button"
          className="control menu-button"
          popoverTarget="docsgen-menu"
          aria-label={messages.menu}
          {...messages.foreign?.menu}
        >
          <Icon name="menu" />
        </button>
        {siteOverrides.logo ? (
          <Logo shell={shell} />
        ) : (
          <a className="brand" href={shell.homeHref}>
            {logo !== undefined && <span className="logo" dangerouslySetInnerHTML={{ __html: logo.html }} />}
            {!logo?.isName && <span className="brand-name">{shell.siteTitle}</span>}
          </a>
        )}
        <nav className="navbar-nav" aria-label={messages.mainMenu}>
          <NavbarItems items={shell.navbar} side="start" messages={messages} />
          <NavbarItems items={shell.navbar} side="end" messages={messages} />
        </nav>
        {shell.search !== undefined && <SearchButton search={shell.search} messages={messages} />}
        {shell.locales.length > 1 && <LanguageMenu locales={shell.locales} messages={messages} />}
        {shell.colorMode.canSwitch && <ColorToggle colorMode={shell.colorMode} hasLabel={false} messages={messages} />}
        {shell.social && <div className="social" dangerouslySetInnerHTML={{ __html: shell.social }} />}
        <NavbarEnd shell={shell} messages={messages} />
      </div>
    </header>
  );
}
