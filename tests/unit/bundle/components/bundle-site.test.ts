// Compiles the modules that MDX pages import for Node.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Bundler, drawn, load, withComponents } from './bundle.ts';

describe('components of a site', () => {
  it('compiles components for Node with docsgen’s React, and lists the modules of each page', () =>
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

  it('compiles components imported by partials, wherever these are', () =>
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

  it('adds the components of components/index to every MDX page, and to no Markdown page', () =>
    withComponents(
      { 'content/a.mdx': '<Box />', 'components/index.tsx': 'export const Box = () => <i>box</i>;' },
      async ({ bundle }) => {
        const modules = (await bundle()).of('content/a.mdx');
        expect(modules?.imports).toEqual({});
        expect(await drawn(modules?.shared, 'Box')).toBe('<i>box</i>');
      },
    ));

  it('bundles packages of the site, as ES modules or CommonJS', () =>
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

  it('compiles components that import each other', () =>
    withComponents(
      {
        'content/a.mdx': "import A from '../a'\nimport B from '../b'",
        'a.jsx': "import B from './b'; export const end = '.'; export default ({ deep }) => (deep ? <i /> : <B />);",
        'b.jsx': "import A, { end } from './a'; export default () => <b><A deep />{end}</b>;",
      },
      async ({ bundle }) => {
        const imports = (await bundle()).of('content/a.mdx')?.imports ?? {};
        expect(await drawn(imports['content/a.mdx ../a'])).toBe('<b><i></i>.</b>');
        expect(await drawn(imports['content/a.mdx ../b'])).toBe('<b><i></i>.</b>');
      },
    ));

  it('bundles a package located elsewhere in the same repository', () =>
    withComponents({ 'docs/content/a.mdx': '' }, async ({ root, write }) => {
      await write({
        'packages/ui/package.json': '{"name":"ui","version":"1.0.0","exports":"./src/index.tsx"}',
        'packages/ui/src/index.tsx': "import { word } from './word'; export const Box = () => <b>{word}</b>;",
        'packages/ui/src/word.ts': "export const word: string = 'elsewhere';",
      });
      mkdirSync(join(root, 'node_modules'));
      symlinkSync(join(root, 'packages/ui'), join(root, 'node_modules/ui'));
      const inner = { 'content/a.mdx': "import { Box } from 'ui'" };
      const inDocs = async ({ bundle }: Bundler): Promise<void> => {
        const { of, inputs } = await bundle();
        expect(await drawn(of('content/a.mdx')?.imports['content/a.mdx ui'], 'Box')).toBe('<b>elsewhere</b>');
        expect(inputs).toContain('../packages/ui/src/word.ts');
        await write({ 'packages/ui/src/word.ts': "export const word: string = 'changed';" });
        const again = await bundle();
        expect(await drawn(again.of('content/a.mdx')?.imports['content/a.mdx ui'], 'Box')).toBe('<b>changed</b>');
      };
      await withComponents(inner, inDocs, join(root, 'docs'));
    }));

  it.each([
    ["'use client'\nexport default () => null;", true],
    ['/* Licence */\n// Counts.\n\n"use strict";\n"use client";\nexport default () => null;', true],
    [`${'/* A comment. */\n'.repeat(40)}'use client';\nexport default () => null;`, true],
    [`${'/* A comment. */\n'.repeat(40)}export default () => null; // use client`, false],
    ["/* 'use client' */ export default () => null;", false],
    ["const a = 1; 'use client'; export default () => null;", false],
    ["export default () => 'use client';", false],
  ])('detects islands only by their first statement: %j', (text, isIsland) =>
    withComponents({ 'content/a.mdx': "import A from '../a'", 'a.jsx': text }, async ({ bundle }) => {
      const { articleFiles, diagnostics } = await bundle();
      expect(diagnostics).toEqual([]);
      expect(articleFiles.has('island:a.jsx')).toBe(isIsland);
    }),
  );

  it("turns exports of 'use client' modules into islands wherever they are imported", () =>
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

  it("turns exports of packages into islands if their module starts with 'use client'", () =>
    withComponents(
      {
        'content/a.mdx': "import { Button } from '../part'\nimport Own from '../own'",
        'part.js': "export { Button } from 'kit';",
        'own.jsx': "'use client'; import { Button } from 'kit'; export default () => <Button />;",
        'node_modules/kit/package.json': '{ "name": "kit", "module": "index.js", "main": "index.cjs" }',
        'node_modules/kit/index.js': `'use client';\nexport * from './button.js';\nexport * from './unused.js';`,
        'node_modules/kit/button.js': `"use client";
import { createContext, useContext, useState } from 'react';
export const Label = createContext('Press');
export const useLabel = () => useContext(Label);
export function Button() { const [count] = useState(0); return <b>{useLabel()} {count}</b>; }`,
        'node_modules/kit/unused.js': `'use client';\nexport const Unused = () => null;`,
      },
      async ({ bundle }) => {
        const { of, diagnostics, articleFiles } = await bundle();
        const imports = of('content/a.mdx')?.imports ?? {};
        expect(diagnostics).toEqual([]);
        const button = '<i data-island="node_modules/kit/button.js#Button"></i>';
        expect(await drawn(imports['content/a.mdx ../part'], 'Button')).toBe(button);
        expect([...articleFiles.keys()].sort()).toEqual(['island:node_modules/kit/button.js', 'island:own.jsx']);
        const loads = articleFiles.get('island:own.jsx')?.loads.length;
        expect(loads, 'what both share').toBe(1);
      },
    ));
});
