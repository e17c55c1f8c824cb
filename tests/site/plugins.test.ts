// Plugins of a site: the two of tests/plugins, and what each hook does.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../packages/generator/src/diagnostics/format.ts';
import type { Diagnostic } from '../../packages/generator/src/model/diagnostic.ts';
import { type SiteLiteral, withSite } from './site.ts';

const plugin = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../plugins/${name}.ts`, import.meta.url)), 'utf8');

const config = `title: Words
url: https://docs.example.com
editLink: https://git.example.com/edit/{path}
locales: [{ code: es }, { code: en }]
plugins:
  - ./plugins/glossary.ts
  - name: ./plugins/forbidden-words.ts
    options: { words: { utilize: use } }
glossary:
  title: { es: Glosario, en: Glossary }
`;

const terms = `api:
  es: { name: Interfaz, meaning: Lo que un programa ofrece a otros. }
  en: { name: Interface, meaning: What a program offers to others. }
token:
  es: { name: Ficha, meaning: "Una ficha; véase [la interfaz](api.md)." }
  en: { name: Token, meaning: "A token; see [the interface](./api.md)." }
`;

const site: SiteLiteral = {
  'site.config.yaml': config,
  'plugins/glossary.ts': plugin('glossary'),
  'plugins/forbidden-words.ts': plugin('forbidden-words'),
  'glossary.yaml': terms,
  'content/es/intro.md': '# Hola\n\nVéase [ficha](glossary/token.md).\n',
  'content/en/intro.md': '# Hello\n\nPlease utilize [a token](glossary/token.md), not `utilize`.\n',
};

const printed = (diagnostics: readonly Diagnostic[]): string => {
  const same = (text: string): string => text;
  const paint = { error: same, warning: same, success: same, quiet: same, strong: same };
  return diagnostics.map((each) => formatDiagnostic(each, () => undefined, paint)).join('\n');
};

describe('a glossary from a YAML file', () => {
  it('has a page for each term in both languages, is linked, listed and published like any other', async () => {
    await withSite(site, async ({ build }) => {
      const built = await build();
      expect(printed(built.diagnostics)).toBe(
        "content/en/intro.md:3:8 warning 'utilize' is a word that this site does not use [forbidden-words/word]\n" +
          '  Write use',
      );
      expect(built.read('en/glossary/token/index.html')).toContain('<a href="/en/glossary/api/">the interface</a>');
      expect(built.read('intro/index.html')).toContain('href="/glossary/token/"');
      expect(built.read('intro/index.html')).toContain('Glosario');
      expect(built.read('category/glosario/index.html')).toContain('Interfaz');
      expect(built.read('glossary/token/index.html')).toContain('https://git.example.com/edit/glossary.yaml');
      expect(JSON.parse(built.read('glossary.json'))).toContainEqual({
        locale: 'en',
        title: 'Token',
        url: '/en/glossary/token/',
      });
    });
  });
});
