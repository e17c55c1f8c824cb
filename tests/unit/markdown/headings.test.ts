// Headings: their ids, the link beside each, and what the table of contents is made of.
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
    'is what the author writes: %s',
    async (markdown) => {
      const article = await compile(`${markdown}\n`);
      expect(idsOf(article)).toEqual(['own']);
      expect(article.html).toMatch(/<h2 id="own">Errors<a/);
    },
  );

  it('is not what another comment says', async () => {
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
    it(`'${text}' is '${id}'`, async () => {
      expect(idsOf(await compile(`## ${text}\n`))).toEqual([id]);
    });
  }

  it('counts up where headings repeat', async () => {
    expect(idsOf(await compile('## Hello World\n\n### Hello World\n\n## Hello World\n'))).toEqual([
      'hello-world',
      'hello-world-1',
      'hello-world-2',
    ]);
  });

  it('makes way for a heading that is really called like the second of two', async () => {
    const ids = idsOf(await compile('## A\n\n## A\n\n## A 1\n'));
    expect(new Set(ids).size).toBe(3);
  });

  it('exists even where the text has no letter', async () => {
    const [id] = idsOf(await compile('## 🚀\n'));
    expect(id).toEqual(expect.stringMatching(/\S/));
  });

  it('is the one the author wrote, and the braces are gone', async () => {
    const article = await compile('## Errores {#errors}\n');
    expect(idsOf(article)).toEqual(['errors']);
    expect(article.texts('h2')).toEqual(['Errores']);
  });

  it('keeps the case the author wrote', async () => {
    expect(idsOf(await compile('## A {#My-Id}\n'))).toEqual(['My-Id']);
  });

  it('makes way for one the author wrote further down', async () => {
    const article = await compile('## Hola x\n\n## A {#hola-x}\n');
    expect(idsOf(article)).toEqual(['hola-x-1', 'hola-x']);
    expect(article.diagnostics).toEqual([]);
  });

  it('makes way for one the author wrote further up', async () => {
    expect(idsOf(await compile('## A {#hola-x}\n\n## Hola x\n'))).toEqual(['hola-x', 'hola-x-1']);
  });

  it('makes way for one in raw HTML', async () => {
    const article = await compile('## Setup\n\n<span id="setup">x</span>\n');
    expect(idsOf(article)).toEqual(['setup-1']);
    expect(article.diagnostics).toEqual([]);
  });

  it('makes way for one of a heading in raw HTML', async () => {
    const article = await compile('## Setup\n\n<h2 id="setup">Other</h2>\n');
    expect(idsOf(article)).toEqual(['setup-1', 'setup']);
    expect(article.diagnostics).toEqual([]);
  });

  it('is reported where a heading in raw HTML repeats it', async () => {
    const article = await compile('## A {#same}\n\n<h2 id="same">B</h2>\n');
    expect(article.diagnostics).toEqual([
      expect.objectContaining({ code: 'duplicate-anchor', position: { line: 3, column: 1 } }),
    ]);
  });

  it('is reported where the author wrote it twice', async () => {
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

  it('is reported where raw HTML repeats one the author wrote', async () => {
    const article = await compile('## A {#same}\n\n<p id="same">x</p>\n');
    expect(article.diagnostics).toEqual([
      expect.objectContaining({ code: 'duplicate-anchor', position: { line: 3, column: 1 } }),
    ]);
  });

  it('is among the anchors of the page, and so are ids in raw HTML', async () => {
    const { facts } = await compile('## One\n\n<a id="two"></a>\n\n### Three {#drei}\n');
    expect([...facts.anchors].sort()).toEqual(['drei', 'one', 'two']);
  });

  it('is not taken out of code', async () => {
    const article = await compile('## Write `{#id}`\n');
    expect(article.texts('h2 code')).toEqual(['{#id}']);
  });
});

describe('the link beside a heading', () => {
  it("is titled 'Direct link to {heading}'", async () => {
    const link = (await compile('## Hello *World*\n')).one('h2 > a.anchor');
    expect(link.properties).toMatchObject({
      href: '#hello-world',
      title: 'Direct link to Hello World',
      ariaLabel: 'Direct link to Hello World',
    });
  });

  it("is titled 'Enlace directo a {heading}' in Spanish", async () => {
    const link = (await compile('## Qué es\n', 'es')).one('h2 > a.anchor');
    expect(link.properties).toMatchObject({ href: '#qué-es', title: 'Enlace directo a Qué es' });
  });

  it('keeps marks of a replacement pattern as they are', async () => {
    const link = (await compile('## Costs $& and $1\n')).one('h2 > a.anchor');
    expect(link.properties.title).toBe('Direct link to Costs $& and $1');
  });

  it('stands in h2 to h6, not in h1', async () => {
    const article = await compile('# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six\n');
    expect(article.all('h1 a.anchor')).toEqual([]);
    expect(article.all(':is(h2, h3, h4, h5, h6) > a.anchor')).toHaveLength(5);
  });

  it('is no reference that could be broken', async () => {
    expect((await compile('## One\n\nText.\n')).facts.references).toEqual([]);
  });
});

describe('the headings of a page', () => {
  it('are listed with level, text and the inline marks a table of contents keeps', async () => {
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

  it('do not list the hidden heading of the footnotes', async () => {
    const { facts } = await compile('## One\n\nA[^1].\n\n[^1]: Note.\n');
    expect(facts.headings.map((heading) => heading.text)).toEqual(['One']);
  });

  it('leave footnote marks out', async () => {
    const { facts } = await compile('## One[^1]\n\n[^1]: Note.\n');
    expect(facts.headings[0]?.html).toBe('One');
  });

  it('escape what looks like HTML', async () => {
    const { facts } = await compile('## `a < b` & c\n');
    expect(facts.headings[0]?.html).toBe('<code>a &#x3C; b</code> &#x26; c');
  });
});

describe('the title', () => {
  it('is put in front where the text has none', async () => {
    const article = await compile('---\ntitle: From front matter\n---\n\nText.\n');
    expect(article.texts('h1')).toEqual(['From front matter']);
  });

  it('is not put in front of an h1 of the text', async () => {
    const article = await compile('---\ntitle: From front matter\n---\n\n# Of the text\n');
    expect(article.texts('h1')).toEqual(['Of the text']);
  });

  it('is put in front where an h1 comes only after another heading', async () => {
    const article = await compile('---\ntitle: From front matter\n---\n\n## First\n\n# Later\n');
    expect(article.texts('h1')[0]).toBe('From front matter');
  });

  it('stays away where the page hides it', async () => {
    const article = await compile('---\ntitle: Hidden\nhide_title: true\n---\n\nText.\n');
    expect(article.all('h1')).toEqual([]);
  });
});
