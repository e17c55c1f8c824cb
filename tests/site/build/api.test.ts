// docsgen's API for other programs: problems are returned as data, nothing is printed unless requested, and the calling
// process is not affected.
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlainDiagnostic } from '../../../packages/generator/src/model/api.ts';
import { withSite } from '../site.ts';

type Api = typeof import('../../../packages/generator/src/api.ts');

const compiled = fileURLToPath(new URL('../../../packages/generator/dist/api.js', import.meta.url));
const { build, check, inspect, serve, UsageError }: Api = await import(compiled);

afterEach(() => {
  vi.restoreAllMocks();
});

const broken = { 'site.config.yaml': 'title: Harbour\n', 'content/en/index.md': '# Welcome\n\n[Lost](lost.md)\n' };
const mistake: PlainDiagnostic = {
  code: 'broken-link',
  severity: 'error',
  message: expect.stringContaining('lost.md'),
  file: 'content/en/index.md',
  line: 3,
  column: 1,
  hint: null,
  documentation: expect.stringMatching(/diagnostics\.md#broken-link$/),
  related: [],
};

it('an error is returned as JSON-compatible data, and nothing is written', () =>
  withSite(broken, async ({ root }) => {
    const results = [await build({ folder: root }), await check({ folder: root })];
    for (const result of results) {
      expect(result).toMatchObject({ version: 1, ok: false, errors: 1, warnings: 0, diagnostics: [mistake] });
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }
    expect(results[0]).toMatchObject({ published: null });
    await expect(serve({ folder: root })).rejects.toThrow(UsageError);
  }));

it('with strict, warnings are returned as errors', () =>
  withSite({ 'index.md': '# Welcome\n\n[Lost](lost.md)\n' }, async ({ root }) => {
    expect(await check({ folder: root })).toMatchObject({ ok: true, errors: 0, warnings: 1 });
    expect(await check({ folder: root, strict: true })).toMatchObject({ ok: false, errors: 1, warnings: 0 });
  }));

it('nothing is printed unless requested, and the process is unchanged', () =>
  withSite({ 'index.md': '# Welcome\n' }, async ({ root }) => {
    const written = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
    const listeners = (): readonly number[] =>
      ['SIGINT', 'SIGTERM', 'exit', 'uncaughtException'].map((name) => process.listenerCount(name));
    const [before, code] = [listeners(), process.exitCode];
    expect(await build({ folder: root, search: false })).toMatchObject({
      ok: true,
      published: { pages: 1, removed: 0 },
    });
    expect(await inspect({ folder: root })).toMatchObject({ ok: true, site: { pages: [{ title: 'Welcome' }] } });
    const { server } = await serve({ folder: root, port: 0 });
    await server?.close();
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect([listeners(), process.exitCode]).toEqual([before, code]);
    const lines: string[] = [];
    await check({ folder: root, verbose: true, print: (line) => lines.push(line) });
    expect(lines.join('\n')).toContain('Check links');
  }));

it('a site with plugins does not change process.exit and the handlers of the process', () =>
  withSite(
    {
      'site.config.yaml': 'title: Harbour\nplugins: [./plugin.ts]\nmarkdown: { remarkPlugins: [./remark.js] }\n',
      'content/en/index.md': '# Welcome\n',
      'plugin.ts': "export default { name: 'nothing', setup: () => ({}) };\n",
      'remark.js': 'export default () => () => {};\n',
    },
    async ({ root }) => {
      const events = ['uncaughtException', 'unhandledRejection', 'warning', 'beforeExit', 'exit', 'SIGINT', 'SIGTERM'];
      const listeners = (): readonly number[] => events.map((name) => process.listenerCount(name));
      const [before, { exit }] = [listeners(), process];
      for (const jobs of [2, 1])
        expect(await build({ folder: root, search: false, jobs })).toMatchObject({ ok: true, published: { pages: 1 } });
      expect(await check({ folder: root })).toMatchObject({ ok: true });
      expect(listeners()).toEqual(before);
      expect(process.exit).toBe(exit);
    },
  ));

it('an output folder that is not writable is an error with its location', () =>
  withSite({ 'index.md': '# Welcome\n' }, async ({ root }) => {
    const { ok, published, diagnostics } = await build({ folder: root, out: `${root}/index.md/dist`, search: false });
    expect([ok, published, diagnostics.map(({ code }) => code)]).toEqual([false, null, ['output']]);
  }));

it('invalid options are rejected with a message', () =>
  withSite({ 'index.md': '# Welcome\n' }, async ({ root }) => {
    await expect(build({ folder: `${root}/nowhere` })).rejects.toThrow(UsageError);
    await expect(build({ folder: root, jobs: 0 })).rejects.toThrow(/from 1 to 256/);
    await expect(build({ folder: root, out: root })).rejects.toThrow(/contains the site/);
  }));

it('a development server passes on the diagnostics whenever they change', () =>
  withSite({ ...broken, 'content/en/index.md': '# Welcome\n' }, async ({ root, write }) => {
    let found: readonly PlainDiagnostic[] | undefined;
    const { server } = await serve({ folder: root, port: 0, watch: true, onDiagnostics: (told) => (found = told) });
    try {
      expect(await (await fetch(server?.url ?? '')).text()).toContain('Welcome');
      await write({ 'site.config.yaml': 'title: Harbour\nbaseUrl: docs\n' });
      await expect.poll(() => found).toMatchObject([{ code: 'config', file: 'site.config.yaml', line: 2 }]);
      await write({ 'site.config.yaml': 'title: Harbour\n' });
      await expect.poll(() => found).toEqual([]);
    } finally {
      await server?.close();
    }
  }));
