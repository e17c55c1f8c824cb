// Whether an import of the old site means a package that is there: one of its own, one that is installed, or one that
// Docusaurus brings.
import { isBuiltin } from 'node:module';
import { packageName } from '../../../text/package-name.ts';
import { mapIn } from '../../loose-values.ts';
import { readMap } from '../reading/read-tables.ts';
import type { DocusaurusSite } from '../site.ts';

/** What Docusaurus and its classic theme depend on, and sites import without naming it. */
const brought: ReadonlySet<string> = new Set(
  `@algolia/client-search @docsearch/css @docsearch/react @mdx-js/react algoliasearch clsx copy-text-to-clipboard
  history hoist-non-react-statics infima js-yaml lodash mermaid nprogress postcss prism-react-renderer prismjs
  prop-types react react-dom react-fast-compare react-helmet-async react-is react-json-view-lite react-loadable
  react-router react-router-config react-router-dom rtlcss scheduler tslib unist-util-visit
  use-sync-external-store utility-types`.split(/\s+/),
);

/** Folders in which packages of the site may be installed: those of a repository are above it. */
const above = ['', '../', '../../'];

/** A site that names no packages at all says nothing about them. */
export async function hasPackage({ files, packages }: DocusaurusSite, specifier: string): Promise<boolean> {
  const name = packageName(specifier);
  if (packages.size === 0 || packages.has(name) || packages.has(`@types/${name}`)) return true;
  if (name === 'docsgen' || brought.has(name) || isBuiltin(specifier)) return true;
  for (const folder of above) {
    if ((await files.readBytes(`${folder}node_modules/${name}/package.json`)) !== undefined) return true;
    const { value } = await readMap(files, `${folder}package.json`);
    if ([value.dependencies, value.devDependencies].some((list) => Object.hasOwn(mapIn(list), name))) return true;
  }
  return false;
}

/** What is told of a name that no package has. */
export function noPackage(specifier: string): { readonly message: string; readonly hint: string } {
  const name = packageName(specifier);
  return {
    message: `No package of the site has this name: ${name}`,
    hint: 'Import the file that is meant by its path, @site/…, or add the package to package.json of the old site',
  };
}
