// One section in three versions: URLs, labels, notices, and navigation between the versions.
import { describe, expect, it } from 'vitest';
import { mainOf, parseHtml } from '../html.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': `title: Handbook
sections:
  - id: api
    label: API
    versions:
      - name: '2.0'
        label: Two
      - name: '1.0'
        banner: unmaintained
      - name: next
        label: Next
        path: beta
        content: api-future
        banner: unreleased
  - id: sdk
    versions:
      - name: current
        label: Next
  - id: notes
navbar:
  items:
    - label: Reference
      section: api
    - label: More
      items: [{ label: SDK, section: sdk }, { label: Notes, section: notes }]
`,
  'content/en/index.md': '# Home\n',
  'content/en/api/index.md': '# API\n\nSee [keys](keys.md).\n',
  'content/en/api/keys.md': '# Keys\n',
  'content/en/api-1.0/index.md': '# API\n\nSee [keys](keys.md) and [codes](/codes.md).\n',
  'content/en/api-1.0/keys.md': '# Keys\n',
  'content/en/api-1.0/codes.md': '# Codes\n',
  'content/en/api-future/start.md': '# Start\n',
  'content/en/api-future/keys.md': '# Keys\n',
  'content/en/sdk/index.md': '# SDK\n',
  'content/en/notes/index.md': '# Notes\n',
};

const versionLinks = (html: string): readonly (readonly (string | undefined)[])[] =>
  mainOf(html)
    .one('details.dropdown')
    .all('a')
    .map((link) => [link.text, link.attributes.href, link.attributes['aria-current']]);

describe('versions of a section', () => {
  it('versions have the URL of the section, with their name or path', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expect(built.files().filter((path) => path.startsWith('api/'))).toEqual([
        'api/1.0/codes/index.html',
        'api/1.0/index.html',
        'api/1.0/keys/index.html',
        'api/beta/keys/index.html',
        'api/beta/start/index.html',
        'api/index.html',
        'api/keys/index.html',
      ]);
    }));

  it('links stay within their version', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      const links = (path: string): readonly (string | undefined)[] =>
        mainOf(built.read(path))
          .one('article')
          .all('a')
          .map((link) => link.attributes.href);
      expect(links('api/index.html')).toEqual(['/api/keys/']);
      expect(links('api/1.0/index.html')).toEqual(['/api/1.0/keys/', '/api/1.0/codes/']);
    }));

  it('versions have separate sidebars', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      const sidebar = (path: string): readonly string[] =>
        parseHtml(built.read(path))
          .one('nav.sidebar')
          .all('a')
          .map((link) => link.text);
      expect(sidebar('api/keys/index.html')).toEqual(['API', 'Keys']);
      expect(sidebar('api/1.0/keys/index.html')).toEqual(['API', 'Codes', 'Keys']);
      expect(sidebar('api/beta/keys/index.html')).toEqual(['Keys', 'Start']);
    }));

  it('the version menu links to the same page in other versions, otherwise to their first page', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(versionLinks(built.read('api/1.0/keys/index.html'))).toEqual([
        ['Two', '/api/keys/', undefined],
        ['1.0', '/api/1.0/keys/', 'true'],
        ['Next', '/api/beta/keys/', undefined],
      ]);
      expect(versionLinks(built.read('api/1.0/codes/index.html'))).toEqual([
        ['Two', '/api/', undefined],
        ['1.0', '/api/1.0/codes/', 'true'],
        ['Next', '/api/beta/keys/', undefined],
      ]);
    }));

  it('pages of old and unreleased versions have a notice with a link to the latest version', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(mainOf(built.read('api/keys/index.html')).all('div.notice')).toEqual([]);
      const old = mainOf(built.read('api/1.0/keys/index.html')).one('div.notice');
      expect(old.attributes['data-kind']).toBe('unmaintained');
      expect(old.text).toContain('Handbook 1.0');
      expect([old.one('a').text, old.one('a').attributes.href]).toEqual([
        'Go to the latest version (Two)',
        '/api/keys/',
      ]);
      const coming = mainOf(built.read('api/beta/start/index.html')).one('div.notice');
      expect(coming.attributes['data-kind']).toBe('unreleased');
      expect(coming.text).toContain('Handbook Next');
      expect(coming.one('a').attributes.href).toBe('/api/');
    }));

  it('the navbar links to the first version', () =>
    withSite(site, async ({ build }) => {
      const nav = parseHtml((await build()).read('api/1.0/keys/index.html')).one('nav.navbar-nav');
      const link = nav.all('a').find((each) => each.text === 'Reference');
      expect(link?.attributes.href).toBe('/api/');
    }));
});

describe('a section with one version', () => {
  it('the label of a single version is shown if it is configured', () =>
    withSite(site, async ({ build }) => {
      const main = mainOf((await build()).read('sdk/index.html'));
      expect(main.one('p.version').text).toBe('Version Next');
      expect(main.all('details.dropdown')).toEqual([]);
    }));

  it('a single version without a label is not shown', () =>
    withSite(site, async ({ build }) => {
      const main = mainOf((await build()).read('notes/index.html'));
      expect(main.all('p.version')).toEqual([]);
      expect(main.all('details.dropdown')).toEqual([]);
    }));
});
