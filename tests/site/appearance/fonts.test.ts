// Custom fonts from packages and from the site's folder: published files, and their markup in pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const installed = fileURLToPath(new URL('../../../node_modules/@fontsource-variable/', import.meta.url));

/** Files of a font package that a site has installed under the given name. */
function fontPackage(font: string, name = `@fontsource-variable/${font}`): SiteLiteral {
  const folder = join(installed, font);
  const names = ['package.json', 'metadata.json', 'wght.css', 'wght-italic.css'];
  const files = readdirSync(join(folder, 'files')).map((file) => `files/${file}`);
  return Object.fromEntries(
    [...names, ...files].map((file) => [`node_modules/${name}/${file}`, readFileSync(join(folder, file))]),
  );
}

const ownFile = readFileSync(join(installed, 'public-sans/files/public-sans-latin-wght-normal.woff2'));

const siteWith = (font: string, files: SiteLiteral, locales = ''): SiteLiteral => ({
  'site.config.yaml': `title: Manual\n${locales}theme:\n  font:\n${font}`,
  'content/en/index.md': '# Start\n',
  ...files,
});

const fontsOf = (files: readonly string[]): readonly string[] =>
  files.flatMap((path) => /^assets\/(.+)\.[0-9a-zA-Z]{8}\.woff2$/.exec(path)?.[1] ?? []);

it("a font package covers the site's languages, replaces the theme's font, and has a fallback", () =>
  withSite(
    siteWith(
      '    body: source-serif-4\n',
      fontPackage('source-serif-4'),
      'locales: [{ code: en, label: English }, { code: pl, label: Polski }, { code: ru, label: Русский }]\n',
    ),
    async ({ build }) => {
      const built = await build({ cache: true });
      expect(built.diagnostics).toEqual([]);
      const of = (subset: string) => ['italic', 'normal'].map((style) => `source-serif-4-${subset}-wght-${style}`);
      const theme = 'source-serif-4-latin-wght-normal';
      expect([...fontsOf(built.files())].sort()).toEqual(
        [...of('cyrillic'), ...of('latin-ext'), ...of('latin'), theme].sort(),
      );
      const sheet = built.files().find((path) => /^assets\/theme\.\w+\.css$/.test(path)) ?? '';
      expect(built.read('index.html')).toContain(`href="/${sheet}"`);
      const styles = built.read(sheet);
      expect(styles).not.toContain('font-family:Public Sans');
      expect(styles).toContain('--sans:"Source Serif 4","Source Serif 4 Fallback",Georgia,serif');
      expect(styles).toMatch(/font-family:"Source Serif 4 Fallback";font-weight:1 500;src:local\("Times New Roman"\)/);
      const again = await build({ cache: true });
      expect(again.published?.written).toBe(0);
    },
  ));

it('a single font file is described by its metadata, and used for body text and headings', () =>
  withSite(
    {
      'site.config.yaml': 'title: Manual\ntheme: { font: ./fonts/acme.woff2 }\n',
      'content/en/index.md': '# Start\n',
      'fonts/acme.woff2': ownFile,
    },
    async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expect(fontsOf(built.files())).toEqual(['acme']);
      const styles = built.read(built.files().find((path) => /^assets\/theme\.\w+\.css$/.test(path)) ?? '');
      expect(styles).toContain('@font-face{font-family:"Public Sans Thin";font-weight:100 900;font-display:swap;');
      // As measured by hand for the theme's fallback font: 104.19 % and 98.35 %.
      expect(styles).toMatch(/local\("Arial"\),local\("Liberation Sans"\);size-adjust:10[34]\.\d+%;ascent-override:91/);
      expect(styles).toMatch(/local\("Arial Bold"\),local\("Liberation Sans Bold"\);size-adjust:9[78]\.\d+%/);
    },
  ));

it('reports font errors at their position, and languages whose characters are missing', () =>
  withSite(
    siteWith(
      '    body: intr\n    heading: public-sans\n    code: { files: [./fonts/acm.woff2, ./fonts/a.ttf, ./fonts/no.woff2] }\n',
      { ...fontPackage('public-sans'), 'fonts/acme.woff2': ownFile, 'fonts/no.woff2': 'no font' },
      'locales: [{ code: en, label: English }, { code: ru, label: Русский }]\n',
    ),
    async ({ build }) => {
      const { diagnostics } = await build();
      const found = diagnostics.map(({ severity, position, message, hint }) => [
        severity,
        `${position?.line}:${position?.column}`,
        message,
        hint,
      ]);
      expect(found).toEqual([
        [
          'error',
          '5:11',
          "The font 'intr' is not installed",
          'Install it: npm install @fontsource-variable/intr, or @fontsource/intr if it is not variable',
        ],
        [
          'warning',
          '6:14',
          "The font 'Public Sans' has no characters for the language 'ru'",
          'A fallback font is used for them; choose a font that supports the language',
        ],
        ['error', '7:21', "File not found: 'fonts/acm.woff2'", 'Did you mean fonts/acme.woff2?'],
        [
          'error',
          '7:40',
          "Unsupported font format: 'fonts/a.ttf'. Only WOFF2 (.woff2) fonts are supported",
          'Convert it to WOFF2, for example with fonttools',
        ],
        ['error', '7:55', "'fonts/no.woff2' is not a valid WOFF2 file", undefined],
      ]);
    },
  ));
