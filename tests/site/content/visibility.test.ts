// Pages that are not public: drafts and unlisted pages.
import { describe, expect, it } from 'vitest';
import { mainOf, parseHtml } from '../html.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': 'title: Handbook\nurl: https://docs.example.com\n',
  'content/en/index.md': '---\ntitle: Start\nsidebar_position: 1\n---\n\nStart here.\n',
  'content/en/keys/_category_.yml': 'label: Keys\nposition: 2\nlink: { type: generated-index, slug: /keys }\n',
  'content/en/keys/1-create.md': '# Create\n',
  'content/en/keys/2-secret.md': '---\ntitle: Secret\nunlisted: true\n---\n\nHidden text.\n',
  'content/en/keys/3-rotate.md': '# Rotate\n',
  'content/en/keys/4-plan.md': '---\ntitle: Plan\ndraft: true\n---\n\nNot yet.\n',
};

describe('a draft', () => {
  it('a draft is excluded from builds', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expect(built.files()).toContain('keys/rotate/index.html');
      expect(built.files().filter((path) => path.includes('plan'))).toEqual([]);
      expect(built.read('sitemap.xml')).not.toContain('plan');
      const pages = built.files().filter((path) => path.endsWith('.html'));
      for (const path of pages) expect(built.read(path), path).not.toContain('Plan');
    }));

  it('a draft translation is replaced by the original', () =>
    withSite(
      {
        'site.config.yaml': 'title: Handbook\nlocales: [{ code: es }, { code: en }]\n',
        'content/es/index.md': '# Inicio\n',
        'content/en/index.md': '---\ndraft: true\n---\n\n# Start\n',
      },
      async ({ build }) => {
        const main = mainOf((await build()).read('en/index.html'));
        expect(main.one('div.notice').attributes['data-kind']).toBe('untranslated');
        expect(main.one('article').text).toBe('Inicio');
      },
    ));

  it('a draft original excludes its translations', () =>
    withSite(
      {
        'site.config.yaml': 'title: Handbook\nlocales: [{ code: es }, { code: en }]\n',
        'content/es/index.md': '# Inicio\n',
        'content/es/plan.md': '---\ndraft: true\n---\n\n# Plan\n',
        'content/en/plan.md': '# Plan\n',
      },
      async ({ build }) => {
        expect((await build()).files().filter((path) => path.includes('plan'))).toEqual([]);
      },
    ));
});

describe('an unlisted page', () => {
  it('an unlisted page is built with noindex and a notice', () =>
    withSite(site, async ({ build }) => {
      const page = parseHtml((await build()).read('keys/secret/index.html'));
      expect(page.one('meta[name=robots]').attributes.content).toBe('noindex');
      expect(page.all('link[rel=canonical]')).toEqual([]);
      expect(page.one('main').one('div.notice').attributes['data-kind']).toBe('unlisted');
      expect(page.one('article').text).toContain('Hidden text.');
    }));

  it('an unlisted page is not in the sitemap, sidebars, cards and pagination of other pages', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      const others = built.files().filter((path) => path.endsWith('.html') && !path.includes('secret'));
      expect(others).toContain('keys/index.html');
      for (const path of others) expect(built.read(path), path).not.toMatch(/secret/i);
      expect(built.read('sitemap.xml')).toContain('/keys/create/');
      expect(built.read('sitemap.xml')).not.toContain('secret');
      expect(mainOf(built.read('keys/create/index.html')).one('a[rel=next]').attributes.href).toBe('/keys/rotate/');
    }));

  it('an unlisted page is in the sidebar while it is the current page', () =>
    withSite(site, async ({ build }) => {
      const sidebar = parseHtml((await build()).read('keys/secret/index.html')).one('nav.sidebar');
      expect(sidebar.one('a[aria-current=page]').text).toBe('Secret');
    }));

  it('a page is unlisted in every language if the original is', () =>
    withSite(
      {
        'site.config.yaml': 'title: Handbook\nlocales: [{ code: es }, { code: en }]\n',
        'content/es/index.md': '# Inicio\n',
        'content/es/secret.md': '---\nunlisted: true\n---\n\n# Secreto\n',
        'content/en/secret.md': '# Secret\n',
      },
      async ({ build }) => {
        const page = parseHtml((await build()).read('en/secret/index.html'));
        expect(page.one('meta[name=robots]').attributes.content).toBe('noindex');
        expect(page.one('div.notice').text).toContain('Unlisted page');
      },
    ));

  it('an unlisted page is not the next page, even if front matter refers to it', () =>
    withSite(
      { ...site, 'content/en/keys/1-create.md': '---\ntitle: Create\npagination_next: keys/secret\n---\n' },
      async ({ build }) => {
        const built = await build();
        expect(built.diagnostics).toEqual([]);
        expect(mainOf(built.read('keys/create/index.html')).all('a[rel=next]')).toEqual([]);
      },
    ));
});
