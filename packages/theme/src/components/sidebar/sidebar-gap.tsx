// A link in place of items omitted from a very long sidebar list. It shows their number and links to the nearest item.

import type { SidebarGapView } from '@docsgen/contract/views';
import { fillCount } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';

interface SidebarGapProps {
  readonly gap: SidebarGapView;
  readonly lang: string;
  readonly messages: Messages;
}

export function SidebarGap({ gap, lang, messages }: SidebarGapProps) {
  return (
    <a href={gap.href} {...messages.shell.foreign?.moreItems}>
      {fillCount(messages.pages.moreItems[gap.side], gap.count, messages.shell.foreign?.moreItems?.lang ?? lang)}
    </a>
  );
}
