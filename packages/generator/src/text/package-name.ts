// The package that an import specifier belongs to.

/** `@scope/name/part` is a part of `@scope/name`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
