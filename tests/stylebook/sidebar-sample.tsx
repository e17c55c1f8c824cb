// The sidebar of the stylebook, with every kind of item in each state.
import type { SidebarView } from '@docsgen/contract/views';
import { SidebarItem } from '../../packages/theme/src/components/sidebar/sidebar-item.tsx';
import { en } from '../../packages/theme/src/i18n/en.ts';
import { themeMarkup } from '../../packages/theme/src/server/react-markup.tsx';
import { createSidebarRenderer, type SidebarRenderer } from '../../packages/theme/src/server/sidebar-renderer.tsx';
import type { Drawing } from './drawing.tsx';
import { type SidebarTree, sidebarItems } from './sidebar-items.ts';
import { lang } from './views.ts';

export function drawSidebar({ draw }: Drawing): SidebarView {
  const render: SidebarRenderer = createSidebarRenderer(themeMarkup, { [lang]: en }, new Map());
  const htmlOf = ({ node, below = [] }: SidebarTree): string => {
    // The renderer creates the HTML; this only records the rendered components.
    draw(<SidebarItem node={node} lang={lang} messages={en} />);
    const { start, end } = render(node, lang);
    return start + below.map(htmlOf).join('') + end;
  };
  return { key: 'stylebook', label: 'All items', html: sidebarItems.map(htmlOf).join('') };
}
