// The modules that MDX pages import, compiled for Node.
import { describe, expect, it } from 'vitest';
import { drawn, load, withComponents } from './bundle.ts';

describe('components of a site', () => {
  it('are compiled for Node with the React of docsgen, and every page knows its own', () =>
    withComponents(
      {
        'content/a.mdx': "import Chart, { size } from '../components/chart'\n\n<Chart />",
        'content/b.mdx': '# Nothing',
        'components/chart.tsx': `import { useId } from 'react';
          import { unit } from '@site/lib/unit';
          export const size: number = 3;
          export default function Chart() { useId(); return <b>{size} {unit}</b>; }`,
        'lib/unit.ts': `export const unit: string = 'kg';`,
      },
      async ({ bundle }) => {
        const { of, diagnostics } = await bundle();
        expect(diagnostics).toEqual([]);
        expect(of('content/b.mdx')).toBeUndefined();
        const module = of('content/a.mdx')?.imports['content/a.mdx ../components/chart'];
        expect(module).toMatchObject({ name: 'components/chart.tsx', exports: ['default', 'size'] });
        expect(await drawn(module)).toBe('<b>3 kg</b>');
      },
    ));

  it('come through partials, wherever those are', () =>
    withComponents(
      {
        'content/a.mdx': "import Part from './parts/_part.mdx'\n\n<Part />",
        'content/parts/_part.mdx': "import Box from './box'\nimport Other from '../_other.md'\n\n<Box />",
        'content/_other.md': "import Part from './parts/_part.mdx'\nimport { n } from '@site/n.json'\n",
        'content/parts/box.jsx': 'export default () => <i>box</i>;',
        'n.json': '{"n": 5}',
      },
      async ({ bundle }) => {
        const imports = (await bundle()).of('content/a.mdx')?.imports ?? {};
        expect(Object.keys(imports)).toEqual(['content/parts/_part.mdx ./box', 'content/_other.md @site/n.json']);
        expect(await drawn(imports['content/parts/_part.mdx ./box'])).toBe('<i>box</i>');
        expect(await load(imports['content/_other.md @site/n.json'])).toMatchObject({ n: 5, default: { n: 5 } });
      },
    ));

  it('that all pages share stand in components/index, and only MDX has them', () =>
    withComponents(
      { 'content/a.mdx': '<Box />', 'components/index.tsx': 'export const Box = () => <i>box</i>;' },
      async ({ bundle }) => {
        const modules = (await bundle()).of('content/a.mdx');
        expect(modules?.imports).toEqual({});
        expect(await drawn(modules?.shared, 'Box')).toBe('<i>box</i>');
      },
    ));

  it('may come from packages of the site, in either format of modules', () =>
    withComponents(
      {
        'content/a.mdx': "import { esm } from 'esm'\nimport cjs from '@scope/cjs'\nimport missing from 'missing'",
        'node_modules/esm/package.json': '{"name":"esm","version":"1.0.0","type":"module","exports":"./a.js"}',
        'node_modules/esm/a.js': "import { createElement } from 'react'; export const esm = () => createElement('b');",
        'node_modules/@scope/cjs/package.json': '{"name":"@scope/cjs","version":"1.0.0","main":"b.js"}',
        'node_modules/@scope/cjs/b.js':
          "const React = require('react'); module.exports = () => React.createElement('i', { id: typeof React.useId });",
      },
      async ({ bundle }) => {
        const { of, diagnostics } = await bundle();
        const imports = of('content/a.mdx')?.imports ?? {};
        expect(diagnostics).toEqual([]);
        expect(Object.keys(imports)).toEqual(['content/a.mdx esm', 'content/a.mdx @scope/cjs']);
        expect(await drawn(imports['content/a.mdx esm'], 'esm')).toBe('<b></b>');
        expect(await drawn(imports['content/a.mdx @scope/cjs'])).toBe('<i id="function"></i>');
      },
    ));

  it("become islands where their module begins with 'use client', wherever they are imported", () =>
    withComponents(
      {
        'content/a.mdx': "import Page from '../components/page'\nimport { Counter } from '../components/counter'",
        'components/page.tsx': `import { Counter } from './counter'; export default () => <p><Counter start={2} /></p>;`,
        'components/counter.tsx': `// Counts.
          'use client';
          import Inner from './inner';
          export function Counter() { return <Inner />; }`,
        'components/inner.tsx': `'use client'; export default () => null;`,
      },
      async ({ bundle }) => {
        const { of, diagnostics } = await bundle();
        const imports = of('content/a.mdx')?.imports ?? {};
        expect(diagnostics).toEqual([]);
        const island = (rest: string): string => `<i data-island="components/counter.tsx#Counter"${rest}></i>`;
        expect(await drawn(imports['content/a.mdx ../components/page'])).toBe(`<p>${island(' start="2"')}</p>`);
        expect(await drawn(imports['content/a.mdx ../components/counter'], 'Counter')).toBe(island(''));
      },
    ));
});
