/** Returns the package of an import specifier: `@scope/name` for `@scope/name/part`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
