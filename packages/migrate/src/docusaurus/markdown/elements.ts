// Converts Docusaurus components to HTML elements and docsgen components, with one function for each.

import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import { attributesOf, attributeText, type Element, expressionIn, literalOf, rename, tagsOf, textOf } from './jsx.ts';
import { placeOf, rangeOf, replace, textAt, type Work } from './work.ts';

export function convertHead(work: Work, node: Element): void {
  rename(work, node, 'head');
}

/** Converts `<Details summary="…">`. A summary that is an element is moved to the content. */
export function convertDetails(work: Work, node: Element): boolean {
  const attributes = attributesOf(node);
  const names = [...(attributes?.keys() ?? ['?'])].filter((name) => name !== 'summary' && name !== 'open');
  const summary = attributes?.get('summary');
  const { open, close } = tagsOf(work, node);
  if (names.length > 0 || !close || node.type !== 'mdxJsxFlowElement') return false;
  const written = summary === undefined ? '' : summaryOf(work, summary);
  if (written === undefined) return false;
  const isOpen = attributes?.has('open') && literalOf(attributes.get('open')) !== false;
  // Content on a single line stays on this line: on a new line, it would become a paragraph, which cannot contain the
  // closing tag.
  const isInLine = !work.page.text.slice(open.start, close.end).includes('\n');
  replace(work, open, `<details${isOpen ? ' open' : ''}>${isInLine ? written.trimStart() : written}`);
  replace(work, close, '</details>');
  return true;
}

type Attribute = NonNullable<ReturnType<NonNullable<ReturnType<typeof attributesOf>>['get']>>;

function summaryOf(work: Work, summary: Attribute): string | undefined {
  const text = textOf(summary);
  if (text !== undefined)
    return `\n<summary>${text.replace(/[<{]/g, (sign) => (sign === '<' ? '&lt;' : '&#123;'))}</summary>`;
  const code = expressionIn(summary);
  const name = nodeIn(nodeIn(code?.openingElement)?.name);
  if (code?.type !== 'JSXElement' || name?.name !== 'summary') return undefined;
  return `\n${textAt(work, placeOf(work, code))}`;
}

/** Lists with custom items are replaced by the compatibility component. */
export function convertCardList(work: Work, node: Element): void {
  const attributes = attributesOf(node);
  const items = attributes?.get('items');
  const code = items && textAt(work, rangeOf(work, items));
  const isOwn = code === undefined || /useCurrentSidebarCategory\(\)\.items\b\s*\}?$/.test(code);
  if (attributes && isOwn) replace(work, rangeOf(work, node), '<PageList />');
}

/** Converts `toc={toc}`, and `toc={toc.slice(1)}` on pages whose title is in the text. */
export function convertContents(work: Work, node: Element): void {
  const attributes = attributesOf(node);
  const toc = attributes?.get('toc');
  if (!attributes || !(toc && isOwnContents(expressionIn(toc)))) return;
  const levels = (['minHeadingLevel', 'maxHeadingLevel'] as const).map((name) => literalOf(attributes.get(name)));
  // `toc={toc.filter(({ level }) => level === 2)}`
  const [, only] = /\blevel === (\d)\)/.exec(textAt(work, rangeOf(work, node))) ?? [];
  const [min, max] = levels.map((level) => (typeof level === 'number' ? level : only && Number(only)));
  const written = [min && `minLevel={${min}}`, max && `maxLevel={${max}}`].filter(Boolean);
  replace(work, rangeOf(work, node), ['<Contents', ...written, '/>'].join(' '));
}

function isOwnContents(code: Syntax | undefined): boolean {
  if (code?.type === 'Identifier') return code.name === 'toc';
  const callee = code?.type === 'CallExpression' ? nodeIn(code.callee) : undefined;
  const isPart =
    /^(slice|filter)$/.test(String(nodeIn(callee?.property)?.name)) && nodesIn(code?.arguments).length === 1;
  return isPart && nodeIn(callee?.object)?.name === 'toc';
}

export const videoPackage = 'react-lite-youtube-embed';

const ofVideo = new Set(['id', 'title', 'poster', 'thumbnail', 'noCookie', 'cookie', 'lazyLoad', 'webp', 'adNetwork']);

/**
 * Converts `<LiteYouTubeEmbed id="…" />`. docsgen does not contact YouTube either before the reader starts the video.
 */
export function convertVideo(work: Work, node: Element): void {
  const attributes = attributesOf(node);
  const id = textOf(attributes?.get('id'));
  if (!attributes || id === undefined || [...attributes.keys()].some((name) => !ofVideo.has(name))) return;
  const title = textOf(attributes.get('title')) ?? 'YouTube video';
  const parts = [attributeText('url', `https://www.youtube.com/watch?v=${id}`), attributeText('title', title)];
  const poster = textOf(attributes.get('thumbnail'));
  if (poster !== undefined) parts.push(attributeText('poster', poster));
  replace(work, rangeOf(work, node), `<Embed ${parts.join(' ')} />`);
}
