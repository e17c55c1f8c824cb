// Converts a Docusaurus page. Changes only syntax that docsgen reads differently. Each construct has a module in
// `markdown/`.

import { applyEdits, error } from 'docsgen/internals';
import { reportCodeMarks } from '../code-marks.ts';
import { openPage as openText } from '../page-work.ts';
import { convertedFile, openConversion, type SourceToConvert } from './conversion.ts';
import { convertCustomKind } from './markdown/admonition.ts';
import { anchorsOf, keepHeadingIds } from './markdown/anchors.ts';
import { convertComments, convertTruncate } from './markdown/comments.ts';
import { convertComponents } from './markdown/components.ts';
import { fillFences } from './markdown/filled-fences.ts';
import { convertFrontMatter } from './markdown/front-matter.ts';
import { convertLinks } from './markdown/links.ts';
import { givenNames, namesIn } from './markdown/names.ts';
import { openPage } from './markdown/open-page.ts';
import { convertRequires, removeListeners } from './markdown/page-code.ts';
import { convertImports } from './markdown/page-imports.ts';
import { outermost, type Work } from './markdown/work.ts';
import type { ConvertedFile, Placement } from './placement.ts';

export async function convertMarkdown(source: SourceToConvert, placement: Placement): Promise<ConvertedFile> {
  const { placed, text } = source;
  const { site } = placement;
  const page = await openPage(text, placed.from, site.markdown);
  const { tree, syntaxError } = page;
  if (tree === undefined) {
    const what = syntaxError?.message.replace(/^./, (first) => first.toLowerCase()) ?? '';
    const hint = syntaxError?.hint ?? 'Fix the syntax error, or set format: md in the front matter';
    const place = {
      file: placed.from,
      position: syntaxError && { line: syntaxError.line, column: syntaxError.column },
    };
    const unread = error({ code: 'migration', message: `This page cannot be read as MDX: ${what}`, hint, ...place });
    return { ...convertedFile(openConversion(source, placement), text), losses: [unread] };
  }
  const work: Work = {
    ...openConversion(source, placement),
    page,
    names: namesIn(page),
    ...(await givenNames(placement)),
    targets: new Set(placement.files.map(({ to }) => to)),
    edits: [],
  };
  await convert(work);
  reportCodeMarks({ ...openText(placed.from, text), losses: work.losses });
  return {
    ...convertedFile(work, applyEdits(text, outermost(work.edits))),
    anchors: await anchorsOf(page, placed.from, placement),
  };
}

/** Larger replacements are first, because edits inside a replaced range are ignored. */
async function convert(work: Work): Promise<void> {
  convertFrontMatter(work);
  convertTruncate(work);
  convertComponents(work);
  for (const node of work.page.nodes) if (node.type === 'containerDirective') convertCustomKind(work, node);
  await fillFences(work);
  removeListeners(work);
  convertRequires(work);
  convertLinks(work);
  convertComments(work);
  keepHeadingIds(work);
  await convertImports(work);
}
