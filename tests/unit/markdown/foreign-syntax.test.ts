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
    expect(diagnostics.filter(({ severity, code }) => severity !== 'warning' || code !== 'markdown')).toEqual([]);
    return told(diagnostics).map((line) => line.replace('content/en/api/page.md:', ''));
  };

  describe(`syntax of other tools, read by the ${parser} parser`, () => {
    const mdx = 'This reads like MDX, and this page is Markdown';
    it.each([
      ['an import', "import Tabs from '@theme/Tabs';\nimport { a } from 'b';\n", 3],
      ['an export', 'export const toc = [];\n', 3],
      ['an import over lines', "import {\n  a,\n  b,\n} from 'b';\n", 3],
      ['an import further down', "Text.\n\n## More\n\nimport './a.css';\n", 7],
      ['an export of another module', "export { a } from './b';\n", 3],
      ['a component with values', "<Tabs values={[{ label: 'One', value: 'one' }]}>\n\nOne.\n\n</Tabs>\n", 3],
      ['an element with a value', "<img src={require('./a.png').default} />\n", 3],
      ['a component with something in it', 'Text.\n\n<Tabs>\n\nOne.\n\n</Tabs>\n', 5],
      ['a component alone', 'Text with <Badge text="new" /> in it.\n', 3],
      ['an attribute in braces', '<div style={{ color: "red" }}>x</div>\n', 3],
      ['a class of React', '<p className="lead">x</p>\n', 3],
      ['a comment in braces', '{/* Not yet. */}\n', 3],
    ])('%s is told once, at its place', async (_, markdown, line) => {
      const told = await mistakes(`# Page\n\n${markdown}\n<Other />\n`);
      expect(told.map((each) => each.replace(/:\d+ /, ' ').replace(/ - .*/, ''))).toEqual([`${line} ${mdx}`]);
    });

    it.each([
      [
        '> :::nte\n> One.\n> :::\n\n:::nte\nTwo.\n:::\n',
        "1:3 There is no directive 'nte': it is shown as text - Did you mean note?",
      ],
      [
        ':::details\nOne.\n:::\n',
        "1:1 There is no directive 'details': it is shown as text - Write :::accordion[Title]",
      ],
    ])('%j is a directive that is not there', async (markdown, expected) => {
      expect(await mistakes(markdown)).toEqual([expected]);
    });

    it.each([
      ['<div>\n  See [this](./other.md)\n</div>\n', '2:7'],
      ['> <details>\n> <summary>**More**</summary>\n> </details>\n', '2:12'],
      ['<p>**A**</p>\n\n<p>**B**</p>\n', '1:4'],
    ])('%j has Markdown in HTML, which is told once', async (markdown, place) => {
      const hint = 'Put empty lines around it, write it as HTML, or name the page .mdx';
      const message = 'This Markdown stands in a block of HTML and is shown as it is written';
      expect(await mistakes(markdown)).toEqual([`${place} ${message} - ${hint}`]);
    });

    it.each([
      '<div>\n\nSee **this**\n\n</div>\n\n<pre>\n**a** [b](./c.md)\n</pre>\n\n<!-- **a** -->\n',
      '<div title="**a**">2 ** 3 ** 4, a[0](b), f(**kwargs), [x] (y), <code>**a**</code></div>\n',
      'Text <b>**bold**</b> in a line.\n\nfoo<T extends { a: b }>, <name ={>\n',
      'Code: `<Tabs />`, `import a from "b"` and `{/* x */}`.\n\n```jsx\nimport A from "a";\n<Tabs></Tabs>\n:::steps\n```\n',
      'A `Promise<String>` is a Promise<String>, and a List<T> one of <T>.\n',
      'Press <Enter>, then write <YourName> and <HOST>.\n',
      'The path is /users/{id}, {a, b} a set, {{ page.title }} a template.\n\n{name} is replaced.\n',
      'Import it from "here", export default values.\n\nimport the key from your account\n\nexport FOO=bar\n',
      '<Details>\n<summary>x</summary>\n</Details>\n\nBreak<BR/>here.\n\n<my-element name="x" />\n',
      ':::note\nOne.\n:::\n\n::: tip Two\nTwo.\n:::\n\nA ratio of 3:::4, std::vector and\n:::\n',
    ])('%j has none of it', async (markdown) => {
      expect(await mistakes(markdown)).toEqual([]);
    });
  });
}
