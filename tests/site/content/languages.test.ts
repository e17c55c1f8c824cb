// UI strings in the languages of a site: docsgen's, custom ones, and the English fallback.
import { describe, expect, it } from 'vitest';
import { mainOf, parseHtml } from '../html.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

function siteIn(...codes: readonly string[]): SiteLiteral {
  const [first = 'en'] = codes;
  return {
    'site.config.yaml': `title: Manual\nlocales: [${codes.map((code) => `{ code: ${code} }`).join(', ')}]\n`,
    [`content/${first}/index.md`]: '# Start\n',
    [`content/${first}/keys.md`]: '# Keys\n\n> [!NOTE]\n> Text.\n',
    [`content/${first}/all/_category_.yml`]: 'link: { type: generated-index }\n',
    [`content/${first}/all/page.md`]: '# Page\n',
  };
}

describe('a page that is not translated', () => {
  it('the notice names both languages in the language of the reader', () =>
    withSite(siteIn('en', 'fr', 'pl'), async ({ build }) => {
      const { read, diagnostics } = await build();
      expect(diagnostics).toEqual([]);
      expect(mainOf(read('fr/keys/index.html')).one('div.notice').text).toBe(
        'Pas encore traduite. Cette page n’existe pas encore en français. ' +
          'Vous pouvez la lire dans sa langue d’origine (anglais).',
      );
      expect(mainOf(read('pl/keys/index.html')).one('div.notice').text).toContain('(angielski)');
    }));

  it('the notice names the languages in English if its language has no UI strings', () =>
    withSite(siteIn('en', 'cs'), async ({ build }) => {
      const notice = mainOf((await build()).read('cs/keys/index.html')).one('div.notice');
      expect(notice.attributes.lang).toBe('en');
      expect(notice.text).toContain('not available in Czech yet');
      expect(notice.text).toContain('(English)');
    }));
});

const czech = `shell:
  skipToContent: Přejít k obsahu
  onThisPage: Na této stránce
pages:
  itemCount: { one: "{count} stránka", few: "{count} stránky", many: "{count} stránky", other: "{count} stránek" }
`;

describe('strings/<language>.yaml', () => {
  it('a strings file adds a language, and missing strings are marked as English', () =>
    withSite({ ...siteIn('cs'), 'strings/cs.yaml': czech }, async ({ build }) => {
      const { read, files, diagnostics } = await build();
      const page = parseHtml(read('keys/index.html'));
      const skip = page.one('a.skip-link');
      expect([skip.text, skip.attributes.lang]).toEqual(['Přejít k obsahu', undefined]);
      const menu = page.one('button.menu-button').attributes;
      expect([menu['aria-label'], menu.lang]).toEqual(['Menu', 'en']);
      const title = page.one('p.admonition-title');
      expect([title.text, title.attributes.lang]).toEqual(['Note', 'en']);
      expect(mainOf(read('category/all/index.html')).html).not.toContain('1 page');
      const script = files().find((path) => /^assets\/cs\.[0-9a-f]{8}\.js$/.test(path)) ?? '';
      expect(read(script)).toContain('Na této stránce');
      expect(read(script)).not.toContain('stránek');
      const [missing, ...others] = diagnostics;
      expect(others).toEqual([]);
      expect(missing).toMatchObject({ code: 'strings', severity: 'warning', file: 'strings/cs.yaml' });
      expect(missing?.message).toMatch(
        /^\d+ UI strings are missing, so their groups are in English: shell\.mainMenu, shell\.menu, /,
      );
    }));

  it('a strings file overrides single strings of a supported language', () =>
    withSite(
      { ...siteIn('de'), 'strings/de.yaml': 'article:\n  note: Merke\nshell:\n  home: Anfang\n' },
      async ({ build }) => {
        const { read, diagnostics } = await build();
        expect(diagnostics).toEqual([]);
        expect(mainOf(read('keys/index.html')).one('p.admonition-title').text).toBe('Merke');
        expect(read('keys/index.html')).toContain('aria-label="Anfang"');
        expect(read('keys/index.html')).toContain('Zum Inhalt springen');
      },
    ));

  it('strings files are next to the configuration, in any folder', () =>
    withSite(
      {
        ...siteIn('de'),
        'site.config.yaml': 'not: used\n',
        'settings/docs.yaml': 'title: Manual\nlocales: [{ code: de }]\n',
        'settings/strings/de.yaml': 'article: { note: Merke }\n',
      },
      async ({ build }) => {
        const { read } = await build({ config: 'settings/docs.yaml' });
        expect(mainOf(read('keys/index.html')).one('p.admonition-title').text).toBe('Merke');
      },
    ));

  it('a changed strings file updates articles and pages', () =>
    withSite({ ...siteIn('de'), 'strings/de.yaml': 'article: { note: Merke }\n' }, async ({ build, write }) => {
      await build({ cache: true });
      expect((await build({ cache: true })).rendered).toBe(0);
      await write({ 'strings/de.yaml': 'article: { note: Achtung }\nshell: { home: Anfang }\n' });
      const { read } = await build({ cache: true });
      expect(mainOf(read('keys/index.html')).one('p.admonition-title').text).toBe('Achtung');
      expect(read('keys/index.html')).toContain('aria-label="Anfang"');
    }));

  it('reports a strings file that matches no locale', () =>
    withSite({ ...siteIn('de'), 'strings/ed.yaml': '', 'strings/de.yml': '' }, async ({ build }) => {
      const { diagnostics } = await build();
      expect(diagnostics.map(({ file, message, hint }) => [file, message, hint])).toEqual([
        ['strings/de.yml', 'de.yml does not match a locale of this site', 'Did you mean de.yaml?'],
        ['strings/ed.yaml', 'ed.yaml does not match a locale of this site', 'Did you mean de.yaml?'],
      ]);
    }));

  it('strings/ is content in a folder without a configuration', () =>
    withSite({ 'index.md': '# Start\n', 'strings/de.yaml': 'x: 1\n' }, async ({ build }) => {
      expect((await build()).diagnostics).toEqual([]);
    }));
});

describe('a language without UI strings', () => {
  it('a language without UI strings is reported once, with the file to create', () =>
    withSite(siteIn('en', 'cs'), async ({ build }) => {
      const { diagnostics } = await build();
      expect(diagnostics.map(({ message, hint }) => `${message}: ${hint}`)).toEqual([
        "docsgen has no UI strings for 'cs'; its pages use English ones: " +
          'Add translations in strings/cs.yaml, next to the configuration',
      ]);
    }));
});

it("the output contains the UI strings of the site's languages only", () =>
  withSite(siteIn('en', 'de-AT'), async ({ build }) => {
    const built = await build();
    const scripts = built
      .files()
      .filter((path) => /^assets\/(search-)?[a-z]{2}(-[a-z]+)?\.[0-9a-f]{8}\.js$/.test(path));
    const names = scripts.map((path) => path.replace(/\..*/, ''));
    expect(names).toEqual(['assets/de-at', 'assets/en', 'assets/search-de-at', 'assets/search-en']);
    expect(built.read('de-AT/keys/index.html')).toContain('Zum Inhalt springen');
  }));
