// A slot above the items of the sidebar. Empty unless a site overrides it.

import type { SidebarView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface SidebarTopProps {
  readonly sidebar: SidebarView;
  readonly messages: ShellMessages;
}

export function SidebarTop(_props: SidebarTopProps) {
  return null;
}
