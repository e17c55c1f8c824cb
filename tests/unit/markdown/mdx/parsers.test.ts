// The native parser and remark-mdx return the same tree for an MDX page, including positions. The comparison omits data
// that no later step reads: syntax trees, which only the reference parser returns, and positions of attributes.
import type { Nodes, Root } from 'mdast';
import { beforeAll, describe, expect, it } from 'vitest';
import { mdxSteps } from '../../../../packages/generator/src/markdown/mdx/steps.ts';
import { MdxSyntaxError } from '../../../../packages/generator/src/markdown/parse/mdx-syntax-error.ts';
import { loadNativeParser } from '../../../../packages/generator/src/markdown/parse/native-parser.ts';
import {
  type CreateParser,
  referenceParser,
} from '../../../../packages/generator/src/markdown/parse/reference-parser.ts';

let native: CreateParser;

beforeAll(async () => {
  const loaded = await loadNativeParser();
  if (!loaded) throw new Error('The native parser has no binary for this machine.');
  native = loaded;
});

const features = { directives: true, mdx: mdxSteps.withMdx };

function trees(markdown: string): readonly [Root, Root] {
  const parse = (create: CreateParser): Root => plain(create(features).parse(markdown)) as Root;
  return [parse(native), parse(referenceParser)];
}

const ignored = new Set(['data', 'estree']);

function plain(node: Nodes): Nodes {
  const copy = JSON.parse(JSON.stringify(node, (key, value) => (ignored.has(key) ? undefined : value)));
  return withoutAttributePlaces(copy);
}

function withoutAttributePlaces(node: Nodes & { attributes?: unknown }): Nodes {
  if (Array.isArray(node.attributes)) for (const each of node.attributes) Reflect.deleteProperty(each, 'position');
  if ('children' in node) for (const child of node.children) withoutAttributePlaces(child);
  return node;
}

const pages: Readonly<Record<string, string>> = {
  'a component around Markdown':
    '# A\n\n<Card title="x" n={3} {...rest} wide>\n\n**b** [l](./l.md)\n\n- c\n\n</Card>\n',
  'components in a line of text': 'one <B.C k="v" /> and <B>two *three*</B>.\n',
  'a component on a separate line': '<A />\n\n<B>text</B>\n',
  'expressions in text and on separate lines': 'a {1 + 1} b\n\n{[1, 2].map((n) => <li key={n}>{n}</li>)}\n',
  'a comment': '{/* a\ncomment */}\n\ntext {/* b */}\n',
  'components in lists, quotes and tables':
    '- <A />\n- b <B>c</B>\n\n> <A>\n> text\n> </A>\n\n| a |\n| - |\n| <A b={1} /> |\n',
  'a fragment and elements': '<>x</>\n\n<div className="a" style={{ color: "red" }}>**b**</div>\n',
  'attributes over many lines': '<A\n  b="c"\n  d={[\n    1,\n  ]}\n/>\n',
  'escapes and references': 'a \\< b \\{c} &lt;d&gt; {"}"} `{e}` `<f>`\n',
  'code in fences': '```jsx {1,3}\nimport A from "a";\n<A>{\n```\n\ntext\n',
  'a directive around a component': ':::note[Title]\n\n<A />\n\n:::\n',
  'characters of other scripts': 'ä <Ä b="ö" /> 漢字 {"ü"}\n\n<B>漢</B>\n',
};

describe('both parsers read MDX', () => {
  it.each(Object.entries(pages))('both parsers return the same tree for %s', (_name, markdown) => {
    const [ours, reference] = trees(markdown);
    expect(ours).toEqual(reference);
  });

  it('both parsers return the same tree for exports that differ in the end of their last line', () => {
    const [ours, reference] = trees('import A from "a"\nexport const b = <A />;\n\n# Title\n');
    const values = ({ children }: Root) => children.map((node) => [node.type, 'value' in node ? node.value : '']);
    expect(values(ours)).toEqual(values(reference));
    expect(ours.children.map(({ position }) => position?.start)).toEqual(
      reference.children.map(({ position }) => position?.start),
    );
  });
});

const mistakes: Readonly<Record<string, { readonly text: string; readonly line: number; readonly message: RegExp }>> = {
  'an unclosed tag': { text: 'text\n\n<Card>\n\nmore\n', line: 3, message: /^Unclosed <Card>$/ },
  'an unclosed expression': { text: 'text\n\na {b\n', line: 3, message: /^Unclosed `\{`/ },
  'an HTML comment': { text: 'a\n\n<!-- b -->\n', line: 3, message: /^Unclosed HTML comment$/ },
  'a closing tag in a list': {
    text: '<table>\n  <tr>\n    <td>**b**</td>\n    <td>\n\n- x\n\n    </td>\n  </tr>\n</table>\n',
    line: 8,
    message: /^<\/td> has no opening tag in the same block$/,
  },
  'an unmatched closing tag': {
    text: 'a\n\nb </i>\n',
    line: 3,
    message: /^(<\/i>|This closing tag) has no opening tag$/,
  },
};

describe('both parsers report the same errors', () => {
  it.each(Object.entries(mistakes))('both parsers report the same error for %s', (_name, { text, line, message }) => {
    const told = [native, referenceParser].map((create): unknown => {
      try {
        return create(features).parse(text);
      } catch (thrown) {
        return thrown;
      }
    });
    for (const each of told) {
      expect(each).toBeInstanceOf(MdxSyntaxError);
      expect(each).toMatchObject({ message: expect.stringMatching(message), line });
    }
  });
});
