// Which files of the theme the server runs: after a change of theirs only a new process draws pages with them.
import { sep } from 'node:path';

/** Folders of the theme whose scripts the server runs, too. In all others a `.ts` file is for browsers alone. */
const serverFolders = ['server', 'i18n', 'lib', 'components/contents', 'components/head'];

/** `path` is absolute. */
export function isServerCode(path: string): boolean {
  if (path.endsWith('.tsx')) return true;
  return (
    path.endsWith('.ts') &&
    serverFolders.some((folder) => path.includes(`${sep}src${sep}${folder.replaceAll('/', sep)}${sep}`))
  );
}
