// In MDX, `<summary>` and the line below it are one paragraph. Authors expect a summary of `<details>`, followed by the
// content.

import type { Nodes, Root } from 'hast';
import { isBlank } from '../components/shared/hast.ts';
import { isJsxElement } from '../tree/jsx-nodes.ts';
import { walk } from '../tree/visit.ts';

/** Moves the summary before its paragraph. */
export function moveSummaries(tree: Root): void {
  walk(tree as Nodes & Root, (node) => {
    if (!isJsxElement(node) || node.name !== 'details') return undefined;
    const [index, first] = [...node.children.entries()].find(([, child]) => !isBlank(child)) ?? [];
    if (index === undefined || first?.type !== 'element' || first.tagName !== 'p') return undefined;
    const [summary, ...rest] = first.children.filter((child, at) => at > 0 || !isBlank(child));
    if (summary === undefined || !isJsxElement(summary) || summary.name !== 'summary') return undefined;
    const [text] = rest;
    if (text?.type === 'text') text.value = text.value.trimStart();
    first.children = rest;
    node.children.splice(index, rest.every(isBlank) ? 1 : 0, summary);
    return undefined;
  });
}
