// One item of the sidebar. Drawn by the server alone, once for all pages that show it alike: what is below a category
// is put into its list afterwards.

import type { SidebarNode } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { SidebarCategory } from './sidebar-category.tsx';
import { SidebarGap } from './sidebar-gap.tsx';
import { SidebarLink } from './sidebar-link.tsx';

interface SidebarItemProps {
  readonly node: SidebarNode;
  readonly lang: string;
  readonly strings: Strings;
}

export function SidebarItem({ node, lang, strings }: SidebarItemProps) {
  if (node.kind !== 'category') {
    return (
      <li className={node.className}>
        {node.kind === 'gap' ? (
          <SidebarGap gap={node} lang={lang} strings={strings} />
        ) : (
          <SidebarLink node={node} strings={strings} />
        )}
      </li>
    );
  }
  return (
    <li className={node.className}>
      <SidebarCategory category={node} strings={strings} />
      <ul />
    </li>
  );
}
