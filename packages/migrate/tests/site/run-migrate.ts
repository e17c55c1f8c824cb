// Runs the migration in this process, and installs the package in migrated sites.
import { readFileSync } from 'node:fs';
import { type CommandResult, recordOutput } from '../../../../tests/site/run-command.ts';
import { writeFiles } from '../../../../tests/site/site-files.ts';
import type { Ports } from '../../../generator/src/model/adapters/ports.ts';
import { run } from '../../src/cli.ts';

export function runMigrate(args: readonly string[], cwd: string, ports: Partial<Ports> = {}): Promise<CommandResult> {
  return recordOutput((each) => run(args, each), cwd, ports);
}

/** Files of the compiled package that sites import, as in an installed package. */
export const installed: Readonly<Record<string, string>> = Object.fromEntries(
  ['package.json', 'dist/docusaurus.js'].map((path) => [
    `node_modules/@docsgen/migrate/${path}`,
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
  ]),
);

export function install(site: string): Promise<void> {
  return writeFiles(site, installed);
}
