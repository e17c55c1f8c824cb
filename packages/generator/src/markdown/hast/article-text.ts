// Extracts the text of an article for the search index, by heading and without markup.
import type { Element, ElementData, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { Heading, TextBlock, TextSection } from '../../model/article.ts';

declare module 'hast' {
  interface ElementData {
    /** Replaces the code of a code block in the text of the article. */
    setSearchText?: (text: string) => void;
  }
}

/** Inline elements. Any other element starts and ends a block of text. */
const inline = new Set(
  [
    'a abbr b bdi bdo button cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var',
    'docsgen-island docsgen-slot',
  ]
    .join(' ')
    .split(' '),
);

/** Elements that separate words within a block. A table row is a single block. */
const separators = new Set(['br', 'td', 'th']);

const skipped = new Set(['script', 'style', 'svg', 'template', 'noscript']);

/**
 * Must run after ids are added to headings. The first section contains the text before the first heading, but not the
 * title.
 */
export function textSections(tree: Root, headings: readonly Heading[]): readonly TextSection[] {
  const [title] = headings;
  const known = new Map(headings.map((heading) => [heading.id, heading]));
  const sections: { readonly heading: Heading | undefined; readonly blocks: TextBlock[] }[] = [];
  let words = '';
  let terms: string[] = [];
  const begin = (heading: Heading | undefined): void => void sections.push({ heading, blocks: [] });
  const put = (block: TextBlock): void => {
    if (block.text !== '') sections.at(-1)?.blocks.push(block);
  };
  const putCode = (node: Element): void => {
    const code: TextBlock = { text: textOf(node).trim(), isCode: true };
    const { blocks } = sections.at(-1) ?? {};
    if (code.text === '' || blocks === undefined) return;
    blocks.push(code);
    const setSearchText = (text: string): void => {
      blocks.splice(blocks.indexOf(code), 1, ...(text === '' ? [] : [{ text, isCode: false }]));
    };
    node.data = { ...node.data, setSearchText } as ElementData;
  };
  const endBlock = (): void => {
    // The pattern does not match single spaces, which are by far the most common.
    const text = words.replace(/\s{2,}|[^\S ]/g, ' ').trim();
    put(terms.length > 0 ? { text, isCode: false, terms } : { text, isCode: false });
    words = '';
    terms = [];
  };
  const readBlock = (node: Element): void => {
    endBlock();
    const heading = headingRank(node) === undefined ? undefined : known.get(String(node.properties.id));
    if (heading && (heading !== title || heading.level > 1)) begin(heading);
    else if (node.tagName === 'pre') putCode(node);
    else if (headingRank(node) === undefined) for (const child of node.children) read(child);
    endBlock();
  };
  const read = (node: RootContent): void => {
    if (node.type === 'text') words += node.value;
    if (node.type !== 'element' || skipped.has(node.tagName) || isNotText(node)) return;
    const { tagName, properties } = node;
    const children = node.rendered ?? node.children;
    const start = words.length;
    const isTerm = isTermAfter(words, node);
    if (tagName === 'img') words += ` ${properties.alt ?? ''} `;
    else if (separators.has(tagName) || inline.has(tagName)) for (const child of children) read(child);
    else readBlock(node);
    const term = isTerm ? words.slice(start).trim() : '';
    if (term !== '' && terms.at(-1) !== term) terms.push(term);
    // The contents of adjacent cells are separate words.
    if (separators.has(tagName)) words += ' ';
  };
  begin(undefined);
  for (const node of tree.children) read(node);
  endBlock();
  return sections;
}

/**
 * Whether the element is a term that the block explains: code at the start of the block, the first cell of a table row,
 * or a cell that contains only code.
 */
function isTermAfter(before: string, { tagName, children }: Element): boolean {
  const isFirst = before.trim() === '';
  if (tagName === 'code') return isFirst;
  if (tagName !== 'td') return false;
  return isFirst || children.every((child) => (child.type === 'element' ? child.tagName === 'code' : !isWord(child)));
}

function isWord(node: RootContent): boolean {
  return node.type === 'text' && /[\p{L}\p{N}]/u.test(node.value);
}

/** Whether the element, such as a footnote mark, a term card or the label of a control, is not part of a sentence. */
function isNotText({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const isControl = classes.some((name) => name === 'needs-script' || name === 'embed-link');
  const isUnseen = tagName === 'span' && classes.includes('sr-only');
  const isMark = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
  return isControl || isUnseen || isMark || 'popover' in properties;
}
