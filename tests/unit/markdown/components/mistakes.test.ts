// Mistakes in the use of components: each is told at its place, in plain words, and what can be shown is shown.
import { beforeAll, describe, expect, it } from 'vitest';
import type { MarkdownCompiler } from '../../../../packages/generator/src/markdown/compile-article.ts';
import { compilerFor, compileText, filled, pageSource } from '../article.ts';

let compiler: MarkdownCompiler;
beforeAll(async () => {
  compiler = (await compilerFor()).value;
});

interface Told {
  readonly told: readonly string[];
  readonly html: string;
}

async function compile(text: string, syntax: 'md' | 'mdx' = 'md'): Promise<Told> {
  const { value, diagnostics } = await compileText(compiler, pageSource(text, `content/en/api/page.${syntax}`));
  expect(diagnostics.filter(({ code }) => code !== 'component')).toEqual([]);
  const told = diagnostics.map(({ severity, message, hint, position }) =>
    [`${position?.line}:${position?.column} ${severity} ${message}`, hint].filter(Boolean).join(' - '),
  );
  return { told, html: filled(value).replace(/\n+(?=<)/g, '') };
}

describe('props', () => {
  it.each([
    [
      'a name that is nearly one',
      '::card[A]{hrf="b.md"}',
      "1:1 warning Card has no 'hrf' - Did you mean href?",
      '<div class="content-card"><p class="content-card-title">A</p></div>',
    ],
    [
      'a name that is none',
      '::card[A]{colour=red}',
      "1:1 warning Card has no 'colour' - Known are title, href, icon",
      '<div class="content-card"><p class="content-card-title">A</p></div>',
    ],
    [
      'a value that is nearly one',
      ':badge[A]{variant=tipp}',
      "1:1 warning 'variant' of Badge cannot be 'tipp' - Did you mean tip? It can be note, tip, info, warning, danger",
      '<p><span class="badge badge-note">A</span></p>',
    ],
    [
      'a number that is none',
      '::::cards{columns=two}\n::card[A]\n::::',
      "1:1 warning 'columns' of Cards cannot be 'two' - It can be 1, 2, 3, 4",
      '<ul class="content-cards" role="list"><li><div class="content-card"><p class="content-card-title">A</p></div></li></ul>',
    ],
    [
      'a truth that is none',
      ':::accordion[A]{open=maybe}\nB\n:::',
      "1:1 warning 'open' of Accordion has to be true or false, and is 'maybe'",
      '<details class="accordion">',
    ],
    [
      'one that is missing',
      ':::card\nB\n:::',
      '1:1 error Card needs \'title\' - Write it as title="…", or in brackets behind the name of the directive',
      '<p class="content-card-title"></p><div class="content-card-text"><p>B</p></div>',
    ],
    [
      'a list with something else in it',
      '::package-managers[npm i a]{managers="npm, deno"}',
      "1:1 warning 'managers' of PackageManagers is a list of npm, pnpm, yarn, bun: 'deno' is none of them",
      'data-tab="bun"',
    ],
    [
      'a label where there is none',
      ':::steps[Label]\n1. A\n:::',
      '1:1 warning Steps has no label - Write the text below the first line',
      '<p>Label</p><ol class="procedure" role="list"><li>A</li></ol>',
    ],
  ])('%s', async (_, text, expected, shown) => {
    const { told, html } = await compile(`${text}\n`);
    expect(told).toEqual([expected]);
    expect(html).toContain(shown);
  });

  it('of JSX are told where they stand', async () => {
    const { told } = await compile(
      'Text.\n\n<Cards columns={7}>\n  <Card\n    title={3}\n    hrf="b.md"\n  />\n</Cards>\n',
      'mdx',
    );
    expect(told).toEqual([
      "3:1 warning 'columns' of Cards cannot be 7 - It can be 1, 2, 3, 4",
      "4:3 warning Card has no 'hrf' - Did you mean href?",
    ]);
  });

  it('of an admonition in JSX are those of one', async () => {
    const { told, html } = await compile('<Note titel="A">B</Note>\n', 'mdx');
    expect(told).toEqual(["1:1 warning Note has no 'titel' - Did you mean title?"]);
    expect(html).toContain('<p class="admonition-title">Note</p><p>B</p>');
  });
});

describe('what stands where', () => {
  const tabHint = 'Put it directly into Tabs';
  it.each([
    ['a Tab outside of Tabs', ':::tab[A]\nB\n:::', [`1:1 error Tab stands outside of Tabs - ${tabHint}`], '<p>B</p>'],
    [
      'a Tab in something else in Tabs',
      ':::::tabs\n::::note\n:::tab[A]\nB\n:::\n::::\n:::::',
      [
        `3:1 error Tab stands outside of Tabs - ${tabHint}`,
        '1:1 error Tabs have no Tab in them - Put each part into a Tab: :::tab[Label]',
      ],
      '<p>B</p>',
    ],
    [
      'Tabs without a Tab',
      ':::tabs\nB\n:::',
      ['1:1 error Tabs have no Tab in them - Put each part into a Tab: :::tab[Label]'],
      '<p>B</p>',
    ],
    [
      'Tabs of one name',
      '::::tabs\n:::tab[A]\nB\n:::\n:::tab[A]\nC\n:::\n::::',
      ["1:1 warning Two of these Tabs are called 'A' - Give one another label"],
      'data-tab="A 2"',
    ],
    [
      'Tabs of which two are the default',
      '::::tabs\n:::tab[A]\nB\n:::\n:::tab[C]{default}\nD\n:::\n:::tab[E]{default}\nF\n:::\n::::',
      ["8:1 warning 'default' stands at another of these Tabs already - Only one can be open at first, and 'C' is"],
      '<div data-tab="C" data-shown="">',
    ],
    [
      'words between Cards',
      '::::cards\nWords\n\n::card[A]\n::::',
      ['1:1 warning Something stands between the Cards - Put it into a Card'],
      '</ul><p>Words</p>',
    ],
    [
      'Cards without a Card',
      ':::cards\nB\n:::',
      ['1:1 error Cards have no Card in them - Put each into a Card: :::card[Title]'],
      '<p>B</p>',
    ],
    [
      'a Column outside of Columns',
      ':::column\nB\n:::',
      ['1:1 error Column stands outside of Columns - Put it directly into Columns'],
      '<p>B</p>',
    ],
    [
      'one column',
      ':::columns\nB\n:::',
      ['1:1 warning Columns have one column in them - Put each into a Column: :::column'],
      '<p>B</p>',
    ],
    [
      'Steps without numbers',
      ':::steps\n- B\n:::',
      ['1:1 error Steps have no numbered list in them - Write each step as an item of a numbered list: 1. First step'],
      '<ul><li>B</li></ul>',
    ],
    [
      'a FileTree without a list',
      ':::file-tree\nB\n:::',
      ['1:1 error The FileTree has no list in it - Write each file as an item of a list: - index.md'],
      '<p>B</p>',
    ],
    [
      'a CodeGroup without code',
      ':::code-group\nB\n:::',
      ['1:1 error The CodeGroup has no code block in it - Put code blocks with titles into it: ```js title="npm"'],
      '<p>B</p>',
    ],
    [
      'a Badge without text',
      'A :badge[]{variant=tip}',
      ['1:3 error The Badge has no text - Write :badge[New] or <Badge>New</Badge>'],
      '<p>A',
    ],
    [
      'a command of another program',
      '::package-managers[cargo add a]',
      ["1:1 warning The command of PackageManagers is none of npm: 'cargo add a' - Write it for npm: npm install name"],
      '<figure class="code"><figcaption class="code-bar"><span class="code-language">Bash',
    ],
    ['a leaf that needs content', '::steps', ['1:1 error Steps is not written like this - Write :::steps … :::'], ''],
    [
      'a block that is a word',
      ':::badge\nB\n:::',
      ['1:1 error Badge is not written like this - Write :badge[…]'],
      '<p>B</p>',
    ],
  ])('%s', async (_, text, expected, shown) => {
    const { told, html } = await compile(`${text}\n`);
    expect(told).toEqual(expected);
    expect(html).toContain(shown);
    expect(html).not.toContain(':::');
  });
});
