// Compiled components of the previous build are reused while no input has changed.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Bundler, drawn, withComponents } from './bundle.ts';

const site = {
  'content/a.mdx': "import Chart from '../components/chart'\n\n<Chart />",
  'components/chart.tsx': `import { unit } from './unit'; import { scale } from 'scale'; import './chart.css';
    export default () => <b>{scale(2)} {unit}</b>;`,
  'components/unit/index.ts': `export const unit = 'kg';`,
  'components/chart.css': '.chart { color: red }',
  'node_modules/scale/package.json': '{"name":"scale","version":"1.0.0","main":"a.js"}',
  'node_modules/scale/a.js': 'exports.scale = (n) => n * 2;',
};

const chart = 'content/a.mdx ../components/chart';

async function html({ bundle }: Bundler): Promise<{ readonly html: string; readonly runs: number }> {
  const { of, runs } = await bundle();
  return { html: await drawn(of('content/a.mdx')?.imports[chart]), runs };
}

describe('a second build', () => {
  it('returns the same components in the second build without starting esbuild', () =>
    withComponents(site, async ({ bundle }) => {
      const first = await bundle();
      const second = await bundle();
      expect([first.runs, second.runs]).toEqual([1, 0]);
      expect(second.of('content/a.mdx')).toEqual(first.of('content/a.mdx'));
      expect([...second.articleFiles.keys()]).toEqual(['styles:components/chart.tsx']);
      expect(String(second.articleFiles.get('styles:components/chart.tsx')?.content)).toBe('.chart{color:red}');
    }));

  it.each<readonly [string, Record<string, string>, string]>([
    ['a module that a component imports', { 'components/unit/index.ts': `export const unit = 't';` }, '4 t'],
    ['a package', { 'node_modules/scale/a.js': 'exports.scale = (n) => n * 3;' }, '6 kg'],
    [
      'the main file of a package',
      {
        'node_modules/scale/b.js': 'exports.scale = (n) => n;',
        'node_modules/scale/package.json': '{"name":"scale","version":"1.0.0","main":"b.js"}',
      },
      '2 kg',
    ],
    ['the file that an import resolves to', { 'components/unit.ts': `export const unit = 'g';` }, '4 g'],
  ])('recompiles everything after a change of %s', (_what, change, expected) =>
    withComponents(site, async (bundler) => {
      expect(await html(bundler)).toEqual({ html: '<b>4 kg</b>', runs: 1 });
      const before = (await bundler.bundle()).of('content/a.mdx')?.hash;
      await bundler.write(change);
      expect(await html(bundler)).toEqual({ html: `<b>${expected}</b>`, runs: 1 });
      expect((await bundler.bundle()).of('content/a.mdx')?.hash).not.toBe(before);
    }),
  );

  it('recompiles damaged and missing files', () =>
    withComponents(site, async (bundler) => {
      await bundler.bundle();
      const folder = join(bundler.root, '.docsgen/cache/components');
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
      expect(names.length).toBeGreaterThan(3);
      for (const name of names) {
        writeFileSync(join(folder, name), 'damaged');
        expect(await html(bundler), name).toEqual({ html: '<b>4 kg</b>', runs: 1 });
        rmSync(join(folder, name));
        expect(await html(bundler), name).toEqual({ html: '<b>4 kg</b>', runs: 1 });
      }
      expect((await bundler.bundle()).runs).toBe(0);
    }));

  it('removes old components if the cache exceeds its limit', () =>
    withComponents(site, async ({ root, bundle, write }) => {
      await bundle();
      const folder = join(root, '.docsgen/cache/components');
      const before = readdirSync(folder);
      writeFileSync(join(folder, 'old.mjs'), Buffer.alloc(101_000_000));
      await write({ 'components/unit/index.ts': `export const unit = 't';` });
      await bundle();
      const after = readdirSync(folder);
      expect(after).not.toContain('old.mjs');
      expect(after.filter((name) => !before.includes(name)).length).toBeGreaterThan(0);
      expect((await bundle()).runs).toBe(0);
    }));

  it('does not reuse components compiled for another base URL', () =>
    withComponents(site, async ({ bundle }) => {
      await bundle();
      const moved = await bundle({ baseUrl: '/docs/' });
      expect(moved.runs).toBe(1);
      expect((await bundle()).runs).toBe(0);
    }));
});
