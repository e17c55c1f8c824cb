// The pages of a section. React inserts the list as HTML without traversing it, because it is the largest part of many
// pages.

import type { SidebarView } from '@docsgen/contract/views';
import { fill } from '../../i18n/fill.ts';
import type { ShellMessages } from '../../i18n/messages.ts';
import { SidebarBottom } from '../slots/sidebar-bottom.tsx';
import { SidebarTop } from '../slots/sidebar-top.tsx';

interface SidebarProps {
  readonly sidebar: SidebarView;
  readonly messages: ShellMessages;
}

export function Sidebar({ sidebar, messages }: SidebarProps) {
  return (
    <nav
      className="sidebar"
      aria-label={fill(messages.sidebar, { section: sidebar.label })}
      data-sidebar-key={sidebar.key}
    >
      <p className="menu-heading">{sidebar.label}</p>
      <SidebarTop sidebar={sidebar} messages={messages} />
      <ul dangerouslySetInnerHTML={{ __html: sidebar.html }} />
      <SidebarBottom sidebar={sidebar} messages={messages} />
    </nav>
  );
}
