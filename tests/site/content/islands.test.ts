// Islands in a whole site: their published files, and invalid components, which are reported with their location.
import { expect, it } from 'vitest';
import { parseHtml } from '../html.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const pages: SiteLiteral = {
  'site.config.yaml': 'title: Harbour\nbaseUrl: /docs/\nlocales: [{ code: en }]\n',
  'content/en/index.md': '# Home\n',
  'content/en/live.mdx': `import { Counter } from '../../components/counter.jsx';

# Live

<Counter start={3}>

Kept.

</Counter>
`,
  'components/counter.jsx': `'use client';
import { useState } from 'react';
export function Counter({ start, children }) {
  const [count] = useState(start);
  return <div><button>{count}</button>{children}</div>;
}
`,
};

const scripts = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => /(islands|counter)\.\w+\.js$/.test(path)).map((path) => path.replace(/\.\w+\.js$/, ''));

it('scripts of islands are published as long as a page contains one', () =>
  withSite(pages, async ({ build, write }) => {
    const built = await build({ cache: true });
    expect(built.diagnostics).toEqual([]);
    expect(scripts(built.files())).toEqual(['assets/components-counter', 'assets/islands']);
    const island = parseHtml(built.read('live/index.html'))
      .all('*')
      .find(({ name }) => name === 'docsgen-island');
    expect(built.files()).toContain(island?.attributes['data-src']?.slice('/docs/'.length));
    expect(scripts((await build({ cache: true })).files())).toHaveLength(2);
    await write({ 'content/en/live.mdx': '# Live\n' });
    expect(scripts((await build({ cache: true })).files())).toEqual([]);
  }));

it('a page is rendered again if only the script of its island changes', () =>
  withSite(pages, async ({ build, write }) => {
    const before = await build({ cache: true });
    const listening = String(pages['components/counter.jsx']).replace('<button>', '<button onClick={() => 1}>');
    await write({ 'components/counter.jsx': listening });
    const after = await build({ cache: true });
    expect(after.diagnostics).toEqual([]);
    expect(after.read('index.html')).toBe(before.read('index.html'));
    expect(after.read('live/index.html')).not.toBe(before.read('live/index.html'));
  }));

it('reports a client hook outside of an island where it is used', () =>
  withSite(
    { ...pages, 'components/counter.jsx': String(pages['components/counter.jsx']).replace(`'use client';\n`, '') },
    async ({ build }) => {
      const [mistake] = (await build()).diagnostics;
      expect(mistake?.message).toBe(
        `Counter uses useState, which works only in a module that begins with 'use client'`,
      );
      expect(mistake).toMatchObject({ file: 'content/en/live.mdx', position: { line: 5 } });
    },
  ));

it('built-in components can be used in custom components, but not in islands', () =>
  withSite(
    {
      ...pages,
      'components/steps.jsx': `import { Steps } from 'docsgen/components';
export const All = () => <Steps><ol><li><p>First</p></li></ol></Steps>;
`,
      'content/en/all.mdx': `import { All } from '../../components/steps.jsx';\n\n# All\n\n<All />\n`,
    },
    async ({ build, write }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expect(built.read('all/index.html')).toMatch(/<ol class="procedure"/);
      await write({
        'components/steps.jsx': `'use client';
import { Steps } from 'docsgen/components';
export const All = () => <Steps><ol><li><p>First</p></li></ol></Steps>;
`,
      });
      expect((await build()).diagnostics.map(({ message }) => message)).toEqual([
        `<Steps> cannot be rendered by a 'use client' module: pass it in as children instead`,
      ]);
    },
  ));

const linked: SiteLiteral = {
  'site.config.yaml': 'title: Harbour\nbaseUrl: /docs/\nlocales: [{ code: en }, { code: fr }]\n',
  'content/en/index.md': '# Home\n\n## Here\n',
  'content/fr/index.md': '# Accueil\n\n## Ici\n',
  'static/a.txt': 'a',
  'static/b.png': 'b',
  'components/links.jsx': `'use client';
const right = ['/docs/', '/docs/fr/', '../#here', '/docs/index.html#here', '#here', '?a', '/docs/a.txt', '/docs/sitemap.xml', 'https://a.example'];
const wrong = ['/', './index.md', '/docs/nowhere/', '../#nowhere'];
const link = (href) => <li key={href}><a href={href}>{href}</a></li>;
export const Links = () => <ul id="here">{right.map(link)}{wrong.map(link)}<img src="/docs/b.png" alt="" /></ul>;
`,
  'content/en/a.mdx': `import { Links } from '@site/components/links'

# A

<Links />

<Links client="only"><Fallback>[Home](./index.md) <a href="/docs/nope">No</a></Fallback></Links>
`,
};

it('links in islands are checked and unchanged, and links in a Fallback are processed like others', () =>
  withSite(linked, async ({ build, write }) => {
    const told = (await build()).diagnostics.map(({ position, message }) => `${position?.line} ${message}`);
    const nowhere = ['./index.md', '/', '/docs/nowhere/'].map((href) => `5 Broken link: ${href} does not exist`);
    expect(told).toEqual([
      ...nowhere,
      '5 Broken link: there is no anchor #nowhere on the page /',
      '7 Broken link: /docs/nope does not exist',
    ]);
    await write({
      'components/links.jsx': `'use client';\nexport const Links = () => <a href="/docs/">x</a>;\n`,
      'content/en/a.mdx': String(linked['content/en/a.mdx']).replace('/docs/nope', './b.md'),
      'content/en/b.md': '# B\n',
    });
    const built = await build();
    expect(built.diagnostics).toEqual([]);
    const hrefs = (path: string): readonly (string | undefined)[] =>
      (built.read(path).match(/<docsgen-island.*<\/docsgen-island>/s) ?? [])
        .flatMap((html) => parseHtml(html).all('a'))
        .map(({ attributes }) => attributes.href);
    expect(hrefs('a/index.html')).toEqual(['/docs/', '/docs/', '/docs/b/']);
    expect(hrefs('fr/a/index.html')).toEqual(['/docs/', '/docs/fr/', '/docs/fr/b/']);
  }));
