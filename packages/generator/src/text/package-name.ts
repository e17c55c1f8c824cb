// Names and folders of installed packages.
import { resolve } from 'node:path';

/** Returns the package of an import specifier: `@scope/name` for `@scope/name/part`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

interface PackageSearch {
  /** Absolute path of the site. */
  readonly root: string;
  /** `path` is relative to the root. */
  readonly exists: (path: string) => Promise<boolean>;
}

/**
 * Returns the folder of an installed package, relative to the site's root, or `undefined`. Searches the site and all
 * folders above it, as Node does: in a monorepo, packages are often installed above the site.
 */
export async function packageFolder(name: string, { root, exists }: PackageSearch): Promise<string | undefined> {
  for (let up = ''; ; up += '../') {
    const folder = `${up}node_modules/${name}`;
    if (await exists(`${folder}/package.json`)) return folder;
    const parent = resolve(root, up);
    if (parent === resolve(parent, '..')) return undefined;
  }
}
