// A menu of links that opens below its label without JavaScript. dropdown.ts makes it close on Escape and outside
// clicks.

import type { ReactNode } from 'react';
import { Icon } from '../../styles/icons/icon.tsx';

interface DropdownProps {
  /** Content of the closed menu. */
  readonly label: ReactNode;
  readonly isActive: boolean;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

export function Dropdown({ label, isActive, children }: DropdownProps) {
  return (
    <details className="dropdown">
      <summary className="control" data-active={isActive ? '' : undefined}>
        {label}
        <Icon name="caret" />
      </summary>
      <ul className="dropdown-list">{children}</ul>
    </details>
  );
}
