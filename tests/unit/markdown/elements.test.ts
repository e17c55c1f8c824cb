// Accessible markup of tables, task lists, footnotes, collapsible sections and images.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Article, articleMaker } from './article.ts';

let compile: (markdown: string, lang?: string) => Promise<Article>;
beforeAll(async () => {
  compile = await articleMaker();
});

describe('a table', () => {
  const table = '| a | b | c |\n| :-- | :-: | --: |\n| 1 | `x \\| y` | **3** |\n';

  it('a table can be scrolled, also with the keyboard, and has a label', async () => {
    const box = (await compile(table)).one('div.table-scroll');
    expect(box.properties).toMatchObject({ tabIndex: 0, ariaLabel: 'Table' });
    expect((await compile(table, 'es')).one('div.table-scroll').properties.ariaLabel).toBe('Tabla');
  });

  it('a table preserves head, cells and inline formatting', async () => {
    const article = await compile(table);
    expect(article.texts('.table-scroll > table > thead > tr > th')).toEqual(['a', 'b', 'c']);
    expect(article.texts('.table-scroll > table > tbody > tr > td')).toEqual(['1', 'x | y', '3']);
    expect(article.texts('td strong')).toEqual(['3']);
  });

  it('cells are aligned without inline styles', async () => {
    const article = await compile(table);
    expect(article.all('[style]')).toEqual([]);
    expect(article.all('th').map((cell) => cell.properties.align)).toEqual(['left', 'center', 'right']);
  });

  it('a table in raw HTML can be scrolled too', async () => {
    expect((await compile('<table><tr><td>cell</td></tr></table>\n')).texts('.table-scroll > table td')).toEqual([
      'cell',
    ]);
  });

  it('cells can contain URLs', async () => {
    const article = await compile('|a|b|\n|-|-|\n|https://example.com|x|\n');
    expect(article.texts('td')).toEqual(['https://example.com', 'x']);
    expect(article.one('td a').properties.href).toBe('https://example.com');
  });

  it('cells can contain images, collapsible sections and checkboxes', async () => {
    const article = await compile(
      '<table><tr><td><details>text</details><!-- note --><img src="a.png" alt=""><input type="checkbox" disabled></td></tr></table>\n',
    );
    expect(article.one('td img').properties).toMatchObject({ loading: 'lazy' });
    expect(article.texts('td summary')).toEqual(['Details']);
    expect(article.one('td input').properties.ariaLabel).toBe('To do');
    expect(article.html).not.toContain('<!--');
  });
});

describe('a task list', () => {
  it('checkboxes are disabled and labeled', async () => {
    const article = await compile('- [ ] open\n- [x] done\n- plain\n');
    expect(
      article
        .all('li > input')
        .map(({ properties }) => [properties.checked ?? false, properties.disabled, properties.ariaLabel]),
    ).toEqual([
      [false, true, 'To do'],
      [true, true, 'Done'],
    ]);
  });

  it('checkboxes are labeled in the language of the text', async () => {
    const article = await compile('- [ ] a\n- [x] b\n', 'es');
    expect(article.all('input').map(({ properties }) => properties.ariaLabel)).toEqual(['Pendiente', 'Hecho']);
  });

  it('a task can begin with a link', async () => {
    const article = await compile('- [ ] [there](other.md)\n');
    expect(article.texts('li a')).toEqual(['there']);
    expect(article.facts.references).toEqual([{ href: 'other.md', use: 'link', position: { line: 1, column: 7 } }]);
  });
});

describe('footnotes', () => {
  const text =
    'A[^one] and B[^two] and A again[^one].\n\n[^one]: First *note*.\n[^two]: Second, see [there](other.md).\n';

  it('references and footnotes link to each other', async () => {
    const article = await compile(text);
    const marks = article.all('sup > a[data-footnote-ref]');
    expect(marks).toHaveLength(3);
    for (const link of [...marks, ...article.all('a[data-footnote-backref]')]) {
      expect(article.facts.anchors).toContain(decodeURIComponent(String(link.properties.href).slice(1)));
    }
    expect(article.all('section[data-footnotes] li')).toHaveLength(2);
  });

  it('footnotes are titled and labeled in the language of the text', async () => {
    const english = await compile(text);
    const spanish = await compile(text, 'es');
    const backOf = (article: Article): readonly unknown[] =>
      article.all('a[data-footnote-backref]').map(({ properties }) => properties.ariaLabel);
    expect(english.texts('section[data-footnotes] > h2')).toEqual(['Footnotes']);
    expect(spanish.texts('section[data-footnotes] > h2')).toEqual(['Notas al pie']);
    expect(backOf(english)).toEqual(['Back to reference 1', 'Back to reference 1-2', 'Back to reference 2']);
    expect(backOf(spanish)).toEqual([
      'Volver a la referencia 1',
      'Volver a la referencia 1-2',
      'Volver a la referencia 2',
    ]);
  });

  it('links in footnotes are checked', async () => {
    expect((await compile(text)).facts.references).toContainEqual({
      href: 'other.md',
      use: 'link',
      position: { line: 4, column: 21 },
    });
  });

  it('the heading of footnotes is separate from a heading with the same text', async () => {
    const article = await compile(`## Footnote label\n\n${text}`);
    const named = new Set(
      article.all('a[data-footnote-ref]').map(({ properties }) => String(properties.ariaDescribedBy)),
    );
    expect(named.size).toBe(1);
    expect(
      article
        .all('[id]')
        .filter(({ properties }) => named.has(String(properties.id)))
        .map(({ tagName }) => tagName),
    ).toEqual(['h2']);
    expect(article.texts(`section [id="${[...named].join()}"]`)).toEqual(['Footnotes']);
    expect(article.diagnostics).toEqual([]);
  });
});

describe('a collapsible section', () => {
  it('details preserve their summary and the Markdown in it', async () => {
    const article = await compile(
      '<details>\n<summary>More</summary>\n\nSome *text* and [a link](other.md).\n\n</details>\n\nAfter.\n',
    );
    expect(article.texts('details > summary')).toEqual(['More']);
    expect(article.texts('details em')).toEqual(['text']);
    expect(article.texts('article > p')).toEqual(['After.']);
    expect(article.facts.references).toEqual([{ href: 'other.md', use: 'link', position: { line: 4, column: 17 } }]);
  });

  it('a collapsible section without a summary has one in the language of the text', async () => {
    const markdown = '<details>\n\nText.\n\n</details>\n';
    expect((await compile(markdown)).texts('details > summary')).toEqual(['Details']);
    expect((await compile(markdown, 'es')).texts('details > summary')).toEqual(['Detalles']);
  });
});

describe('an image', () => {
  it('images are lazy-loaded', async () => {
    const image = (await compile('![A *cat*](cat.png "Title")\n')).one('img');
    expect(image.properties).toMatchObject({
      src: 'cat.png',
      alt: 'A cat',
      title: 'Title',
      loading: 'lazy',
      decoding: 'async',
    });
  });

  it('an image keeps its explicit loading attribute', async () => {
    expect((await compile('<img src="cat.png" alt="" loading="eager">\n')).one('img').properties.loading).toBe('eager');
  });

  it('an image of the site is a placeholder, and an image of another site is not', async () => {
    const { facts } = await compile(
      '![a](img/a.png) ![b](https://example.com/b.png) ![c](data:image/gif;base64,R0lGODlhAQABAAAAACw=)\n',
    );
    expect(facts.references).toEqual([{ href: 'img/a.png', use: 'image', position: { line: 1, column: 1 } }]);
  });
});
