// Migrates and builds one of the real Docusaurus sites in the folder DOCUSAURUS_SITES, and compares the pages with their
// sources. Components from packages that are not installed render nothing.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { runCommand } from '../../../../tests/site/run-command.ts';
import { runMigrate } from '../site/run-migrate.ts';
import { compareSite } from './compare-site.ts';

const folder = process.env['DOCUSAURUS_SITES'] ?? '';
const installed = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

export const hasRealSites = existsSync(folder);
if (!hasRealSites) process.stderr.write('DOCUSAURUS_SITES names no folder: NO real Docusaurus site is compared\n');

/** `least` is the minimum percentage of pages without missing parts. */
export async function expectWhole(name: string, { least }: { readonly least: number }): Promise<void> {
  const [site = '', ...rest] = name.split('/');
  const root = join(folder, readdirSync(folder).find((each) => each.endsWith(site)) ?? site, ...rest);
  const place = mkdtempSync(join(tmpdir(), 'docsgen-moved-'));
  try {
    const target = join(place, 'new');
    const migrated = await runMigrate(['docusaurus', root, '--out', target, '--strict'], place);
    expect(migrated.stdout).toMatch(
      /^([\d,]+) of \1 URLs and ([\d,]+) of \2 anchors still exist or are redirected\.$/m,
    );
    install(target);
    const built = await runCommand(['build', '--no-search'], target);
    expect(built.code, built.stderr).toBe(0);
    const { pages, broken } = await compareSite(root, join(target, 'dist'));
    const share = (100 * (pages - broken.size)) / pages;
    expect(share, JSON.stringify(Object.fromEntries(broken), null, 1)).toBeGreaterThanOrEqual(least);
  } finally {
    rmSync(place, { recursive: true });
  }
}

function install(target: string): void {
  const modules = join(target, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(installed))
    if (name !== '.vite') symlinkSync(join(installed, name), join(modules, name));
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    const own = join(modules, name);
    if (existsSync(own)) continue;
    mkdirSync(own, { recursive: true });
    writeFileSync(
      join(own, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' }),
    );
    writeFileSync(join(own, 'index.js'), 'export default () => null;\n');
  }
}
