// What reading MDX adds to the pipeline, in one place: only sites with pages in MDX load it.

import type { SourcePath } from '../../model/paths.ts';
import type { SourceLine } from '../parse/source-lines.ts';
import { mdxTypes } from '../tree/jsx-nodes.ts';
import { drawMarked } from './builtin-components.ts';
import { asMdx } from './page/as-mdx.ts';
import { openMdxPage } from './page/open-page.ts';
import { pageModule } from './page/page-module.ts';
import { restorePositions } from './page/positions.ts';
import { withMdx } from './page/reference-parser.ts';
import { drawPage } from './render-jsx.ts';

export type MdxSteps = typeof mdxSteps;

export const mdxSteps = {
  /** Adds the syntax to the reference parser. */
  withMdx,
  pageModule,
  /** Types of nodes that stay as they are when elements are made. */
  passThrough: [...mdxTypes],
  drawPage,
  drawMarked,
  restorePositions,
  openMdxPage,
  asMdx,
  linesOf,
};

/** Origins of a page's lines, as a list that lines of partials can be added to. */
function linesOf(page: SourcePath, { text, lines }: WrittenLines): SourceLine[] {
  if (lines) return [...lines];
  return text.split('\n').map((_, index) => ({ file: page, line: index + 1, indent: 0 }));
}

interface WrittenLines {
  readonly text: string;
  readonly lines: readonly SourceLine[] | undefined;
}
