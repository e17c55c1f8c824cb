// Names of commands and options in other tools: docsgen suggests only existing ones, and existing names are not treated
// as synonyms.
import { describe, expect, it } from 'vitest';
import { explainUsageError } from '../../../packages/generator/src/cli/explain-usage-error.ts';
import { commandSynonyms, keysForOptions, optionSynonyms } from '../../../packages/generator/src/cli/usage-synonyms.ts';
import { configJsonSchema } from '../../../packages/generator/src/model/schema/site-schema.ts';
import { runCommand } from '../../site/run-command.ts';

const command = (name: string): Parameters<typeof explainUsageError>[0] => ({
  name: () => name,
  usage: () => '[options]',
  commands: [],
  options: [],
});

describe('a synonym', () => {
  it('suggests a command of docsgen for one of another tool, if it exists', async () => {
    const ask = (names: readonly string[]): Promise<string> =>
      explainUsageError(
        { ...command('docsgen'), commands: names.map(command) },
        {
          code: 'commander.unknownCommand',
          message: "error: unknown command 'create'",
          args: ['create', 'x'],
          isFolder: async () => false,
        },
      );
    expect(await ask(['build', 'init'])).toBe("Unknown command 'create'. Did you mean docsgen init?");
    expect(await ask(['build'])).toBe("Unknown command 'create'. Run `docsgen --help` for a list of commands.");
  });

  it('suggests `theme eject` for `swizzle` of Docusaurus', async () => {
    expect((await runCommand(['swizzle', 'Footer'])).stderr).toContain('Did you mean docsgen theme eject?');
  });

  it('suggests only options that exist', async () => {
    const helps = await Promise.all(
      ['build', 'serve', 'check'].map(async (name) => (await runCommand([name, '--help'])).stdout),
    );
    const meant = [...Object.values(optionSynonyms), ...Object.values(commandSynonyms)]
      .flatMap((words) => words.split(' ').filter((word) => word.startsWith('--')))
      .filter((option) => option !== '--version');
    for (const option of meant) expect(helps.join('\n')).toContain(`  ${option}`);
  });

  it('suggests only configuration keys that exist', () => {
    const { properties = {} } = configJsonSchema() as { readonly properties?: object };
    const keys = Object.values(keysForOptions).map((key) => key.split('.')[0] ?? '');
    expect(keys.filter((key) => !(key in properties))).toEqual([]);
  });
});
