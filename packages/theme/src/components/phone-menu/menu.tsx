// The panel next to the page. On desktops it is a column with the section's pages. On phones it is a popover, opened by
// the navbar button without JavaScript, that also contains the links of the main menu.

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
