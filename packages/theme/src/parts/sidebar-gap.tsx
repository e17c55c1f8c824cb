// Where a very long list of the sidebar leaves items out: how many, and a link to the nearest of them.

import type { SidebarGap as SidebarGapView } from '../props.ts';
import { fillCount } from '../strings/fill.ts';
import type { Strings } from '../strings/strings.ts';

interface SidebarGapProps {
  readonly gap: SidebarGapView;
  readonly lang: string;
  readonly strings: Strings;
}

export function SidebarGap({ gap, lang, strings }: SidebarGapProps) {
  return <a href={gap.href}>{fillCount(strings.moreItems[gap.side], gap.count, lang)}</a>;
}
