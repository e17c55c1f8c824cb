// Lists of pages and headings. docsgen generates them at build time, so they work only outside of islands.
import type { ReactNode } from 'react';
import { isInIsland, mistake, ownComponent } from './environment.ts';

interface DocItem {
  readonly type?: string;
  readonly label?: string;
  readonly title?: string;
  readonly href?: string;
  readonly description?: string;
  readonly items?: readonly DocItem[];
}

/** Returns a built-in component, which cannot be rendered in an island. */
function listed(name: string, as: string): NonNullable<ReturnType<typeof ownComponent>> {
  const component = isInIsland() ? undefined : ownComponent(name);
  if (component === undefined) throw mistake(`<${as}> cannot be rendered here: use <${name}> in the page instead`, as);
  return component;
}

interface DocCardProps {
  readonly item: DocItem;
}

export function DocCard({ item }: DocCardProps): ReactNode {
  const Card = listed('Card', 'DocCard');
  const href = item.href ?? item.items?.find((each) => each.href !== undefined)?.href;
  return (
    <Card title={item.label ?? item.title ?? href ?? ''} {...(href !== undefined && { href })}>
      {item.description}
    </Card>
  );
}

interface DocCardListProps {
  readonly items?: readonly DocItem[];
  readonly className?: string;
}

/** Without `items`, lists the child pages of the current page. */
export function DocCardList({ items }: DocCardListProps): ReactNode {
  if (items === undefined) {
    const PageList = listed('PageList', 'DocCardList');
    return <PageList />;
  }
  const Cards = listed('Cards', 'DocCardList');
  return (
    <Cards>
      {items.map((item) => (
        <DocCard key={item.href ?? item.label} item={item} />
      ))}
    </Cards>
  );
}

interface TOCInlineProps {
  readonly toc?: unknown;
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** Lists the headings of the current page, and ignores `toc`. */
export function TOCInline(_props: TOCInlineProps): ReactNode {
  const Contents = listed('Contents', 'TOCInline');
  return <Contents />;
}
