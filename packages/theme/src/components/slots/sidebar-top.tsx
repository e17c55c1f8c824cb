// A slot above the items of the sidebar. The theme itself draws nothing there; a site can.

import type { SidebarView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface SidebarTopProps {
  readonly sidebar: SidebarView;
  readonly messages: ShellMessages;
}

export function SidebarTop(_props: SidebarTopProps) {
  return null;
}
