// The markup of highlighted code is created from Prism's tokens, and is the same as that of refractor's tree.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Nodes } from 'hast';
import { refractor } from 'refractor/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import packageFile from '../../../packages/generator/package.json' with { type: 'json' };
import { createHighlighter } from '../../../packages/generator/src/markdown/code/highlight.ts';
import { escapeHtml } from '../../../packages/generator/src/text/html/escape.ts';

const sample = [
  '# Title & more <b class="x" onclick="go(1)">&amp; &lt;</b><style>a { color: red }</style><?php echo $a; ?>',
  '```js\nconst a = /x/.test(`b`) && new Map<string, Part>(); // why\n```',
  '```php\n<?php echo "x"; ?>\n```\n```none\n<plain>\n```\n[link](https://example.com "title") **bold** `code` ~~gone~~',
  'import { a } from "b"; export const f = async (x: number): Promise<T> => <Box size={1}>{x}</Box>;',
  '<script>let a = "</b>";</script><!-- note --> {{#if a}}{{ b | c }}{{/if}} {% for a in b %}<%= d %>',
  'query Q($a: Int!) { user(id: $a) { name @include(if: true) } }\n"""\ndoc\n"""\ndef f(a=1): return f"{a!r}"',
  'POST /x HTTP/1.1\nContent-Type: application/json\n\n{"a": [1, true, null], "b": "c"}',
  '@@ -1,2 +1,2 @@\n-old\n+new\n key: value\n$ curl -X POST "$URL" | jq . # comment\nSELECT * FROM t WHERE a = \'b\';',
].join('\n');

const languages =
  'bash c cpp csharp css diff django ejs graphql handlebars http java javascript json jsx latex markdown'
    .concat(' markup php python ruby rust scss shell-session sql swift toml tsx twig typescript yaml')
    .split(' ');

const folder = join(createRequire(import.meta.url).resolve('refractor/core'), '../../lang');
const grammars = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file.slice(0, -'.js'.length), readFileSync(join(folder, file), 'utf8')]),
);

/** Returns the grammar and those that it imports, which it registers itself. */
function withImports(name: string): readonly string[] {
  const imports = (grammars.get(name) ?? '').matchAll(/^import .* from '\.\/(.*)\.js'/gm);
  return [name, ...Array.from(imports, ([, each = '']) => each).flatMap(withImports)];
}

/** Grammars that other grammars look up, and do without if they are not registered yet. */
const lookups = [...grammars].flatMap(([name, code]): readonly (readonly [string, string])[] => {
  const known = ['markup', 'css', 'javascript', 'json', name].flatMap(withImports);
  const found = Array.from(code.matchAll(/Prism\.languages(?:\.|\[')([\w-]+)/g), ([, each = '']) => each);
  const missing = [...new Set(found)].filter((each) => grammars.has(each) && !known.includes(each));
  // JavaScript is always registered first, without the grammar of regular expressions.
  return name === 'javascript' ? [] : missing.map((each) => [name, each]);
});

function markupOf(tree: Nodes): string {
  if (tree.type === 'text') return escapeHtml(tree.value);
  if (tree.type === 'root') return tree.children.map(markupOf).join('');
  if (tree.type !== 'element') return '';
  const { className } = tree.properties;
  const classes = Array.isArray(className) ? className.join(' ') : '';
  return `<span class="${escapeHtml(classes)}">${tree.children.map(markupOf).join('')}</span>`;
}

/** Returns the content of a grammar, whose parts can refer to one another. */
function textOf(grammar: unknown): string {
  const numbers = new Map<unknown, number>();
  return JSON.stringify(grammar, (_, value: unknown) => {
    if (value instanceof RegExp) return String(value);
    if (typeof value !== 'object' || value === null) return value;
    const number = numbers.get(value);
    numbers.set(value, number ?? numbers.size);
    return number ?? value;
  });
}

describe('highlighted code', () => {
  it('uses the refractor version that prism-html.ts supports; after an update, check its lib/core.js', () => {
    expect(packageFile.dependencies.refractor).toBe('5.0.0');
  });

  it.each(languages)('highlighted code has the markup of refractor’s tree: %s', async (language) => {
    const highlighter = createHighlighter();
    await highlighter.prepare([{ code: sample, language }]);
    const html = highlighter.toHtml(sample, language, undefined);
    expect(html).toContain('<span class="token ');
    expect(html).toBe(markupOf(refractor.highlight(sample, language)));
  });

  it.each(lookups)('%s is registered after %s, which it looks up', async (language, other) => {
    const register = vi.spyOn(refractor, 'register').mockImplementation(() => {});
    onTestFinished(() => register.mockRestore());
    await createHighlighter().prepare([{ code: '', language }]);
    const registered = register.mock.calls.map(([{ displayName }]) => displayName);
    expect(registered.slice(0, registered.indexOf(language))).toContain(other);
  });

  it('no grammar changes those of other languages', async () => {
    const grammarsOfSites: Readonly<Record<string, unknown>> = Reflect.get(refractor, 'languages');
    const highlighter = createHighlighter();
    const texts = (): Readonly<Record<string, string>> =>
      Object.fromEntries(languages.map((language) => [language, textOf(grammarsOfSites[language])]));
    await highlighter.prepare(languages.map((language) => ({ code: '', language })));
    const before = texts();
    for (const language of grammars.keys()) await highlighter.prepare([{ code: '', language }]);
    expect(texts()).toEqual(before);
  });

  it('code is not highlighted if its grammar only extends others', async () => {
    const highlighter = createHighlighter();
    await highlighter.prepare([{ code: 'a < b', language: 'css-extras' }]);
    expect(highlighter.toHtml('a < b', 'css-extras', undefined)).toBe('a &lt; b');
  });

  it('code with a line of 10,000 characters or more is not highlighted', async () => {
    const highlighter = createHighlighter();
    await highlighter.prepare([{ code: 'let a', language: 'js' }]);
    const html = (length: number): string => highlighter.toHtml(`let a;\n${'x'.repeat(length)}`, 'js', undefined);
    expect(html(9_999)).toContain('<span class="token ');
    expect(html(10_000)).not.toContain('<span');
  });
});
