// The pages of a section.

import type { SidebarView } from '../props.ts';
import { fill } from '../strings/fill.ts';
import type { Strings } from '../strings/strings.ts';
import { SidebarList } from './sidebar-list.tsx';

interface SidebarProps {
  readonly sidebar: SidebarView;
  readonly strings: Strings;
}

export function Sidebar({ sidebar, strings }: SidebarProps) {
  return (
    <nav
      className="sidebar"
      aria-label={fill(strings.sidebar, { section: sidebar.label })}
      data-sidebar-key={sidebar.key}
    >
      <p className="menu-heading">{sidebar.label}</p>
      <SidebarList nodes={sidebar.nodes} strings={strings} />
    </nav>
  );
}
