// The pages of a section. React sets the list as it is and never walks it: it is the greatest part of many a page.

import type { SidebarView } from '../props.ts';
import { fill } from '../strings/fill.ts';
import type { Strings } from '../strings/strings.ts';

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
      <ul dangerouslySetInnerHTML={{ __html: sidebar.html }} />
    </nav>
  );
}
