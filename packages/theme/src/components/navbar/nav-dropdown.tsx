// A navbar menu with several links.

import type { NavbarDropdown } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { NavLink } from './nav-link.tsx';

interface NavDropdownProps {
  readonly dropdown: NavbarDropdown;
  readonly messages: ShellMessages;
}

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
