// Components of npm packages that pages use. Docusaurus hydrates all components, but docsgen hydrates only components
// in `'use client'` modules, and few packages contain this directive. For each package, the new site gets a module with
// the directive that exports its components again.

import { groupBy } from 'docsgen/internals';
import type { MigratedFile } from '../../migration.ts';

export interface PackageComponent {
  /** Such as `react-player/youtube`. */
  readonly specifier: string;
  /** `default`, or the export name. */
  readonly imported: string;
}

/** Returns the module that pages import: `@site/components/packages/react-player-youtube`. */
export function packageModule(specifier: string): string {
  const name = specifier.replace(/^@/, '').replace(/[^\w.-]+/g, '-');
  return `@site/components/packages/${name}`;
}

/** Returns one file per package, sorted by path. */
export function packageModules(components: readonly PackageComponent[]): readonly MigratedFile[] {
  const bySpecifier = groupBy(components, ({ specifier }) => specifier);
  return [...bySpecifier.keys()].sort().map((specifier) => {
    const names = new Set(bySpecifier.get(specifier)?.map(({ imported }) => imported));
    const text = `'use client';
// Components of ${specifier} that pages use. They are hydrated in the browser. If a component is not interactive,
// import it from the package instead, so that no script is loaded for it.
export { ${[...names].sort().join(', ')} } from '${specifier}';
`;
    return { path: `${packageModule(specifier).replace('@site/', '')}.ts`, text, from: undefined };
  });
}
