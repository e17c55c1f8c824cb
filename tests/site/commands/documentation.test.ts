// docsgen's own documentation, which is built with docsgen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../installed.ts';
import { runCommand } from '../run-command.ts';

it('the documentation has no errors, and every page is in a sidebar', async () => {
  const { code, stdout, stderr } = await runCommand(['check', '--strict'], join(repository, 'docs'));
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^No errors in \d\d pages\.$/m);
  expect(code).toBe(0);
});

/** Options that the page lists once for all commands. */
const common = ['--config', '--reporter', '--quiet', '--help', '--version', '--site', '--dry-run'];

it('the page about the command line lists every command with its options', async () => {
  const page = readFileSync(join(repository, 'docs/reference/cli.md'), 'utf8');
  const missing: string[] = [];
  const commands = await commandsOf([]);
  expect(commands.length).toBeGreaterThan(20);
  for (const command of commands) {
    const section = sectionOf(page, command);
    if (section === '') missing.push(command.join(' '));
    const { stdout } = await runCommand([...command, '--help'], repository);
    const options = [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, option = '']) => option);
    for (const option of options.filter((each) => !common.includes(each)))
      if (!new RegExp(`\`${option}\\b`).test(section)) missing.push(`${command.join(' ')} ${option}`);
  }
  expect(missing).toEqual([]);
});

/** Commands, except those that only group others, as arrays of words: `['i18n', 'status']`. */
async function commandsOf(parent: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { stdout } = await runCommand([...parent, '--help'], repository);
  // Commands are listed in groups, each with a heading.
  const groups = stdout.split(/^(?=\S[^\n]*:$)/m).filter((group) => !/^(Usage|Arguments|Options)/.test(group));
  const names = groups
    .flatMap((group) => [...group.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = '']) => name))
    .filter((name) => name !== 'help');
  const nested = await Promise.all(names.map((name) => commandsOf([...parent, name])));
  return names.flatMap((name, index) => [...(nested[index]?.length ? nested[index] : [[...parent, name]])]);
}

/** The section of the page about a command, or about the command that it belongs to. */
function sectionOf(page: string, command: readonly string[]): string {
  const headings = [command.join(' '), command[0] ?? ''];
  for (const heading of headings) {
    const [, section] = page.split(new RegExp(`^#{2,3} ${heading}$`, 'm'));
    if (section !== undefined) return section.split(/^## /m)[0] ?? '';
  }
  return '';
}
