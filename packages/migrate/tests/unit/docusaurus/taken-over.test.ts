// Report entries about migrated parts of a Docusaurus site.
import { expect, it } from 'vitest';
import { migratedItems } from '../../../src/docusaurus/migrated-items.ts';
import { config, siteOf } from './foreign-site.ts';

it('the report counts documents and posts', async () => {
  const site = await siteOf({
    'docusaurus.config.js': config(),
    'docs/a.md': '',
    'blog/2025-01-02-a.md': '',
    'blog/2025-01-03-b.md': '',
  });
  expect(migratedItems(site, { files: [] }, [])).toEqual([
    { what: 'Documents', count: 1, detail: 'docs' },
    { what: 'Posts', count: 2, detail: 'blog' },
  ]);
});
