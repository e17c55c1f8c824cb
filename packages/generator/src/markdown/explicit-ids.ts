// `## Errors {#errors}`: moves the id that an author gives a heading from its text to an attribute.
import type { Root as HastRoot } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import type { Heading, Root } from 'mdast';
import { walk } from './visit.ts';

export function explicitIds() {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (node.type === 'heading') takeId(node);
    });
  };
}

function takeId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return;
  const match = /[ \t]*\{#([^{}\s]+)\}[ \t]*$/.exec(last.value);
  if (!match?.[1]) return;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: match[1] } };
}

/** Runs before ids are generated: headings with an id from braces, HTML or a plugin keep it. */
export function markWrittenIds() {
  return (tree: HastRoot): void => {
    walk(tree, (node) => {
      if (node.type === 'element' && headingRank(node) !== undefined && typeof node.properties.id === 'string')
        node.properties.dataExplicit = '';
    });
  };
}
