// Components of npm packages that pages draw. Docusaurus brings every component to life in the browser; docsgen those
// whose module says so, and few packages say it. So each package gets a module in the new site that says it for them.
import { groupBy } from '../../../text/group-by.ts';
import type { MigratedFile } from '../../migration.ts';

/** A component that a page imports from a package. */
export interface PackageComponent {
  /** `react-player/youtube`. */
  readonly specifier: string;
  /** `default`, or a name. */
  readonly imported: string;
}

/** The module as pages import it: `@site/components/packages/react-player-youtube`. */
export function packageModule(specifier: string): string {
  const name = specifier.replace(/^@/, '').replace(/[^\w.-]+/g, '-');
  return `@site/components/packages/${name}`;
}

/** One file for each package, sorted. */
export function packageModules(components: readonly PackageComponent[]): readonly MigratedFile[] {
  const bySpecifier = groupBy(components, ({ specifier }) => specifier);
  return [...bySpecifier.keys()].sort().map((specifier) => {
    const names = new Set(bySpecifier.get(specifier)?.map(({ imported }) => imported));
    const text = `'use client';
// Components of ${specifier} that pages use. They come to life in the browser; where one only draws, pages can import
// it from the package itself, and readers load nothing for it.
export { ${[...names].sort().join(', ')} } from '${specifier}';
`;
    return { path: `${packageModule(specifier).replace('@site/', '')}.ts`, text, from: undefined };
  });
}
