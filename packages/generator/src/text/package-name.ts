/** Returns the package of an import specifier: `@scope/name` for `@scope/name/part`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Returns the folder of an installed package, relative to the site's root, or `undefined`. In a monorepo, packages are
 * often installed in a folder above the site.
 */
export async function packageFolder(
  name: string,
  exists: (path: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const up of ['', '../', '../../', '../../../', '../../../../'])
    if (await exists(`${up}node_modules/${name}/package.json`)) return `${up}node_modules/${name}`;
  return undefined;
}
