// Resolves imports of Docusaurus sites, for pages and components. Imports without an equivalent have a hint, and are
// replaced by a visible placeholder.
import { packageName } from 'docsgen/internals';
import { type Counterpart, docusaurusModules } from './import-table.ts';

/** Package export with components and hooks for migrated code. */
export const compatModule = '@docsgen/migrate/docusaurus';

/** Module with configuration values and the hooks that return them. The module is written only if a file imports it. */
export const siteModule = '@site/components/docusaurus';

type ImportTarget =
  /** Export name in `compatModule` or `siteModule`. */
  | {
      readonly kind: 'compat' | 'site';
      readonly name: string;
      /** Works only in a module that begins with `'use client'`. */
      readonly needsBrowser: boolean;
    }
  /** An npm package: the import stays unchanged. */
  | { readonly kind: 'package'; readonly name: string }
  /** `./x`, `../x`, `/x` or `@site/x`, as accepted by `Placement.resolveFrom`, without loaders. */
  | { readonly kind: 'file'; readonly path: string }
  /** The text of a file: `raw-loader!./x`, `./x?raw`. */
  | { readonly kind: 'raw'; readonly path: string }
  /** Only types, which do not exist at run time. */
  | { readonly kind: 'types' }
  /**
   * No equivalent, which must be reported. It is replaced by `standIn(name, hint)` of `compatModule`: a component that
   * renders its children or its name, and a function that throws an error with the hint.
   */
  | { readonly kind: 'none'; readonly hint: string };

/** `importedName` is `default`, `*`, a name, or `''` for an import without names. */
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

/** Whether the module belongs to Docusaurus and therefore does not exist in the new site. */
export function isDocusaurusModule(specifier: string): boolean {
  return /^(@docusaurus|@theme|@theme-original|@theme-init|@generated)\//.test(specifier);
}

function targetOf(counterpart: Counterpart): ImportTarget {
  if (typeof counterpart === 'string') return { kind: 'compat', name: counterpart, needsBrowser: false };
  if ('site' in counterpart) return { kind: 'site', name: counterpart.site, needsBrowser: false };
  if ('browser' in counterpart) return { kind: 'compat', name: counterpart.browser, needsBrowser: true };
  return { kind: 'none', hint: counterpart.none };
}

function unknownModule(module: string, importedName: string): ImportTarget {
  if (/^@(theme|theme-original|theme-init)\//.test(module)) {
    const hint =
      'docsgen renders this part of the page itself: docsgen theme lists its components (docs/guide/overrides.md)';
    return { kind: 'none', hint };
  }
  if (module.startsWith('@generated/')) {
    return {
      kind: 'none',
      hint: 'Docusaurus generated this file during the build: import a file of the site instead',
    };
  }
  if (module.startsWith('@docusaurus/')) {
    const what = importedName === '' || importedName === '*' ? 'this module' : `'${importedName}' of this module`;
    return { kind: 'none', hint: `docsgen has no equivalent of ${what}: write the component without it` };
  }
  return { kind: 'package', name: packageName(module) };
}

/** Splits `!!raw-loader!./x?inline` into the loader `raw-loader` and the path `./x`. */
function withoutLoaders(specifier: string): { readonly loaders: readonly string[]; readonly path: string } {
  const parts = specifier.split('!').filter((part) => part !== '' && part !== '-');
  const [path = '', query] = (parts.at(-1) ?? '').split('?', 2);
  const loaders = parts.slice(0, -1).map((part) => part.split('?', 1)[0] ?? '');
  return { loaders: query === 'raw' ? ['raw-loader', ...loaders] : loaders, path };
}
