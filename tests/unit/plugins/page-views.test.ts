// Pages as plugins receive them.
import { expect, it } from 'vitest';
import { pageViews } from '../../../packages/generator/src/plugins/page-views.ts';
import { graphOf } from '../model-of.ts';

const files = {
  'site.config.yaml': `title: Docs
locales: [{ code: en }]
sections:
  - { id: api, versions: [{ name: current, label: Next }, { name: '2.0' }] }
`,
  'content/en/index.md': '# Home\n',
  'content/en/api/index.md': '# API\n',
  'content/en/api-2.0/refunds.md': `---
title: Refunds
description: Return money
sidebar_label: Money back
sidebar_position: 3
keywords: [money, return]
unlisted: true
owner: Payments
---
Text
`,
};

it('a page has the values of its front matter, and the section and version of its folder', async () => {
  const views = pageViews(await graphOf(files));
  expect(views.find(({ file }) => file === 'content/en/api-2.0/refunds.md')).toEqual({
    id: 'api@2.0:refunds',
    locale: 'en',
    url: '/api/2.0/refunds/',
    kind: 'doc',
    title: 'Refunds',
    description: 'Return money',
    section: 'api',
    version: '2.0',
    file: 'content/en/api-2.0/refunds.md',
    translation: 'original',
    isUnlisted: true,
    sidebarLabel: 'Money back',
    sidebarPosition: 3,
    keywords: ['money', 'return'],
    frontMatter: { owner: 'Payments' },
  });
});

it('a page that docsgen generates has neither a file nor front matter', async () => {
  const { 'content/en/index.md': _, ...withoutHome } = files;
  expect(pageViews(await graphOf(withoutHome)).find(({ url }) => url === '/')).toMatchObject({
    ...{ kind: 'category', title: 'Docs', locale: 'en', isUnlisted: false, frontMatter: {} },
    ...{ section: undefined, version: undefined, file: undefined },
    ...{ sidebarLabel: undefined, sidebarPosition: undefined },
  });
});
