// Tags and dates of documentation pages.
import { describe, expect, it } from 'vitest';
import { type Found, mainOf, parseHtml, sidebarLabels } from '../html.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml':
    'title: T\nurl: https://docs.example.com\nlocales: [{ code: en }, { code: es }]\nsections: [{ id: guide }, { id: api }]\n',
  'content/en/index.md': '# Home\n',
  'content/en/guide/index.md': '# Guide\n',
  'content/en/guide/hooks.md': '---\ntags: [events, Sign-in]\ndescription: All about hooks.\n---\n# Hooks\n',
  'content/en/guide/login.md': '---\ntags: sign-in\n---\n# Login\n',
  'content/en/guide/secret.md': '---\ntags: [hidden]\nunlisted: true\n---\n# Secret\n',
  'content/en/guide/tags.yaml':
    'events: { label: { en: Events, es: Eventos }, description: { en: What happens., es: Lo que pasa. } }\nSign-in: {}\nsign-in: {}\nhidden: {}\n',
  'content/es/guide/hooks.md': '# Ganchos\n',
  'content/en/api/index.md': '---\ntags: [events]\n---\n# API\n',
};

const cards = (page: string): readonly string[] =>
  mainOf(page)
    .one('ul.cards')
    .all('a')
    .map(({ text, attributes }) => `${text} ${attributes.href}`);
const texts = (found: readonly Found[]): readonly string[] => found.map(({ text }) => text);

describe('tags of documentation pages', () => {
  it('tags below the article link to lists of their pages in the section, in every language', () =>
    withSite(site, async ({ build }) => {
      const { read, diagnostics, files } = await build();
      expect(diagnostics).toEqual([]);
      const tags = parseHtml(read('guide/hooks/index.html')).one('ul.tag-list');
      expect(tags.attributes['aria-label']).toBe('Tags');
      expect(tags.all('a').map(({ text, attributes }) => `${text} ${attributes.href}`)).toEqual([
        'Events /guide/tags/events/',
        'Sign-in /guide/tags/sign-in/',
      ]);
      expect(cards(read('guide/tags/sign-in/index.html'))).toEqual(['Hooks /guide/hooks/', 'Login /guide/login/']);
      expect(cards(read('guide/tags/index.html'))).toEqual([
        'Events /guide/tags/events/',
        'Sign-in /guide/tags/sign-in/',
      ]);
      expect(cards(read('api/tags/events/index.html'))).toEqual(['API /api/']);
      const spanish = mainOf(read('es/guide/tags/events/index.html'));
      expect(texts(spanish.all('h1'))).toEqual(['Páginas con la etiqueta «Eventos»']);
      expect(texts(spanish.all('p.lead'))).toEqual(['Lo que pasa.']);
      expect(cards(read('es/guide/tags/events/index.html'))).toEqual(['Ganchos /es/guide/hooks/']);
      expect(texts(parseHtml(read('guide/tags/events/index.html')).one('nav.breadcrumbs').all('li'))).toEqual([
        '',
        'Tags',
        'Pages tagged “Events”',
      ]);
      expect(files().filter((path) => path.includes('tags/hidden'))).toEqual([]);
    }));

  it('tag pages are in no sidebar, and pages without tags have no tag list', () =>
    withSite(site, async ({ build }) => {
      const { read } = await build();
      expect(sidebarLabels(read('guide/tags/events/index.html'))).toEqual(['Guide', 'Hooks', 'Login']);
      expect(read('guide/index.html')).not.toContain('tag-list');
    }));

  it('pages are rendered again if tags of other pages or their labels change', () =>
    withSite(site, async ({ build, write, root }) => {
      await build({ cache: true });
      await write({
        'content/en/guide/login.md': '---\ntags: [events]\n---\n# Login\n',
        'content/en/guide/tags.yaml': 'events: { label: Happenings }\nSign-in: {}\nhidden: {}\n',
      });
      const again = await build({ cache: true });
      expect(cards(again.read('guide/tags/events/index.html'))).toEqual(['Hooks /guide/hooks/', 'Login /guide/login/']);
      expect(again.read('guide/hooks/index.html')).toContain('Happenings');
      await build({ out: 'fresh' });
      const [made, fresh] = [await readFolder(`${root}/dist`), await readFolder(`${root}/fresh`)];
      expect(firstDifference(made, fresh)).toBeUndefined();
    }));

  it('a tag that is missing in tags.yaml is an error at its line, and a tag outside of sections a warning', () =>
    withSite(
      {
        ...site,
        'content/en/index.md': '---\ntags: [events]\n---\n# Home\n',
        'content/en/guide/login.md': '---\ntags: [event]\n---\n# Login\n',
        'content/en/guide/wrong.md': '---\ntags: { a: b }\ndate: 2025-02-30\n---\n# Wrong\n',
        'content/en/guide/empty.md': '---\ntags:\ndate:\n---\n# Empty\n',
      },
      async ({ build }) => {
        const { diagnostics } = await build();
        expect(
          diagnostics.map(({ file, severity, position, message, hint }) => [
            `${file}:${position?.line} ${severity} ${message}`,
            hint,
          ]),
        ).toEqual([
          [`content/en/guide/login.md:2 error tags.yaml has no tag 'event'`, 'Did you mean events?'],
          [
            `content/en/guide/wrong.md:2 warning 'tags' must be a list of names, not {"a":"b"}`,
            'Describe tags in tags.yaml in the folder of the section, and list their keys here',
          ],
          [
            `content/en/guide/wrong.md:3 warning 'date' must be a date such as 2025-03-14, not '2025-02-30'`,
            'February 2025 has 28 days',
          ],
          [
            `content/en/index.md:2 warning 'tags' has no effect here: only pages in a section can have tags`,
            'Remove it, or use keywords, which are for search engines',
          ],
        ]);
      },
    ));
});

describe('a documentation page with a date', () => {
  const dated: SiteLiteral = {
    ...site,
    'content/en/guide/soon.md': '---\ndate: 2025-06-01\ntags: [events]\n---\n# Soon\n',
    'content/en/guide/past.md': '---\ndate: 2025-01-01\n---\n# Past\n',
    'content/es/guide/past.md': '---\ndate: 2025-06-01\n---\n# Pasado\n',
  };

  it('pages and translations with a future date are excluded from builds', () =>
    withSite(dated, async ({ build }) => {
      const built = await build({ today: '2025-05-31' });
      expect(built.diagnostics).toEqual([]);
      expect(built.files().filter((path) => path.includes('soon'))).toEqual([]);
      expect(cards(built.read('guide/tags/events/index.html'))).toEqual(['Hooks /guide/hooks/']);
      expect(built.read('guide/past/index.html')).toContain('Past');
      expect(built.read('es/guide/past/index.html')).not.toContain('Pasado');
      const later = await build({ today: '2025-06-01' });
      expect(cards(later.read('guide/tags/events/index.html'))).toEqual(['Hooks /guide/hooks/', 'Soon /guide/soon/']);
      expect(later.read('es/guide/past/index.html')).toContain('Pasado');
    }));

  it('a link to a page with a future date is broken, and the build lists scheduled pages', () =>
    withSite(
      { ...dated, 'content/en/guide/index.md': '# Guide\n\n[Soon](soon.md)\n' },
      async ({ build, write, root }) => {
        const { diagnostics } = await build({ today: '2025-05-31' });
        expect(diagnostics.map(({ code, file, position }) => [code, file, position?.line])).toEqual([
          ['broken-link', 'content/en/guide/index.md', 3],
        ]);
        await write({
          'content/en/guide/index.md': '# Guide\n',
          'content/en/guide/soon.md': '---\ndate: 2999-01-01\n---\n# Soon\n',
        });
        const { stdout } = await runCommand(['check'], root);
        expect(stdout).toContain('1 page scheduled for later: content/en/guide/soon.md (2999-01-01)');
      },
    ));
});
