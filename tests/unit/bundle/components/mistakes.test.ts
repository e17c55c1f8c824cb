// Reports all errors in components at once, each one at its position.
import { describe, expect, it } from 'vitest';
import { drawn, withComponents } from './bundle.ts';

const counter = "'use client'; export default () => <b />;";

async function told(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const found: string[] = [];
  const pages = Object.keys(files).map((path, index) => `import C${index} from '../${path}'`);
  await withComponents({ 'content/a.mdx': pages.join('\n'), ...files }, async ({ bundle }) => {
    const { diagnostics } = await bundle();
    for (const { code, file, position, message, hint } of diagnostics) {
      expect(code).toBe('component');
      found.push(`${file}:${position?.line}:${position?.column} ${message}${hint === undefined ? '' : ` (${hint})`}`);
    }
  });
  return found;
}

describe('an error in a component', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'a syntax error',
      { 'a.tsx': 'export default () => <b>;\n' },
      ['a.tsx:2:1 Unclosed <b>: reached the end of the file before </b>'],
    ],
    [
      'an unclosed member of an object',
      { 'a.jsx': "import Menu from './menu';\nexport default () => <Menu.Item>;\n", 'menu.js': 'export default {};' },
      ['a.jsx:3:1 Unclosed <Menu.Item>: reached the end of the file before </Menu.Item>'],
    ],
    [
      'a path that does not exist',
      { 'a.tsx': "import x from './nope';\nexport default () => <b>{x}</b>;" },
      [
        "a.tsx:1:15 File not found: './nope' (Relative paths are resolved from this file; @site/ is the site's root directory)",
      ],
    ],
    [
      'a missing package',
      { 'a.jsx': "import { x } from '@some/thing/part';\nexport default () => <b>{x}</b>;" },
      ["a.jsx:1:19 The package '@some/thing' is not installed (Install it: npm install @some/thing)"],
    ],
    [
      'an unknown export',
      {
        'a.jsx': "import { x, y } from './b';\nexport default () => <b>{x}{y}</b>;",
        'b.js': 'export const y = 1, default_ = 2; export { y as default };',
      },
      ["a.jsx:1:10 b.js has no export named 'x'"],
    ],
    [
      'an unknown export of React',
      { 'a.jsx': "import { useStat } from 'react';\nexport default () => useStat();" },
      ["a.jsx:1:10 react has no export named 'useStat'"],
    ],
    [
      'a Node.js module in an island',
      { 'a.jsx': "'use client';\nimport { readFileSync } from 'node:fs';\nexport default () => readFileSync('a');" },
      [
        "a.jsx:2:30 'node:fs' is a Node.js built-in module and is not available in the browser (Import it only in modules that run at build time: not in 'use client' modules, and not in modules used by live code blocks)",
      ],
    ],
    [
      'an island with export *',
      { 'a.jsx': "'use client';\nexport * from './b';", 'b.jsx': counter },
      ["a.jsx:2:1 A 'use client' module cannot use `export *`: name the exports, as in export { Counter } from …"],
    ],
    [
      'a style sheet in Sass',
      { 'a.jsx': "import './a.scss';\nexport default () => <b />;" },
      ["a.jsx:1:8 Sass is not supported: './a.scss' (Use CSS, which supports nesting too)"],
    ],
    [
      'an unknown class',
      {
        'a.jsx': "import './a.module.css';\nexport default () => <b />;",
        'a.module.css': '.a { composes: x from "./b.module.css" }',
        'b.module.css': '',
      },
      ["a.module.css:1:16 b.module.css has no class 'x'"],
    ],
    [
      'code of another host',
      { 'a.jsx': "import x from 'https://example.com/x.js';\nexport default () => x;" },
      ["a.jsx:1:15 Cannot import code from another host: 'https://example.com/x.js'"],
    ],
    [
      'an import of Markdown',
      { 'a.jsx': "import X from './a.mdx';\nexport default () => <X />;" },
      ["a.jsx:1:15 Components cannot import Markdown: './a.mdx'"],
    ],
    [
      'an import of react-dom/client',
      { 'a.jsx': "import { createRoot } from 'react-dom/client';\nexport default () => createRoot;" },
      [
        "a.jsx:1:28 Components cannot import 'react-dom/client' (docsgen renders components itself; use islands for the interactive parts of a page)",
      ],
    ],
  ])('reports an error in a component: %s', async (_what, files, expected) => {
    expect(await told(files)).toEqual(expected);
  });

  it('warns of undefined imports and still renders the rest', () =>
    withComponents(
      {
        'content/a.mdx': "import A from '../a'\nimport I from '../island'",
        'a.tsx': `import { x } from './empty';
import * as all from './b';
import { old } from 'old';
import type { Shape } from './types';
export { type Other } from './types';
export { Third } from './types';
const shape: Shape = {};
export default () => <b>{x}{all.nope}{all.b}{String(shape)}{old}</b>;`,
        'island.tsx': `'use client';\nimport { x } from './empty';\nexport default () => <b>{x}</b>;`,
        'empty.ts': 'const x = 1;',
        'b.ts': 'export const b = 1;',
        'types.ts': 'export interface Shape {}\nexport type Other = 1;\nexport interface Third {}',
        'node_modules/old/package.json': '{ "name": "old", "main": "old.mjs" }',
        'node_modules/old/old.mjs': `import * as all from './more.mjs'; export const old = all.nope;`,
        'node_modules/old/more.mjs': 'export const more = 1;',
      },
      async ({ bundle }) => {
        const places = async () =>
          (await bundle()).diagnostics.map(
            ({ severity, file, position, message }) =>
              `${severity} ${file}:${position?.line}:${position?.column} ${message}`,
          );
        const expected = [
          "warning a.tsx:1:10 empty.ts has no export named 'x'",
          "warning a.tsx:8:33 b.ts has no export named 'nope'",
          "warning island.tsx:2:10 empty.ts has no export named 'x'",
        ];
        expect(await places()).toEqual(expected);
        // From the cache.
        expect(await places()).toEqual(expected);
      },
    ));

  it('reports all errors, and compiles components that are not affected', () =>
    withComponents(
      {
        'content/a.mdx': "import A from '../a'\nimport B from '../b'\nimport C from '../c'\nimport D from '../d'",
        'a.tsx': 'export default () => <b>',
        'b.tsx': "import A from './a'; import { none } from './shared'; export default () => <A b={none} />;",
        'c.tsx': "import { shared } from './shared'; export default () => <i>{shared}</i>;",
        'd.tsx': "'use client'; import x from './nope'; export default () => <i>{x}</i>;",
        'shared.ts': "export const shared = 'fine';",
      },
      async ({ bundle }) => {
        const { of, diagnostics } = await bundle();
        expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
          'a.tsx Unclosed <b>: reached the end of the file before </b>',
          "d.tsx File not found: './nope'",
          "b.tsx shared.ts has no export named 'none'",
        ]);
        const imports = of('content/a.mdx')?.imports ?? {};
        expect(Object.values(imports).map(({ name, file }) => [name, file !== ''])).toEqual([
          ['a.tsx', false],
          ['b.tsx', false],
          ['c.tsx', true],
          ['d.tsx', false],
        ]);
        expect(await drawn(imports['content/a.mdx ../c'])).toBe('<i>fine</i>');
      },
    ));

  it('reports an error in every build until it is fixed', () =>
    withComponents(
      { 'content/a.mdx': "import A from '../a'", 'a.tsx': "import './b'; export default () => <b />;" },
      async ({ bundle, write }) => {
        expect((await bundle()).diagnostics).toHaveLength(1);
        expect((await bundle()).diagnostics).toHaveLength(1);
        await write({ 'b.ts': 'export {};' });
        expect((await bundle()).diagnostics).toEqual([]);
      },
    ));
});
