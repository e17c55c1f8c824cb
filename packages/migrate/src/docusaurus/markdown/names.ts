// Names that a page imports or can use without an import, and all references to names in tags and expressions.

import { nodeIn } from 'docsgen/internals';
import { type Import, type ImportedName, readImport } from '../../code/imports.ts';
import { readCode } from '../../code/read-code.ts';
import { declaredBy, type Range, wordsIn } from '../../code/syntax.ts';
import { exportedComponents } from '../modules/mdx-components.ts';
import type { Placement } from '../placement.ts';
import { codeIn, isElement } from './jsx.ts';
import type { OpenPage } from './open-page.ts';

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

export function namesIn(page: OpenPage): PageNames {
  const imports: Import[] = [];
  const references: Reference[] = [];
  const declared = new Set<string>();
  const rangeOf = ({ start, end }: Range): Range => ({ start: page.offsetOf(start), end: page.offsetOf(end) });
  for (const node of page.nodes) {
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

export interface GivenNames {
  /** Custom components that are available on every page. */
  readonly globals: ReadonlySet<string>;
  /** Docusaurus components that are available on every page, with the modules that export them. */
  readonly themed: ReadonlyMap<string, string>;
}

/** Returns components of Docusaurus, and components in `src/theme/MDXComponents`. */
export async function givenNames(placement: Placement): Promise<GivenNames> {
  const globals = new Set<string>();
  const themed = new Map([
    ['Details', '@theme/Details'],
    ['Head', '@docusaurus/Head'],
  ]);
  const { files, swizzled } = placement.site;
  const found = swizzled.find(({ component }) => component === 'MDXComponents');
  const code = readCode((found && (await files.readText(found.path))) ?? '');
  for (const { key, value } of (code && exportedComponents(code)) ?? []) {
    const name = String(nodeIn(key)?.name ?? nodeIn(key)?.value);
    if (!/^[A-Z]/.test(name)) continue;
    const local = nodeIn(value)?.name;
    const from = code?.imports.find(({ names }) => names.some((each) => each.local === local))?.specifier ?? '';
    themed.delete(name);
    if (isThemed(placement, from)) themed.set(name, from);
    else globals.add(name);
  }
  return { globals, themed };
}

/** Whether `@theme/X` is a component of Docusaurus, rather than a component that the site replaces in `src/theme`. */
function isThemed({ site }: Placement, specifier: string): boolean {
  const [, scope, name] = /^@(theme|theme-original|docusaurus)\/(\w+)$/.exec(specifier) ?? [];
  return scope !== undefined && !(scope === 'theme' && site.swizzled.some(({ component }) => component === name));
}
