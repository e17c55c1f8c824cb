// The published package: installed next to docsgen, outside of the checkout.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForTests } from '../../../../tests/open-for-tests.ts';
import { installDocsgen, repository, runProgram } from '../../../../tests/site/installed.ts';
import { writeFiles } from '../../../../tests/site/site-files.ts';

const installed = openForTests(installDocsgen);

it('a site with formulas needs the package, and builds with it', async () => {
  const { root, run } = installed;
  await writeFiles(root, {
    'site.config.yaml': 'title: Math\n',
    'content/en/index.md': '# Home\n\nFor $5 and $10.\n',
    'content/en/formulas.md': '# Formulas\n\nEnergy is $E = mc^2$.\n\n```math\n\\frac{1}{2}\n```\n',
  });
  await expect(run(['build'])).rejects.toThrow('Math needs the package @docsgen/math [missing-package]');
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', root];
  const packed = await runProgram('npm', packing, join(repository, 'packages/math'));
  for (const path of ['LICENSE', 'README.md', 'dist/plugin.js', 'dist/math.css', 'dist/LICENCES.txt'])
    expect(packed).toContain(`"${path}"`);
  expect(packed).not.toMatch(/"(src|tests)\//);
  const [tarball = ''] = (await readdir(root)).filter((name) => name.startsWith('docsgen-math-'));
  const install = ['install', '--save-dev', '--ignore-scripts', '--prefer-offline', '--no-audit', `./${tarball}`];
  await runProgram('npm', install, root);
  await writeFiles(root, { 'site.config.yaml': "title: Math\nplugins: ['@docsgen/math']\n" });
  await run(['build', '--strict']);
  const read = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');
  const html = read('formulas/index.html');
  expect(html.match(/<math[ >]/g)).toHaveLength(2);
  const [, styles = ''] = /<link rel="stylesheet article" href="\/([^"]+)"/.exec(html) ?? [];
  expect(read(styles)).toContain('.math-display');
  expect(read('index.html')).not.toMatch(/<math[ >]|stylesheet article/);
});

it('init finds the package next to docsgen, and the new site installs it', async () => {
  const { root, run } = installed;
  await run(['init', 'new', '--packages', 'math', '--no-workflow']);
  const site = join(root, 'new');
  const { devDependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  expect(devDependencies['@docsgen/math']).toMatch(/^file:\.\.\/docsgen-math-[\d.]+\.tgz$/);
  await expect(run(['init', 'other', '--packages', 'live-code'])).rejects.toThrow('@docsgen/live-code does not exist');
  await runProgram('npm', ['install', '--ignore-scripts', '--prefer-offline', '--no-audit'], site);
  await writeFiles(site, { 'content/en/guide/formula.md': '# Formula\n\n$x^2$\n' });
  await runProgram('npm', ['run', 'build'], site);
  expect(readFileSync(join(site, 'dist/guide/formula/index.html'), 'utf8')).toContain('<msup>');
});
