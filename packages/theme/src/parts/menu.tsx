// The panel beside the page. On desks it is the column with the section's pages; on phones the same element is
// a popover that the navbar's button opens without script, and that the main menu's links stand in too.

import type { ShellView, SidebarView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Sidebar } from './sidebar.tsx';

interface MenuProps {
  readonly shell: ShellView;
  readonly sidebar: SidebarView | undefined;
  readonly strings: Strings;
}

export function Menu({ shell, sidebar, strings }: MenuProps) {
  return (
    <div id="docsgen-menu" className="menu" popover="auto" data-shell="">
      <button
        type="button"
        className="control menu-close"
        popoverTarget="docsgen-menu"
        popoverTargetAction="hide"
        aria-label={strings.closeMenu}
      >
        <Icon name="close" />
      </button>
      {sidebar !== undefined && <Sidebar sidebar={sidebar} strings={strings} />}
      <PhoneMenu shell={shell} isDrawer={sidebar !== undefined} strings={strings} />
    </div>
  );
}
