// Plugins that render code blocks, with files for the articles that use them, UI strings and diagnostics.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { told } from '../../unit/model-of.ts';
import { runCommand } from '../run-command.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const pluginModule = pathToFileURL(
  fileURLToPath(new URL('../../../packages/generator/dist/plugin.js', import.meta.url)),
);

const plugin = `import { definePlugin } from 'docsgen/plugin';
export default definePlugin({
  name: 'tides',
  setup: ({ markdown, articleFiles, strings }) => {
    markdown({ codeBlocks: [{ name: './blocks.mjs', options: { unit: 'm' } }], remarkPlugins: ['./remark-tides.mjs'] });
    articleFiles({
      chart: './client/chart.ts',
      colors: './client/chart.css',
      later: './client/later.ts',
      frame: { frame: './client/frame.ts', styles: './client/frame.css', allowEval: true },
      components: { siteModule: ['components/tides', 'components/index'] },
      unused: './client/unused.ts',
    });
    strings({ en: { high: 'High tide', low: 'Low tide' }, es: { high: 'Pleamar', low: 'Bajamar' } });
  },
});
`;

const blocks = `export default (article, { unit }) => {
  let count = 0;
  return async ({ language, meta, code, element, placeOf }) => {
    if (language !== 'tides') return undefined;
    const wrong = code.split('\\n').findIndex((line) => !/^[\\d.]+$/.test(line)) + 1;
    if (wrong > 0) {
      article.report({ code: 'height', message: 'This is no height', hint: 'Use meters', severity: 'warning', ...placeOf(wrong, 2) });
      return element;
    }
    article.load('chart');
    article.load('colors');
    count += 1;
    const [frame, later, components] = ['frame', 'later', 'components'].map(article.urlOf);
    const properties = { id: \`tides-\${count}\`, dataFrame: frame, dataLater: later, dataComponents: components };
    const label = { type: 'text', value: \`\${meta} \${article.strings.high}: \${code} \${unit}\` };
    return { type: 'element', tagName: 'tide-chart', properties, children: [label, element] };
  };
};
`;

const remarkTides = `import { articleOf } from 'docsgen/plugin';
export default () => (tree, file) => {
  const article = articleOf(file);
  for (const [index, node] of tree.children.entries())
    if (node.type === 'leafDirective' && node.name === 'tide') {
      const { line, column } = node.position.start;
      article.report({ code: 'directive', message: \`No tide on \${article.lang} pages\`, line, column });
      tree.children[index] = { type: 'paragraph', children: [{ type: 'text', value: article.strings.low }] };
    }
};
`;

const site: SiteLiteral = {
  'site.config.yaml': `title: Harbour
locales: [{ code: es }, { code: en }]
host: netlify
plugins: [./plugins/tides/plugin.ts]
`,
  'node_modules/docsgen/package.json': '{ "type": "module", "exports": { "./plugin": "./plugin.js" } }',
  'node_modules/docsgen/plugin.js': `export { articleOf } from '${pluginModule.href}';\n`,
  'plugins/tides/plugin.ts': plugin,
  'plugins/tides/blocks.mjs': blocks,
  'plugins/tides/remark-tides.mjs': remarkTides,
  'plugins/tides/client/chart.ts': "import { depth } from './depth';\ncustomElements.define('tide-chart', depth);\n",
  'plugins/tides/client/depth.ts': 'export const depth: typeof HTMLElement = class extends HTMLElement {};\n',
  'plugins/tides/client/chart.css': 'tide-chart { display: block; }\n',
  'plugins/tides/client/later.ts': 'export const later: number = 1;\n',
  'plugins/tides/client/frame.ts': 'parent.postMessage(eval("1"), "*");\n',
  'plugins/tides/client/frame.css': 'body { margin: 0; }\n',
  'plugins/tides/client/unused.ts': 'export {};\n',
  'components/index.jsx': "import { useState } from 'react';\nexport const Buoy = () => useState(1)[0];\n",
  'content/es/index.md': '# Puerto\n',
  'content/es/one.md': '# Uno\n\n```tides Husum\n1.5\n```\n\n```js\nlet a;\n```\n',
  'content/en/one.md': '# One\n\n- List\n\n  ```tides\n  2\n  ```\n',
};

const article = (built: BuiltSite, path: string): string => built.read(path).split('</main>')[0] ?? '';
const attribute = (html: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';

it('a plugin renders a code block, with files that only the pages with such blocks load', async () => {
  await withSite(site, async ({ build }) => {
    const built = await build();
    expect(built.diagnostics).toEqual([]);
    const html = article(built, 'one/index.html');
    expect(html).toMatch(/<tide-chart id="tides-1"[^>]*>Husum Pleamar: 1\.5 m<figure class="code">/);
    expect(html).toMatch(/<link rel="stylesheet article" href="\/assets\/colors\.[0-9a-f]{8}\.css"/);
    expect(html).toMatch(/<script type="module" src="\/assets\/chart\.[0-9a-f]{8}\.js"/);
    expect(article(built, 'en/one/index.html')).toContain('High tide: 2 m');
    expect(article(built, 'index.html')).not.toMatch(/chart|colors/);
    expect(built.files().filter((path) => /unused|later|components/.test(path))).toHaveLength(2);
    expect(built.read(attribute(html, 'data-later').slice(1))).toMatch(/^var \w=1;export\{\w as later\};\n$/);
  });
});

it('a frame has its own policy, and a module of the site gets React from the frame', async () => {
  await withSite(site, async ({ build }) => {
    const built = await build();
    const html = article(built, 'one/index.html');
    const frame = attribute(html, 'data-frame');
    expect(built.read(frame.slice(1))).toContain('<style>body{margin:0}</style>');
    expect(built.read('_headers')).toMatch(
      new RegExp(`${frame}\\n +Content-Security-Policy: default-src 'none'.*'unsafe-eval'`),
    );
    const { code } = JSON.parse(built.read(attribute(html, 'data-components').slice(1)));
    const exported = new Function('runtime', code)({ react: { useState: () => ['afloat'] } });
    expect(exported.Buoy()).toBe('afloat');
  });
});

it('libraries of a frame run before its script, and a missing library is an error', async () => {
  const withLibrary = plugin.replace('allowEval: true', "allowEval: true, libraries: ['vendor/tide-table.js']");
  const files = { ...site, 'plugins/tides/plugin.ts': withLibrary };
  const frameOf = (built: BuiltSite): string =>
    built.read(attribute(article(built, 'one/index.html'), 'data-frame').slice(1));
  await withSite(files, async ({ build, write }) => {
    const { diagnostics } = await build({ cache: true });
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['plugin', "Plugin 'tides': file not found: vendor/tide-table.js"],
    ]);
    await write({ 'vendor/tide-table.js': 'var heights = [1];' });
    const built = await build({ cache: true });
    expect(built.diagnostics).toEqual([]);
    expect(frameOf(built)).toMatch(/var heights = \[1\];\n;[^<]*parent\.postMessage/);
    await write({ 'vendor/tide-table.js': 'var heights = [2];' });
    expect(frameOf(await build({ cache: true }))).toContain('var heights = [2];');
  });
});

it('problems in an article have the code of the plugin and a position, and the level of the site', async () => {
  const wrong = { ...site, 'content/es/one.md': '# Uno\n\n- Lista\n\n  ```tides\n  1.5\n  two\n  ```\n\n::tide{}\n' };
  await withSite(wrong, async ({ build, write }) => {
    const { diagnostics, read } = await build();
    const shown = diagnostics.map(({ code, severity, file, position }) => ({ code, severity, file, position }));
    expect(shown).toEqual([
      { code: 'tides/height', severity: 'warning', file: 'content/es/one.md', position: { line: 7, column: 4 } },
      { code: 'tides/directive', severity: 'error', file: 'content/es/one.md', position: { line: 10, column: 1 } },
    ]);
    expect(diagnostics[0]?.hint).toBe('Use meters');
    expect(() => read('one/index.html')).toThrow();
    await write({
      'site.config.yaml': `${site['site.config.yaml']}`
        .replace('[./p', '[{ level: warning, name: ./p')
        .replace('.ts]', '.ts }]'),
    });
    const second = await build();
    expect(second.diagnostics.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(second.read('one/index.html')).toContain('<p>Bajamar</p>');
  });
});

it('a site overrides strings of a plugin, and unknown strings are reported', async () => {
  const own = { 'strings/es.yaml': 'tides:\n  high: Marea alta\n  hight: Alta\n' };
  await withSite({ ...site, ...own }, async ({ build, write }) => {
    const { diagnostics } = await build();
    expect(diagnostics.map(({ message, position }) => [message, position?.line])).toEqual([
      ["Unknown UI string 'tides.hight'", 3],
    ]);
    await write({ 'strings/es.yaml': 'tides:\n  high: Marea alta\n' });
    const built = await build();
    expect(article(built, 'one/index.html')).toContain('Husum Marea alta: 1.5 m');
  });
});

it('articles and files are cached until the code of the plugin changes', async () => {
  await withSite(site, async ({ build, write }) => {
    const before = await build({ cache: true });
    const cached = await build({ cache: true });
    expect(cached.rendered).toBe(0);
    expect(article(cached, 'one/index.html')).toBe(article(before, 'one/index.html'));
    await write({ 'plugins/tides/client/depth.ts': 'export const depth: typeof HTMLElement = HTMLElement;\n' });
    const script = (built: BuiltSite): string => attribute(article(built, 'one/index.html'), 'src');
    const changed = await build({ cache: true });
    expect(script(changed)).not.toBe(script(before));
    await write({ 'plugins/tides/blocks.mjs': blocks.replace('unit}', 'unit}!') });
    // This process has already loaded the module, so its output is the same, but it is used again.
    expect((await build({ cache: true })).rendered).toBeGreaterThan(0);
  });
});

it('errors in files of a plugin, and wrong arguments, are reported', async () => {
  const broken = { ...site, 'plugins/tides/client/chart.ts': 'const = 1;\n' };
  await withSite(broken, async ({ build }) => {
    const { diagnostics } = await build();
    expect(diagnostics.map(({ code, file, position }) => [code, file, position?.line])).toEqual([
      ['plugin', 'plugins/tides/client/chart.ts', 1],
    ]);
  });
  await withSite(
    { ...site, 'plugins/tides/blocks.mjs': blocks.replace("load('chart')", "load('cart')") },
    async ({ build }) => {
      const { diagnostics } = await build();
      expect(diagnostics[0]?.message).toContain("failed: 'cart' is not in articleFiles()");
    },
  );
  const invalid = plugin.replace("'./client/chart.ts'", "'chart.ts'");
  await withSite({ ...site, 'plugins/tides/plugin.ts': invalid }, async ({ build }) => {
    const { diagnostics } = await build();
    expect(told(diagnostics).join()).toContain('Invalid argument of articleFiles()');
  });
});

it('`docsgen check` and the development server compile the same articles', async () => {
  expect(readFileSync(pluginModule, 'utf8')).toContain('articleOf');
  await withSite(site, async ({ root }) => {
    const { code } = await runCommand(['check', root, '--strict']);
    expect(code).toBe(0);
  });
});
