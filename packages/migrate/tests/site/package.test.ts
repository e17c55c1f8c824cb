// The published package: installed next to docsgen, outside of the checkout, and in a migrated site.
import { readFileSync } from 'node:fs';
import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForTests } from '../../../../tests/open-for-tests.ts';
import { installDocsgen, repository, runProgram } from '../../../../tests/site/installed.ts';
import { writeFiles } from '../../../../tests/site/site-files.ts';

const installed = openForTests(installDocsgen);

const old = {
  'old/docusaurus.config.js': `module.exports = {
  title: 'Harbour', url: 'https://harbour.example', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { remarkPlugins: [require('remark-math')] } }]],
};`,
  'old/docs/intro.md': `# Intro

Energy is $E = mc^{2}$.

\`\`\`mermaid
graph LR
  Sea --> Quay
\`\`\`

\`\`\`jsx live
<b>Ahoy</b>
\`\`\`
`,
  'old/src/pages/index.js': `import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
export default function Home() {
  return <Layout title="Home"><h1>Harbour</h1><Link to="/docs/intro">Come in</Link></Layout>;
}
`,
};

const install = ['install', '--save-dev', '--ignore-scripts', '--prefer-offline', '--no-audit'];

it('docsgen explains how to get the package, and runs it as soon as it is installed', async () => {
  const { root, run } = installed;
  await writeFiles(root, old);
  await expect(run(['migrate', 'docusaurus', 'old', '--strict'])).rejects.toThrow(
    '\n  npx @docsgen/migrate docusaurus old --strict\n',
  );
  const folder = join(repository, 'packages/migrate');
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', root];
  const packed = await runProgram('npm', packing, folder);
  for (const path of ['LICENSE', 'README.md', 'bin/migrate.js', 'dist/cli.js', 'dist/LICENCES.txt'])
    expect(packed).toContain(`"${path}"`);
  expect(packed).not.toMatch(/"(src|tests)\//);
  for (const name of ['live-code', 'math', 'mermaid'])
    await runProgram('npm', packing, join(repository, 'packages', name));
  const tarballs = (await readdir(root)).filter((name) => /^docsgen-(migrate|live-code|math|mermaid)-/.test(name));
  await runProgram('npm', [...install, ...tarballs.map((name) => `./${name}`)], root);
  expect(await run(['migrate', 'docusaurus', 'old', '--dry-run'])).toContain('Dry run: nothing was written.');
});

it('a migrated site installs the packages that it uses and builds', async () => {
  const { root } = installed;
  await runProgram(join(root, 'node_modules/.bin/docsgen-migrate'), ['docusaurus', 'old', '--strict'], root);
  const site = join(root, 'old-docsgen');
  const { devDependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  expect(devDependencies).toEqual({
    docsgen: expect.stringMatching(/^file:\.\.\/docsgen-[\d.]+\.tgz$/),
    '@docsgen/live-code': expect.stringMatching(/^file:\.\.\/docsgen-live-code-[\d.]+\.tgz$/),
    '@docsgen/math': expect.stringMatching(/^file:\.\.\/docsgen-math-[\d.]+\.tgz$/),
    '@docsgen/mermaid': expect.stringMatching(/^file:\.\.\/docsgen-mermaid-[\d.]+\.tgz$/),
    '@docsgen/migrate': expect.stringMatching(/^file:\.\.\/docsgen-migrate-[\d.]+\.tgz$/),
  });
  await runProgram('npm', ['install', '--ignore-scripts', '--prefer-offline', '--no-audit'], site);
  await runProgram('npm', ['run', 'build'], site);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toMatch(/<a [^>]*href="\/docs\/intro\/"[^>]*>Come in/);
  const intro = readFileSync(join(site, 'dist/docs/intro/index.html'), 'utf8');
  for (const element of ['<msup>', '<figure class="diagram">', '<docsgen-playground']) expect(intro).toContain(element);
});

it('the components for migrated sites have types', { tags: ['long'] }, async () => {
  const { root } = installed;
  await symlink(join(repository, 'node_modules/@types/react'), join(root, 'node_modules/@types/react'));
  await writeFiles(root, {
    'uses.tsx': [
      "import { Admonition, Link, useColorMode } from '@docsgen/migrate/docusaurus';",
      'export const mode: "light" | "dark" = useColorMode().colorMode;',
      'export const one = <Admonition type="tip"><Link to="/docs">Docs</Link></Admonition>;',
      '// @ts-expect-error: there is no such property',
      'export const two = <Admonition kind="tip" />;',
      '',
    ].join('\n'),
  });
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--module', 'nodenext', '--types', ''];
  await runProgram(process.execPath, [compiler, ...options, 'uses.tsx'], root);
});
