// `docsgen new page`: the page is created in the right folder, in the requested languages.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': `title: Docs
locales: [{ code: es }, { code: en }]
sections:
  - id: api
    versions: [{ name: current }, { name: '1.0' }]
  - id: sdk
    content: kit
`,
  'content/es/index.md': '# Inicio\n',
  'content/es/api/01-intro.md': '# Intro\n',
  'content/es/api-1.0/intro.md': '# Intro\n',
  'content/es/kit/index.md': '# SDK\n',
};

describe('docsgen new page', () => {
  it('new page creates a page in each language, and prints the URLs', () =>
    withSite(site, async ({ root }) => {
      const made = await runCommand(['new', 'page', 'api/payments/02-pay-by-link', '--locale', 'es,en'], root);
      expect([made.code, made.stderr]).toEqual([0, '']);
      expect(made.stdout).toBe(`content/es/api/payments/02-pay-by-link.md → /api/payments/pay-by-link/
content/en/api/payments/02-pay-by-link.md → /en/api/payments/pay-by-link/
`);
      for (const code of ['es', 'en'])
        expect(await readFile(join(root, `content/${code}/api/payments/02-pay-by-link.md`), 'utf8')).toBe(
          '---\ntitle: Pay by link\n# description: One sentence for search results, link previews and cards.\n---\n\n',
        );
      const { code, stderr } = await runCommand(['check', '--strict'], root);
      expect([code, stderr]).toEqual([0, '']);
    }));

  it('new page accepts a file of any language, a version, and a title', () =>
    withSite(site, async ({ root }) => {
      const args = ['new', 'page', join(root, 'content/en/api-1.0/refunds.md'), '--site', root];
      const { stdout } = await runCommand([...args, '--title', 'Back: all of it']);
      expect(stdout).toBe('content/es/api-1.0/refunds.md → /api/1.0/refunds/\n');
      expect(await readFile(join(root, 'content/es/api-1.0/refunds.md'), 'utf8')).toContain(
        'title: "Back: all of it"\n',
      );
    }));

  it('the title is the name without separators at its ends', () =>
    withSite(site, async ({ root }) => {
      await runCommand(['new', 'page', 'api/-own_keys-'], root);
      expect(await readFile(join(root, 'content/es/api/-own_keys-.md'), 'utf8')).toContain('title: Own keys\n');
    }));

  it('a dry run of new page writes nothing', () =>
    withSite(site, async ({ root }) => {
      const before = await readFolder(root);
      const { code, stdout } = await runCommand(['new', 'page', 'kit/events/index', '--dry-run'], root);
      expect([code, stdout]).toEqual([
        0,
        'content/es/kit/events/index.md → /sdk/events/\nDry run: nothing was written.\n',
      ]);
      expect(firstDifference(await readFolder(root), before)).toBeUndefined();
    }));

  it.each([
    ['api/intro', 'content/es/api/01-intro.md already exists'],
    ['refunds', "'refunds' is not in a section. Start the path with api/ or kit/"],
    ['apo/refunds', "'apo/refunds' is not in a section. Did you mean api?"],
    ['api/_refunds', "'api/_refunds' is not a valid page path"],
    ['api/../../x', "'api/../../x' is not a valid page path"],
    ['api/', "'api/' is not a valid page path"],
  ])('new page rejects %s', (path, reason) =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCommand(['new', 'page', path], root);
      expect([code, stderr]).toEqual([2, `${reason}\n`]);
    }),
  );

  it('new page rejects an unknown locale', () =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCommand(['new', 'page', 'api/a', '--locale', 'fr'], root);
      expect([code, stderr]).toEqual([2, "Unknown locale 'fr'. Use one of: es, en\n"]);
    }));
});
