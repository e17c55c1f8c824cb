// @ts-check
// Packs the published packages like `npm publish`, and checks them: entry points and types in every mode of module
// resolution, and a dry run of publishing. Nothing is published.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Entry points without types, which no site imports. */
const untyped = [
  'docsgen/internals',
  '@docsgen/migrate/cli',
  '@docsgen/live-code',
  '@docsgen/math',
  '@docsgen/mermaid',
];

/** The tools are run with npx at a fixed version, because they are needed only for releases. */
const checks = [
  { says: 'publint', command: ['npx', '--yes', 'publint@0.3.25', 'run', '--strict'] },
  {
    says: 'are the types wrong',
    // The package contains only ES modules. `require` can load ES modules from Node 20.19 on.
    command: [
      'npx',
      '--yes',
      '@arethetypeswrong/cli@0.18.5',
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--exclude-entrypoints',
      ...untyped,
    ],
  },
  { says: 'npm publish --dry-run', command: ['npm', 'publish', '--dry-run', '--ignore-scripts'] },
];

const folder = mkdtempSync(join(tmpdir(), 'docsgen-package-'));
try {
  const failed = ['.', 'packages/migrate', 'packages/live-code', 'packages/math', 'packages/mermaid'].flatMap((path) =>
    checkPackage(join(root, path)),
  );
  process.stdout.write(failed.length === 0 ? '\nThe packages are ready.\n' : `\nNot ready: ${failed.join(', ')}.\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Returns the failed checks.
 *
 * @param {string} cwd absolute path of the package
 */
function checkPackage(cwd) {
  const { name, version, repository } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const tarball = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (repository === undefined)
    process.stdout.write(
      `\nBefore publishing: package.json of ${name} names no \`repository\`, which provenance needs.\n`,
    );
  const failed = checks.filter(({ says, command: [program = '', ...args] }) => {
    process.stdout.write(`\n== ${name}: ${says}\n`);
    return spawnSync(program, [...args, tarball], { cwd: folder, stdio: 'inherit' }).status !== 0;
  });
  return failed.map(({ says }) => `${name} (${says})`);
}
