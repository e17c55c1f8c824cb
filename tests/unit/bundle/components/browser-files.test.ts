// Files of components for browsers: style sheets, islands, images.
import { describe, expect, it } from 'vitest';
import type { MadeArticleFile } from '../../../../packages/generator/src/model/components.ts';
import { hashedAsset } from '../../../../packages/generator/src/routes/output-paths.ts';
import { drawn, withComponents } from './bundle.ts';

function textOf(file: Pick<MadeArticleFile, 'content'> | undefined): string {
  return file === undefined ? '' : Buffer.from(file.content).toString();
}

describe('styles of components', () => {
  it('combines the styles of a module and everything it imports into one style sheet', () =>
    withComponents(
      {
        'content/a.mdx': "import A from '@site/a'\nimport B from '@site/b'\nimport C from '@site/c'\nimport './a.css'",
        'content/a.css': 'main { gap: 1px }',
        'a.jsx': "import B from './b'; import './a.css'; export default () => <B />;",
        'b.jsx': "import './b.css'; export default () => <b className='b' />;",
        'c.jsx': 'export default () => <i />;',
        'a.css': '.a { color: red; &:hover { color: blue } }',
        'b.css': '@import "./c.css"; .b { color: green }',
        'c.css': '.c { color: white }',
      },
      async ({ bundle }) => {
        const { of, articleFiles } = await bundle();
        const modules = Object.values(of('content/a.mdx')?.imports ?? {});
        expect(modules.map(({ name, styles }) => [name, styles])).toEqual([
          ['a.jsx', ['styles:a.jsx']],
          ['b.jsx', ['styles:b.jsx']],
          ['c.jsx', []],
          ['content/a.css', ['styles:content/a.css']],
        ]);
        expect(textOf(articleFiles.get('styles:a.jsx'))).toBe(
          '.c{color:#fff}.b{color:green}.a{color:red;&:hover{color:#00f}}',
        );
        expect(textOf(articleFiles.get('styles:content/a.css'))).toBe('main{gap:1px}');
        for (const { path } of articleFiles.values()) expect(path).toMatch(hashedAsset);
      },
    ));

  it('includes styles that packages import', () =>
    withComponents(
      {
        'content/a.mdx': "import 'player/dist/player.css'",
        'node_modules/player/package.json': '{ "name": "player", "version": "1.0.0" }',
        'node_modules/player/dist/player.css': '.player { color: red }',
      },
      async ({ bundle }) => {
        const { of, articleFiles, diagnostics } = await bundle();
        expect(diagnostics).toEqual([]);
        const [module] = Object.values(of('content/a.mdx')?.imports ?? {});
        const [style] = module?.styles ?? [];
        expect(textOf(style && articleFiles.get(style))).toBe('.player{color:red}');
      },
    ));

  it('gives a class in .module.css the same name in Node and in browsers, and a different one per file', () =>
    withComponents(
      {
        'content/a.mdx': "import { Box } from '../box'\nimport Other from '../other/box'",
        'box.tsx': "'use client'; import { box } from './box.module.css'; export const Box = () => <b id={box} />;",
        'box.module.css': '.box { color: red }',
        'other/box.tsx': "import styles from './box.module.css'; export default () => <b id={styles.box} />;",
        'other/box.module.css': '.box { composes: box from "../box.module.css"; }',
      },
      async ({ bundle }) => {
        const { of, articleFiles, diagnostics } = await bundle();
        expect(diagnostics).toEqual([]);
        const imports = of('content/a.mdx')?.imports ?? {};
        const [, id = ''] = /\.([\w-]+)\{color:red\}/.exec(textOf(articleFiles.get('styles:box.tsx'))) ?? [];
        expect(id).toMatch(/^box_\w+_box$/);
        expect(textOf(articleFiles.get('island:box.tsx'))).toContain(`"${id}"`);
        expect(await drawn(imports['content/a.mdx ../other/box'])).toMatch(
          new RegExp(`^<b id="${id} box_\\w+_box"></b>$`),
        );
      },
    ));
});

describe('islands', () => {
  it('bundles modules that start with "use client" as islands with shared chunks, without React', () =>
    withComponents(
      {
        'content/a.mdx': "import A from '../a'\nimport { B } from '../b'\nimport Page from '../page'",
        'a.tsx': `'use client'; import { shared } from './shared'; import { useState } from 'react';
          export default () => { const [n] = useState(shared); return <b>{n}</b>; }`,
        'b.tsx': `'use client'; import { shared } from './shared'; import Inner from './inner';
          export const B = () => <i>{shared}<Inner /></i>;`,
        'inner.tsx': `"use client"; export default () => <u>inner</u>;`,
        'page.tsx': `import A from './a'; export default () => <p><A /></p>;`,
        'shared.ts': `export const shared = 'in common';`,
      },
      async ({ bundle }) => {
        const { articleFiles } = await bundle();
        expect([...articleFiles.keys()]).toEqual(['island:a.tsx', 'island:b.tsx']);
        const [a, b] = [articleFiles.get('island:a.tsx'), articleFiles.get('island:b.tsx')];
        for (const path of [a, b].flatMap((file) => [file, ...(file?.loads ?? [])]).map((file) => file?.path))
          expect(path).toMatch(hashedAsset);
        expect(textOf(a)).not.toContain('in common');
        expect(textOf(b)).toContain('inner');
        const chunks = (a?.loads ?? []).map(textOf).join('');
        expect(chunks).toContain('in common');
        expect(textOf(a).length + chunks.length).toBeLessThan(1500);
        expect(a?.loads.map(({ path }) => path).some((path) => b?.loads.some((other) => other.path === path))).toBe(
          true,
        );
      },
    ));

  it('creates the same bytes for islands wherever the site is located', async () => {
    const site = {
      'content/a.mdx': "import A from '../a'",
      'a.tsx': `'use client'; import s from './a.module.css'; export default () => <b className={s.a}>a</b>;`,
      'a.module.css': '.a { color: red }',
    };
    const made: string[] = [];
    for (let round = 0; round < 2; round += 1)
      await withComponents(site, async ({ bundle }) => {
        const { articleFiles, of } = await bundle();
        made.push(
          JSON.stringify([[...articleFiles].map(([, file]) => [file.path, textOf(file)]), of('content/a.mdx')?.hash]),
        );
      });
    expect(made[1]).toBe(made[0]);
  });
});

describe('images in components', () => {
  it('turns imported images into URLs of published files, including the base URL', () =>
    withComponents(
      {
        'content/a.mdx': "import Logo from '../logo'",
        'logo.tsx': "import src from './logo.svg'; import './logo.css'; export default () => <img src={src} alt='' />;",
        'logo.css': '.logo { background: url(./logo.svg) }',
        'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
      async ({ bundle }) => {
        const { of, files, articleFiles } = await bundle({ baseUrl: '/docs/' });
        expect(files.map(({ path }) => path)).toEqual([expect.stringMatching(/^assets\/logo\.[0-9a-f]{8}\.svg$/)]);
        const href = `/docs/${files[0]?.path}`;
        expect(await drawn(of('content/a.mdx')?.imports['content/a.mdx ../logo'])).toContain(
          `<img src="${href}" alt=""/>`,
        );
        expect(textOf(articleFiles.get('styles:logo.tsx'))).toBe(`.logo{background:url(${href})}`);
      },
    ));
});
