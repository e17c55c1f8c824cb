// Every reader who searches loads the whole title index, so it omits headings on large sites.
import { describe, expect, it } from 'vitest';
import type { ArticleFacts } from '../../../../packages/generator/src/model/article.ts';
import { titleIndex } from '../../../../packages/generator/src/output/search/title-index.ts';
import { graphOf } from '../../model-of.ts';

const facts: ArticleFacts = {
  headings: [{ id: 'part', level: 2, text: 'Part', html: 'Part' }],
  anchors: ['part'],
  references: [],
  includes: [],
};

async function headingsOf(pages: number): Promise<readonly (readonly unknown[])[]> {
  const texts = Array.from({ length: pages }, (_, index) => [`content/en/p${index}.md`, `# Page ${index}\n`] as const);
  const graph = await graphOf({ 'site.config.yaml': 'title: Site\n', ...Object.fromEntries(texts) });
  const { content } = titleIndex(graph, graph.config.locales[0], { get: () => facts });
  const map: { readonly pages: readonly { readonly headings: readonly unknown[] }[] } = JSON.parse(String(content));
  return map.pages.map(({ headings }) => headings).filter((headings) => headings.length > 0);
}

describe('the title index', () => {
  it('includes headings in the title index of up to 2,000 pages', async () => {
    expect(await headingsOf(1_990)).toHaveLength(1_990);
  });

  it('includes only titles if there are more pages', async () => {
    expect(await headingsOf(2_010)).toEqual([]);
  });
});
