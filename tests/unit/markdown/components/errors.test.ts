// Invalid use of components: each error is reported with its position and a clear message, and valid content is still
// rendered.
import { beforeAll, describe, expect, it } from 'vitest';
import type { MarkdownCompiler } from '../../../../packages/generator/src/markdown/compile-article.ts';
import { componentNames, componentOf } from '../../../../packages/generator/src/markdown/components/registry.ts';
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

it.each(componentNames)('messages name <%s> as it is written', async (name) => {
  const component = await componentOf(name)?.load();
  expect(component?.name).toBe(name);
});

describe('props', () => {
  it.each([
    [
      'a misspelled name',
      '::card[A]{hrf="b.md"}',
      "1:1 warning <Card> has no prop 'hrf' - Did you mean href?",
      '<div class="content-card"><p class="content-card-title">A</p></div>',
    ],
    [
      'an unknown name',
      '::card[A]{colour=red}',
      "1:1 warning <Card> has no prop 'colour' - Available props: title, href, icon",
      '<div class="content-card"><p class="content-card-title">A</p></div>',
    ],
    [
      'a misspelled value',
      ':badge[A]{variant=tipp}',
      "1:1 warning Invalid value 'tipp' for the 'variant' prop of <Badge> - Did you mean tip? Use one of: note, tip, info, warning, danger",
      '<p><span class="badge badge-note">A</span></p>',
    ],
    [
      'an invalid number',
      '::::cards{columns=two}\n::card[A]\n::::',
      "1:1 warning Invalid value 'two' for the 'columns' prop of <Cards> - Use one of: 1, 2, 3, 4",
      '<ul class="content-cards" role="list"><li><div class="content-card"><p class="content-card-title">A</p></div></li></ul>',
    ],
    [
      'an invalid boolean',
      ':::accordion[A]{open=maybe}\nB\n:::',
      "1:1 warning The 'open' prop of <Accordion> must be true or false, not 'maybe'",
      '<details class="accordion">',
    ],
    [
      'a missing prop',
      ':::card\nB\n:::',
      '1:1 error <Card> requires \'title\' - Set title="…", or write it in brackets after the name of the directive',
      '<p class="content-card-title"></p><div class="content-card-text"><p>B</p></div>',
    ],
    [
      'a list with an invalid item',
      '::package-managers[npm i a]{managers="npm, deno"}',
      "1:1 warning The 'managers' prop of <PackageManagers> must be a list of npm, pnpm, yarn, bun, not 'deno'",
      'data-tab="bun"',
    ],
    [
      'an unsupported label',
      ':::steps[Label]\n1. A\n:::',
      '1:1 warning <Steps> does not support a label - Write the text on the lines below',
      '<p>Label</p><ol class="procedure" role="list"><li>A</li></ol>',
    ],
  ])('reports invalid props: %s', async (_, text, expected, shown) => {
    const { told, html } = await compile(`${text}\n`);
    expect(told).toEqual([expected]);
    expect(html).toContain(shown);
  });

  it('reports invalid props of JSX at their position', async () => {
    const { told } = await compile(
      'Text.\n\n<Cards columns={7}>\n  <Card\n    title={3}\n    hrf="b.md"\n  />\n</Cards>\n',
      'mdx',
    );
    expect(told).toEqual([
      "3:1 warning Invalid value 7 for the 'columns' prop of <Cards> - Use one of: 1, 2, 3, 4",
      "4:3 warning <Card> has no prop 'hrf' - Did you mean href?",
    ]);
  });

  it('reports invalid props of an admonition in JSX', async () => {
    const { told, html } = await compile('<Note titel="A">B</Note>\n', 'mdx');
    expect(told).toEqual(["1:1 warning <Note> has no prop 'titel' - Did you mean title?"]);
    expect(html).toContain('<p class="admonition-title">Note</p><p>B</p>');
  });
});

describe('nesting', () => {
  it.each([
    ['a Tab outside of Tabs', ':::tab[A]\nB\n:::', [`1:1 error <Tab> must be a direct child of <Tabs>`], '<p>B</p>'],
    [
      'a Tab in another element in Tabs',
      ':::::tabs\n::::note\n:::tab[A]\nB\n:::\n::::\n:::::',
      [
        `3:1 error <Tab> must be a direct child of <Tabs>`,
        '1:1 error <Tabs> contains no <Tab> - Put each part in a Tab: :::tab[Label]',
      ],
      '<p>B</p>',
    ],
    [
      'Tabs without a Tab',
      ':::tabs\nB\n:::',
      ['1:1 error <Tabs> contains no <Tab> - Put each part in a Tab: :::tab[Label]'],
      '<p>B</p>',
    ],
    [
      'Tabs of one name',
      '::::tabs\n:::tab[A]\nB\n:::\n:::tab[A]\nC\n:::\n::::',
      ["1:1 warning Two tabs have the same label: 'A' - Give one of them a different label"],
      'data-tab="A 2"',
    ],
    [
      'Tabs of which two are the default',
      '::::tabs\n:::tab[A]\nB\n:::\n:::tab[C]{default}\nD\n:::\n:::tab[E]{default}\nF\n:::\n::::',
      ["8:1 warning Only one tab can have 'default' - The tab 'C' already has it"],
      '<div data-tab="C" data-shown="">',
    ],
    [
      'text between Cards',
      '::::cards\nWords\n\n::card[A]\n::::',
      ['1:1 warning <Cards> contains content outside a <Card> - Move it into a Card'],
      '</ul><p>Words</p>',
    ],
    [
      'Cards without a Card',
      ':::cards\nB\n:::',
      ['1:1 error <Cards> contains no <Card> - Put each item in a Card: :::card[Title]'],
      '<p>B</p>',
    ],
    [
      'a Column outside of Columns',
      ':::column\nB\n:::',
      ['1:1 error <Column> must be a direct child of <Columns>'],
      '<p>B</p>',
    ],
    [
      'a single column',
      ':::columns\nB\n:::',
      ['1:1 warning <Columns> contains only one column - Put each part in a Column: :::column'],
      '<p>B</p>',
    ],
    [
      'Steps without numbers',
      ':::steps\n- B\n:::',
      ['1:1 error <Steps> contains no numbered list - Write the steps as a numbered list: 1. First step'],
      '<ul><li>B</li></ul>',
    ],
    [
      'a FileTree without a list',
      ':::file-tree\nB\n:::',
      ['1:1 error <FileTree> contains no list - Write each file as a list item: - index.md'],
      '<p>B</p>',
    ],
    [
      'a CodeGroup without code',
      ':::code-group\nB\n:::',
      ['1:1 error <CodeGroup> contains no code block - Add code blocks with titles: ```js title="npm"'],
      '<p>B</p>',
    ],
    [
      'a Badge without text',
      'A :badge[]{variant=tip}',
      ['1:3 error <Badge> has no text - Write :badge[New] or <Badge>New</Badge>'],
      '<p>A',
    ],
    [
      'a command of another program',
      '::package-managers[cargo add a]',
      [
        "1:1 warning <PackageManagers> requires an npm command, not 'cargo add a' - Write the command for npm, such as npm install name",
      ],
      '<figure class="code"><figcaption class="code-bar"><span class="code-language">Bash',
    ],
    [
      'a leaf directive that needs content',
      '::steps',
      ['1:1 error <Steps> does not support this syntax - Write :::steps … :::'],
      '',
    ],
    [
      'an inline component as a block',
      ':::badge\nB\n:::',
      ['1:1 error <Badge> does not support this syntax - Write :badge[…]'],
      '<p>B</p>',
    ],
  ])('reports invalid nesting: %s', async (_, text, expected, shown) => {
    const { told, html } = await compile(`${text}\n`);
    expect(told).toEqual(expected);
    expect(html).toContain(shown);
    expect(html).not.toContain(':::');
  });
});
