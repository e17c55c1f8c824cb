// docsgen's dependencies: exact versions, no required install scripts, and licenses that allow their use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Installed {
  readonly version?: string;
  /** URL that npm loads the package from, through the registry configured on the machine. */
  readonly resolved?: string;
  /** Set if the name of the folder differs from that of the package. */
  readonly name?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const lockfile: { readonly packages: Readonly<Record<string, Installed>> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const installed = Object.entries(lockfile.packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
);
const shipped = installed.filter(([, { dev }]) => dev !== true);
/**
 * elkjs lays out diagrams, resvg renders icons. They are bundled unchanged, and the README links to their sources, as
 * their licenses require.
 */
const weakCopyleft = new Map([
  ['node_modules/elkjs', 'EPL-2.0'],
  ['node_modules/@resvg/resvg-wasm', 'MPL-2.0'],
]);
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'OFL-1.1'];

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

it('every dependency has an exact version, except docsgen and packages that a site may install', () => {
  const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const loose = folders.flatMap((folder) => {
    const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name}@${version}`);
  });
  expect(loose.sort()).toEqual(['docsgen@file:.', 'react-dom@^19.2.0', 'react@^19.2.0']);
});

// Without a URL, npm first loads a list of all versions of the package, which takes as long as the rest of the
// installation. A private registry would be reachable only from few machines. npm's `omit-lockfile-registry-resolved`
// omits URLs.
it('the lockfile has a URL on the public registry for every package', () => {
  const origins = installed.map(([path, { name: alias, version, resolved = '' }]) => {
    const name = alias ?? path.replace(/.*node_modules\//, '');
    const end = `/${name}/-/${name.replace(/.*\//, '')}-${version}.tgz`;
    return resolved.endsWith(end) ? resolved.slice(0, -end.length) : path;
  });
  const [origin = '', ...others] = new Set(origins);
  expect(others).toEqual([]);
  // A public host has a name with a top-level domain, and no port.
  expect(origin).toMatch(/^https:\/\/([a-z0-9-]+\.)+(?!local$|internal$|lan$|home$)[a-z]{2,}$/);
});

it('no workflow sets a registry', () => {
  const folder = join(root, '.github/workflows');
  const naming = readdirSync(folder).filter((name) => /registry/i.test(readFileSync(join(folder, name), 'utf8')));
  expect(naming).toEqual([]);
});

it('the published package depends on React, and on native binaries in the versions that their packages require', () => {
  const { dependencies = {}, optionalDependencies = {} } = manifestOf('.');
  const compiled = { ...manifestOf('packages/generator').dependencies, ...manifestOf('packages/theme').dependencies };
  expect(Object.keys(dependencies)).toEqual(['react', 'react-dom']);
  for (const name of Object.keys(dependencies)) expect(compiled[name]).toMatch(/^19\./);
  const binaries = Object.entries(optionalDependencies);
  const wrong = binaries.filter(([name, versions]) => !versions.split(' || ').includes(binaryVersion(name)));
  expect(wrong).toEqual([]);
  expect(binaries.map(([name]) => name)).toContain('@esbuild/linux-x64');
});

/** Returns the version of a binary that its package requires. */
function binaryVersion(name: string): string {
  const packages = { '@bruits/satteri': 'satteri', '@esbuild/': 'esbuild' };
  const [, of] = Object.entries(packages).find(([start]) => name.startsWith(start)) ?? [];
  return (of === undefined ? undefined : manifestOf(`node_modules/${of}`).optionalDependencies?.[name]) ?? '';
}

it('no dependency has an install script', () => {
  // esbuild's script replaces its Node launcher with the native program; without the script, Node starts it.
  const known = ['node_modules/esbuild'];
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path);
  expect(running.filter((path) => !known.includes(path))).toEqual([]);
});

it('every dependency has a license that allows its publication', () => {
  const isAllowed = (path: string, license = ''): boolean =>
    allowed.includes(license) || weakCopyleft.get(path) === license;
  expect(shipped.filter(([path, { license }]) => !isAllowed(path, license)).map(([path]) => path)).toEqual([]);
});

it('the number of dependencies in the README is correct', () => {
  const count = shipped.filter(([, { optional }]) => optional !== true).length;
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`docsgen uses ${count} packages`);
});
