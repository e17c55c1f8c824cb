// The panel next to the page. On desktops, the panel is a column with the section's pages. On phones, the panel is a
// popover that also contains the links of the main menu. The navbar button opens it without JavaScript.

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
