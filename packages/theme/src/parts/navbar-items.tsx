// The site's links on one side of the navbar.

import type { NavbarItem } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { NavDropdown } from './nav-dropdown.tsx';
import { NavLink } from './nav-link.tsx';

interface NavbarItemsProps {
  readonly items: readonly NavbarItem[];
  readonly side: 'start' | 'end';
  readonly strings: Strings;
}

export function NavbarItems({ items, side, strings }: NavbarItemsProps) {
  return (
    <ul className="navbar-items" data-side={side}>
      {items
        .filter((item) => item.side === side)
        .map((item) => (
          <li key={`${item.kind} ${item.label}`}>
            {item.kind === 'link' ? (
              <NavLink link={item} strings={strings} />
            ) : (
              <NavDropdown dropdown={item} strings={strings} />
            )}
          </li>
        ))}
    </ul>
  );
}
