// The published package: installed next to docsgen, outside of the checkout.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { openForTests } from '../../../../tests/open-for-tests.ts';
import { installDocsgen, repository, runProgram } from '../../../../tests/site/installed.ts';
import { writeFiles } from '../../../../tests/site/site-files.ts';

const installed = openForTests(installDocsgen);
const circle = 'flowchart TD\n  Begin --> Middle --> Last --> Middle\n  Last --> Begin\n';

it('a site with diagrams needs the package, and builds with it', async () => {
  const { root, run } = installed;
  await writeFiles(root, {
    'site.config.yaml': 'title: Diagrams\n',
    'content/en/index.md': '# Home\n',
    'content/en/flow.md': `# Flow\n\n\`\`\`mermaid\n${circle}\`\`\`\n`,
    'content/en/pie.md': '# Pie\n\n```mermaid\npie title Pets\n  "a" : 1\n```\n',
  });
  await expect(run(['build'])).rejects.toThrow(
    'A Mermaid diagram needs the package @docsgen/mermaid [missing-package]',
  );
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', root];
  const packed = await runProgram('npm', packing, join(repository, 'packages/mermaid'));
  for (const path of ['LICENSE', 'README.md', 'dist/plugin.js', 'dist/client/diagram.css', 'dist/LICENCES.txt'])
    expect(packed).toContain(`"${path}"`);
  expect(packed).not.toMatch(/"(src|tests)\//);
  const [tarball = ''] = (await readdir(root)).filter((name) => name.startsWith('docsgen-mermaid-'));
  const install = ['install', '--save-dev', '--ignore-scripts', '--prefer-offline', '--no-audit', `./${tarball}`];
  await runProgram('npm', install, root);
  await writeFiles(root, { 'site.config.yaml': "title: Diagrams\nplugins: ['@docsgen/mermaid']\n" });
  await run(['build']);
  const read = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');
  // The library for layouts is edited when it is bundled, so that a circle begins with its first node.
  const texts = selectAll('svg[role=img] text', fromHtml(read('flow/index.html')));
  const tops = texts.sort((a, b) => Number(a.properties['y']) - Number(b.properties['y'])).map((text) => textOf(text));
  expect(tops).toEqual(['Begin', 'Middle', 'Last']);
  expect(read('flow/index.html')).toContain('rel="stylesheet article"');
  expect(read('pie/index.html')).not.toMatch(/<docsgen-diagram|<svg[^>]* aria-label="Pets"/);
  // With Mermaid, the browser renders what the build cannot.
  await writeFiles(root, {
    'node_modules/mermaid/package.json': '{ "name": "mermaid", "version": "11.0.0" }',
    'node_modules/mermaid/dist/mermaid.min.js': 'globalThis.mermaid = { initialize() {}, async render() {} };',
  });
  await run(['build', '--strict']);
  const [, frame = ''] = /<docsgen-diagram[^>]* data-frame="\/([^"]+)"/.exec(read('pie/index.html')) ?? [];
  expect(read(frame)).toContain('globalThis.mermaid =');
  expect(read('index.html')).not.toMatch(/<svg[^>]* role="img"|stylesheet article/);
});
