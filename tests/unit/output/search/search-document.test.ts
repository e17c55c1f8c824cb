// Content of a page in the search index.
import { describe, expect, it } from 'vitest';
import type { TextSection } from '../../../../packages/generator/src/model/article.ts';
import {
  type SearchDocument,
  searchDocument,
} from '../../../../packages/generator/src/output/search/search-document.ts';
import { docAt, type Files, graphOf, twoLanguages } from '../../model-of.ts';

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

describe('a page is given to the search index', () => {
  it('indexes a page with its language, title, keywords and section', async () => {
    const sections: readonly TextSection[] = [{ heading: undefined, blocks: [{ text: 'a', isCode: false }] }];
    expect(await documentOf('es|api:claves/crear', sections)).toEqual({
      locale: 'es',
      href: '/api/claves/crear/',
      title: 'Crear & <guardar>',
      description: '',
      keywords: ['llave', 'secreto'],
      trail: ['api', 'Claves'],
      place: 'api',
      weight: 91,
      sections,
    });
  });

  it('gives less weight to pages that introduce others', async () => {
    const graph = await graphOf({
      'site.config.yaml': twoLanguages,
      ...pages,
      'content/es/api/index.md': '# API\n',
      'content/es/api/claves/index.md': '# Claves\n',
    });
    const weights = ['index', 'claves/index', 'claves/crear'].map(
      (id) => searchDocument(graph, docAt(graph, `es|api:${id}`), [])?.weight,
    );
    expect(weights).toEqual([73, 71, 91]);
  });

  it('does not give less weight to the only page of a section', async () => {
    const graph = await graphOf({ 'site.config.yaml': twoLanguages, 'content/es/api/index.md': '# API\n' });
    expect(searchDocument(graph, docAt(graph, 'es|api:index'), [])?.weight).toBe(97);
  });

  it('indexes a page with its version label if its section has several', async () => {
    const versions = `versions: [{ name: "2", label: { es: Dos, en: Two } }, { name: "1" }]`;
    const graph = await graphOf({
      'site.config.yaml': twoLanguages.replace('{ id: api }', `{ id: api, ${versions} }`),
      'content/es/api/claves.md': '# Claves\n',
      'content/en/api/claves.md': '# Keys\n',
      'content/es/api-1/claves.md': '# Claves\n',
    });
    const trail = (key: string) => searchDocument(graph, docAt(graph, key), [])?.trail;
    expect(trail('es|api:claves')).toEqual(['api', 'Dos']);
    expect(trail('en|api:claves')).toEqual(['api', 'Two']);
    expect(trail('es|api@1:claves')).toEqual(['api', '1']);
  });
});

describe('a page is not given to the search index', () => {
  it('does not index unlisted pages', async () => {
    expect(await documentOf('es|api:claves/oculta')).toBeUndefined();
  });

  it('does not index a page in a language without a translation', async () => {
    expect(await documentOf('en|api:claves/crear')).toBeUndefined();
  });
});
