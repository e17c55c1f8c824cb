// Exit codes and output of commands in sites that cannot be read or changed.
import { expect, it } from 'vitest';
import { openRepository } from '../../repository.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder } from '../site-files.ts';

const unusable = { 'site.config.yaml': 'titel: Docs\nlocales: [{ code: en }]\n', 'content/en/index.md': '# Home\n' };

const configError = /^site\.config\.yaml:1:1 +error +Unknown key 'titel'/m;

const commands = [
  ['inspect'],
  ['urls'],
  ['urls', '--write'],
  ['i18n', 'status'],
  ['version', 'api', '2.0'],
  ['version', 'api', '2.0', '--remove'],
  ['move', 'content/en/index.md', 'content/en/start.md'],
  ['new', 'page', 'refunds'],
];

it.each(['build', 'check'])('%s reports an unusable configuration, and exits with 1', (command) =>
  withSite(unusable, async ({ root }) => {
    const { code, stderr } = await runCommand([command], root);
    expect(code).toBe(1);
    expect(stderr).toMatch(configError);
    expect([...(await readFolder(root)).keys()].filter((path) => path.startsWith('dist/'))).toEqual([]);
  }),
);

it('every command that reads or changes sources reports an unusable configuration, exits with 1, and writes nothing', () =>
  withSite(unusable, async ({ root }) => {
    const before = await readFolder(root);
    for (const args of commands) {
      const { code, stderr } = await runCommand(args, root);
      expect([args, code]).toEqual([args, 1]);
      expect(stderr, args.join(' ')).toMatch(configError);
      expect(firstDifference(await readFolder(root), before), args.join(' ')).toBeUndefined();
    }
  }));

it('diff reports errors of the current site, and exits with 1', () =>
  withSite({ ...unusable, 'site.config.yaml': 'title: Docs\n' }, async ({ root, write }) => {
    await openRepository(root).commit({ date: '2025-03-01T12:00:00Z' });
    await write({ 'site.config.yaml': unusable['site.config.yaml'] });
    const { code, stdout, stderr } = await runCommand(['diff', 'HEAD'], root);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain("Unknown key 'titel'");
  }));
