// Identifies theme files that run on the server. Changes to these files require a restart.
import { sep } from 'node:path';

/** Theme folders whose `.ts` files run on the server. In all other folders, `.ts` files run only in browsers. */
const serverFolders = ['server', 'i18n', 'lib', 'components/contents', 'components/head'];

/** `path` is absolute. */
export function isServerCode(path: string): boolean {
  if (path.endsWith('.tsx')) return true;
  return (
    path.endsWith('.ts') &&
    serverFolders.some((folder) => path.includes(`${sep}src${sep}${folder.replaceAll('/', sep)}${sep}`))
  );
}
