// What docsgen stands on: exact versions, nothing that has to run when it is installed, licences that allow its use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Installed {
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
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'OFL-1.1'];

it('every version is exact', () => {
  const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const loose = folders.flatMap((folder) => {
    const { dependencies, devDependencies }: Manifest = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
  });
  expect(loose).toEqual([]);
});

it('no package needs to run anything when it is installed', () => {
  // The script of esbuild puts its program where Node need not start it; without it, Node does.
  const known = ['node_modules/esbuild'];
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path);
  expect(running.filter((path) => !known.includes(path))).toEqual([]);
});

it('every package that is shipped has a licence that allows it', () => {
  expect(shipped.filter(([, { license }]) => !allowed.includes(license ?? '')).map(([path]) => path)).toEqual([]);
});

it('the README knows their number', () => {
  const count = shipped.filter(([, { optional }]) => optional !== true).length;
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`docsgen stands on ${count} packages`);
});
