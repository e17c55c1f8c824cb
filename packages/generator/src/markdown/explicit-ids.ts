// `## Errors {#errors}`: the id an author gives a heading, taken out of its text.
import type { Root as HastRoot } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

export function explicitIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      if (last?.type !== 'text') return;
      const match = /[ \t]*\{#([^{}\s]+)\}[ \t]*$/.exec(last.value);
      if (!match?.[1]) return;
      last.value = last.value.slice(0, match.index);
      if (last.value === '') heading.children.pop();
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: match[1] } };
    });
  };
}

/** Runs before ids are generated: a heading that has one by then, from braces, HTML or a plugin, keeps it. */
export function markWrittenIds() {
  return (tree: HastRoot): void => {
    visit(tree, 'element', (node) => {
      if (headingRank(node) !== undefined && typeof node.properties['id'] === 'string')
        node.properties['dataExplicit'] = '';
    });
  };
}
