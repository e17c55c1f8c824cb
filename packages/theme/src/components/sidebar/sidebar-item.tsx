// A sidebar item. The item is rendered only on the server, once for all pages on which it looks the same. The items of
// a category are inserted into its list afterwards.

import type { SidebarGapView, SidebarNode } from '@docsgen/contract/views';
import { fillCount } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';
import { SidebarCategory } from './sidebar-category.tsx';
import { SidebarLink } from './sidebar-link.tsx';

interface SidebarItemProps {
  readonly node: SidebarNode;
  readonly lang: string;
  readonly messages: Messages;
}

export function SidebarItem({ node, lang, messages }: SidebarItemProps) {
  if (node.kind !== 'category') {
    return (
      <li className={node.className}>
        {node.kind === 'gap' ? (
          <SidebarGap gap={node} lang={lang} messages={messages} />
        ) : (
          <SidebarLink node={node} messages={messages} />
        )}
      </li>
    );
  }
  return (
    <li className={node.className}>
      <SidebarCategory category={node} messages={messages} />
      <ul />
    </li>
  );
}

interface SidebarGapProps {
  readonly gap: SidebarGapView;
  readonly lang: string;
  readonly messages: Messages;
}

/** A link in place of items omitted from a very long list. It shows their number and links to the nearest item. */
function SidebarGap({ gap, lang, messages }: SidebarGapProps) {
  return (
    <a href={gap.href} {...messages.shell.foreign?.moreItems}>
      {fillCount(messages.pages.moreItems[gap.side], gap.count, messages.shell.foreign?.moreItems?.lang ?? lang)}
    </a>
  );
}
