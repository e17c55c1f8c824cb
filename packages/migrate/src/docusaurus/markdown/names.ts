// Names that a page imports, and all references to them in tags and expressions.

import { nodeIn } from 'docsgen/internals';
import type { Root } from 'mdast';
import { type Import, type ImportedName, readImport } from '../../code/imports.ts';
import { declaredBy, type Range, wordsIn } from '../../code/syntax.ts';
import { codeIn, isElement } from './jsx.ts';
import type { OpenPage } from './open-page.ts';
import { nodesOf } from './walk-tree.ts';

interface Reference {
  readonly name: string;
  readonly range: Range;
}

export interface PageNames {
  readonly imports: readonly Import[];
  readonly references: readonly Reference[];
  /** Names that the page declares. */
  readonly declared: ReadonlySet<string>;
  /** Names that the page declares or imports. */
  readonly known: ReadonlySet<string>;
}

export function namesIn(tree: Root, page: Pick<OpenPage, 'offsetOf'>): PageNames {
  const imports: Import[] = [];
  const references: Reference[] = [];
  const declared = new Set<string>();
  const rangeOf = ({ start, end }: Range): Range => ({ start: page.offsetOf(start), end: page.offsetOf(end) });
  for (const node of nodesOf(tree)) {
    for (const code of codeIn(node)) {
      const written = code.type === 'ImportDeclaration' ? readImport(code) : undefined;
      if (written) imports.push({ ...written, range: rangeOf(written.range), source: rangeOf(written.source) });
      else for (const word of wordsIn(code)) references.push({ name: word.name, range: rangeOf(word.node) });
      for (const name of declaredBy(nodeIn(code.declaration))) declared.add(name);
    }
    if (!isElement(node)) continue;
    const start = page.offsetOf(node.position?.start.offset ?? 0) + 1;
    const [root = ''] = (node.name ?? '').split('.');
    if (root !== '') references.push({ name: root, range: { start, end: start + root.length } });
  }
  const imported = imports.flatMap(({ names }) => names.map(({ local }) => local));
  return { imports, references, declared, known: new Set([...declared, ...imported]) };
}

/** Returns the import of a name, or `undefined` if the page does not import it. */
export function importOf(
  { imports }: PageNames,
  local: string,
): (ImportedName & { readonly from: Import }) | undefined {
  for (const from of imports) {
    const name = from.names.find((each) => each.local === local);
    if (name) return { ...name, from };
  }
  return undefined;
}
