// An output folder that is not writable: from the start, or after some step of publishing.
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder } from '../site-files.ts';
import { loseAt } from './lost-permission.ts';
import { canLosePermission, withoutPower } from './without-power.ts';

const site = { 'site.config.yaml': 'title: T\n', 'content/en/index.md': '# Home\n' };
const rest = 'The published site still works. Make this path writable and build again';

describe.skipIf(!canLosePermission)('an output folder whose parent is not writable', () => {
  it('the site is staged inside the output folder, and other files are preserved', () =>
    withSite({ ...site, 'dist/CNAME': 'docs.example.com\n' }, async ({ root, write, remove }) => {
      const build = () => withoutPower(root, () => runCommand(['build', '--no-search'], root));
      const names = async () => [...(await readFolder(join(root, 'dist'))).keys()];
      await write({ 'content/en/old.md': '# Old\n' });
      mkdirSync(join(root, '.docsgen'));
      chmodSync(root, 0o555);
      const first = await build();
      expect([first.code, first.stderr]).toEqual([0, '']);
      expect(await names()).toContain('old/index.html');
      await remove('content/en/old.md');
      await write({ 'content/en/index.md': '# Other\n' });
      expect((await build()).code).toBe(0);
      const files = await readFolder(join(root, 'dist'));
      expect(String(files.get('index.html'))).toContain('Other');
      expect(String(files.get('CNAME'))).toBe('docs.example.com\n');
      expect(await names()).not.toContain('old/index.html');
      chmodSync(root, 0o755);
      expect(readdirSync(join(root, 'dist')).filter((name) => name.startsWith('.'))).toEqual([
        '.docsgen-manifest.json',
      ]);
      const { code } = await withoutPower(root, () => runCommand(['build', '--no-search', '--out', 'new'], root));
      expect(code).toBe(0);
      const { CNAME: _, ...made } = Object.fromEntries(files);
      expect(firstDifference(new Map(Object.entries(made)), await readFolder(join(root, 'new')))).toBeUndefined();
    }));
});

describe.skipIf(!canLosePermission)('an output folder that is not writable', () => {
  const lastSentence = 'error Cannot write to the output folder: permission denied [output]';

  it.each([
    ['alone', ['dist']],
    ['with its parent', ['dist', '.']],
  ])(
    'an output folder without write permission, %s, is an error in one sentence, and the site is unchanged',
    async (_, folders) => {
      await withSite(site, async ({ root, write }) => {
        const build = () => withoutPower(root, () => runCommand(['build', '--no-search'], root));
        expect((await build()).code).toBe(0);
        const before = await readFolder(join(root, 'dist'));
        await write({ 'content/en/index.md': '# Other\n' });
        for (const folder of folders) chmodSync(join(root, folder), 0o555);
        const { code, stderr } = await build();
        expect([code, stderr]).toEqual([1, `dist ${lastSentence}\n  ${rest}\n`]);
        expect(firstDifference(await readFolder(join(root, 'dist')), before)).toBeUndefined();
        for (const folder of folders) chmodSync(join(root, folder), 0o755);
        expect((await build()).code).toBe(0);
        expect(String((await readFolder(join(root, 'dist'))).get('index.html'))).toContain('Other');
      });
    },
  );

  it.each([
    ['dist', 40],
    ['dist', 62],
    ['.', 55],
  ] as const)('publishing that fails in %s at step %i is completed once it is writable', async (folder, step) => {
    expect(await loseAt(folder, step)).toBe(true);
  });
});
