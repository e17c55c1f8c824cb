// Commands of other tools: docsgen suggests its own command if it exists.
import { Command, CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { explainUsageError } from '../../../packages/generator/src/cli/explain-usage-error.ts';
import { runCommand } from '../../site/run-command.ts';

/** Returns the explanation of `docsgen create` in a program that only has these commands. */
async function explainCreate(names: readonly string[]): Promise<string> {
  const program = new Command('docsgen').exitOverride().configureOutput({ outputError: () => {} });
  for (const name of names) program.command(name);
  try {
    program.parse(['create'], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError)
      return explainUsageError(program, { error, args: ['create'], isFolder: async () => false });
  }
  return '';
}

describe('a command of another tool', () => {
  it('suggests a command of docsgen, if it exists', async () => {
    expect(await explainCreate(['build', 'init'])).toBe(
      "docsgen: unknown command 'create'\nDid you mean docsgen init?",
    );
    expect(await explainCreate(['build'])).toBe(
      "docsgen: unknown command 'create'\nUsage: docsgen [options] [command]. Run `docsgen --help` for details.",
    );
  });

  it.each([
    ['serve --watch', 'dev develop start watch live server'],
    ['serve', 'preview show'],
    ['build', 'generate gen make compile export render'],
    ['build --force', 'clear clean rebuild'],
    ['init', 'create setup scaffold bootstrap'],
    ['check', 'lint validate test verify'],
    ['inspect', 'info list ls routes pages'],
    ['doctor', 'diagnose env debug'],
    ['move', 'mv rename'],
    ['i18n status', 'translations translate status'],
    ['i18n extract', 'write-translations extract'],
    ['schema', 'config configuration'],
    ['version', 'freeze snapshot docs:version'],
    ['new page', 'add page'],
  ])('%s is suggested for %s', async (meant, words) => {
    for (const word of words.split(' '))
      expect((await runCommand([word, 'x'])).stderr).toContain(`Did you mean docsgen ${meant}?`);
  });

  it.each([
    ['dev', 'serve --watch'],
    ['rebuild', 'build --force'],
    ['check-links', 'check --external'],
    ['linkcheck', 'check --external'],
    ['swizzle', 'theme eject'],
    ['write-translations', 'i18n extract'],
  ])('suggests a command and options that exist for %s', async (written, meant) => {
    expect((await runCommand([written, 'x'])).stderr).toContain(`Did you mean docsgen ${meant}?`);
    const words = meant.split(' ');
    const { stdout } = await runCommand([...words.filter((word) => !word.startsWith('--')), '--help']);
    expect(stdout).toContain(`Usage: docsgen ${words.filter((word) => !word.startsWith('--')).join(' ')} `);
    for (const option of words.filter((word) => word.startsWith('--'))) expect(stdout).toContain(`  ${option}`);
  });
});
