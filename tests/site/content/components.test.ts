// The site's components on its pages: rendered in Node, with their styles and scripts, and reused by later builds.
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countBundling } from '../count-bundling.ts';
import { type BuildOptions, type BuiltSite, type Site, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': 'title: Site\nbaseUrl: /docs/\n',
  'content/en/index.md': '# Home\n\nPlain.\n',
  'content/en/chart.mdx': "import Chart from '../../components/chart'\n\n# Chart\n\n<Chart size={3} />\n",
  'content/en/old.mdx': "import { format } from 'old'\n\n# Old\n\n{format('package')}\n",
  'node_modules/old/package.json': '{"name":"old","version":"1.0.0","main":"old.js"}',
  'node_modules/old/old.js': "require('node:path'); exports.format = (text) => text + '!';",
  'content/en/counter.mdx':
    'import { Counter } from \'@site/components/counter\'\n\n# Counter\n\n<Counter start={2} client="load" />\n',
  'components/chart.tsx': `import logo from './logo.svg';
import { unit } from './unit';
import './chart.css';
export default ({ size }: { size: number }) => <p><img src={logo} alt="Logo" /><b>{size} {unit}</b></p>;`,
  'components/unit.ts': "export const unit = 'kg';",
  'components/chart.css': '.chart { color: red }',
  'components/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'components/counter.tsx': `'use client';
import { useState } from 'react';
import { button } from './counter.module.css';
export function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return <button className={button} onClick={() => setCount(count + 1)}>{count} times</button>;
}`,
  'components/counter.module.css': '.button { color: blue }',
};

interface CountedBuild extends BuiltSite {
  /** Number of times that components were compiled. */
  readonly bundled: number;
}

async function counted({ build }: Site, options: BuildOptions = {}): Promise<CountedBuild> {
  const { built, bundled } = await countBundling(() => build(options));
  return { ...built, bundled };
}

function assetsOf({ files }: BuiltSite): readonly string[] {
  return files().filter((path) => /^assets\/(chart|counter|components-counter|logo)\./.test(path));
}

/** Names of files without their hashes. */
function plain(paths: readonly string[]): readonly string[] {
  return paths.map((path) => path.replace(/^assets\//, '').replace(/\.\w{8}\./, '.'));
}

function all({ files, read }: BuiltSite): readonly (readonly [string, string])[] {
  return files()
    .filter((path) => !path.startsWith('.docsgen'))
    .map((path) => [path, read(path)] as const);
}

describe('a page with components', () => {
  it('components are rendered with their styles and scripts, which other pages do not load', () =>
    withSite(site, async (opened) => {
      const built = await counted(opened);
      expect(built.diagnostics).toEqual([]);
      expect(plain(assetsOf(built))).toEqual(['chart.css', 'components-counter.js', 'counter.css', 'logo.svg']);
      const chart = built.read('chart/index.html');
      expect(chart).toMatch(
        /<img[^>]* src="\/docs\/assets\/logo\.\w{8}\.svg" width="4" height="4" alt="Logo"><b>3 kg<\/b>/,
      );
      expect(chart).toMatch(/href="\/docs\/assets\/chart\.\w{8}\.css"/);
      expect(chart).not.toMatch(/counter\.\w{8}|docsgen-island/);
      const counter = built.read('counter/index.html');
      expect(counter).toMatch(/<button class="counter_\w+_button">2(<!-- -->)? times<\/button>/);
      expect(counter).toMatch(/data-src="\/docs\/assets\/components-counter\.\w{8}\.js"/);
      expect(counter).toMatch(/href="\/docs\/assets\/counter\.\w{8}\.css"/);
      expect(built.read('old/index.html')).toContain('package!</article>');
      expect(built.read('index.html')).not.toMatch(/chart\.\w{8}\.css|counter\.\w{8}/);
    }));

  it('threads, shards and caches do not change the output of components', { tags: ['long'] }, () =>
    withSite(site, async (opened) => {
      const once = all(await opened.build());
      expect(all(await opened.build({ out: 'b', jobs: 2 }))).toEqual(once);
      expect(all(await opened.build({ out: 'c', cache: true }))).toEqual(once);
      expect((await opened.verify({ out: 'c' })).diagnostics).toEqual([]);
      for (const index of [1, 2]) await opened.build({ out: `s${index}`, shard: { index, count: 2 } });
      const merged = await opened.merge(['s1', 's2'], { out: 'm' });
      expect(merged.diagnostics).toEqual([]);
      expect(all(merged)).toEqual(once);
    }),
  );
});

describe('a second build', () => {
  it('a second build compiles no component and renders no page', () =>
    withSite(site, async (opened) => {
      const first = await counted(opened, { cache: true });
      const second = await counted(opened, { cache: true });
      expect([first.bundled, second.bundled, second.rendered]).toEqual([1, 0, 0]);
      expect(all(second)).toEqual(all(first));
    }));

  it('only pages whose components have changed are rendered again', () =>
    withSite(site, async (opened) => {
      await counted(opened, { cache: true });
      await opened.write({ 'components/unit.ts': "export const unit = 'tons';" });
      const second = await counted(opened, { cache: true });
      expect([second.bundled, second.rendered]).toEqual([1, 1]);
      expect(second.read('chart/index.html')).toContain('3 tons');
      expect((await opened.verify()).diagnostics).toEqual([]);
    }));

  it('changed styles, scripts and images of components are published, and pages refer to them', () =>
    withSite(site, async (opened) => {
      const before = await counted(opened, { cache: true });
      await opened.write({
        'components/chart.css': '.chart { color: green }',
        'components/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="4"/>',
        'components/counter.tsx': String(site['components/counter.tsx']).replace('count + 1', 'count + 2'),
      });
      const after = await counted(opened, { cache: true });
      expect(plain(assetsOf(after))).toEqual(plain(assetsOf(before)));
      expect(assetsOf(after).filter((path) => assetsOf(before).includes(path))).toHaveLength(1);
      for (const path of assetsOf(after)) {
        const page = /chart|logo/.test(path) ? 'chart' : 'counter';
        expect(after.read(`${page}/index.html`)).toContain(path);
      }
      expect((await opened.verify()).diagnostics).toEqual([]);
    }));

  it('components are compiled again without a cache, with force, and for another base URL', () =>
    withSite(site, async (opened) => {
      const first = await counted(opened, { cache: true });
      await opened.remove('.docsgen/cache');
      const second = await counted(opened, { cache: true });
      const forced = await counted(opened, { cache: true, force: true });
      await opened.write({ 'site.config.yaml': 'title: Site\nbaseUrl: /\n' });
      const moved = await counted(opened, { cache: true });
      expect([second, forced, moved].map(({ bundled }) => bundled)).toEqual([1, 1, 1]);
      expect(all(second)).toEqual(all(first));
      expect(moved.read('chart/index.html')).toContain('src="/assets/logo.');
    }));

  it('files that no page uses any more are removed', () =>
    withSite(site, async (opened) => {
      await counted(opened, { cache: true });
      for (const name of ['chart', 'counter', 'old']) await opened.write({ [`content/en/${name}.mdx`]: '# Plain\n' });
      const second = await counted(opened, { cache: true });
      expect(second.bundled).toBe(0);
      expect(assetsOf(second)).toEqual([]);
    }));
});

describe('an error in a component', () => {
  it('a syntax error in a component is reported once, next to errors of pages', () =>
    withSite(
      {
        ...site,
        'components/unit.ts': 'export const unit = ;',
        'content/en/again.mdx': "import Chart from '../../components/chart'\n\n# Again\n\n<Chart size={3} />\n",
        'content/en/index.md': '# Home\n\n[Lost](lost.md)\n',
      },
      async (opened) => {
        const { diagnostics, published } = await opened.build();
        expect(diagnostics.map(({ code, file, position }) => [code, file, position?.line, position?.column])).toEqual([
          ['component', 'components/unit.ts', 1, 21],
          ['broken-link', 'content/en/index.md', 3, 1],
        ]);
        expect(published).toBeUndefined();
      },
    ));

  it('an error while a component is loaded is reported at the import, with the line that failed', () =>
    withSite(
      { ...site, 'components/unit.ts': 'const units: string[] = [];\nexport const unit = units[0].length;' },
      async (opened) => {
        const { diagnostics } = await opened.build();
        const [message, reason] = ['Could not load ../../components/chart', "reading 'length'"];
        expect(diagnostics).toMatchObject([{ file: 'content/en/chart.mdx', position: { line: 1, column: 1 } }]);
        expect(diagnostics[0]?.message).toContain(message);
        expect(diagnostics[0]?.message).toContain(reason);
        expect(diagnostics[0]?.hint).toContain('components/unit.ts:2:');
      },
    ));

  it('a check reports errors of components without writing files', () =>
    withSite({ ...site, 'components/unit.ts': 'export const unit = ;' }, async (opened) => {
      const { diagnostics } = await opened.build({ isCheck: true });
      expect(diagnostics.map(({ code }) => code)).toEqual(['component']);
      expect(existsSync(join(opened.root, '.docsgen'))).toBe(false);
    }));
});

describe('the script budget', () => {
  const budget = (limit: number): SiteLiteral => ({
    ...site,
    'site.config.yaml': `title: Site\nbudgets: { script: ${limit} }\n`,
  });

  it('the script budget is checked for the page with the largest islands, which are listed', () =>
    withSite(budget(1), async (opened) => {
      const [everywhere] = (await opened.build({ isCheck: true })).diagnostics;
      const [, size = ''] = /loads ([\d.]+) kB/.exec(everywhere?.message ?? '') ?? [];
      await opened.write(budget(Number(size) + 0.1));
      const [heaviest, ...others] = (await opened.build({ isCheck: true })).diagnostics;
      expect(others).toEqual([]);
      expect(heaviest).toMatchObject({ code: 'budget', file: 'site.config.yaml', position: { line: 2 } });
      expect(heaviest?.message).toContain(`the limit is ${Number(size) + 0.1} kB`);
      expect(heaviest?.related.map(({ message, file }) => [message.replace(/^[\d.]+/, 'n'), file])).toContainEqual([
        'n kB for components/counter.tsx',
        'content/en/counter.mdx',
      ]);
      await opened.write(budget(Number(size) + 100));
      expect((await opened.build({ isCheck: true })).diagnostics).toEqual([]);
    }));

  it('pages of the reference site without islands load at most 85 kB of JavaScript', () =>
    withSite({}, async ({ root, write, build }) => {
      const repository = fileURLToPath(new URL('../../..', import.meta.url));
      for (const name of ['content', 'components', 'static'])
        await cp(join(repository, name), join(root, name), { recursive: true });
      const config = await readFile(join(repository, 'site.config.yaml'), 'utf8');
      await write({ 'site.config.yaml': config.replace(/script: \d+/, 'script: 85') });
      const [heaviest, ...others] = (await build({ isCheck: true })).diagnostics;
      expect(others).toEqual([]);
      // Otherwise the message starts with "Every page".
      expect(heaviest?.message).toMatch(/^A page loads [\d.]+ kB of JavaScript, the limit is 85 kB \(/);
      expect(heaviest?.related.map(({ file }) => file)).toContain('content/es/api/webhooks/introduction.md');
    }));
});

describe('a component that is named like a JavaScript global', () => {
  const homeOf = async (page: string, check: (html: string) => void): Promise<void> => {
    const files = {
      'site.config.yaml': 'title: Site\n',
      'content/en/index.mdx': page,
      'components/index.tsx':
        'export const Map = () => <em>component</em>;\nMap.Item = ({ of }) => <em>item of {of.size}</em>;',
      'components/other.tsx': "export const Map = { size: 'own' };",
    };
    await withSite(files, async ({ build }) => {
      const { diagnostics, read } = await build();
      expect(diagnostics).toEqual([]);
      check(read('index.html'));
    });
  };

  it('a component named like a global is used in tags, and the global in expressions', async () => {
    const page = "# Home\n\n{new Map([['a', 1]]).size} entry\n\n<Map />\n\n{[1].map((each) => <Map key={each} />)}\n";
    await homeOf(page, (html) => {
      expect(html).toContain('1 entry');
      expect(html.match(/<em>component<\/em>/g)).toHaveLength(2);
    });
  });

  it('a member of a component named like a global is used in tags, inside and outside of expressions', async () => {
    await homeOf(
      '# Home\n\n<Map.Item of={new Map()} />\n\n{[new Map([[1, 1]])].map((of) => <Map.Item of={of} key={1} />)}\n',
      (html) => {
        expect(html).toContain('<em>item of 0</em>');
        expect(html).toContain('<em>item of 1</em>');
      },
    );
  });

  it('an import of the page takes precedence over a global and a component with this name', async () => {
    const page = "import { Map } from '@site/components/other'\n\n# Home\n\nIt is {Map.size}.\n";
    await homeOf(page, (html) => expect(html).toContain('It is own.'));
  });
});
