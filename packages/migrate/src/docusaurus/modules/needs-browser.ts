// Whether a module must begin with `'use client'`, because it has state, effects or listeners, or because it imports a
// module that does. Docusaurus hydrates all components, whereas docsgen hydrates only components in client modules.

import { type Code, readCode } from '../../code/read-code.ts';
import { findAll } from '../../code/syntax.ts';
import type { Placement } from '../placement.ts';
import { resolveImport } from './imports.ts';

const browserWords = [
  ...['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition', 'useSyncExternalStore'],
  ...['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent', 'useImperativeHandle'],
  ...['setState', 'componentDidMount', 'componentDidUpdate', 'componentWillUnmount'],
];

/** Whether the module itself uses client features, regardless of its imports. */
function usesBrowser(code: Code): boolean {
  if (browserWords.some((word) => code.names.has(word))) return true;
  const attributes = code.tags.flatMap((tag) => [...tag.attributes]);
  return attributes.some(([name, value]) => /^on[A-Z]/.test(name) && value?.type !== 'Literal');
}

export async function needsBrowser(
  { from, code }: SourceModule,
  files: Files,
  seen: Set<string> = new Set([from]),
): Promise<boolean> {
  if (usesBrowser(code)) return true;
  for (const { specifier, names } of code.imports) {
    for (const { imported, local } of names.filter(({ isType }) => !isType)) {
      const target = resolveImport(specifier, imported);
      if ((target.kind === 'compat' || target.kind === 'site') && target.needsBrowser) return true;
      const tags = code.tags.filter(({ name }) => name.split('.')[0] === local);
      // Components of a package may use any client feature.
      if (target.kind === 'package' && target.name !== 'react' && tags.length > 0) return true;
      const isHook = [imported, local].some((name) => /^use[A-Z]/.test(name));
      const module = isHook || tags.some(hasCodeProp) ? await importedModule(files, from, specifier) : undefined;
      if (module === undefined || seen.has(module.from)) continue;
      if (await needsBrowser(module, files, seen.add(module.from))) return true;
    }
  }
  return false;
}

/** Whether a prop is a function or an element, which cannot be serialized for the browser. */
function hasCodeProp({ attributes }: Code['tags'][number]): boolean {
  return [...attributes.values()].some(
    (value) =>
      findAll(value, 'ArrowFunctionExpression').length > 0 ||
      /^JSX(Element|Fragment)$/.test(String(Object(value?.expression).type)),
  );
}

export type Files = Pick<Placement, 'site' | 'resolveFrom'>;

export interface SourceModule {
  /** Relative to the original site. */
  readonly from: string;
  readonly code: Code;
}

/** Returns `undefined` for packages, other files, and modules that do not exist or have syntax errors. */
export async function importedModule(files: Files, from: string, specifier: string): Promise<SourceModule | undefined> {
  const target = resolveImport(specifier, 'default');
  const file = target.kind === 'file' ? files.resolveFrom(from, target.path) : undefined;
  if (file === undefined || !/\.[cm]?[jt]sx?$/.test(file)) return undefined;
  const code = readCode((await files.site.files.readText(file)) ?? '');
  return code && { from: file, code };
}
