// The HTML that the search engine reads of a page.
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../../packages/generator/src/model/search.ts';
import type { TextSection } from '../../../packages/generator/src/model/site.ts';
import { searchDocument } from '../../../packages/generator/src/search/search-document.ts';
import { docAt, type Files, graphOf, twoLanguages } from '../model-of.ts';

async function documentOf(key: string, sections: readonly TextSection[] = []): Promise<SearchDocument | undefined> {
  const graph = await graphOf({ 'site.config.yaml': twoLanguages, ...pages });
  return searchDocument(graph, docAt(graph, key), sections);
}

const pages: Files = {
  'content/es/index.md': '# Inicio\n',
  'content/es/api/claves/_category_.yml': 'label: Claves\n',
  'content/es/api/claves/crear.md': '---\ntitle: Crear & <guardar>\nkeywords: [llave, secreto]\n---\n',
  'content/es/api/claves/oculta.md': '---\nunlisted: true\n---\n# Oculta\n',
};

describe('a page is given to the search engine', () => {
  it('in its language, with its title, where it stands and what it is filtered by', async () => {
    const document = await documentOf('es|api:claves/crear');
    expect(document?.url).toBe('/api/claves/crear/');
    expect(document?.html).toContain('<html lang="es">');
    expect(document?.html).toContain('<h1>Crear &amp; &lt;guardar&gt;</h1>');
    expect(document?.html).toContain('data-pagefind-filter="section">api<');
    expect(document?.html).toContain('data-pagefind-filter="version">current<');
    expect(document?.html).toContain('data-pagefind-meta="trail">api › Claves<');
    expect(document?.html).toContain('data-pagefind-meta="keywords">llave, secreto<');
  });

  it('with its version, in the page’s language, where its section has several', async () => {
    const versions = `versions: [{ name: "2", label: { es: Dos, en: Two } }, { name: "1" }]`;
    const graph = await graphOf({
      'site.config.yaml': twoLanguages.replace('{ id: api }', `{ id: api, ${versions} }`),
      'content/es/api/claves.md': '# Claves\n',
      'content/en/api/claves.md': '# Keys\n',
      'content/es/api-1/claves.md': '# Claves\n',
    });
    const trail = (key: string): string | undefined =>
      /data-pagefind-meta="trail">(.*?)</.exec(searchDocument(graph, docAt(graph, key), [])?.html ?? '')?.[1];
    expect(trail('es|api:claves')).toBe('api › Dos');
    expect(trail('en|api:claves')).toBe('api › Two');
    expect(trail('es|api@1:claves')).toBe('api › 1');
  });

  it('with its headings, their ids, and the text below each', async () => {
    const sections: readonly TextSection[] = [
      { heading: undefined, blocks: [{ text: 'a < b', isCode: false }] },
      { heading: { id: 'uno"', level: 1, text: 'Uno' }, blocks: [] },
      { heading: { id: 'dos', level: 3, text: 'Dos' }, blocks: [{ text: 'c', isCode: false }] },
    ];
    const document = await documentOf('es|api:claves/crear', sections);
    expect(document?.html).toContain(
      '</h1><p>a &lt; b</p><h2 id="uno&quot;">Uno</h2><h3 id="dos">Dos</h3><p>c</p></body>',
    );
  });

  it('with code of less weight, its names apart from each other', async () => {
    const code = (text: string): TextSection => ({ heading: undefined, blocks: [{ text, isCode: true }] });
    const written = ["f(req.headers['x-signature'],b);", '{"id":"1"}', 'https://example.com/a?b=c', 'a = b(c)'];
    const document = await documentOf('es|api:claves/crear', written.map(code));
    const found = [...(document?.html ?? '').matchAll(/<pre data-pagefind-weight="0.5">(.*?)<\/pre>/g)];
    expect(found.map(([, text]) => text)).toEqual([
      "f (req.headers ['x-signature'], b);",
      '{&quot;id&quot;: &quot;1&quot;}',
      'https://example.com/a?b= c',
      'a = b (c)',
    ]);
  });
});

describe('a page is not given to the search engine', () => {
  it('where it is unlisted', async () => {
    expect(await documentOf('es|api:claves/oculta')).toBeUndefined();
  });

  it('in a language that has no text of it', async () => {
    expect(await documentOf('en|api:claves/crear')).toBeUndefined();
  });
});
