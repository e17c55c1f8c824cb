// Page lists in articles: their items and language, and that they are updated when the listed pages change.
import { describe, expect, it } from 'vitest';
import { told } from '../../unit/model-of.ts';
import { type BuildOptions, type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml':
    'title: Manual\nlocales: [{ code: en }, { code: es }]\nsections: [{ id: guide }, { id: api, label: API }]\n',
  'content/en/index.md': '---\ntitle: Home\n---\n\n::page-list{of=guide}\n',
  'content/en/guide/index.md': '# Guide\n\nWhere to begin.\n',
  'content/en/guide/01-start.md': '---\ntitle: Start\ndescription: In a minute.\n---\n\n::page-list\n',
  'content/en/guide/02-people/index.md': '---\ntitle: People\n---\n\n::page-list{#all}\n\nWords.\n',
  'content/en/guide/02-people/invite.md': '---\ntitle: Invite <b>\ndescription: By letter & mail.\n---\n\nText.\n',
  'content/en/guide/02-people/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n\nText.\n',
  'content/en/guide/02-people/deep/_category_.yml': 'label: Deep\n',
  'content/en/guide/02-people/deep/one.md': '# One\n',
  'content/en/guide/02-people/deep/two.mdx': '# Two\n\n<PageList of="02-people" />\n\n<PageList of="api" />\n',
  'content/en/api/keys.md': '# Keys\n\nThey open doors.\n',
  'content/es/guide/02-people/invite.md': '---\ntitle: Invitar\ndescription: Con carta.\n---\n\nTexto.\n',
};

const build: BuildOptions = { jobs: 1 };

/** The cards of each list on a page: URL, title and text. */
function cards({ read }: BuiltSite, path: string): readonly string[] {
  const card = /<a href="([^"]*)"[^>]*>([^<]*).*?<\/a><\/p>(?:<div[^>]*><p>([^<]*))?/g;
  const lists = read(path).split('class="page-list">').slice(1);
  return lists.map((list) =>
    [...list.slice(0, list.indexOf('</ul></div>')).matchAll(card)]
      .map(([, href, title, text]) => `${href} ${title}${text === undefined ? '' : ` | ${text}`}`)
      .join('\n'),
  );
}

const people = '/guide/people/deep/one/ Deep | 2 pages\n/guide/people/invite/ Invite &lt;b&gt; | By letter &amp; mail.';

describe('a list of pages', () => {
  it('a page list contains the pages below the page, otherwise next to it, or those below the given page', () =>
    withSite(site, async (at) => {
      const built = await at.build(build);
      expect(told(built.diagnostics)).toEqual([]);
      expect(cards(built, 'guide/people/index.html')).toEqual([people]);
      expect(built.read('guide/people/index.html')).toContain(
        '<div id="all" class="page-list"><ul class="content-cards">',
      );
      expect(cards(built, 'guide/start/index.html')).toEqual([
        '/guide/ Guide | Where to begin.\n/guide/people/ People | Words.',
      ]);
      expect(cards(built, 'guide/people/deep/two/index.html')).toEqual([people, '/api/keys/ Keys | They open doors.']);
      expect(cards(built, 'index.html')[0]).toContain('/guide/start/ Start | In a minute.');
    }));

  it('a page list is in the language of the reader, regardless of the language of the article', () =>
    withSite(site, async (at) => {
      const built = await at.build(build);
      expect(cards(built, 'es/guide/people/index.html')).toEqual([
        '/es/guide/people/deep/one/ Deep | 2 páginas\n/es/guide/people/invite/ Invitar | Con carta.',
      ]);
      const lists = ['es/guide/people', 'guide/people', 'es/guide/people/invite'].map(
        (page) => /<ul class="content-cards"[^>]*>/.exec(built.read(`${page}/index.html`))?.[0],
      );
      expect(lists).toEqual([
        '<ul class="content-cards" lang="es" dir="ltr">',
        '<ul class="content-cards">',
        undefined,
      ]);
    }));

  it('a page list is updated with the titles of its pages, and no other page is rendered again', () =>
    withSite(site, async (at) => {
      const remembering = { ...build, cache: true };
      await at.build(remembering);
      await at.write({ 'content/en/api/keys.md': '# Doors\n\nThey open keys.\n' });
      const built = await at.build(remembering);
      expect(cards(built, 'guide/people/deep/two/index.html')[1]).toBe('/api/keys/ Doors | They open keys.');
      const fresh = await at.build({ ...build, out: 'fresh' });
      for (const path of fresh.files())
        expect(Buffer.compare(built.readBytes(path), fresh.readBytes(path)), path).toBe(0);
      expect((await at.build(remembering)).rendered).toBe(0);
    }));

  it('reports an empty page list, and one of a page that does not exist', () =>
    withSite(
      {
        'site.config.yaml': 'title: Manual\nsections: [{ id: guide }]\n',
        'content/en/index.md': '# Home\n\n::page-list\n',
        'content/en/guide/alone/index.md': '# Alone\n\nText.\n\n::page-list\n\n::page-list{of=peple}\n',
        'content/en/guide/people/one.md': '# One\n\n::page-list{of="guide/people"}\n',
        'content/en/guide/people/_category_.yml': 'label: People\n',
      },
      async (at) => {
        const { diagnostics } = await at.build(build);
        expect(
          diagnostics.map(({ severity, file, position, message, hint }) => [
            `${severity} ${file}:${position?.line}:${position?.column} ${message}`,
            hint,
          ]),
        ).toEqual([
          [
            'warning content/en/guide/alone/index.md:5:1 This list of pages is empty',
            'Remove it, or set the folder to list, as in of="folder"',
          ],
          ["error content/en/guide/alone/index.md:7:1 Unknown category 'peple'", 'Did you mean people?'],
          [
            'warning content/en/guide/people/one.md:3:1 This list of pages is empty',
            'Remove it, or set the folder to list, as in of="folder"',
          ],
          [
            'warning content/en/index.md:3:1 This list of pages is empty',
            'This page is not in a section: set one, as in of="docs"',
          ],
        ]);
      },
    ));
});
