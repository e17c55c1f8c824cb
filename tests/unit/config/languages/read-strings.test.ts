import { describe, expect, it } from 'vitest';
import { englishMessages, pageMessages } from '../../../../packages/generator/src/config/languages/page-messages.ts';
import { readStrings } from '../../../../packages/generator/src/config/languages/read-strings.ts';

const english = await englishMessages();

/** Diagnostics of a file: position, message, hint. */
function saidOf(text: string, lang = 'de'): readonly string[] {
  const { diagnostics } = readStrings({ file: 'strings/de.yaml', text, lang }, english);
  return diagnostics.map(
    ({ position, message, hint }) => `${position?.line}:${position?.column} ${message} (${hint ?? ''})`,
  );
}

describe('custom UI strings', () => {
  it('UI strings are read as they are written', () => {
    const text = 'shell:\n  menu: Auswahl\npages:\n  itemCount: { one: "{count} Seite", other: "{count} Seiten" }\n';
    const { value, diagnostics } = readStrings({ file: 'strings/de.yaml', text, lang: 'de' }, english);
    expect(diagnostics).toEqual([]);
    expect(value).toEqual({
      shell: { menu: 'Auswahl' },
      pages: { itemCount: { one: '{count} Seite', other: '{count} Seiten' } },
    });
  });

  it('a strings file can be empty', () => {
    expect(saidOf('# Nothing yet\n')).toEqual([]);
  });

  it('reports unknown UI strings, with a suggestion', () => {
    expect(saidOf('shell:\n  meno: Auswahl\n')).toEqual(["2:3 Unknown UI string 'shell.meno' (Did you mean menu?)"]);
    expect(saidOf('shel:\n  menu: Auswahl\n')).toEqual(["1:1 Unknown UI string 'shel' (Did you mean shell?)"]);
    expect(saidOf('__proto__: { menu: x }\n')).toEqual([
      "1:1 Unknown UI string '__proto__' (Available keys: shell, pages, search, article)",
    ]);
  });

  it('reports placeholders that differ from English', () => {
    expect(saidOf('shell:\n  sidebar: Seiten in {secton}\n')).toEqual([
      "2:12 'shell.sidebar' contains the unknown placeholder {secton} (Did you mean {section}?)",
      "2:12 'shell.sidebar' does not contain the placeholder {section} (The English string is: Pages in {section})",
    ]);
    expect(saidOf('shell:\n  menu: Menü {x}\n')).toEqual([
      "2:9 'shell.menu' contains the unknown placeholder {x} (This string has no placeholders)",
    ]);
  });

  it('reports plural forms that differ from those of the language', () => {
    expect(saidOf('pages:\n  itemCount:\n    few: "{count} Seiten"\n    other: "{count} Seiten"\n')).toEqual([
      "3:10 'pages.itemCount' has the plural form 'few', which does not exist in 'de' (Plural forms of 'de': one, other)",
    ]);
    expect(saidOf('pages:\n  itemCount:\n    one: eine Seite\n')).toEqual([
      "3:5 'pages.itemCount' has no plural form 'other' ()",
    ]);
    expect(saidOf('pages:\n  itemCount:\n    one: eine Seite\n    other: Seiten\n')).toEqual([
      "4:12 'pages.itemCount' does not contain the placeholder {count} (The English string is: {count} pages)",
    ]);
  });

  it('a string that fits every number requires no plural forms', () => {
    expect(saidOf('pages:\n  itemCount: "{count} ページ"\n', 'ja')).toEqual([]);
  });

  it('reports groups that are not mappings, and strings that are not strings', () => {
    expect(saidOf('shell: Menü\n')).toEqual([
      expect.stringMatching(/^1:8 'shell' must be a mapping of UI strings \(Available keys: skipToContent, /),
    ]);
    expect(saidOf('shell:\n  menu: 7\n')).toEqual(["2:9 'shell.menu' must be a non-empty string ()"]);
    expect(saidOf('- shell\n')).toEqual([
      '1:1 The file must be a mapping of UI strings (Available keys: shell, pages, search, article)',
    ]);
    expect(saidOf('shell: [\n')).toEqual([expect.stringContaining('Invalid YAML')]);
  });
});

describe('the UI strings of a page', () => {
  it('a region uses the UI strings of its language', async () => {
    expect((await pageMessages('de-AT', {})).messages.shell.menu).toBe('Menü');
  });

  it('a language in another script does not use the UI strings of that language', async () => {
    const { messages, missing } = await pageMessages('zh-TW', {});
    expect(messages.shell.menu).toBe('Menu');
    expect(missing.length).toBeGreaterThan(100);
    expect((await pageMessages('zh-Hans-CN', {})).messages.shell.menu).toBe('菜单');
  });

  it('custom UI strings override single built-in ones', async () => {
    const { messages } = await pageMessages('de', { shell: { search: { label: 'Finden' } } });
    expect(messages.shell.search.label).toBe('Finden');
    expect(messages.shell.search.retry).toBe('Erneut versuchen');
    expect(messages.shell.foreign).toBe(undefined);
  });

  it('English fallback strings are marked as English', async () => {
    const { messages, missing } = await pageMessages('cs', { shell: { menu: 'Nabídka', search: { label: 'Hledat' } } });
    expect(messages.shell.menu).toBe('Nabídka');
    expect(messages.shell.foreign?.menu).toBe(undefined);
    expect(messages.shell.foreign?.closeMenu).toEqual({ lang: 'en', dir: 'ltr' });
    // Strings that are shown together are in the same language.
    expect(messages.shell.search.label).toBe('Search');
    expect(messages.shell.foreign?.search).toEqual({ lang: 'en', dir: 'ltr' });
    expect(missing).toContain('shell.search.placeholder');
    expect(missing).not.toContain('shell.search.label');
    expect(messages.article.foreign).toEqual({ lang: 'en', dir: 'ltr' });
  });
});
