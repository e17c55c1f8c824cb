// Each component renders the same HTML as a directive and as JSX, with either parser, and also if HTML is sanitized.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { MarkdownCompiler } from '../../../../packages/generator/src/markdown/compile-article.ts';
import { componentNames } from '../../../../packages/generator/src/markdown/components/registry.ts';
import { compilerFor, compileText, filled, pageSource } from '../article.ts';

const compilers: Record<string, MarkdownCompiler> = {};
beforeAll(async () => {
  compilers.native = (await compilerFor({ parser: 'native' })).value;
  compilers.remark = (await compilerFor({ parser: 'remark' })).value;
  compilers.sanitizing = (await compilerFor({ html: 'sanitize' })).value;
});

async function htmlOf(compiler: string, syntax: 'md' | 'mdx', text: string): Promise<string> {
  const found = compilers[compiler];
  if (!found) throw new Error('not ready');
  const { value, diagnostics } = await compileText(found, pageSource(text, `content/en/api/page.${syntax}`));
  expect(diagnostics).toEqual([]);
  // Line breaks between blocks depend on the parser.
  return filled(value).replace(/\n+(?=<)/g, '');
}

/** A sample of each component, as a directive and as JSX. */
const folder = new URL('../../../stylebook/components/', import.meta.url);
const samples = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => [file, [read(file), read(`${file}x`)]] as const);

function read(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8');
}

/** Components whose samples would need other pages or files. */
const withoutSample = ['Contents', 'Embed', 'Glossary', 'PageList', 'Term', 'Video'];

it.each(componentNames.filter((name) => !withoutSample.includes(name)))('has a sample of <%s>', (name) => {
  expect(samples.some(([, [, jsx]]) => new RegExp(`<${name}\\b`).test(jsx))).toBe(true);
});

const fences = '```js title="a.js"\nlet a;\n```\n\n```ts title="b.ts"\nlet b;\n```';

const pairs: Readonly<Record<string, readonly [directive: string, jsx: string]>> = {
  ...Object.fromEntries(samples),
  'Badge alone': [':badge[New]', '<Badge text={`New`} />'],
  'Card alone': [
    ':::card[Title]{href="a.md"}\nWords.\n\n- Item\n:::\n\n::card[Other]{href="b.md"}',
    '<Card title="Title" href="a.md">\n  Words.\n\n  - Item\n</Card>\n\n<Card title="Other" href="b.md" />',
  ],
  Contents: [
    '::contents{max-level=2 #here}\n\n## One\n\n## *Two*',
    '<Contents maxLevel={2} id="here" />\n\n## One\n\n## *Two*',
  ],
  'PackageManagers as a code block': [
    '::package-managers[npm i a]{managers="npm, bun"}\n\n```npm\nnpx b\n```',
    "<PackageManagers command='npm i a' managers={['npm', 'bun']} />\n\n<PackageManagers command=\"npx b\" />",
  ],
  PageList: ['::page-list{of="guide/people" .wide}', '<PageList of="guide/people" className="wide" />'],
  'Tabs with a default': [
    '::::tabs\n:::tab[One]{default=false}\nFirst\n:::\n:::tab[Two]{default}\nSecond\n:::\n::::',
    '<Tabs>\n  <Tab label="One" default={false}>First</Tab>\n  <Tab label="Two" default>Second</Tab>\n</Tabs>',
  ],
  'Tabs of code': [`:::tabs{group=a}\n${fences}\n:::`, `<Tabs group="a">\n${fences}\n</Tabs>`],
  'blocks on one line': [
    '::::cards\n:::card[A]\nFirst.\n:::\n:::card[B]\n*Second*.\n:::\n::::',
    '<Cards><Card title="A">First.</Card> <Card title="B">*Second*.</Card></Cards>',
  ],
  'a block before a no-break space': [':::card[A]\nFirst.\n:::', '<Card title="A">First.</Card>&nbsp;'],
  'an admonition': [':::warning[Mind]\nThe gap.\n:::', '<Warning title="Mind">The gap.</Warning>'],
  'a nested admonition': [
    ':::::accordion[A]\n::::note\n:::steps\n1. One\n:::\n::::\n:::::',
    '<Accordion title="A">\n<Note>\n<Steps>\n1. One\n</Steps>\n</Note>\n</Accordion>',
  ],
};

it.each(Object.entries(pairs))('renders the same HTML as a directive and as JSX: %s', async (_, [directive, jsx]) => {
  const html = await htmlOf('native', 'md', `${directive}\n`);
  expect(html).toMatch(/ class=/);
  expect(html).not.toContain('style=');
  expect(await htmlOf('remark', 'md', `${directive}\n`)).toBe(html);
  expect(await htmlOf('sanitizing', 'md', `${directive}\n`)).toBe(html);
  expect(await htmlOf('native', 'mdx', `${jsx}\n`)).toBe(html);
  expect(await htmlOf('remark', 'mdx', `${jsx}\n`)).toBe(html);
  expect(await htmlOf('sanitizing', 'mdx', `${jsx}\n`)).toBe(html);
});

it.each(Object.entries(pairs))('renders the same HTML next to sanitized HTML and JavaScript: %s', async (_, pair) => {
  for (const [index, syntax] of (['md', 'mdx'] as const).entries()) {
    const code = syntax === 'mdx' ? 'export const n = 1;\n\n{n}\n' : '';
    for (const around of ['<b>Bold</b>\n', code]) {
      const text = `${around}\n${pair[index]}\n`;
      expect(await htmlOf('sanitizing', syntax, text)).toBe(await htmlOf('native', syntax, text));
    }
  }
});

it('the content of components is sanitized in MDX, with and without JavaScript', async () => {
  const text = '<Accordion title="A">\n<p style={{ color: "red" }} title="T">Text</p>\n</Accordion>\n';
  for (const code of ['', '\nexport const n = 1;\n']) {
    const sanitizing = compilers.sanitizing as MarkdownCompiler;
    const { value, diagnostics } = await compileText(sanitizing, pageSource(text + code, 'content/en/api/page.mdx'));
    expect(diagnostics.map(({ message }) => message)).toEqual(["Removed 'style' from <p>"]);
    expect(filled(value)).toContain('<details class="accordion"');
    expect(filled(value)).toContain('<p title="T">Text</p>');
  }
});
