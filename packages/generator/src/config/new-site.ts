// Files that every new site contains, whether it is created by `docsgen init` or by `@docsgen/migrate`.

/** Path of the configuration schema in the installed package. */
export const configSchemaPath = './node_modules/docsgen/docs/site.config.schema.json';

export const ignoredPaths = `node_modules/
# The generated site, temporary output, and the cache.
dist/
.dist*
.docsgen/
`;

/** Converts a folder name into a valid npm package name. */
export function packageNameOf(folderName: string): string {
  const name = folderName
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return name || 'docs';
}
