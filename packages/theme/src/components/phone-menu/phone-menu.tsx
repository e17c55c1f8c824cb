// The navbar's content for the phone menu: links, languages and the color mode toggle. If the menu also has a sidebar,
// this is a collapsible list below it.

import type { HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';
import { ColorToggle } from '../color-mode/color-toggle.tsx';
import { LanguageLink } from '../languages/language-link.tsx';
import { NavLink } from '../navbar/nav-link.tsx';

interface PhoneMenuProps {
  readonly shell: HydratedShellView;
  /** Whether the list is collapsed at first. */
  readonly isDrawer: boolean;
  readonly messages: ShellMessages;
}

export function PhoneMenu({ shell, isDrawer, messages }: PhoneMenuProps) {
  const lists = (
    <>
      <SiteLinks shell={shell} messages={messages} />
      {shell.locales.length > 1 && (
        <>
          <p className="phone-menu-label" {...messages.foreign?.languages}>
            {messages.languages}
          </p>
          <ul>
            {shell.locales.map((locale) => (
              <li key={locale.lang}>
                <LanguageLink locale={locale} />
              </li>
            ))}
          </ul>
        </>
      )}
      {shell.colorMode.canSwitch && <ColorToggle colorMode={shell.colorMode} hasLabel={true} messages={messages} />}
      {shell.social && <div className="social" dangerouslySetInnerHTML={{ __html: shell.social }} />}
    </>
  );
  return (
    <nav className="phone-menu" aria-label={messages.mainMenu}>
      {isDrawer ? (
        <details>
          <summary className="menu-heading" {...messages.foreign?.mainMenu}>
            {messages.mainMenu}
            <Icon name="caret" />
          </summary>
          {lists}
        </details>
      ) : (
        <>
          <p className="menu-heading" {...messages.foreign?.mainMenu}>
            {messages.mainMenu}
          </p>
          {lists}
        </>
      )}
    </nav>
  );
}

/** Navbar menus become lists with a label. */
function SiteLinks({ shell, messages }: Pick<PhoneMenuProps, 'shell' | 'messages'>) {
  return (
    <ul>
      {shell.navbar.map((item) => (
        <li key={`${item.kind} ${item.label}`}>
          {item.kind === 'link' ? (
            <NavLink link={item} messages={messages} />
          ) : (
            <>
              <p className="phone-menu-label">{item.label}</p>
              <ul>
                {item.items.map((link) => (
                  <li key={link.href}>
                    <NavLink link={link} messages={messages} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
