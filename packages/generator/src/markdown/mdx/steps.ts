// All MDX steps of the pipeline, which are only loaded on sites with MDX pages.

import type { SourcePath } from '../../model/paths.ts';
import type { SourceLine } from '../parse/source-lines.ts';
import { mdxTypes } from '../tree/jsx-nodes.ts';
import { renderPlaceholders } from './component-placeholders.ts';
import { asMdx } from './page/as-mdx.ts';
import { openMdxPage } from './page/open-page.ts';
import { pageModule } from './page/page-module.ts';
import { restorePositions } from './page/positions.ts';
import { withMdx } from './page/reference-parser.ts';
import { renderMdx } from './render-jsx.ts';

export type MdxSteps = typeof mdxSteps;

export const mdxSteps = {
  withMdx,
  pageModule,
  /** Types of nodes that remark-rehype passes through. */
  passThrough: [...mdxTypes],
  renderMdx,
  renderPlaceholders,
  restorePositions,
  openMdxPage,
  asMdx,
  linesOf,
};

/** Returns the origins of a page's lines, in an array to which the origins of lines in partials can be appended. */
function linesOf(page: SourcePath, { text, lines }: WrittenLines): SourceLine[] {
  if (lines) return [...lines];
  return text.split('\n').map((_, index) => ({ file: page, line: index + 1, indent: 0 }));
}

interface WrittenLines {
  readonly text: string;
  readonly lines: readonly SourceLine[] | undefined;
}
