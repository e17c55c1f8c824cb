// `package.json` and `.gitignore` of the new site: docsgen's commands under the names that the old site had for them,
// and the packages that its own components import.
import { packageNameOf } from '../../config/new-site.ts';
import type { MigratedFile, Migration } from '../migration.ts';

interface NewSite {
  /** Name of its folder. */
  readonly folderName: string;
  /** Of docsgen, as its package.json names it: `^1.0.0`, `file:../docsgen`. */
  readonly docsgen: string;
  /** Its package.json, where an earlier run has written that; npm may have added to it since. */
  readonly packageText: string | undefined;
  /** What it imports and has already. */
  readonly migration: Pick<Migration, 'files' | 'packages'>;
}

const scripts: Readonly<Record<string, string>> = {
  start: 'docsgen serve --watch',
  build: 'docsgen build',
  serve: 'docsgen serve',
  check: 'docsgen check',
};

/** `.docsgen/` ignores what is in it itself, but for the record of what the migration has written. */
const ignoredPaths = 'node_modules/\n# The site, and what a build keeps beside it.\ndist/\n.dist*\n';

/** React comes with docsgen. */
const own: ReadonlySet<string> = new Set(['react', 'react-dom', 'docsgen']);

export function packageFiles({ folderName, docsgen, packageText, migration }: NewSite): readonly MigratedFile[] {
  const names = [...migration.packages].filter(([name]) => !own.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = {
    name: packageNameOf(folderName),
    private: true,
    scripts,
    ...(names.length > 0 && { dependencies: Object.fromEntries(names) }),
    devDependencies: { docsgen },
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

/** The file as it is, with the migration's scripts and dependencies; byte for byte where it has them. */
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
