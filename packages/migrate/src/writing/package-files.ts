// Creates `package.json` and `.gitignore` of the new site: scripts with the same names as in the original site, and the
// packages that its components import.
import { packageNameOf } from 'docsgen/internals';
import type { MigratedFile, Migration } from '../migration.ts';

interface NewSite {
  /** Folder name of the new site. */
  readonly folderName: string;
  /** Versions of docsgen and its packages, as written in `package.json`: `^1.0.0`, `file:../docsgen`. */
  readonly versions: Readonly<Record<string, string>>;
  /** Existing `package.json` of an earlier run, which npm may have changed since. */
  readonly packageText: string | undefined;
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

export function packageFiles({ folderName, versions, packageText, migration }: NewSite): readonly MigratedFile[] {
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
    { path: 'package.json', text: withAdded(content, packageText), from: 'package.json' },
  ];
  const there = new Set(migration.files.map(({ path }) => path));
  return made.filter(({ path }) => !there.has(path));
}

interface WrittenPackage {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Adds the scripts and dependencies of the migration. Returns the text unchanged if it contains them. */
function withAdded(made: WrittenPackage, text: string | undefined): string {
  const there = parseMap(text);
  if (text === undefined || there === undefined) return `${JSON.stringify(made, null, 2)}\n`;
  const { scripts: own, ...others } = there;
  const named = { ...made.dependencies, ...made.devDependencies };
  const known = { ...mapOf(others.dependencies), ...mapOf(others.devDependencies) };
  const isThere =
    Object.keys(named).every((name) => name in known) &&
    Object.entries(made.scripts).every(([name, script]) => mapOf(own)[name] === script);
  if (isThere) return text;
  const missing = (names: WrittenPackage['dependencies']) =>
    Object.fromEntries(Object.entries(names ?? {}).filter(([name]) => !(name in known)));
  const dependencies = { ...mapOf(others.dependencies), ...missing(made.dependencies) };
  const merged = {
    ...there,
    scripts: { ...mapOf(own), ...made.scripts },
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    devDependencies: { ...mapOf(others.devDependencies), ...missing(made.devDependencies) },
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

function parseMap(text = ''): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) || value === null || typeof value !== 'object' ? undefined : { ...value };
  } catch {
    return undefined;
  }
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
