// A small menu of links that unfolds below its label, without script; dropdown.ts adds Escape and
// closing by a click elsewhere.

import type { ReactNode } from 'react';
import { Icon } from '../../styles/icons/icon.tsx';

interface DropdownProps {
  /** What the closed menu shows. */
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
