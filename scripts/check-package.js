// @ts-check
// Packs the package like `npm publish`, and checks it: its entry points and types in every mode of module resolution,
// and a dry run of publishing. Nothing is published.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { name, version, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Run with npx at a fixed version, because they are only needed for releases. */
const checks = [
  { says: 'publint', command: ['npx', '--yes', 'publint@0.3.25', 'run', '--strict'] },
  {
    says: 'are the types wrong',
    // The package only has ES modules. `require` loads them from Node 20.19 on.
    command: ['npx', '--yes', '@arethetypeswrong/cli@0.18.5', '--profile', 'esm-only', '--format', 'ascii'],
  },
  { says: 'npm publish --dry-run', command: ['npm', 'publish', '--dry-run', '--ignore-scripts'] },
];

const folder = mkdtempSync(join(tmpdir(), 'docsgen-package-'));
try {
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const tarball = join(folder, `${name}-${version}.tgz`);
  const failed = checks.filter(({ says, command: [program = '', ...args] }) => {
    process.stdout.write(`\n== ${says}\n`);
    return spawnSync(program, [...args, tarball], { cwd: folder, stdio: 'inherit' }).status !== 0;
  });
  if (repository === undefined)
    process.stdout.write('\nBefore publishing: package.json names no `repository`, which provenance needs.\n');
  const names = failed.map(({ says }) => says).join(', ');
  process.stdout.write(failed.length === 0 ? '\nThe package is ready.\n' : `\nThe package is not ready: ${names}.\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
