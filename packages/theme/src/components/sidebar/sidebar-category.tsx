// A sidebar category: its label, and the control that collapses the list after it. If the label is a link, it is placed
// next to the <details>, because a summary must not contain another control. The list is the next sibling, and CSS
// hides it while the <details> is closed.

import type { SidebarCategoryView } from '@docsgen/contract/views';
import { fill } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';
import { SidebarLabel } from './sidebar-label.tsx';

interface SidebarCategoryProps {
  readonly category: SidebarCategoryView;
  readonly messages: Messages;
}

export function SidebarCategory({ category, messages }: SidebarCategoryProps) {
  const { key, label, badge, href, isCurrent, isActive, isOpen, isCollapsible } = category;
  const active = isActive ? '' : undefined;
  const name = <SidebarLabel label={label} badge={badge} />;
  const link = href !== undefined && (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} data-active={active}>
      {name}
    </a>
  );
  if (!isCollapsible) return link || <span>{name}</span>;
  return (
    <>
      {link}
      <details data-key={key} open={isOpen}>
        <summary aria-label={link ? fill(messages.pages.categoryPages, { label }) : undefined} data-active={active}>
          {!link && name}
          <Icon name="caret" />
        </summary>
      </details>
    </>
  );
}
