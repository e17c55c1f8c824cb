// Parses MDX with remark-mdx. This parser is the reference for the native parser. It is used if no binary is available
// or if a plugin extends Markdown's syntax.

import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import { VFileMessage } from 'vfile-message';
import { isBlank } from '../../components/shared/hast.ts';
import { explainSyntaxError, MdxSyntaxError } from '../../parse/mdx-syntax-error.ts';
import type { ParsingProcessor } from '../../parse/reference-parser.ts';
import { SKIP, walk } from '../../tree/visit.ts';

export function withMdx(processor: ParsingProcessor): ParsingProcessor {
  const parsing = processor.use(remarkMdx).use(function readableErrors() {
    const parse = this.parser;
    if (parse === undefined) return;
    this.parser = (text, file) => {
      try {
        const tree = parse(text, file) as Root;
        unwrapParagraphs(tree);
        return tree;
      } catch (thrown) {
        throw thrown instanceof VFileMessage ? syntaxErrorOf(thrown) : thrown;
      }
    };
  });
  return parsing as unknown as ParsingProcessor;
}

/** Converts a parser message. Only the text of the message contains the position of an unclosed tag. */
function syntaxErrorOf({ reason, line, column }: VFileMessage): MdxSyntaxError {
  const [, begunAt, begunIn] = /closing tag for `<[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  const position = { line: Number(begunAt ?? line ?? 1), column: Number(begunIn ?? column ?? 1) };
  return new MdxSyntaxError({ ...explainSyntaxError(reason), ...position });
}

/**
 * Removes the paragraphs around lines that contain only tags and expressions, which are blocks in the native parser.
 */
function unwrapParagraphs(tree: Root): void {
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

function asFlow(node: RootContent): RootContent {
  if (node.type === 'mdxJsxTextElement') return { ...node, type: 'mdxJsxFlowElement' } as MdxJsxFlowElement;
  return node.type === 'mdxTextExpression' ? { ...node, type: 'mdxFlowExpression' } : node;
}
