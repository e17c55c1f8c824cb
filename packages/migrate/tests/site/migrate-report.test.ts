// Output of a migration: problems that the old site already had, replacements of sidebars, and the selected folder.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withSite } from '../../../../tests/site/site.ts';
import { readFolder } from '../../../../tests/site/site-files.ts';
import { runMigrate } from './run-migrate.ts';

const old = {
  'old/docusaurus.config.js': `module.exports = {
  title: 'Harbour', url: 'https://harbour.example', baseUrl: '/', onBrokenLinks: 'warn',
  presets: [['classic', {}]],
};`,
  'old/docs/intro.md': `# Intro

[One](./nothing.md), [two](/docs/never), [three](papers#none), [four](../gone-too), ![A](./none.png).

[Kept](./papers.md#first), [page](/imprint), [file](/files/a.txt).
`,
  'old/docs/papers.md': '# Papers\n\n## First\n',
  'old/src/pages/imprint.md': '# Imprint\n',
  'old/static/files/a.txt': 'A\n',
};

const migrate = (root: string, ...options: string[]) => runMigrate(['docusaurus', 'old', ...options], root);

it('links that the original site also had are warnings of the new site', { tags: ['long'] }, () =>
  withSite(old, async ({ root }) => {
    const { code, stdout } = await migrate(root);
    expect(code).toBe(0);
    const [, found = ''] = stdout.split('docsgen check of the new site: 0 errors, 5 warnings\n');
    for (const href of ['nothing.md', '/docs/never', '#none', 'gone-too', 'none.png']) expect(found).toContain(href);
    const files = await readFolder(join(root, 'old-docsgen'));
    expect(String(files.get('migration-report.txt'))).toContain('/docs/never');
    const { checks } = parse(String(files.get('site.config.yaml')));
    expect(checks).toEqual({ anchors: 'warning', images: 'warning', links: 'warning' });
    expect((await migrate(root, '--reporter', 'json')).stdout).toContain('"code": "broken-anchor"');
  }),
);

it.each([
  ['throws', 'sidebars.js', "throw new Error('No list');\n", 'The sidebars file cannot be run: '],
  ['is not valid JavaScript', 'sidebars.js', 'module.exports = {\n', 'The sidebars file cannot be read: '],
  ['is not valid JSON', 'sidebars.json', '{ "docs": [\n', 'sidebars.json'],
])('a sidebars file that %s is reported with its replacement', (_name, path, text, words) => {
  const sidebars = old['old/docusaurus.config.js'].replace('{}', `{ docs: { sidebarPath: './${path}' } }`);
  return withSite({ ...old, 'old/docusaurus.config.js': sidebars, [`old/${path}`]: text }, async ({ root }) => {
    const { stdout } = await migrate(root);
    expect(stdout).toContain(words);
    expect(stdout).toContain('Until then, the sidebar is generated from folders');
  });
});
