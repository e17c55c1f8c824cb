// Tabs: containers that become tabs, labels of panels, and containers that are left unchanged.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Article, articleMaker } from './article.ts';

const makers: Record<string, (markdown: string) => Promise<Article>> = {};
beforeAll(async () => {
  makers.native = await articleMaker({ parser: 'native' });
  makers.remark = await articleMaker({ parser: 'remark' });
});

const fence = (info: string, code = 'x'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const labelsOf = (article: Article) => article.all('.tabs > [data-tab]').map(({ properties }) => properties.dataTab);

for (const parser of ['native', 'remark']) {
  const compile = (markdown: string): Promise<Article> => {
    const maker = makers[parser];
    if (!maker) throw new Error('not ready');
    return maker(markdown);
  };

  describe(`tabs, read by the ${parser} parser`, () => {
    it('tabs have one panel per fence, and the first is shown', async () => {
      const article = await compile(
        `Before.\n\n:::tabs{group="language"}\n${fence('bash title="With curl" {1}', 'curl')}\n${fence('js', 'fetch')}:::\n\nAfter.\n`,
      );
      expect(article.one('.tabs').properties).toMatchObject({ className: ['tabs'], dataTabs: 'language' });
      expect(labelsOf(article)).toEqual(['Bash', 'JavaScript']);
      expect(article.texts('[data-tab="Bash"][data-shown]')).toEqual(['With curlBashcurl']);
      expect(article.all('[data-shown]')).toHaveLength(1);
      expect(article.texts('[data-tab] > figure.code > figcaption')).toEqual(['With curlBash', 'JavaScript']);
      expect(article.all('[data-tab="Bash"] .is-highlighted')).toHaveLength(1);
      expect(article.texts('article > p')).toEqual(['Before.', 'After.']);
    });

    it('tabs are labeled by titles if languages repeat', async () => {
      const article = await compile(
        `:::tabs{group="packages"}\n${fence('bash title="npm"')}${fence('bash title="pnpm"')}${fence('bash')}${fence('bash')}${fence('')}:::\n`,
      );
      expect(labelsOf(article)).toEqual(['npm', 'pnpm', 'Bash', 'Bash 4', '5']);
      expect(article.one('.tabs').properties.className).toEqual(['tabs', 'tabs-titled']);
    });

    it('tabs can be written with a space, without a group, and with colons in their code', async () => {
      const article = await compile(`:::: tabs\n${fence('js', ':::')}${fence('python')}::::\n`);
      expect(article.one('.tabs').properties.dataTabs).toBe('');
      expect(labelsOf(article)).toEqual(['JavaScript', 'Python']);
      expect(article.texts('[data-tab="JavaScript"] code')).toEqual([':::\n']);
    });

    it('tabs show the default panel first, also in nested tabs', async () => {
      const inner = '::::tabs\n:::tab[C]\nc\n:::\n:::tab[D]{default}\nd\n:::\n::::\n';
      const article = await compile(
        `::::::tabs\n:::::tab[A]\n${inner}:::::\n:::tab[B]{default}\nb\n:::\n::::::\n\n${inner}`,
      );
      expect(article.all('[data-shown]').map(({ properties }) => properties.dataTab)).toEqual(['D', 'B', 'D']);
      expect(article.diagnostics).toEqual([]);
    });

    it('tabs work in admonitions, in lists and next to raw HTML', async () => {
      const inner = `:::tabs{group="a"}\n${fence('js')}${fence('python title="p.py"')}:::\n`;
      const article = await compile(
        `<b>raw</b>\n\n::::note\n${inner}::::\n\n- item\n\n${inner.replace(/^(?=.)/gm, '  ')}`,
      );
      expect(article.all('.admonition > .tabs > [data-tab] > .code')).toHaveLength(2);
      expect(article.all('li > .tabs > [data-tab] > .code')).toHaveLength(2);
      expect(article.texts('.code-title')).toEqual(['p.py', 'p.py']);
      expect(article.html).not.toContain(':::');
    });

    it('tabs with other content move it before the panels and report it', async () => {
      const article = await compile(`:::tabs{group="a"}\n${fence('js')}\nText.\n:::\n`);
      expect(labelsOf(article)).toEqual(['JavaScript']);
      expect(article.texts('article > :is(p, .tabs) > figure, article > p')).toEqual(['Text.']);
      expect(article.diagnostics).toMatchObject([
        { code: 'component', message: '<Tabs> contains content outside a <Tab>' },
      ]);
    });
  });
}
