// Every kind of sidebar item in each state; the label describes it.
import type { SidebarCategoryView, SidebarNode, SidebarPage } from '@docsgen/contract/views';
import { here } from './views.ts';

/** An item with its children. */
export interface SidebarTree {
  readonly node: SidebarNode;
  readonly below?: readonly SidebarTree[];
}

const className = undefined;

const badge = undefined;

const page = (label: string, state: Partial<SidebarPage> = {}): SidebarTree => ({
  node: { kind: 'page', label, badge, href: here(label), isCurrent: false, className, ...state },
});

const category = (label: string, state: Partial<SidebarCategoryView>, below: SidebarTree['below']): SidebarTree => ({
  below: below ?? [],
  node: {
    kind: 'category',
    key: label,
    label,
    badge,
    href: undefined,
    isCurrent: false,
    isActive: false,
    isOpen: false,
    isCollapsible: true,
    className,
    ...state,
  },
});

const more = (side: 'before' | 'after', count: number): SidebarTree => ({
  node: { kind: 'gap', side, count, href: here(side), className: undefined },
});

/** By kind, so that a new kind cannot be forgotten. */
const itemsByKind = {
  page: [
    page('Page'),
    page('Page with a label that is too long to stand in one line'),
    page('internationalization'),
    page('Page with a badge', { badge: 'New' }),
    page('Page with a long label and the longest badge', { badge: 'Nur bis 2030-12-31 !' }),
  ],
  external: ['Page of another site', 'Another one, with a badge'].map((label, index) => ({
    node: { kind: 'external', label, badge: index ? 'Beta' : badge, href: 'https://example.com/', className } as const,
  })),
  category: [
    category('Closed category', {}, [page('Hidden page')]),
    category('Closed, with a badge', { badge: 'New' }, [page('Hidden page')]),
    category('Closed, with a page of its own', { href: here('own'), badge: 'New' }, [page('Hidden page')]),
    category('Open category', { isOpen: true, isActive: true }, [
      page('Page in it'),
      category('Open, below, with a page', { href: here('below'), isOpen: true, isActive: true }, [
        page('The current page', { isCurrent: true, badge: 'Beta' }),
        category('Closed, two levels down', {}, [page('Hidden page')]),
      ]),
    ]),
    category('Current page of a category', { href: here('current'), isCurrent: true, isActive: true, isOpen: true }, [
      page('Page below it'),
    ]),
    category('Category that cannot be folded', { isCollapsible: false, isOpen: true, badge: 'v2' }, [
      page('Page that is shown'),
    ]),
    category('The same, with a page', { isCollapsible: false, isOpen: true, href: here('same') }, [
      page('Another page that is shown'),
    ]),
  ],
  branch: [{ node: { kind: 'branch', key: 'branch', label: 'Branch', badge: 'New', href: here('branch'), className } }],
  gap: [
    category('List that leaves some out', { isOpen: true }, [
      more('before', 12),
      page('Page between'),
      more('after', 1),
    ]),
  ],
} satisfies Readonly<Record<SidebarNode['kind'], readonly SidebarTree[]>>;

export const sidebarItems: readonly SidebarTree[] = Object.values(itemsByKind).flat();
