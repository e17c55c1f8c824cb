// Removes code that only works in a browser from a page: event listeners, and exported components with state.
// docsgen renders pages at build time, and hydrates only `'use client'` modules. Everything removed is reported.
import { nodeIn, type Syntax } from 'docsgen/internals';
import { readCode } from '../../code/read-code.ts';
import { declaredBy, findAll, type Range, wordsIn } from '../../code/syntax.ts';
import { lose } from '../conversion.ts';
import { missingValues } from '../modules/import-lines.ts';
import { resolveImport } from '../modules/imports.ts';
import { usesHooks } from '../modules/needs-browser.ts';
import { codeIn, expressionIn, isElement } from './jsx.ts';
import { nodesOf } from './walk-tree.ts';
import { isEdited, placeOf, rangeOf, replace, textAt, type Work } from './work.ts';

const hint = "Move this code to a component in a module that begins with 'use client' (see docs/guide/islands.md)";

export function removeBrowserCode(work: Work): void {
  if (!work.page.isMdx || !/\bon[A-Z]\w*=\{|\buse[A-Z]|\bcomponentDid|\bsetState\b/.test(work.page.text)) return;
  for (const node of nodesOf(work.tree)) {
    for (const attribute of isElement(node) ? node.attributes : [])
      if (attribute.type === 'mdxJsxAttribute' && expressionIn(attribute))
        removeListener(work, attribute.name, rangeOf(work, attribute));
    for (const code of codeIn(node)) {
      replaceComponent(work, code);
      for (const attribute of findAll(code, 'JSXAttribute'))
        if (nodeIn(attribute.value)?.type === 'JSXExpressionContainer')
          removeListener(work, String(nodeIn(attribute.name)?.name), placeOf(work, attribute));
    }
  }
}

function removeListener(work: Work, name: string, { start, end }: Range): void {
  if (!/^on[A-Z]/.test(name) || isEdited(work, { start, end })) return;
  const before = /(?<!\s)\s*$/.exec(work.page.text.slice(0, start))?.[0].length ?? 0;
  const message = `The event listener ${name} was removed, because pages are rendered at build time`;
  lose(work, { severity: 'error', message, hint, at: start });
  replace(work, { start: start - before, end }, '');
}

/** Replaces an exported component that uses hooks or the state of a class with a placeholder. */
function replaceComponent(work: Work, statement: Syntax): void {
  const names = statement.type === 'ExportNamedDeclaration' ? declaredBy(nodeIn(statement.declaration)) : [];
  const components = names.filter((name) => /^[A-Z]/.test(name));
  if (components.length === 0 || !needsBrowser(work, statement)) return;
  const range = placeOf(work, statement);
  const message = `The component ${components.join(', ')} was removed, because it has state or effects`;
  const bindings = components.map((local) => ({ local, imported: local, isType: false }));
  const removed = { keyword: 'export', specifier: '', names: bindings, range, source: range } as const;
  replace(work, range, missingValues(work, removed, { message, hint }));
}

function needsBrowser(work: Work, statement: Syntax): boolean {
  const code = readCode(textAt(work, placeOf(work, statement)));
  if (code === undefined || usesHooks(code)) return code !== undefined;
  const words = new Set(wordsIn(statement).map(({ name }) => name));
  return work.names.imports.some(({ specifier, names }) =>
    names.some(({ imported, local }) => {
      if (!words.has(local) || !/^use[A-Z]/.test(local)) return false;
      const target = resolveImport(specifier, imported);
      if (target.kind === 'compat' || target.kind === 'site') return target.needsBrowser;
      return target.kind === 'file' || (target.kind === 'package' && target.name !== 'react');
    }),
  );
}
