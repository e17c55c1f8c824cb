// Headings: their ids, their anchor links, and the entries of the table of contents.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Article, articleMaker } from './article.ts';

let compile: (markdown: string, lang?: string) => Promise<Article>;
beforeAll(async () => {
  compile = await articleMaker();
});

const idsOf = (article: Article): readonly unknown[] =>
  article.all('h2, h3, h4, h5, h6').map((heading) => heading.properties.id);

describe('the id of a heading', () => {
  it.each(['## Errors {#own}', '## Errors <!-- #own -->', '## Errors {/* #own */}', '## Errors<!--#own-->'])(
    'the explicit id of a heading is %s',
    async (markdown) => {
      const article = await compile(`${markdown}\n`);
      expect(idsOf(article)).toEqual(['own']);
      expect(article.html).toMatch(/<h2 id="own">Errors<a/);
    },
  );

  it('a comment of another form does not set a heading id', async () => {
    expect(idsOf(await compile('## Errors <!-- see #own -->\n'))).not.toContain('own');
  });

  const examples: Readonly<Record<string, string>> = {
    'Hello World': 'hello-world',
    '¿Qué es esto?': 'qué-es-esto',
    'C++ & C#': 'c--c',
    'GET /v1/{id}': 'get-v1id',
    '1. Introducción': '1-introducción',
    'emoji 🚀 rocket': 'emoji--rocket',
    'snake_case and kebab-case': 'snake_case-and-kebab-case',
    日本語: '日本語',
    '`code` and *marks*': 'code-and-marks',
    '[A link](https://example.com)': 'a-link',
  };
  for (const [text, id] of Object.entries(examples)) {
    it(`the id of '${text}' is '${id}'`, async () => {
      expect(idsOf(await compile(`## ${text}\n`))).toEqual([id]);
    });
  }

  it('ids of repeated headings are numbered', async () => {
    expect(idsOf(await compile('## Hello World\n\n### Hello World\n\n## Hello World\n'))).toEqual([
      'hello-world',
      'hello-world-1',
      'hello-world-2',
    ]);
  });

  it('a numbered id avoids the id of a heading with that name', async () => {
    const ids = idsOf(await compile('## A\n\n## A\n\n## A 1\n'));
    expect(new Set(ids).size).toBe(3);
  });

  it('a heading without letters has an id', async () => {
    const [id] = idsOf(await compile('## 🚀\n'));
    expect(id).toEqual(expect.stringMatching(/\S/));
  });

  it('an explicit id is used, and its braces are removed', async () => {
    const article = await compile('## Errores {#errors}\n');
    expect(idsOf(article)).toEqual(['errors']);
    expect(article.texts('h2')).toEqual(['Errores']);
  });

  it('an explicit id preserves its case', async () => {
    expect(idsOf(await compile('## A {#My-Id}\n'))).toEqual(['My-Id']);
  });

  it('a generated id avoids a later explicit id', async () => {
    const article = await compile('## Hola x\n\n## A {#hola-x}\n');
    expect(idsOf(article)).toEqual(['hola-x-1', 'hola-x']);
    expect(article.diagnostics).toEqual([]);
  });

  it('a generated id avoids an earlier explicit id', async () => {
    expect(idsOf(await compile('## A {#hola-x}\n\n## Hola x\n'))).toEqual(['hola-x', 'hola-x-1']);
  });

  it('a generated id avoids an id in raw HTML', async () => {
    const article = await compile('## Setup\n\n<span id="setup">x</span>\n');
    expect(idsOf(article)).toEqual(['setup-1']);
    expect(article.diagnostics).toEqual([]);
  });

  it('a generated id avoids the id of a heading in raw HTML', async () => {
    const article = await compile('## Setup\n\n<h2 id="setup">Other</h2>\n');
    expect(idsOf(article)).toEqual(['setup-1', 'setup']);
    expect(article.diagnostics).toEqual([]);
  });

  it('reports an id that a heading in raw HTML repeats', async () => {
    const article = await compile('## A {#same}\n\n<h2 id="same">B</h2>\n');
    expect(article.diagnostics).toEqual([
      expect.objectContaining({ code: 'duplicate-anchor', position: { line: 3, column: 1 } }),
    ]);
  });

  it('reports an explicit id that is used twice', async () => {
    const article = await compile('## A {#same}\n\ntext\n\n## B {#same}\n');
    expect(article.diagnostics).toEqual([
      expect.objectContaining({
        code: 'duplicate-anchor',
        severity: 'error',
        message: "The id 'same' is used twice on this page",
        position: { line: 5, column: 1 },
      }),
    ]);
  });

  it('reports an explicit id that raw HTML repeats', async () => {
    const article = await compile('## A {#same}\n\n<p id="same">x</p>\n');
    expect(article.diagnostics).toEqual([
      expect.objectContaining({ code: 'duplicate-anchor', position: { line: 3, column: 1 } }),
    ]);
  });

  it('the anchors of a page include heading ids and ids in raw HTML', async () => {
    const { facts } = await compile('## One\n\n<a id="two"></a>\n\n### Three {#drei}\n');
    expect([...facts.anchors].sort()).toEqual(['drei', 'one', 'two']);
  });

  it('an id in a code span is not an explicit id', async () => {
    const article = await compile('## Write `{#id}`\n');
    expect(article.texts('h2 code')).toEqual(['{#id}']);
  });
});

describe('the link of a heading', () => {
  it("the link of a heading is titled 'Direct link to {heading}'", async () => {
    const link = (await compile('## Hello *World*\n')).one('h2 > a.anchor');
    expect(link.properties).toMatchObject({
      href: '#hello-world',
      title: 'Direct link to Hello World',
      ariaLabel: 'Direct link to Hello World',
    });
  });

  it("the link of a heading is titled 'Enlace directo a {heading}' in Spanish", async () => {
    const link = (await compile('## Qué es\n', 'es')).one('h2 > a.anchor');
    expect(link.properties).toMatchObject({ href: '#qué-es', title: 'Enlace directo a Qué es' });
  });

  it('the title of a heading link preserves `$` patterns', async () => {
    const link = (await compile('## Costs $& and $1\n')).one('h2 > a.anchor');
    expect(link.properties.title).toBe('Direct link to Costs $& and $1');
  });

  it('h2 to h6 have a link, and h1 has none', async () => {
    const article = await compile('# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six\n');
    expect(article.all('h1 a.anchor')).toEqual([]);
    expect(article.all(':is(h2, h3, h4, h5, h6) > a.anchor')).toHaveLength(5);
  });

  it('the link of a heading is not recorded as a reference', async () => {
    expect((await compile('## One\n\nText.\n')).facts.references).toEqual([]);
  });
});

describe('the headings of a page', () => {
  it('headings are listed with level, text and the formatting allowed in a table of contents', async () => {
    const { facts } = await compile(
      '# Title\n\n## The `code` of [a *link*](https://example.com)\n\n### Plain {#own}\n',
    );
    expect(facts.headings.slice(1)).toEqual([
      {
        id: 'the-code-of-a-link',
        level: 2,
        text: 'The code of a link',
        html: 'The <code>code</code> of a <em>link</em>',
      },
      { id: 'own', level: 3, text: 'Plain', html: 'Plain' },
    ]);
  });

  it('the hidden heading of footnotes is not listed', async () => {
    const { facts } = await compile('## One\n\nA[^1].\n\n[^1]: Note.\n');
    expect(facts.headings.map((heading) => heading.text)).toEqual(['One']);
  });

  it('listed headings omit footnote references', async () => {
    const { facts } = await compile('## One[^1]\n\n[^1]: Note.\n');
    expect(facts.headings[0]?.html).toBe('One');
  });

  it('listed headings escape HTML', async () => {
    const { facts } = await compile('## `a < b` & c\n');
    expect(facts.headings[0]?.html).toBe('<code>a &#x3C; b</code> &#x26; c');
  });
});

describe('the title', () => {
  it('the title is inserted if the text has no h1', async () => {
    const article = await compile('---\ntitle: From front matter\n---\n\nText.\n');
    expect(article.texts('h1')).toEqual(['From front matter']);
  });

  it('the title is not inserted if the text begins with an h1', async () => {
    const article = await compile('---\ntitle: From front matter\n---\n\n# Of the text\n');
    expect(article.texts('h1')).toEqual(['Of the text']);
  });

  it('the title is inserted if the first h1 follows another heading', async () => {
    const article = await compile('---\ntitle: From front matter\n---\n\n## First\n\n# Later\n');
    expect(article.texts('h1')[0]).toBe('From front matter');
  });

  it('the title is not inserted if the page hides it', async () => {
    const article = await compile('---\ntitle: Hidden\nhide_title: true\n---\n\nText.\n');
    expect(article.all('h1')).toEqual([]);
  });
});
