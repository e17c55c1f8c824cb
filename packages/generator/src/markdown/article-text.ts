// What can be read in an article, part by part: the words a search looks through, without the markup around them.
import type { Element, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { Heading, TextBlock, TextSection } from '../model/site.ts';

/** Elements that stand inside a sentence; every other begins and ends a block of text. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var'.split(
    ' ',
  ),
);

/** Elements after which another word begins, in the same block: a row of a table is one. */
const apart = new Set(['br', 'td', 'th']);

const unread = new Set(['script', 'style', 'svg', 'template', 'noscript']);

/** Runs when headings have their ids. The first part stands before all headings but the title, whose text is left out. */
export function textSections(tree: Root, headings: readonly Heading[]): readonly TextSection[] {
  const [title] = headings;
  const known = new Map(headings.map((heading) => [heading.id, heading]));
  const sections: { readonly heading: Heading | undefined; readonly blocks: TextBlock[] }[] = [];
  let words = '';
  const begin = (heading: Heading | undefined): void => void sections.push({ heading, blocks: [] });
  const put = (text: string, isCode: boolean): void => {
    if (text !== '') sections.at(-1)?.blocks.push({ text, isCode });
  };
  const endBlock = (): void => {
    // Single spaces, which most are, are passed over.
    put(words.replace(/\s{2,}|[^\S ]/g, ' ').trim(), false);
    words = '';
  };
  const readBlock = (node: Element): void => {
    endBlock();
    const heading = headingRank(node) === undefined ? undefined : known.get(String(node.properties.id));
    if (heading && (heading !== title || heading.level > 1)) begin(heading);
    else if (node.tagName === 'pre') put(textOf(node).trim(), true);
    else if (headingRank(node) === undefined) for (const child of node.children) read(child);
    endBlock();
  };
  const read = (node: RootContent): void => {
    if (node.type === 'text') words += node.value;
    if (node.type !== 'element' || unread.has(node.tagName) || isFootnoteLink(node)) return;
    const { tagName, properties, children } = node;
    if (tagName === 'img') words += ` ${properties.alt ?? ''} `;
    else if (apart.has(tagName) || inline.has(tagName)) for (const child of children) read(child);
    else readBlock(node);
    // Words of neighbouring cells are not one word.
    if (apart.has(tagName)) words += ' ';
  };
  begin(undefined);
  for (const node of tree.children) read(node);
  endBlock();
  return sections;
}

/** The number in the text, and the way back from the note. */
function isFootnoteLink({ properties }: Element): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
}
