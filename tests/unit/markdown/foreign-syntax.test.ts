// MDX and directives of other tools in Markdown, and everything that only looks like them.
import { beforeAll, describe, expect, it } from 'vitest';
import { told } from '../model-of.ts';
import { type Article, articleMaker } from './article.ts';

const makers: Record<string, (markdown: string) => Promise<Article>> = {};
beforeAll(async () => {
  makers.native = await articleMaker({ parser: 'native' });
  makers.remark = await articleMaker({ parser: 'remark' });
});

for (const parser of ['native', 'remark']) {
  const mistakes = async (markdown: string): Promise<readonly string[]> => {
    const { diagnostics } = (await makers[parser]?.(markdown)) ?? { diagnostics: [] };
    const isExpected = (code: string): boolean => code === 'markdown' || code === 'foreign-syntax';
    expect(diagnostics.filter(({ severity, code }) => severity !== 'warning' || !isExpected(code))).toEqual([]);
    return told(diagnostics).map((line) => line.replace('content/en/api/page.md:', ''));
  };

  describe(`syntax of other tools, read by the ${parser} parser`, () => {
    const mdx = 'Looks like MDX, but this page is plain Markdown';
    it.each([
      ['an import', "import Tabs from '@theme/Tabs';\nimport { a } from 'b';\n", 3],
      ['an export', 'export const toc = [];\n', 3],
      ['an import over lines', "import {\n  a,\n  b,\n} from 'b';\n", 3],
      ['an import further down', "Text.\n\n## More\n\nimport './a.css';\n", 7],
      ['an export of another module', "export { a } from './b';\n", 3],
      ['a component with expressions', "<Tabs values={[{ label: 'One', value: 'one' }]}>\n\nOne.\n\n</Tabs>\n", 3],
      ['an element with an expression', "<img src={require('./a.png').default} />\n", 3],
      ['a component with content', 'Text.\n\n<Tabs>\n\nOne.\n\n</Tabs>\n', 5],
      ['a component without content', 'Text with <Badge text="new" /> in it.\n', 3],
      ['an attribute in braces', '<div style={{ color: "red" }}>x</div>\n', 3],
      ['className', '<p className="lead">x</p>\n', 3],
      ['a comment in braces', '{/* Not yet. */}\n', 3],
    ])('reports %s once, at its position', async (_, markdown, line) => {
      const told = await mistakes(`# Page\n\n${markdown}\n<Other />\n`);
      expect(told.map((each) => each.replace(/:\d+ /, ' ').replace(/ - .*/, ''))).toEqual([`${line} ${mdx}`]);
    });

    it.each([
      [
        '> :::nte\n> One.\n> :::\n\n:::nte\nTwo.\n:::\n',
        "1:3 Unknown directive 'nte': it is shown as text - Did you mean note?",
      ],
      [':::details\nOne.\n:::\n', "1:1 Unknown directive 'details': it is shown as text - Write :::accordion[Title]"],
    ])('%j is reported as an unknown directive', async (markdown, expected) => {
      expect(await mistakes(markdown)).toEqual([expected]);
    });

    it.each([
      ['<div>\n  See [this](./other.md)\n</div>\n', '2:7'],
      ['> <details>\n> <summary>**More**</summary>\n> </details>\n', '2:12'],
      ['<p>**A**</p>\n\n<p>**B**</p>\n', '1:4'],
    ])('Markdown in HTML is reported once: %j', async (markdown, place) => {
      const hint = 'Put blank lines around it, write it as HTML, or rename the page to .mdx';
      const message = 'Markdown inside an HTML block is shown as plain text';
      expect(await mistakes(markdown)).toEqual([`${place} ${message} - ${hint}`]);
    });

    const shown = ([kind, found, hint]: readonly string[]): string =>
      `${kind} are not supported: '${found}' is shown as text - ${hint}`;
    it.each([
      [
        '!!! note\n    One.\n',
        '1:1',
        'MkDocs admonitions',
        '!!! note',
        'Write :::note before the text and ::: after it',
      ],
      [
        '- A\n\n  ??? tip "Two"\n\n      Text\n',
        '3:3',
        'MkDocs admonitions',
        '??? tip "Two"',
        'Write :::accordion[Two] before the text and ::: after it',
      ],
      [
        '=== "A"\n\n    x\n',
        '1:1',
        'MkDocs content tabs',
        '=== "A"',
        'Write ::::tabs … :::: around :::tab[Label] … :::',
      ],
      ['--8<-- "a.md"\n', '1:1', 'MkDocs snippets', '--8<-- "a.md"', 'Write ::include[./_file.md]'],
      ['> Ship it :rocket:\n', '1:11', 'Emoji shortcodes', ':rocket:', 'Write 🚀'],
      [
        'A :octicons-tag-16: icon\n',
        '1:3',
        'Icon shortcodes',
        ':octicons-tag-16:',
        'Write :icon[name], with a name of https://lucide.dev/icons',
      ],
      [
        '`term`\n: What it means\n',
        '2:1',
        'Definition lists',
        ': What it means',
        'Write a list (- **Term**: definition), or <dl> in HTML',
      ],
      [
        '*[HTML]: Hyper Text\n',
        '1:1',
        'Abbreviations',
        '*[HTML]:',
        'Write <abbr title="…">, or :term[…] for a word in glossary.yaml',
      ],
      [
        '| a | b |\n|---|---|\n| x | {{ version }} |\n',
        '3:7',
        'Template expressions',
        '{{ version }}',
        'Write the value itself, or rename the page to .mdx and use a JavaScript expression: {value}',
      ],
      [
        'Text\n{{< youtube x >}}\n',
        '2:1',
        'Hugo shortcodes',
        '{{< youtube x >}}',
        'Use a directive such as :::note, or a component in an .mdx page',
      ],
      [
        '{% include a.md %}\n',
        '1:1',
        'Liquid and Jinja tags',
        '{% include a.md %}',
        'Use ::include[./_file.md] or an .mdx page with JavaScript expressions',
      ],
      ['See [[Page]].\n', '1:5', 'Wiki links', '[[Page]]', 'Write [label](./page.md)'],
      ['## On [[a-b|label]]\n', '1:7', 'Wiki links', '[[a-b|label]]', 'Write [label](./page.md)'],
      ['A ==marked text== here\n', '1:3', 'Marks (==)', '==marked text==', 'Write <mark>…</mark>'],
      [
        '```js\na();\nb(); // [!code ++]\n```\n',
        '3:9',
        'Shiki notations',
        '[!code ++]',
        'Write the line numbers after the language: ins={2}',
      ],
      [
        '```js\na(); // [!code focus]\n```\n',
        '2:9',
        'Shiki notations',
        '[!code focus]',
        'Write the line numbers after the language: {2}',
      ],
      [
        '```yaml\na: 1 # (1)!\n```\n',
        '2:6',
        'MkDocs code annotations',
        '# (1)!',
        'Write the notes as a numbered list after the block',
      ],
      [
        '> ```py\n> --8<-- "a.py"\n> ```\n',
        '2:3',
        'MkDocs snippets',
        '--8<-- "a.py"',
        'Write file=./path after the language, and leave the block empty',
      ],
    ])('%j is reported at its position, with what to write instead', async (markdown, place, ...syntax) => {
      expect(await mistakes(`${markdown}\n${markdown}`)).toEqual([`${place} ${shown(syntax)}`]);
    });

    it.each([
      ['```js [a.js]\na\n```\n', ['1:1 The title \'[a.js]\' of this code block is not shown - Write title="a.js"']],
      ['``` [a b]\na\n```\n', ['1:1 The title \'[a b]\' of this code block is not shown - Write title="a b"']],
      [
        '```d2\na -> b\n```\n',
        [
          '1:1 Diagrams in d2 are not rendered: the block is shown as code - ' +
            'Use Mermaid, or an image of the diagram',
        ],
      ],
      [
        '```pyton\na\n```\n\n```nosuchthing\na\n```\n',
        [
          "1:1 Unknown code language 'pyton': the block is not highlighted - Did you mean python?",
          "5:1 Unknown code language 'nosuchthing': the block is not highlighted - " +
            "Use 'text' for a language without highlighting",
        ],
      ],
      [
        '```js{1,3}\na\n```\n',
        [
          "1:1 Unknown code language 'js{1,3}': the block is not highlighted - " +
            'Write js, and everything else after a space',
        ],
      ],
      [
        '```{warning} A\na\n```\n',
        [
          "1:1 Unknown code language '{warning}': the block is not highlighted - " +
            'Write :::warning before the text and ::: after it',
        ],
      ],
      ['```js {1,99}\na\nb\n```\n', ['1:1 Line 99 is out of range: the code block has 2 lines']],
      ['```js ins={2}\na\n```\n', ['1:1 Line 2 is out of range: the code block has 1 line']],
    ])('%j is reported at the code block', async (markdown, expected) => {
      expect(await mistakes(markdown)).toEqual(expected);
    });

    it.each([
      [':::note\nOne.\n\nTwo.\n', '1:1', 'note'],
      ['> :::tip\n> One.\n\nTwo.\n', '1:3', 'tip'],
      ['::::tabs\n:::tab[A]\nOne.\n::::\n', '2:1', 'tab'],
    ])('reports an unclosed block: %j', async (markdown, place, name) => {
      const hint =
        'Close it with ::: on its own line. A block that contains other blocks needs more colons than they have: ::::';
      expect(await mistakes(markdown)).toEqual([`${place} :::${name} has no closing ::: - ${hint}`]);
    });

    it('reports the excerpt marker of Docusaurus', async () => {
      expect(await mistakes('One.\n\n<!-- truncate -->\n\nTwo.\n')).toEqual([
        '3:1 <!-- truncate --> is ignored - Write <!-- more -->',
      ]);
      expect(await mistakes('One.\n\n<!-- more -->\n\n<!-- truncate the log -->\n')).toEqual([]);
    });

    it('an Astro directive is reported next to the component', async () => {
      expect(await mistakes('# Page\n\n<Counter client:load />\n')).toEqual([
        `3:1 'client:load' is an Astro directive - ` +
          `Use client="load", client="idle", client="visible" or client="only"`,
        `3:1 ${mdx} - Rename the page to .mdx, or use Markdown, HTML or a directive such as :::tabs instead`,
      ]);
    });

    it.each([
      'At 10:30: a:b:c, urn:x:y:, std::cout:: and :param x:, :ref:`x`, :tada, 1:100:\n',
      'If a == b and c == d, x==y && z==w, ==, a ===b===, or "== x ==".\n',
      'Escaped: \\==a==, \\[[Page]], \\:rocket:, \\{{ x }}, \\!!! note\n\n\\!!! note\n',
      'The lists [[1, 2], [3, 4]], [[ -f x ]], [[1]](a), ${{ secrets.KEY }} and {{ alone.\n\n!!! Stop it now\n',
      'Code: `{{ x }}`, `==a==`, `[[Page]]`, `:rocket:`, `{{< x >}}`, `{% x %}`.\n',
      '**Note**: a text\nthat goes on: here\n\n*[a]: b*\n\nWhy??? because\n\n??? is it\n',
      '```md\n!!! note\n```\n\n```md\n// [!code focus]\n# (1)!\n--8<-- "x"\n```\n',
      '```js\n// see (1)! and [!code] and == {{ x }} [[y]] :rocket:\n```\n',
      '```text\na\n```\n\n```txt\na\n```\n\n```console\na\n```\n\n```env\na\n```\n\n```Vue\na\n```\n',
      '```js {1-2} title="a [b]"\na\nb\n```\n\n    indented // (1)\n',
      '<div>{{ x }} ==a== :rocket:</div>\n\n<!-- {{ x }} -->\n',
      '::::note\n:::tip\nA\n:::\n::::\n\n- :::note\n  A\n  :::\n',
      '<div>\n\nSee **this**\n\n</div>\n\n<pre>\n**a** [b](./c.md)\n</pre>\n\n<!-- **a** -->\n',
      '<div title="**a**">2 ** 3 ** 4, a[0](b), f(**kwargs), [x] (y), <code>**a**</code></div>\n',
      'Text <b>**bold**</b> in a line.\n\nfoo<T extends { a: b }>, <name ={>\n',
      'Code: `<Tabs />`, `import a from "b"` and `{/* x */}`.\n\n```jsx\nimport A from "a";\n<Tabs></Tabs>\n:::steps\n```\n',
      'A `Promise<String>` is a Promise<String>, and a List<T> one of <T>.\n',
      'Press <Enter>, then write <YourName> and <HOST>.\n',
      'The path is /users/{id}, {a, b} a set, `{{ page.title }}` a template.\n\n{name} is replaced.\n',
      'Import it from "here", export default values.\n\nimport the key from your account\n\nexport FOO=bar\n',
      '<Details>\n<summary>x</summary>\n</Details>\n\nBreak<BR/>here.\n\n<my-element name="x" />\n',
      ':::note\nOne.\n:::\n\n::: tip Two\nTwo.\n:::\n\nA ratio of 3:::4, std::vector and\n:::\n',
    ])('%j is not reported', async (markdown) => {
      expect(await mistakes(markdown)).toEqual([]);
    });
  });
}

it('syntax of other tools is an error or ignored, depending on the configuration', async () => {
  const markdown = 'A ==mark==\n\n```js [a.js]\na\n```\n\n:::note\nOpen\n';
  const levels = async (foreignSyntax: 'error' | 'off'): Promise<readonly string[]> => {
    const compile = await articleMaker({ foreignSyntax });
    return (await compile(markdown)).diagnostics.map(({ code, severity }) => `${code} ${severity}`).sort();
  };
  expect(await levels('error')).toEqual(['foreign-syntax error', 'foreign-syntax error', 'markdown warning']);
  expect(await levels('off')).toEqual(['markdown warning']);
});
