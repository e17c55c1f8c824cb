// What every new site has beside its pages, whether it begins from nothing or moves in from elsewhere.

/** Where the package of docsgen has the schema of the configuration. */
export const configSchemaPath = './node_modules/docsgen/docs/site.config.schema.json';

export const ignoredPaths = `node_modules/
# The site, what a build keeps beside it, and what docsgen keeps from build to build.
dist/
.dist*
.docsgen/
`;

/** The name of a folder as npm takes it for that of a package. */
export function packageNameOf(folderName: string): string {
  const name = folderName
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return name || 'docs';
}
