// A slot below the items of the sidebar. Empty unless a site overrides it.

import type { SidebarView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface SidebarBottomProps {
  readonly sidebar: SidebarView;
  readonly messages: ShellMessages;
}

export function SidebarBottom(_props: SidebarBottomProps) {
  return null;
}
