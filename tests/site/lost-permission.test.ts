// An output that may not be written to: from the start, and from some moment of publishing on.
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loseAt } from './lost-permission.ts';
import { runCommand } from './run-command.ts';
import { withSite } from './site.ts';
import { firstDifference, readFolder } from './site-files.ts';
import { canLosePermission, withoutPower } from './without-power.ts';

const site = { 'site.config.yaml': 'title: T\n', 'content/en/index.md': '# Home\n' };
const rest = 'What is published stays a site that works; see to it that docsgen may write here, and build again';

describe.skipIf(!canLosePermission)('an output that may not be written to', () => {
  it.each([
    ['itself', 'dist', 'dist/index.html error This cannot be written: permission is denied [output]'],
    [
      'with its parent',
      '.',
      'dist error Nothing can be written beside the output folder: permission is denied [output]',
    ],
  ])('%s is an error in one sentence, and the site stays as it was', async (_, folder, sentence) => {
    await withSite(site, async ({ root, write }) => {
      const build = () => withoutPower(root, () => runCommand(['build', '--no-search'], root));
      expect((await build()).code).toBe(0);
      const before = await readFolder(join(root, 'dist'));
      await write({ 'content/en/index.md': '# Other\n' });
      chmodSync(join(root, folder), 0o555);
      const { code, stderr } = await build();
      expect([code, stderr]).toEqual([1, `${sentence}\n  ${rest}\n`]);
      expect(firstDifference(await readFolder(join(root, 'dist')), before)).toBeUndefined();
      chmodSync(join(root, folder), 0o755);
      expect((await build()).code).toBe(0);
      expect(String((await readFolder(join(root, 'dist'))).get('index.html'))).toContain('Other');
    });
  });

  it.each([
    ['dist', 40],
    ['dist', 62],
    ['.', 55],
  ] as const)('any more, %s, at step %i of publishing, is finished when it may again', async (folder, step) => {
    expect(await loseAt(folder, step)).toBe(true);
  });
});
