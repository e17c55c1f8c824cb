// The line of a category: its label, and the control that folds the list after it. Where the label is a link
// to the category's own page it stands beside the <details>, because a summary must not hold another control;
// the list follows as a sibling, and the styles hide it while the <details> is closed.

import type { SidebarCategory as SidebarCategoryView } from '../props.ts';
import { fill } from '../strings/fill.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface SidebarCategoryProps {
  readonly category: SidebarCategoryView;
  readonly strings: Strings;
}

export function SidebarCategory({ category, strings }: SidebarCategoryProps) {
  const { key, label, href, isCurrent, isActive, isOpen, isCollapsible } = category;
  const active = isActive ? '' : undefined;
  const link = href !== undefined && (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} data-active={active}>
      {label}
    </a>
  );
  if (!isCollapsible) return link || <span>{label}</span>;
  return (
    <>
      {link}
      <details data-key={key} open={isOpen}>
        <summary aria-label={link ? fill(strings.categoryPages, { label }) : undefined} data-active={active}>
          {!link && label}
          <Icon name="caret" />
        </summary>
      </details>
    </>
  );
}
