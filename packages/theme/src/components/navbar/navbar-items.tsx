// The links on one side of the navbar.

import type { NavbarDropdown, NavbarItem } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { NavLink } from './nav-link.tsx';

interface NavbarItemsProps {
  readonly items: readonly NavbarItem[];
  readonly side: 'start' | 'end';
  readonly messages: ShellMessages;
}

export function NavbarItems({ items, side, messages }: NavbarItemsProps) {
  return (
    <ul className="navbar-items" data-side={side}>
      {items
        .filter((item) => item.side === side)
        .map((item) => (
          <li key={`${item.kind} ${item.label}`}>
            {item.kind === 'link' ? (
              <NavLink link={item} messages={messages} />
            ) : (
              <NavDropdown dropdown={item} messages={messages} />
            )}
          </li>
        ))}
    </ul>
  );
}

interface NavDropdownProps {
  readonly dropdown: NavbarDropdown;
  readonly messages: ShellMessages;
}

/** A menu with several links. */
export function NavDropdown({ dropdown, messages }: NavDropdownProps) {
  return (
    <Dropdown label={dropdown.label} isActive={dropdown.isActive}>
      {dropdown.items.map((link) => (
        <li key={link.href}>
          <NavLink link={link} messages={messages} />
        </li>
      ))}
    </Dropdown>
  );
}
