// The panel beside the page. On desks it is the column with the section's pages; on phones the same element is
// a popover that the navbar's button opens without script, and that the main menu's links stand in too.

import type { HydratedShellView, SidebarView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { PhoneMenu } from './phone-menu.tsx';

interface MenuProps {
  readonly shell: HydratedShellView;
  readonly sidebar: SidebarView | undefined;
  readonly messages: ShellMessages;
}

export function Menu({ shell, sidebar, messages }: MenuProps) {
  return (
    <div id="docsgen-menu" className="menu" popover="auto" data-shell="">
      <button
        type="button"
        className="control menu-close"
        popoverTarget="docsgen-menu"
        popoverTargetAction="hide"
        aria-label={messages.closeMenu}
        {...messages.foreign?.closeMenu}
      >
        <Icon name="close" />
      </button>
      {sidebar !== undefined && <Sidebar sidebar={sidebar} messages={messages} />}
      <PhoneMenu shell={shell} isDrawer={sidebar !== undefined} messages={messages} />
    </div>
  );
}
