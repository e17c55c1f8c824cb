// A changed body is updated in the existing graph; any other change requires a new graph.
import { describe, expect, it } from 'vitest';
import { parseSource } from '../../../packages/generator/src/content/parse-source.ts';
import { withReplacedSource } from '../../../packages/generator/src/graph/replace-source.ts';
import type { DocPage, SiteGraph } from '../../../packages/generator/src/model/site.ts';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';
import { graphOf, pageAt } from '../model-of.ts';

const config = 'title: Site\nlocales: [{ code: en }, { code: es }]\n';
const page = '---\ntitle: Page\ndescription: What it says\n---\n\nOne.\n';

const changed = (graph: SiteGraph, key: string, text: string): SiteGraph | undefined => {
  const { file } = (pageAt(graph, key) as DocPage).parsed;
  return withReplacedSource(graph, parseSource({ ...file, text, hash: hashOf(text) }).value);
};

const hashIn = (graph: SiteGraph | undefined, key: string): string | undefined =>
  graph && (pageAt(graph, key) as DocPage).parsed.hash;

describe('a page whose file has changed', () => {
  it('the new text replaces the old one in every language that shows it, and nothing else changes', async () => {
    const graph = await graphOf({ 'site.config.yaml': config, 'content/en/a.md': page });
    const text = page.replace('One.', 'Two.');
    const next = changed(graph, 'en|docs:a', text);
    expect(hashIn(next, 'en|docs:a')).toBe(hashOf(text));
    expect(hashIn(next, 'es|docs:a')).toBe(hashOf(text));
    expect(next?.locales).toBe(graph.locales);
    expect(hashIn(graph, 'en|docs:a')).toBe(hashOf(page));
  });

  it.each([
    ['title', page.replace('title: Page', 'title: Other')],
    ['description', page.replace('What it says', 'What it does not')],
    ['address', page.replace('title: Page', 'title: Page\nslug: other')],
    ['first heading, being its title', '# Page\n\nOne.\n'],
    ['place of a key, which mistakes are told by', page.replace('title: Page', '\ntitle: Page')],
  ])('a new graph is required if the text has another %s', async (_what, text) => {
    const graph = await graphOf({ 'site.config.yaml': config, 'content/en/a.md': page });
    expect(changed(graph, 'en|docs:a', text)).toBeUndefined();
  });

  it('a new graph is required if a translation contains the hash of the page', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/en/a.md': page,
      'content/es/a.md': `---\ntitle: Página\nsource_hash: ${hashOf(page)}\n---\n\nUno.\n`,
    });
    expect(changed(graph, 'en|docs:a', page.replace('One.', 'Two.'))).toBeUndefined();
  });
});
