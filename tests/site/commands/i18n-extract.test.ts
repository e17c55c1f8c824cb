// `docsgen i18n extract`: the file that it creates for translators of the UI, and how a site uses it.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const files: SiteLiteral = {
  'site.config.yaml': 'title: Manual\nlocales: [{ code: en }, { code: cs }]\n',
  'content/en/index.md': '# Start\n',
  'content/cs/index.md': '# Start\n',
};

const extract = async (root: string, ...args: readonly string[]) => {
  const { code, stdout, stderr } = await runCommand(['i18n', 'extract', ...args, '--site', root]);
  return { code, stderr, stdout, words: parse(stdout) };
};

describe('docsgen i18n extract', () => {
  it('i18n extract prints missing strings in English, with the plural forms of the language', () =>
    withSite(files, async ({ root }) => {
      const { code, stdout, words } = await extract(root, 'cs');
      expect(code).toBe(0);
      expect(stdout).toMatch(/^# UI strings in cs, for strings\/cs\.yaml\n/);
      expect(words.shell.menu).toBe('Menu');
      expect(Object.keys(words.pages.itemCount)).toEqual(['one', 'few', 'many', 'other']);
    }));

  it('i18n extract creates a complete file, and prints nothing afterwards', () =>
    withSite(files, async ({ root, write, build }) => {
      expect((await build()).diagnostics).toMatchObject([{ code: 'strings', severity: 'warning' }]);
      const { stdout } = await extract(root, 'cs');
      await write({ 'strings/cs.yaml': stdout.replace('menu: Menu', 'menu: Nabídka') });
      expect((await build()).diagnostics).toEqual([]);
      const again = await extract(root, 'cs');
      expect([again.code, again.stdout]).toEqual([0, '']);
      expect(again.stderr).toBe('No UI strings are missing in cs. Use --all to print all of them.\n');
      expect((await extract(root, 'cs', '--all')).words.shell.menu).toBe('Nabídka');
    }));

  it('i18n extract omits strings that the site translates', () =>
    withSite({ ...files, 'strings/cs.yaml': 'shell: { menu: Nabídka }\n' }, async ({ root }) => {
      const { words } = await extract(root, 'cs');
      expect(words.shell.menu).toBeUndefined();
      expect(words.shell.closeMenu).toBe('Close menu');
    }));

  it('i18n extract prints strings of a supported language only with --all', () =>
    withSite(files, async ({ root }) => {
      expect((await extract(root, 'de')).stdout).toBe('');
      expect((await extract(root, 'de', '--all')).words.shell.closeMenu).toBe('Menü schließen');
    }));

  it('i18n extract includes the strings of plugins', () =>
    withSite(
      {
        ...files,
        'site.config.yaml': `${files['site.config.yaml']}plugins: [./tides.js]\n`,
        'tides.js': `import { definePlugin } from 'docsgen/plugin';
export default definePlugin({
  name: 'tides',
  setup: ({ strings }) => strings({ en: { high: 'High tide', low: 'Low tide' }, de: { high: 'Flut', low: 'Ebbe' } }),
});
`,
        'strings/cs.yaml': 'tides: { high: Příliv }\n',
      },
      async ({ root }) => {
        const { stderr, words } = await extract(root, 'cs');
        expect(stderr).toBe('');
        expect(words.tides).toEqual({ low: 'Low tide' });
        expect((await extract(root, 'cs', '--all')).words.tides).toEqual({ high: 'Příliv', low: 'Low tide' });
        expect((await extract(root, 'de')).stdout).toBe('');
      },
    ));

  it('i18n extract rejects an invalid language tag, and reports errors in the file', () =>
    withSite({ ...files, 'strings/cs.yaml': 'shell: { meny: Nabídka }\n' }, async ({ root }) => {
      expect(await extract(root, '../cs')).toMatchObject({
        code: 2,
        stderr: "'../cs' is not a language tag, such as cs or pt-PT\n",
      });
      const { code, stderr } = await extract(root, 'cs');
      expect(code).toBe(1);
      expect(stderr).toContain('strings/cs.yaml:1:10 error');
    }));
});
