// Moves an explicit heading id from the text to an attribute: `## Errors {#errors}`, or in a comment: `## Errors <!--
// #errors -->` and, in MDX, `## Errors {/* #errors */}`.
import type { Root as HastRoot } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import type { Heading, Root } from 'mdast';
import { walk } from '../tree/visit.ts';

export function explicitIds() {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (node.type === 'heading') takeId(node);
    });
  };
}

const inText = /(?<![ \t])[ \t]*\{(?:#([^{}\s]+)|\/\*[ \t]*#([^{}\s]+)[ \t]*\*\/)\}[ \t]*$/;
const inComment = /^(?:<!--|\/\*)[ \t]*#([^\s>]+)[ \t]*(?:-->|\*\/)$/;

function takeId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === 'text') {
    const match = inText.exec(last.value);
    const id = match?.[1] ?? match?.[2];
    if (!match || id === undefined) return;
    last.value = last.value.slice(0, match.index);
    if (last.value === '') heading.children.pop();
    setId(heading, id);
  } else if (last?.type === 'html' || last?.type === 'mdxTextExpression') {
    const id = inComment.exec(last.value)?.[1];
    if (id === undefined) return;
    heading.children.pop();
    const before = heading.children.at(-1);
    if (before?.type === 'text') before.value = before.value.trimEnd();
    setId(heading, id);
  }
}

function setId(heading: Heading, id: string): void {
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
}

/**
 * Runs before ids are generated. Marks the ids that are set with braces, in HTML or by a plugin. They are preserved.
 */
export function markExplicitIds() {
  return (tree: HastRoot): void => {
    walk(tree, (node) => {
      if (node.type === 'element' && headingRank(node) !== undefined && typeof node.properties.id === 'string')
        node.properties.dataExplicit = '';
    });
  };
}
