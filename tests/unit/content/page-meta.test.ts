// `meta` of pages in `pages/`: read from the source, without running the module.
import { describe, expect, it } from 'vitest';
import { readMeta } from '../../../packages/generator/src/content/custom-page-meta.ts';
import type { SourcePath } from '../../../packages/generator/src/model/paths.ts';

const file = 'pages/a.tsx' as SourcePath;
const read = (code: string) => readMeta(code, file);

describe('the meta of a page', () => {
  it.each([
    ["export const meta = { title: 'A', keywords: ['b', `c`] };", { title: 'A', keywords: ['b', 'c'] }],
    [
      'export const meta: PageMeta = {\n  "title": "A", // one\n  draft: true,\n} as const;\n',
      { title: 'A', draft: true },
    ],
    ["export const meta = { layout: 'doc', contents: false } satisfies PageMeta", { layout: 'doc', contents: false }],
    ["// export const meta = { title: 'B' }\nexport const meta = { title: 'A' };", { title: 'A' }],
    ["/*\nexport const meta = { title: 'B' };\n*/\nexport const meta={title:'A'}", { title: 'A' }],
    ["export const meta: { readonly title: string } = { title: 'A' };", { title: 'A' }],
    ['export default function Page() { return <p>{meta.title}</p>; }', {}],
    ["const meta = { title: 'A' };", {}],
    ["export const metal = { title: 'A' };", {}],
  ])('reads meta from %s', async (code, expected) => {
    const { meta, diagnostics } = await read(code);
    expect([meta, diagnostics]).toEqual([expected, []]);
  });

  it('the positions of the keys of meta are recorded', async () => {
    const { keyPositions } = await read("const a = 1;\nexport const meta = {\n  title: 'A',\n  image: './a.png',\n};");
    expect([...keyPositions]).toEqual([
      ['title', { line: 3, column: 10 }],
      ['image', { line: 4, column: 10 }],
    ]);
  });
});

describe('meta that is not a literal', () => {
  it.each([
    [
      'export const meta = { title: name() };',
      1,
      30,
      `'title' must be a literal value, such as a string, not an expression`,
    ],
    [
      'export const meta = { keywords: ["a", b] };',
      1,
      39,
      `'keywords.1' must be a literal value, such as a string, not an expression`,
    ],
    ['export const meta = {\n  ...common };', 2, 3, `'meta' contains a computed property, a method or a spread`],
    ['export const meta = { [key]: 1 };', 1, 23, `'meta' contains a computed property, a method or a spread`],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a page
    [
      'export const meta = { title: `a ${b}` };',
      1,
      30,
      `'title' must be a literal value, such as a string, not an expression`,
    ],
    ['export const meta = makeMeta();', 1, 21, `'meta' must be an object`],
    ['export let meta = {};', 1, 1, `'meta' must be a constant`],
    ['export async function meta() {}', 1, 1, `'meta' must be a constant`],
    ["export const meta = { title: 'A' as const };", 1, 34, `Could not parse 'meta': unexpected token`],
    ['export const meta = { draft: 1 };', 1, 30, `'draft' must be true or false, not 1`],
    ["export const meta = { desciption: 'A' };", 1, 23, `Unknown key 'desciption'`],
  ])('reports meta that is not a literal: %s', async (code, line, column, message) => {
    const { diagnostics } = await read(code);
    expect(diagnostics).toMatchObject([{ code: 'page', file, position: { line, column }, message }]);
  });

  it('the valid keys of an invalid meta are used', async () => {
    const { meta, diagnostics } = await read("export const meta = { title: 'A', layout: 'wide', titel: 'B' };");
    expect(meta).toEqual({ title: 'A' });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([undefined, 'Did you mean title?']);
  });
});
