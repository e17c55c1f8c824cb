// Creates `package.json` and `.gitignore` of the new site: scripts with the same names as in the original site, and the
// packages that its components import.
import { packageNameOf } from 'docsgen/internals';
import type { MigratedFile, Migration } from '../migration.ts';

interface NewSite {
  /** Folder name of the new site. */
  readonly folderName: string;
  /** Versions of docsgen and its packages, as written in `package.json`: `^1.0.0`, `file:../docsgen`. */
  readonly versions: Readonly<Record<string, string>>;
  readonly migration: Pick<Migration, 'files' | 'packages'>;
}

const scripts: Readonly<Record<string, string>> = {
  start: 'docsgen serve --watch',
  build: 'docsgen build',
  serve: 'docsgen serve',
  check: 'docsgen check',
};

/** The `.docsgen/.gitignore` file ignores that folder, except for the migration record. */
const ignoredPaths = 'node_modules/\n# The built site, and temporary files of builds.\ndist/\n.dist*\n';

/** React is a dependency of docsgen. */
const own: ReadonlySet<string> = new Set(['react', 'react-dom', 'docsgen', '@docsgen/migrate']);

export function packageFiles({ folderName, versions, migration }: NewSite): readonly MigratedFile[] {
  const names = [...migration.packages].filter(([name]) => !own.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = {
    name: packageNameOf(folderName),
    private: true,
    scripts,
    ...(names.length > 0 && { dependencies: Object.fromEntries(names) }),
    devDependencies: versions,
  };
  const made: readonly MigratedFile[] = [
    { path: '.gitignore', text: ignoredPaths, from: undefined },
    { path: 'package.json', text: `${JSON.stringify(content, null, 2)}\n`, from: 'package.json' },
  ];
  const there = new Set(migration.files.map(({ path }) => path));
  return made.filter(({ path }) => !there.has(path));
}
