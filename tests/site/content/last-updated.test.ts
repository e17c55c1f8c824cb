// Dates of the last update: below the article, in link previews, in the sitemap, and during development.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../repository.ts';
import { ask, startServe } from '../../serve/serving.ts';
import { type Found, mainOf, parseHtml } from '../html.ts';
import { type BuiltSite, type Site, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const base = `title: Manual
url: https://docs.example.com
locales: [{ code: es }, { code: en, htmlLang: en-GB }]
sections: [{ id: guide }]
`;
const pages: SiteLiteral = {
  'content/es/index.md': '# Inicio\n',
  'content/es/guide/año.md': '# A\n',
  'content/en/guide/año.md': '# A\n',
  'content/es/guide/only.md': '# Solo\n',
  'content/es/guide/said.md': '---\nlast_update: { date: 2023-04-30, author: "Equipo <legal>" }\n---\n\n# Dicho\n',
};

/** Everything is committed in May; another author commits the English text of `a` in June. */
async function withHistory(yaml: string, use: (site: Site) => Promise<void>): Promise<void> {
  await withSite({ ...pages, 'site.config.yaml': base + yaml }, async (site) => {
    const { commit } = openRepository(site.root);
    await commit({ date: '2024-05-03T22:14:07-05:00', author: 'Ana "la" & Núñez' });
    await commit({
      date: '2024-06-01T08:00:00Z',
      author: 'Bob',
      files: { 'content/en/guide/año.md': '# A\n\nMore.\n' },
    });
    await use(site);
  });
}

const line = (built: BuiltSite, path: string): string | undefined =>
  mainOf(built.read(path)).all('p.last-updated')[0]?.text;
const modified = (page: Found): string | undefined =>
  page.all('meta[property=article:modified_time]')[0]?.attributes.content;
const lastmod = (built: BuiltSite): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    [...built.read('sitemap.xml').matchAll(/<url>\s*<loc>https:\/\/docs\.example\.com(.*?)<\/loc>(.*?)<\/url>/gs)].map(
      ([, path = '', rest = '']) => [decodeURI(path), /<lastmod>(.*?)<\/lastmod>/.exec(rest)?.[1]],
    ),
  );

describe('the last update of a page', () => {
  it('the last update is not shown unless it is configured', () =>
    withHistory('', async ({ build, root }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      for (const path of ['guide/año/index.html', 'guide/said/index.html']) {
        expect(line(built, path)).toBeUndefined();
        expect(modified(parseHtml(built.read(path)))).toBeUndefined();
      }
      expect(built.read('sitemap.xml')).not.toContain('lastmod');
      await expect(readFile(join(root, '.docsgen/cache/history.json'))).rejects.toThrow();
    }));

  it("the last update is shown below the article, in the reader's language and in UTC", () =>
    withHistory('lastUpdated: { author: true }\n', async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expect(line(built, 'guide/año/index.html')).toBe('Última actualización: 4 de mayo de 2024, por Ana "la" & Núñez');
      expect(line(built, 'en/guide/año/index.html')).toBe('Last updated on 1 June 2024 by Bob');
      const time = mainOf(built.read('en/guide/año/index.html')).one('time');
      expect(time.attributes.datetime).toBe('2024-06-01T08:00:00Z');
    }));

  it("an untranslated page shows the last update of the original, in the reader's language", () =>
    withHistory('lastUpdated: {}\n', async ({ build }) => {
      expect(line(await build(), 'en/guide/only/index.html')).toBe('Last updated on 4 May 2024');
    }));

  it('the front matter overrides the last update', () =>
    withHistory('lastUpdated: { author: true }\n', async ({ build, write }) => {
      await write({ 'content/es/guide/only.md': '---\nlast_update: { author: Equipo }\n---\n\n# Solo\n' });
      const built = await build();
      expect(line(built, 'guide/said/index.html')).toBe(
        'Última actualización: 30 de abril de 2023, por Equipo <legal>',
      );
      expect(modified(parseHtml(built.read('guide/said/index.html')))).toBe('2023-04-30');
      expect(line(built, 'guide/only/index.html')).toBe('Última actualización: 4 de mayo de 2024, por Equipo');
    }));

  it('the author is not shown by default, and the date can be hidden', { tags: ['long'] }, async () => {
    await withHistory('lastUpdated: {}\n', async ({ build }) => {
      expect(line(await build(), 'en/guide/año/index.html')).toBe('Last updated on 1 June 2024');
    });
    await withHistory('lastUpdated: { date: false, author: true }\n', async ({ build }) => {
      const built = await build();
      expect(line(built, 'en/guide/año/index.html')).toBe('Last updated by Bob');
      expect(modified(parseHtml(built.read('en/guide/año/index.html')))).toBeUndefined();
      expect(built.read('sitemap.xml')).not.toContain('lastmod');
    });
  });

  it('link previews and the sitemap contain the last update', () =>
    withHistory('lastUpdated: {}\n', async ({ build }) => {
      const built = await build();
      expect(modified(parseHtml(built.read('guide/año/index.html')))).toBe('2024-05-04T03:14:07Z');
      expect(modified(parseHtml(built.read('index.html'))), 'the landing page is no article').toBeUndefined();
      expect(lastmod(built)).toEqual({
        '/': '2024-05-04T03:14:07Z',
        '/guide/año/': '2024-05-04T03:14:07Z',
        '/en/guide/año/': '2024-06-01T08:00:00Z',
        '/guide/only/': '2024-05-04T03:14:07Z',
        '/guide/said/': '2023-04-30',
      });
    }));

  it('cached dates do not change the pages', () =>
    withHistory('lastUpdated: { author: true }\n', async ({ build, root }) => {
      await build();
      expect(await readFile(join(root, '.docsgen/cache/history.json'), 'utf8')).toContain('Bob');
      const again = await build();
      await rm(join(root, '.docsgen'), { recursive: true });
      const anew = await build();
      expect([again.published?.written, anew.published?.written]).toEqual([0, 0]);
    }));

  it('without a repository, dates are omitted with one warning at the configuration key', () =>
    withSite({ ...pages, 'site.config.yaml': `${base}lastUpdated: {}\n` }, async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toMatchObject([
        { code: 'history', severity: 'warning', file: 'site.config.yaml', position: { line: 5 } },
      ]);
      expect(built.published).toBeDefined();
      expect(line(built, 'guide/año/index.html')).toBeUndefined();
      expect(line(built, 'guide/said/index.html')).toBe('Última actualización: 30 de abril de 2023');
    }));

  it.each([
    ['date: yesterday', "'last_update.date' must be a date such as 2025-03-14"],
    ['date: 2024-13-01', "'last_update.date' must be a date such as 2025-03-14"],
    ['when: 2024-05-01', "Unknown key 'last_update.when'"],
  ])('reports an invalid last update in the form of %s', (field, message) =>
    withSite({ 'a.md': `---\nlast_update: { ${field} }\n---\n\n# A\n` }, async ({ build }) => {
      expect((await build()).diagnostics.map((each) => each.message)).toEqual([expect.stringContaining(message)]);
    }),
  );

  it('the development server shows the same dates as a build', { tags: ['long'] }, () =>
    withHistory('lastUpdated: { author: true }\n', async ({ build, root }) => {
      const built = await build();
      const server = await startServe([root, '--watch', '--port', '0']);
      try {
        const { text } = await ask(server.address, encodeURI('/en/guide/año/'));
        expect(mainOf(text).one('p.last-updated').html).toBe(
          mainOf(built.read('en/guide/año/index.html')).one('p.last-updated').html,
        );
        expect((await ask(server.address, '/sitemap.xml')).text).toBe(built.read('sitemap.xml'));
      } finally {
        await server.stop();
      }
    }),
  );

  it('the development server does not update dates while it runs', { tags: ['long'] }, () =>
    withHistory('lastUpdated: {}\n', async ({ root, write }) => {
      const server = await startServe([root, '--watch', '--port', '0']);
      try {
        const page = async (): Promise<Found> => mainOf((await ask(server.address, encodeURI('/en/guide/año/'))).text);
        expect((await page()).one('p.last-updated').text).toContain('1 June 2024');
        const changed = { 'content/en/guide/año.md': '---\ntitle: Another\n---\n\n# Another\n' };
        await openRepository(root).commit({ date: '2024-07-01T08:00:00Z', files: changed });
        await expect.poll(async () => (await page()).one('h1').text, { timeout: 30_000 }).toBe('Another');
        await write({ 'content/en/guide/año.md': '# Third\n' });
        await expect.poll(async () => (await page()).one('h1').text, { timeout: 30_000 }).toBe('Third');
        expect((await page()).one('p.last-updated').text).toContain('1 June 2024');
      } finally {
        await server.stop();
      }
    }),
  );
});
