// What docsgen stands on: exact versions, nothing that has to run when it is installed, licences that allow its use.
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

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

it('every version is exact, but of what a site may bring itself', () => {
  const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const loose = folders.flatMap((folder) => {
    const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
  });
  expect(loose.map(([name]) => name).sort()).toEqual(['@types/react', 'react', 'react-dom']);
});

it('what an installation gets is what docsgen was compiled with', () => {
  const { dependencies = {}, optionalDependencies = {} } = manifestOf('.');
  const compiled = { ...manifestOf('packages/generator').dependencies, ...manifestOf('packages/theme').dependencies };
  expect(dependencies.esbuild).toBe(compiled.esbuild);
  for (const name of ['react', 'react-dom'])
    expect([name, dependencies[name]?.slice(1).split('.')[0]]).toEqual([name, compiled[name]?.split('.')[0]]);
  // WebAssembly is not installed on any machine: where there is no binary, the reference parser does its work.
  const binaries = ['satteri', 'pagefind'].flatMap((name) =>
    Object.entries(manifestOf(`node_modules/${name}`).optionalDependencies ?? {}),
  );
  expect(optionalDependencies).toEqual(
    Object.fromEntries(binaries.filter(([name]) => name !== '@bruits/satteri-wasm32-wasi')),
  );
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
