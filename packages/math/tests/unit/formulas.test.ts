// TeX between dollar signs: formulas as opposed to prices, MathML without styles, and errors with their position.
import { isDeepStrictEqual } from 'node:util';
import type { Root } from 'mdast';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Article, articleMaker } from '../../../../tests/unit/markdown/article.ts';
import { loadNativeParser } from '../../../generator/src/markdown/parse/native-parser.ts';
import { type CreateParser, referenceParser } from '../../../generator/src/markdown/parse/reference-parser.ts';
import { mathSyntax } from '../../src/syntax.ts';
import { formulaExamples, texExamples } from './formula-examples.ts';
import { mathOptions } from './math-options.ts';

let article: (markdown: string) => Promise<Article>;
let native: CreateParser;

beforeAll(async () => {
  article = await articleMaker(mathOptions);
  const loaded = await loadNativeParser();
  if (!loaded) throw new Error('The native parser has no binary for this machine.');
  native = loaded;
});

describe('formulas', () => {
  it('inline and display formulas are MathML with their source as annotation', async () => {
    const { all, texts, diagnostics } = await article(
      'Energy $E=mc^2$.\n\n$$\n\\frac{a}{b}\n$$\n\n```math\nx\n```\n\n$$y$$\n',
    );
    expect(all('math')).toHaveLength(4);
    expect(all('.math-display > math[display=block]')).toHaveLength(3);
    expect(texts('p > math annotation')).toEqual(['E=mc^2']);
    expect(all('pre, code')).toEqual([]);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    'costs $5 and $10',
    '$5/$10, or US$7',
    '**$5** to **$6**',
    'see `$HOME` and $PATH, or $ x $',
    'a \\$x$ b',
    'one $ alone',
    '| $1 | $2 |\n| --- | --- |\n| $3 | $4 |',
    '[a $5](b.md "for $6") and $7',
  ])('prices and names are not formulas: %s', async (markdown) => {
    const off = await articleMaker();
    const { html, facts } = await article(markdown);
    const plain = await off(markdown);
    expect(html).toBe(plain.html);
    expect(facts).toEqual(plain.facts);
  });

  it('a paragraph can contain formulas and prices', async () => {
    const { texts, tree } = await article('For $5 you get $x+1$ of *$6*, which is $\\frac12$.');
    expect(texts('math annotation')).toEqual(['x+1', '\\frac12']);
    expect(JSON.stringify(tree)).toContain('For $5 you get ');
    expect(texts('em')).toEqual(['$6']);
  });

  it('formulas are rendered in sanitized articles, in MDX and in lists', async () => {
    const sanitized = await (await articleMaker({ ...mathOptions, html: 'sanitize' }))('<b>x</b> $x$\n\n$$\ny\n$$\n');
    expect(sanitized.all('math')).toHaveLength(2);
    const mdx = await articleMaker({ ...mathOptions, mdx: 'all' });
    const { all, diagnostics } = await mdx('- One $x^{2}$\n\n  $$\n  \\frac{1}{2}\n  $$\n\nText <b>$a_{1}$</b>\n');
    expect(all('li .math-display mfrac')).toHaveLength(1);
    expect(all('math')).toHaveLength(3);
    expect(diagnostics).toEqual([]);
  });

  it('only articles with formulas load the styles', async () => {
    expect((await article('$x$')).html).toContain('styles:plugin:math/styles');
    expect((await article('For $5 and $10.')).html).not.toContain('styles:');
  });

  it('formulas are searchable by their source, in headings too', async () => {
    const { facts } = await article('# The $E=mc^2$ page\n\n## Of $x_1$\n');
    expect(facts.headings.map(({ text }) => text)).toEqual(['The E=mc^2 page', 'Of x_1']);
  });

  it('formulas have no inline styles', async () => {
    for (const tex of texExamples) {
      const { html, diagnostics } = await article(`$$\n${tex}\n$$\n`);
      expect(html, tex).toContain('<math');
      expect(html, tex).not.toMatch(/ style=|undefined|<script|<a /);
      expect(diagnostics, tex).toEqual([]);
    }
  });

  it('a macro applies to all later formulas of the page', async () => {
    const { diagnostics, texts } = await article('$\\gdef\\RR{\\mathbb{R}}$ $x \\in \\RR$');
    expect(diagnostics).toEqual([]);
    expect(texts('math')[1]).toContain('ℝ');
    const other = await article('$\\RR$');
    expect(other.diagnostics).toHaveLength(1);
  });
});

describe('an error in a formula', () => {
  it.each([
    ['in a line', 'Text $a + \\foo b$.', { line: 1, column: 11 }],
    ['in a block', 'Text\n\n$$\na\n+ \\foo b\n$$', { line: 5, column: 3 }],
    ['in a quote', '> $$\n> a \\foo\n> $$', { line: 2, column: 5 }],
    ['in a fence', '- item\n\n  ```math\n  \\foo\n  ```\n', { line: 4, column: 3 }],
    ['beside raw HTML', '<b>x</b>\n\nText $a + \\foo b$.', { line: 3, column: 11 }],
  ])('reports an invalid formula at its position: %s', async (_where, markdown, position) => {
    const { diagnostics, all } = await article(markdown);
    expect(diagnostics.map((each) => [each.code, each.severity, each.message, each.position])).toEqual([
      ['math/formula', 'warning', 'Invalid math formula: Unsupported function name: \\foo', position],
    ]);
    expect(all('math')).toEqual([]);
    expect(all('code')).toHaveLength(1);
  });

  it('an invalid formula does not affect the others', async () => {
    const { all, diagnostics } = await article('$a$ $\\frac{1}$ $b$');
    expect(all('math')).toHaveLength(2);
    expect(diagnostics).toHaveLength(1);
  });

  it('reports a formula that expands without end', async () => {
    const { diagnostics } = await article('$\\def\\a{\\a\\a}\\a$');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Invalid math formula: Too many expansions: infinite loop or need to increase maxExpand setting',
    ]);
  });

  it('reports a formula on which the library fails', async () => {
    const { diagnostics } = await article('$_$');
    expect(diagnostics.map(({ message }) => message)).toEqual(['Invalid math formula: it is incomplete']);
  });

  it('links and code in formulas are removed', async () => {
    const { html } = await article('$\\href{javascript:alert(1)}{x}$ $\\url{a}$ $\\htmlData{a=b}{x}$ $<script>$');
    expect(html).not.toMatch(/<a |<script|data-a/);
  });
});

describe('both parsers', () => {
  const math = { plugin: mathSyntax, options: undefined, marker: '$', native: 'math' } as const;

  it.each(formulaExamples)('both parsers find the same formulas at the same positions: %j', (markdown) => {
    const [ours, reference] = [native, referenceParser].map((create) => {
      const tree: Root = create({ directives: false, syntax: [math] }).parse(markdown);
      return JSON.parse(JSON.stringify(tree));
    });
    expect(isDeepStrictEqual(ours, reference) || { ours, reference }).toBe(true);
  });
});
