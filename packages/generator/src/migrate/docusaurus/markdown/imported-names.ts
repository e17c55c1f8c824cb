// Components that pages have without an import: Docusaurus's own, and those that `src/theme/MDXComponents` lists.
import type { Placement } from '../placement.ts';

export interface GivenNames {
  /** Components of the site's own that every page has. */
  readonly globals: ReadonlySet<string>;
  /** Components of Docusaurus that every page has, with what they are imported from. */
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

/** `@theme/X` is the site's own where it has put an X of its own into `src/theme`. */
function isThemed({ site }: Placement, specifier: string): boolean {
  const [, scope, name] = /^@(theme|theme-original|docusaurus)\/(\w+)$/.exec(specifier) ?? [];
  return scope !== undefined && !(scope === 'theme' && site.swizzled.some(({ component }) => component === name));
}

/** Text of a component that the site has put in the place of one of the theme. */
export async function swizzledText({ site }: Placement, component: RegExp): Promise<string> {
  const [found] = site.swizzled.filter((each) => component.test(each.component.replace(/\/index$/, '')));
  return found === undefined ? '' : ((await site.files.readText(found.path)) ?? '');
}
