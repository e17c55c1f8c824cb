// A navbar item that holds several links.

import type { NavbarDropdown } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Dropdown } from './dropdown.tsx';
import { NavLink } from './nav-link.tsx';

interface NavDropdownProps {
  readonly dropdown: NavbarDropdown;
  readonly strings: Strings;
}

export function NavDropdown({ dropdown, strings }: NavDropdownProps) {
  return (
    <Dropdown label={dropdown.label} isActive={dropdown.isActive}>
      {dropdown.items.map((link) => (
        <li key={link.href}>
          <NavLink link={link} strings={strings} />
        </li>
      ))}
    </Dropdown>
  );
}
