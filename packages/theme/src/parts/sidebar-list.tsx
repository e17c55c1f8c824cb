// One level of the sidebar, and through its categories the levels below it.

import type { SidebarNode } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { SidebarCategory } from './sidebar-category.tsx';
import { SidebarLink } from './sidebar-link.tsx';

interface SidebarListProps {
  readonly nodes: readonly SidebarNode[];
  readonly strings: Strings;
}

export function SidebarList({ nodes, strings }: SidebarListProps) {
  return (
    <ul className="sidebar-list">
      {nodes.map((node) =>
        node.kind === 'category' ? (
          <li key={node.key} className={node.className} data-kind="category">
            <SidebarCategory category={node} strings={strings} />
            <SidebarList nodes={node.nodes} strings={strings} />
          </li>
        ) : (
          <li key={node.kind === 'branch' ? node.key : `${node.label} ${node.href}`} className={node.className}>
            <SidebarLink node={node} strings={strings} />
          </li>
        ),
      )}
    </ul>
  );
}
