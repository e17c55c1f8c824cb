// Tables of contents.
import type { ContentsEntry } from '@docsgen/contract/views';
import type { Heading } from '../../model/article.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { FrontMatter } from '../../model/source.ts';
import { headingRange, type NestedHeading, nestHeadings } from '../../text/nest-headings.ts';

export function contentsOf(
  headings: readonly Heading[],
  frontMatter: FrontMatter,
  config: SiteConfig,
): readonly ContentsEntry[] {
  if (frontMatter.hideContents || config.theme.toc === 'none') return [];
  const { contentsMin: min, contentsMax: max } = frontMatter;
  return nestHeadings(headings, headingRange({ min, max }, config.tableOfContents)).map(entryOf);
}

function entryOf({ id, html, level, children }: NestedHeading<Heading>): ContentsEntry {
  return { id, html, level, children: children.map(entryOf) };
}
