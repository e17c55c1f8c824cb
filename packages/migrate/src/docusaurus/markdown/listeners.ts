// Removes event listeners, because docsgen renders pages at build time. Without them, the page can be built.
import { nodeIn } from 'docsgen/internals';
import { findAll, type Range } from '../../code/syntax.ts';
import { lose } from '../conversion.ts';
import { codeIn, expressionIn, isElement } from './jsx.ts';
import { nodesOf } from './walk-tree.ts';
import { isEdited, placeOf, rangeOf, replace, type Work } from './work.ts';

const hint = "Move this code to a component in a module that begins with 'use client' (see docs/guide/islands.md)";

export function removeListeners(work: Work): void {
  if (!/\bon[A-Z]\w*=\{/.test(work.page.text)) return;
  for (const node of nodesOf(work.tree)) {
    for (const attribute of isElement(node) ? node.attributes : [])
      if (attribute.type === 'mdxJsxAttribute' && expressionIn(attribute))
        removeListener(work, attribute.name, rangeOf(work, attribute));
    for (const attribute of codeIn(node).flatMap((code) => findAll(code, 'JSXAttribute')))
      if (nodeIn(attribute.value)?.type === 'JSXExpressionContainer')
        removeListener(work, String(nodeIn(attribute.name)?.name), placeOf(work, attribute));
  }
}

function removeListener(work: Work, name: string, { start, end }: Range): void {
  if (!/^on[A-Z]/.test(name) || isEdited(work, { start, end })) return;
  const before = /(?<!\s)\s*$/.exec(work.page.text.slice(0, start))?.[0].length ?? 0;
  const message = `The event listener ${name} was removed, because pages are rendered at build time`;
  lose(work, { severity: 'error', message, hint, at: start });
  replace(work, { start: start - before, end }, '');
}
