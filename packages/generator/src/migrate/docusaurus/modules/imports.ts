// What becomes of an import of a Docusaurus site, in pages and in components alike: one table for all of it. What has
// no counterpart says what to do, and a stand-in is drawn in its place, never nothing.
import { type Counterpart, docusaurusModules } from './import-table.ts';

/** Package export with components and hooks for code that was written for Docusaurus. */
export const compatModule = 'docsgen/compat/docusaurus';

/** What the configuration said, with the hooks that tell it; written where a file imports from it. */
export const siteModule = '@site/components/docusaurus';

export type ImportTarget =
  /** Export of `compatModule`, or of `siteModule`. */
  | {
      readonly kind: 'compat' | 'site';
      readonly name: string;
      /** It works only in a module that begins with `'use client'`. */
      readonly needsBrowser: boolean;
    }
  /** A package of npm: the import stays as it is. */
  | { readonly kind: 'package'; readonly name: string }
  /** `./x`, `../x`, `/x` or `@site/x`, as `Placement.resolveFrom` takes it, without the names of loaders. */
  | { readonly kind: 'file'; readonly path: string }
  /** The text of a file: `raw-loader!./x`, `./x?raw`. */
  | { readonly kind: 'raw'; readonly path: string }
  /** Types alone: nothing of it is there when the code runs. */
  | { readonly kind: 'types' }
  /**
   * No counterpart, which is to be told. `standIn(name, hint)` of `compatModule` stands in for it: a component that
   * draws its children or else its name, and a function that throws the hint where it is called.
   */
  | { readonly kind: 'none'; readonly hint: string };

/** `importedName`: `default`, `*`, a name, or `''` where an import has none. */
export function resolveImport(specifier: string, importedName: string): ImportTarget {
  const { loaders, path } = withoutLoaders(specifier);
  if (loaders.includes('raw-loader')) return { kind: 'raw', path };
  if (/^(\.{0,2}\/|\.{1,2}$|@site\/)/.test(path)) return { kind: 'file', path };
  const module = path.replace(/^@theme-(?:original|init)\//, '@theme/').replace(/\/index$/, '');
  const exports = docusaurusModules[module];
  const counterpart = exports && Object.hasOwn(exports, importedName) ? exports[importedName] : undefined;
  if (counterpart !== undefined) return targetOf(counterpart);
  if (exports && /^[A-Z]\w*(Props|Config|Context|Theme)?$|^Props$/.test(importedName)) return { kind: 'types' };
  if (/^@docusaurus\/(types|module-type-aliases)$|^@docusaurus\/[\w-]+\/lib\/types/.test(module))
    return { kind: 'types' };
  return unknownModule(module, importedName);
}

/** Whether the module is one of Docusaurus's own, of which nothing is there in the new site. */
export function isDocusaurusModule(specifier: string): boolean {
  return /^(@docusaurus|@theme|@theme-original|@theme-init|@generated)\//.test(specifier);
}

function targetOf(counterpart: Counterpart): ImportTarget {
  if (typeof counterpart === 'string') return { kind: 'compat', name: counterpart, needsBrowser: false };
  if ('site' in counterpart) {
    return { kind: 'site', name: counterpart.site, needsBrowser: counterpart.needsBrowser ?? false };
  }
  if ('browser' in counterpart) return { kind: 'compat', name: counterpart.browser, needsBrowser: true };
  return { kind: 'none', hint: counterpart.none };
}

function unknownModule(module: string, importedName: string): ImportTarget {
  if (/^@(theme|theme-original|theme-init)\//.test(module)) {
    const hint =
      'docsgen draws this part of the page itself: docsgen theme lists its own parts (docs/guide/overrides.md)';
    return { kind: 'none', hint };
  }
  if (module.startsWith('@generated/')) {
    return {
      kind: 'none',
      hint: 'Docusaurus made this file when it built the site: import a file of the site instead',
    };
  }
  if (module.startsWith('@docusaurus/')) {
    const what = importedName === '' || importedName === '*' ? 'this module' : `'${importedName}' of this module`;
    return { kind: 'none', hint: `docsgen has no counterpart for ${what}: write the component without it` };
  }
  return { kind: 'package', name: packageOf(module) };
}

/** `!!raw-loader!./x?inline` has the loader `raw-loader` and the path `./x`. */
function withoutLoaders(specifier: string): { readonly loaders: readonly string[]; readonly path: string } {
  const parts = specifier.split('!').filter((part) => part !== '' && part !== '-');
  const [path = '', query] = (parts.at(-1) ?? '').split('?', 2);
  const loaders = parts.slice(0, -1).map((part) => part.split('?', 1)[0] ?? '');
  return { loaders: query === 'raw' ? ['raw-loader', ...loaders] : loaders, path };
}

/** `@scope/name` of `@scope/name/some/file`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
