// Components that are available in pages without an import: those of Docusaurus, and those in
// `src/theme/MDXComponents`.
import type { Placement } from '../placement.ts';

export interface GivenNames {
  /** Custom components that are available on every page. */
  readonly globals: ReadonlySet<string>;
  /** Docusaurus components that are available on every page, with the module they come from. */
  readonly themed: ReadonlyMap<string, string>;
}

const themed = new Map([
  ['Details', '@theme/Details'],
  ['Head', '@docusaurus/Head'],
]);

export async function givenNames(placement: Placement): Promise<GivenNames> {
  const text = (await swizzledText(placement, /^MDXComponents$/)).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  if (text === '') return { globals: new Set(), themed };
  const imports = new Map(
    [...text.matchAll(/\bimport\s+([A-Z]\w*)\s+from\s+['"]([^'"]+)['"]/g)].map(([, local = '', from = '']) => [
      local,
      from,
    ]),
  );
  const exported = /\bexport\s+default\s+([\s\S]*)/.exec(text)?.[1] ?? text;
  const globals = new Set<string>();
  const own = new Map(themed);
  for (const [, name = '', value = name] of exported.matchAll(
    /(?<![.\w]|:\s{0,99})([A-Z]\w*)(?:\s*:\s*([A-Z]\w*)(?=\s*[,}]))?/g,
  )) {
    const from = imports.get(value) ?? '';
    own.delete(name);
    if (isThemed(placement, from)) own.set(name, from);
    else globals.add(name);
  }
  return { globals, themed: own };
}

/** Whether `@theme/X` is a component of Docusaurus, and not one that the site replaces in `src/theme`. */
function isThemed({ site }: Placement, specifier: string): boolean {
  const [, scope, name] = /^@(theme|theme-original|docusaurus)\/(\w+)$/.exec(specifier) ?? [];
  return scope !== undefined && !(scope === 'theme' && site.swizzled.some(({ component }) => component === name));
}

/** Returns the source of a swizzled component. */
export async function swizzledText({ site }: Placement, component: RegExp): Promise<string> {
  const [found] = site.swizzled.filter((each) => component.test(each.component.replace(/\/index$/, '')));
  return found === undefined ? '' : ((await site.files.readText(found.path)) ?? '');
}
