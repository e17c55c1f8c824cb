// Admonitions in every syntax, and text with colons that is not an admonition.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Article, articleMaker } from './article.ts';

const makers: Record<string, (markdown: string, lang?: string) => Promise<Article>> = {};
beforeAll(async () => {
  makers.native = await articleMaker({ parser: 'native' });
  makers.remark = await articleMaker({ parser: 'remark' });
});

for (const parser of ['native', 'remark']) {
  const compile = (markdown: string, lang?: string): Promise<Article> => {
    const maker = makers[parser];
    if (!maker) throw new Error('not ready');
    return maker(markdown, lang);
  };

  describe(`an admonition, read by the ${parser} parser`, () => {
    const spellings: Readonly<Record<string, { readonly markdown: string; readonly title: string }>> = {
      ':::note': { markdown: ':::note\nText.\n:::\n', title: 'Note' },
      ':::note[Title]': { markdown: ':::note[My title]\nText.\n:::\n', title: 'My title' },
      ':::note Title': { markdown: ':::note My title\nText.\n:::\n', title: 'My title' },
      '::: note': { markdown: '::: note\nText.\n:::\n', title: 'Note' },
      '::: note Title': { markdown: '::: note My title\nText.\n:::\n', title: 'My title' },
      '::: note[Title]': { markdown: '::: note[My title]\nText.\n:::\n', title: 'My title' },
      ':::note{title="Title"}': { markdown: ':::note{title="My title"}\nText.\n:::\n', title: 'My title' },
      ':::NOTE': { markdown: ':::NOTE\nText.\n:::\n', title: 'Note' },
      '> [!NOTE]': { markdown: '> [!NOTE]\n> Text.\n', title: 'Note' },
      '> [!note] and a paragraph': { markdown: '> [!note]\n>\n> Text.\n', title: 'Note' },
      'Windows line ends': { markdown: ':::note My title\r\nText.\r\n:::\r\n', title: 'My title' },
    };
    for (const [name, { markdown, title }] of Object.entries(spellings)) {
      it(`an admonition can be written ${name}`, async () => {
        const article = await compile(`Before.\n\n${markdown}\nAfter.\n`);
        expect(article.one('div.admonition').properties.className).toContain('admonition-note');
        expect(article.texts('.admonition > .admonition-title')).toEqual([title]);
        expect(article.texts('.admonition > p:not(.admonition-title)')).toEqual(['Text.']);
        expect(article.texts('article > p')).toEqual(['Before.', 'After.']);
        expect(article.all('blockquote')).toEqual([]);
      });
    }

    const kinds = { note: 'Nota', tip: 'Consejo', info: 'Información', warning: 'Advertencia', danger: 'Peligro' };
    for (const [kind, title] of Object.entries(kinds)) {
      it(`the default title is in the language of the text: ${kind} is ${title}`, async () => {
        const article = await compile(`:::${kind}\nx\n:::\n\n> [!${kind.toUpperCase()}]\n> y\n`, 'es');
        expect(article.texts(`.admonition-${kind} > .admonition-title`)).toEqual([title, title]);
      });
    }

    it.each([
      ['[!NOTE]', 'note', 'Note', 'Nota'],
      ['[!TIP]', 'tip', 'Tip', 'Consejo'],
      ['[!IMPORTANT]', 'info', 'Important', 'Importante'],
      ['[!WARNING]', 'warning', 'Warning', 'Advertencia'],
      ['[!CAUTION]', 'danger', 'Caution', 'Precaución'],
      [':::important', 'info', 'Important', 'Importante'],
      [':::caution', 'warning', 'Caution', 'Precaución'],
    ])('%s has a separate title and the style of %s', async (mark, kind, english, spanish) => {
      const markdown = mark.startsWith('[') ? `> ${mark}\n> x\n` : `${mark}\nx\n:::\n`;
      for (const [lang, title] of Object.entries({ en: english, es: spanish })) {
        const article = await compile(markdown, lang);
        expect(article.texts(`.admonition-${kind} > .admonition-title`)).toEqual([title]);
      }
    });

    it('an admonition preserves formatting in its title', async () => {
      const article = await compile(':::tip[Use *this* and `that`]\nx\n:::\n\n:::tip Or *these*\ny\n:::\n');
      expect(article.texts('.admonition-title')).toEqual(['Use this and that', 'Or these']);
      expect(article.texts('.admonition-title em')).toEqual(['this', 'these']);
    });

    it('an admonition preserves brackets in a title without brackets', async () => {
      const article = await compile(':::tip See [the page](https://example.com)\ny\n:::\n');
      expect(article.texts('.admonition-title')).toEqual(['See the page']);
    });

    it('admonitions can be nested', async () => {
      const article = await compile(
        '::::note\nOuter.\n\n:::tip[Inner title]\nInner.\n:::\n\nOuter again.\n::::\n\nAfter.\n',
      );
      expect(article.texts('.admonition-note > .admonition-tip > p')).toEqual(['Inner title', 'Inner.']);
      expect(article.texts('.admonition-note > p')).toEqual(['Note', 'Outer.', 'Outer again.']);
      expect(article.texts('article > p')).toEqual(['After.']);
    });

    it('admonitions work in lists and quotes', async () => {
      const article = await compile(
        '- item\n\n  :::note In a list\n  x\n  :::\n\n1. :::tip At its start\n   y\n   :::\n\n> :::info In a quote\n> z\n> :::\n',
      );
      expect(article.texts('ul > li > .admonition-note > .admonition-title')).toEqual(['In a list']);
      expect(article.texts('ol > li > .admonition-tip > .admonition-title')).toEqual(['At its start']);
      expect(article.texts('blockquote > .admonition-info > .admonition-title')).toEqual(['In a quote']);
    });

    it('an admonition ends below a table and below a link definition', async () => {
      const article = await compile(
        ':::note\n| a |\n| - |\n| 1 |\n:::\n\n:::tip\nSee [there].\n\n[there]: https://example.com\n:::\n\nAfter.\n',
      );
      expect(article.texts('.admonition-note td')).toEqual(['1']);
      expect(article.texts('article > p')).toEqual(['After.']);
      expect(article.html).not.toContain(':::');
    });

    it('an admonition in a code fence is shown as source', async () => {
      const code = ':::note Title\n::: tip\n:unknown[x]\n> [!NOTE]\n:::';
      const article = await compile(
        `:::info\nx\n:::\n\n\`\`\`text\n${code}\n\`\`\`\n\n- item\n\n  ~~~\n  ::: tip Two\n  ~~~\n`,
      );
      expect(article.texts('pre')).toEqual([`${code}\n`, '::: tip Two\n']);
      expect(article.all('.admonition')).toHaveLength(1);
    });
  });

  describe(`text that is not an admonition, read by the ${parser} parser`, () => {
    it('an unknown container directive is shown as source, with its content', async () => {
      const article = await compile(':::frame Two words\nSome *text*.\n:::\n');
      expect(article.texts('article > p').join('\n')).toBe(':::frame Two words\nSome text.\n:::');
      expect(article.texts('em')).toEqual(['text']);
    });

    it('an unknown container directive with a label is shown as source', async () => {
      const article = await compile(':::frame[Label]{a=b}\nText.\n:::\n');
      expect(article.texts('article > p')).toEqual([':::frame[Label]{a=b}', 'Text.', ':::']);
    });

    it('an empty unknown container directive is shown with its closing colons', async () => {
      const article = await compile(':::frame\n:::\n');
      expect(article.texts('article > p')).toEqual([':::frame', ':::']);
    });

    it('an admonition inside an unknown container directive is rendered', async () => {
      const article = await compile('::::frame\n:::tip\nInner.\n:::\n::::\n');
      expect(article.texts('.admonition-tip > p')).toEqual(['Tip', 'Inner.']);
    });

    it('an unknown leaf directive is shown as source', async () => {
      const article = await compile('::widget[Intro]{src=a.mp4}\n\nAfter.\n');
      expect(article.texts('p')).toEqual(['::widget[Intro]{src=a.mp4}', 'After.']);
    });

    it('a word with a colon is shown as source', async () => {
      const article = await compile(':::note\nAt 10:30 with std::vector, a:b, :smile: and :word[*inner*]{x=y}.\n:::\n');
      expect(article.texts('.admonition > p:not(.admonition-title)')).toEqual([
        'At 10:30 with std::vector, a:b, :smile: and :word[inner]{x=y}.',
      ]);
      expect(article.texts('em')).toEqual(['inner']);
    });

    it('10:30 remains a time on a page without directives', async () => {
      expect((await compile('Opens at 10:30.\n')).texts('p')).toEqual(['Opens at 10:30.']);
    });

    it('a quote that only mentions the marker remains a quote', async () => {
      const article = await compile('> Write [!NOTE] first.\n\n> [!UNKNOWN]\n> Text.\n\n> [!NOTE] and more\n');
      expect(article.all('blockquote')).toHaveLength(3);
      expect(article.all('.admonition')).toEqual([]);
    });
  });
}
