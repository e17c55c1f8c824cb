// The published package: installed next to docsgen, outside of the checkout.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForTests } from '../../../../tests/open-for-tests.ts';
import { installDocsgen, repository, runProgram } from '../../../../tests/site/installed.ts';
import { writeFiles } from '../../../../tests/site/site-files.ts';

const installed = openForTests(installDocsgen);

const page = '# Home\n\n```jsx live\n() => <b>well</b>\n```\n';

it('a site with live code needs the package, and builds with it', async () => {
  const { root, run } = installed;
  await writeFiles(root, { 'site.config.yaml': 'title: Live\n', 'content/en/index.md': page });
  await expect(run(['build'])).rejects.toThrow('Live code needs the package @docsgen/live-code [missing-package]');
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', root];
  const packed = await runProgram('npm', packing, join(repository, 'packages/live-code'));
  for (const path of ['LICENSE', 'README.md', 'dist/plugin.js', 'dist/client/frame.js', 'dist/LICENCES.txt'])
    expect(packed).toContain(`"${path}"`);
  expect(packed).not.toMatch(/"(src|tests)\//);
  const [tarball = ''] = (await readdir(root)).filter((name) => name.startsWith('docsgen-live-code-'));
  const install = ['install', '--save-dev', '--ignore-scripts', '--prefer-offline', '--no-audit', `./${tarball}`];
  await runProgram('npm', install, root);
  await writeFiles(root, { 'site.config.yaml': "title: Live\nplugins: ['@docsgen/live-code']\n" });
  await run(['build', '--strict']);
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const [, frame = ''] = /<docsgen-playground [^>]*data-frame="\/([^"]+)"/.exec(html) ?? [];
  expect(readFileSync(join(root, 'dist', frame), 'utf8')).toContain("'unsafe-eval'");
});
