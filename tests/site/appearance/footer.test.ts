// The footer of every page.
import { expect, it } from 'vitest';
import { parseHtml } from '../html.ts';
import { withSite } from '../site.ts';

const site = (link: string): Readonly<Record<string, string>> => ({
  'site.config.yaml': `title: Harbour
locales: [{ code: en }, { code: es }]
footer: { copyright: '© 2026 [Harbour](${link}) & *friends*' }
`,
  'content/en/index.md': '# Start\n',
  'content/en/terms.md': '# Terms\n',
});

it('the copyright is a line of Markdown, and its links keep the language', () =>
  withSite(site('/terms'), async ({ build }) => {
    const built = await build();
    expect(built.diagnostics).toEqual([]);
    for (const [path, href] of Object.entries({ 'index.html': '/terms/', 'es/index.html': '/es/terms/' })) {
      const line = parseHtml(built.read(path)).one('footer').one('p');
      expect(line.text).toBe('© 2026 Harbour & friends');
      expect(line.one('a').attributes.href).toBe(href);
      expect(line.all('em')).toHaveLength(1);
    }
  }));

it('reports broken links in the copyright', () =>
  withSite(site('/term'), async ({ build }) => {
    const { diagnostics } = await build();
    expect(diagnostics.map(({ message, hint }) => `${message} - ${hint}`)).toEqual([
      "Broken link in 'copyright': /term does not exist - Did you mean /terms?",
    ]);
  }));
