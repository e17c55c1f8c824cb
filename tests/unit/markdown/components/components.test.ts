// Built-in components as directives: which syntax becomes a component, which remains text, and which is reported.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Article, articleMaker } from '../article.ts';

const makers: Record<string, (markdown: string) => Promise<Article>> = {};
beforeAll(async () => {
  makers.native = await articleMaker({ parser: 'native' });
  makers.remark = await articleMaker({ parser: 'remark' });
});

for (const parser of ['native', 'remark']) {
  const compile = (markdown: string): Promise<Article> => {
    const maker = makers[parser];
    if (!maker) throw new Error('not ready');
    return maker(markdown);
  };

  describe(`directives, read by the ${parser} parser`, () => {
    it('a directive becomes its component, and its content is Markdown', async () => {
      const article = await compile(':::steps\n1. ## Install {#here}\n\n   With [npm](npm.md).\n2. Run `it`.\n:::\n');
      expect(article.texts('ol.procedure[role="list"] > li')).toHaveLength(2);
      expect(article.facts.headings).toMatchObject([{ id: 'here', text: 'Install' }]);
      expect(article.facts.references.filter(({ use }) => use === 'link')).toMatchObject([
        { href: 'npm.md', position: { line: 4, column: 9 } },
      ]);
      expect(article.html).not.toContain(':::');
      expect(article.diagnostics).toEqual([]);
    });

    it('directives can be in the label of others, and have a space before their name', async () => {
      const article = await compile(
        ':::: cards\n::: card[One :badge[New]{variant=tip}]{href="a.md"}\nText.\n:::\n::::\n',
      );
      expect(article.texts('.content-card-title > a > .badge-tip')).toEqual(['New']);
      expect(article.diagnostics).toEqual([]);
    });

    it('a single inline directive is rendered, and times remain text', async () => {
      const article = await compile('At 10:30, :badge[New] in :steps and ratios of 3:badge.\n');
      expect(article.texts('p')).toEqual(['At 10:30, New in :steps and ratios of 3:badge.']);
      expect(article.texts('.badge')).toEqual(['New']);
    });

    it('a directive accepts an id and classes', async () => {
      const article = await compile(':::steps{#first .wide}\n1. One\n:::\n');
      expect(article.one('ol').properties).toMatchObject({ id: 'first', className: ['procedure', 'wide'] });
    });

    it('invalid directives are reported at their position', async () => {
      const article = await compile('Text.\n\n:::steps{count=3}\n- One\n:::\n');
      expect(article.texts('ul > li')).toEqual(['One']);
      expect(article.diagnostics).toMatchObject([
        {
          code: 'component',
          severity: 'warning',
          message: "<Steps> has no prop 'count'",
          position: { line: 3, column: 1 },
        },
        { code: 'component', severity: 'error', message: '<Steps> contains no numbered list' },
      ]);
    });

    it('a directive in a form that its component does not support is unchanged', async () => {
      const article = await compile('The ratio 10:steps is fine.\n\n:::steps\n1. a\n:::\n');
      expect(article.texts('p')).toEqual(['The ratio 10:steps is fine.']);
    });
  });
}
