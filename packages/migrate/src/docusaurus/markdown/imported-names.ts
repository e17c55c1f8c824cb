// Components that are available in pages without an import: components of Docusaurus, and components in
// `src/theme/MDXComponents`.
import { nodeIn } from 'docsgen/internals';
import { readCode } from '../../code/read-code.ts';
import { exportedComponents } from '../modules/mdx-components.ts';
import type { Placement } from '../placement.ts';

export interface GivenNames {
  /** Custom components that are available on every page. */
  readonly globals: ReadonlySet<string>;
  /** Docusaurus components that are available on every page, with the modules that export them. */
  readonly themed: ReadonlyMap<string, string>;
}

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
