// The examples of docs/guide/plugins.md, all of them in one site.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/guide/plugins.md', import.meta.url)), 'utf8');
const examples = Object.fromEntries(
  [...page.matchAll(/^```[tj]sx? title="([^"]+)"\n([\s\S]*?)^```/gm)].map(([, path = '', text = '']) => [path, text]),
);
const plugins = Object.keys(examples).filter((path) => path.endsWith('.ts'));

const site = {
  ...examples,
  'site.config.yaml': `title: Examples
locales: [{ code: en }, { code: es }]
plugins: [${plugins.map((path) => `./${path}`).join(', ')}]
support: { email: help@example.com }
markdown: { remarkPlugins: [{ name: ./plugins/remark-dash.mjs, options: { dash: ' – ' } }] }
`,
  'data/terms.yaml': 'buoy: A sign that floats.\nknot:\n',
  'content/en/index.md': '# Home\n\nSee [the buoy](terms/buoy.md) -> there -- now.\n\n## Why?\n\n## Stop.\n',
  'content/en/notes.mdx': '# Notes\n\n<Note by="me" />\n',
  'plugins/tides/chart.ts': 'export {};\n',
  'plugins/tides/chart.css': 'tide-chart { display: block; }\n',
  'plugins/tides/data.ts': 'export const data = [1];\n',
  'content/en/tides.md': '# Tides\n\n```tides\n2.5\n```\n',
  'content/en/plan.md': '---\nstatus: proposal\n---\n\n# Plan\n',
};

it('the examples of the plugin guide do what the guide describes', async () => {
  expect(plugins).toHaveLength(8);
  await withSite(site, async ({ build, write, root }) => {
    const { diagnostics } = await build();
    expect(diagnostics.map(({ code, file, position }) => [code, file, position?.line, position?.column])).toEqual([
      ['headings/stop', 'content/en/index.md', 7, 8],
      ['terms/meaning', 'data/terms.yaml', 2, 1],
    ]);
    await write({ 'data/terms.yaml': 'buoy: A sign that floats.\n' });
    const built = await build();
    const home = built.read('index.html');
    expect(home).toContain('<meta name="robots" content="max-image-preview:large"/>');
    expect(home).toContain('<a href="/terms/buoy/">the buoy</a> → there – now');
    expect(home).not.toContain('proposal');
    expect(built.read('plan/index.html')).toContain('<meta name="status" content="proposal"/>');
    expect(built.read('plan/index.html')).toContain('noindex');
    expect(built.read('notes/index.html')).toContain('<small>Noted by me</small>');
    expect(built.read('es/terms/buoy/index.html')).toContain('A sign that floats.');
    expect(built.read('tides/index.html')).toMatch(/<tide-chart data-url="[^"]+">High tide:<figure class="code">/);
    expect(built.read('es/tides/index.html')).toContain('High tide:');
    expect(JSON.parse(built.read('support.json'))).toEqual({ email: 'help@example.com', hours: 'day' });
    expect(built.read('titles.txt').split('\n')).toContain('/terms/buoy/ buoy');
    expect((await runCommand(['titles', '--long'], root)).stdout).toContain('buoy: A sign that floats.\n');
  });
});
