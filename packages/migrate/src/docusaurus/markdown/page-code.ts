// Converts code in a page: removes event listeners, and updates the paths of images in `require` calls.
import { literalIn, nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import { findAll, type Range, visit } from '../../code/syntax.ts';
import { lose } from '../conversion.ts';
import { fileAddress, isPicture } from './addresses.ts';
import { codeIn, expressionIn, isElement } from './jsx.ts';
import { isEdited, placeOf, rangeOf, replace, type Work } from './work.ts';

const hint = "Move this code to a component in a module that begins with 'use client' (see docs/guide/islands.md)";

/** docsgen renders pages at build time, and cannot build a page with event listeners. */
export function removeListeners(work: Work): void {
  if (!/\bon[A-Z]\w*=\{/.test(work.page.text)) return;
  for (const node of work.page.nodes) {
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

export function convertRequires(work: Work): void {
  for (const code of work.page.nodes.flatMap(codeIn))
    visit(code, (node) => {
      const required = requiredPath(node);
      const range = placeOf(work, node);
      if (required === undefined || isEdited(work, range)) return;
      const path = fileAddress(work, required, range.start);
      if (path !== undefined && path !== required) replace(work, range, `require('${path}')`);
    });
}

/** Returns the path in `require('./x.png')`. */
function requiredPath({ type, callee, arguments: given }: Syntax): string | undefined {
  if (type !== 'CallExpression' || nodeIn(callee)?.name !== 'require') return undefined;
  const path = literalIn(nodesIn(given)[0]);
  return typeof path === 'string' && isPicture(path) ? path : undefined;
}
