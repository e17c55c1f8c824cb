// Whether a module must begin with `'use client'`: it has state, effects or listeners, or imports a module that does.
// Docusaurus hydrates all components, docsgen only those in client modules.
import { type ReadCode, readCode } from '../../code/read-code.ts';
import type { Placement } from '../placement.ts';
import { resolveImport } from './imports.ts';

const browserWords = new Set([
  ...['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition', 'useSyncExternalStore'],
  ...['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent', 'useImperativeHandle'],
  ...['setState', 'componentDidMount', 'componentDidUpdate', 'componentWillUnmount'],
]);

type Files = Pick<Placement, 'site' | 'resolveFrom'>;

/** `from` is the path of the module in the original site. */
export function needsBrowser(from: string, code: ReadCode, files: Files): Promise<boolean> {
  return asks({ from, code }, files, new Set([from]));
}

/** Whether the module itself uses client features, regardless of its imports. */
export function usesBrowser({ names, tags }: ReadCode): boolean {
  if ([...browserWords].some((word) => names.has(word))) return true;
  return tags.some((tag) => tag.attributes.some((each) => /^on[A-Z]/.test(each.name) && !each.isText));
}

interface Module {
  readonly from: string;
  readonly code: ReadCode;
}

async function asks({ from, code }: Module, files: Files, seen: Set<string>): Promise<boolean> {
  if (usesBrowser(code)) return true;
  for (const { specifier, bindings, isType } of code.statements) {
    for (const binding of isType ? [] : bindings.filter((each) => !each.isType)) {
      const target = resolveImport(specifier, binding.imported);
      if ((target.kind === 'compat' || target.kind === 'site') && target.needsBrowser) return true;
      // Components of a package may use any client feature.
      if (target.kind === 'package' && target.name !== 'react' && draws(code, binding.local)) return true;
      if (target.kind !== 'file') continue;
      const file = files.resolveFrom(from, target.path);
      if (file === undefined || seen.has(file) || !/\.[cm]?[jt]sx?$/.test(file)) continue;
      const isHook = [binding.imported, binding.local].some((name) => /^use[A-Z]/.test(name));
      if (!isHook && !givesCode(code, binding.local)) continue;
      seen.add(file);
      const other = readCode((await files.site.files.readText(file)) ?? '');
      if (other && (await asks({ from: file, code: other }, files, seen))) return true;
    }
  }
  return false;
}

function draws({ tags }: ReadCode, local: string): boolean {
  return tags.some(({ name }) => name.split('.')[0] === local);
}

/** Whether the component gets a function or an element as a prop, which cannot be serialized for the browser. */
function givesCode({ tags }: ReadCode, local: string): boolean {
  return tags.some(
    ({ name, attributes }) =>
      name.split('.')[0] === local && attributes.some(({ value = '', isText }) => !isText && /=>|^</.test(value)),
  );
}
