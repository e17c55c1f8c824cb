import { expect, it } from 'vitest';
import { withActivePaths } from '../../../src/docusaurus/configuration/links/navbar.ts';
import { config, siteOf } from './foreign-site.ts';

it('several links to one section are each marked as current in the folder of their page', async () => {
  const site = await siteOf({
    'docusaurus.config.js': config(),
    'docs/intro.md': '# Intro\n',
    'docs/api/keys.md': '# Keys\n',
  });
  const intro = { label: 'Start', section: 'docs', page: 'intro' };
  const keys = { label: 'API', section: 'docs', page: 'api/keys' };
  const other = { label: 'Elsewhere', href: 'https://example.com' };
  expect(withActivePaths(site, [intro, keys, other])).toEqual([
    { ...intro, activePath: '/docs/intro' },
    { ...keys, activePath: '/docs/api' },
    other,
  ]);
  expect(withActivePaths(site, [intro, other])).toEqual([intro, other]);
});
