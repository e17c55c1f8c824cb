// Tags of the documents of a Docusaurus site.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../../../tests/site/run-command.ts';
import { withSite } from '../../../../tests/site/site.ts';
import { readFolder, type SiteLiteral } from '../../../../tests/site/site-files.ts';
import { runMigrate } from './run-migrate.ts';

const site: SiteLiteral = {
  'old/docusaurus.config.js':
    "module.exports = { title: 'Mini', url: 'https://docs.example.com', baseUrl: '/', presets: [['classic', { blog: false }]] };\n",
  'old/package.json': '{ "dependencies": { "@docusaurus/core": "3.0.0" } }\n',
  'old/src/pages/index.md': '# Home\n',
  'old/docs/a.md': '---\ntags: [Node.js, api, { label: Two Words, permalink: /zwei }]\n---\n# A\n',
  'old/docs/b.md': '---\ntags:\n  - api\n---\n# B\n',
  'old/docs/tags.yml': 'api: { label: API, permalink: /the-api, description: All of it. }\n',
};

it('document tags are preserved with their labels, and their URLs are kept or redirected', () =>
  withSite(site, async ({ root }) => {
    const migrated = await runMigrate(['docusaurus', 'old', '--out', 'new', '--strict'], root);
    expect([migrated.code, migrated.stderr]).toEqual([0, '']);
    expect(migrated.stdout).toContain('7 of 7 URLs and 0 of 0 anchors still exist or are redirected.');
    const content = await readFolder(join(root, 'new/content/en'));
    expect(String(content.get('docs/a.md'))).toContain('tags: [Node.js, api, Two Words]');
    expect(String(content.get('docs/tags.yaml'))).toContain('api: { label: API, description: All of it. }');
    const built = await runCommand(['build', '--no-search', '--strict'], join(root, 'new'));
    expect([built.code, built.stderr]).toEqual([0, '']);
    const pages = await readFolder(join(root, 'new/dist/docs/tags'));
    expect(String(pages.get('api/index.html'))).toContain('Pages tagged “API”');
    for (const [old, target] of Object.entries({ 'node-js': 'nodejs', 'the-api': 'api', zwei: 'two-words' }))
      expect(String(pages.get(`${old}/index.html`)), old).toContain(`/docs/tags/${target}`);
  }));
