// Lists of pages and headings. docsgen generates them at build time, so they work only outside of islands.
import type { ReactNode } from 'react';
import { ownComponent } from './environment.ts';

interface DocItem {
  readonly type?: string;
  readonly label?: string;
  readonly title?: string;
  readonly href?: string;
  readonly description?: string;
  readonly items?: readonly DocItem[];
}

export function DocCard({ item }: { readonly item: DocItem }): ReactNode {
  const Card = ownComponent('Card', 'DocCard');
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
    const PageList = ownComponent('PageList', 'DocCardList');
    return <PageList />;
  }
  const Cards = ownComponent('Cards', 'DocCardList');
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
  const Contents = ownComponent('Contents', 'TOCInline');
  return <Contents />;
}
