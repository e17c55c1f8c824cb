// Packages as code names them, and what authors are told of one that is not there.

/** `@scope/name/part` is a part of `@scope/name`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The same words wherever it is imported: in a page, or in a component. */
export function missingPackage(specifier: string): { readonly message: string; readonly hint: string } {
  const name = packageName(specifier);
  return { message: `The package '${name}' is not installed`, hint: `Install it: npm install ${name}` };
}
