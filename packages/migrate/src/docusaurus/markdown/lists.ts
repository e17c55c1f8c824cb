// Converts lists that Docusaurus generates: cards of the pages in a category, and a table of contents.
import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import { attributesOf, type Element, expressionIn, literalOf } from './jsx.ts';
import { rangeOf, replace, textAt, type Work } from './work.ts';

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
