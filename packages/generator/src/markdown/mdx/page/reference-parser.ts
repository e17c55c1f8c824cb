// MDX as remark-mdx reads it: the reference for the native parser, which takes its place where there is no binary or a
// plugin extends Markdown's syntax.

import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import { VFileMessage } from 'vfile-message';
import { MdxSyntaxMistake, readMistake } from '../../parse/mdx-syntax-error.ts';
import type { ParsingProcessor } from '../../parse/reference-parser.ts';
import { SKIP, walk } from '../../tree/visit.ts';

export function withMdx(processor: ParsingProcessor): ParsingProcessor {
  const parsing = processor.use(remarkMdx).use(function readableMistakes() {
    const parse = this.parser;
    if (parse === undefined) return;
    this.parser = (text, file) => {
      try {
        const tree = parse(text, file) as Root;
        unravel(tree);
        return tree;
      } catch (thrown) {
        throw thrown instanceof VFileMessage ? mistakeOf(thrown) : thrown;
      }
    };
  });
  return parsing as unknown as ParsingProcessor;
}

/** Where a tag that is not closed begins stands in the text of the message alone. */
function mistakeOf({ reason, line, column }: VFileMessage): MdxSyntaxMistake {
  const [, begunAt, begunIn] = /closing tag for `<[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  const place = { line: Number(begunAt ?? line ?? 1), column: Number(begunIn ?? column ?? 1) };
  return new MdxSyntaxMistake({ ...readMistake(reason), ...place });
}

/** A paragraph of nothing but tags and expressions is none: they stand on their own, as the native parser has it. */
function unravel(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'paragraph' || !isOfJsxAlone(node)) return undefined;
    parent.children.splice(index, 1, ...node.children.filter((child) => child.type !== 'text').map(asFlow));
    return [SKIP, index];
  });
}

function isOfJsxAlone({ children }: Paragraph): boolean {
  const isJsx = ({ type }: RootContent): boolean => type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
  return children.some(isJsx) && children.every((each) => isJsx(each) || isBlank(each));
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function asFlow(node: RootContent): RootContent {
  if (node.type === 'mdxJsxTextElement') return { ...node, type: 'mdxJsxFlowElement' } as MdxJsxFlowElement;
  return node.type === 'mdxTextExpression' ? { ...node, type: 'mdxFlowExpression' } : node;
}
