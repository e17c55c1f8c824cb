// Compares a small site with its built pages, and checks that the comparison detects parts that are missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../../../tests/site/run-command.ts';
import { withSite } from '../../../../tests/site/site.ts';
import { docusaurusSite } from '../site/docusaurus-site.ts';
import { install, runMigrate } from '../site/run-migrate.ts';
import { comparePage } from './compare-pages.ts';
import { compareSite } from './compare-site.ts';
import { anyListing } from './page-parts.ts';

const page = `---
title: Whole
displayed_sidebar: null
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

## Heading

A [link](https://example.com) and ![a mark](/img/mark.svg).

:::note Title

<Tabs>
<TabItem value="a">

\`\`\`js
one();
\`\`\`

</TabItem>
</Tabs>

:::

| Head |
| ---- |
| Cell |
`;

const old = Object.fromEntries(
  Object.entries({ ...docusaurusSite, 'docs/whole.md': page }).map(([path, text]) => [`old/${path}`, text]),
);

it('all content of the migrated pages is found, and removed content is reported', () =>
  withSite(old, async (site) => {
    const root = join(site.root, 'old');
    const target = join(site.root, 'new');
    const migrated = await runMigrate(['docusaurus', root, '--out', target], site.root);
    expect([migrated.code, migrated.stderr]).toEqual([0, '']);
    await install(target);
    const built = await runCommand(['build', '--no-search'], target);
    expect([built.code, built.stderr]).toEqual([0, '']);
    const dist = join(target, 'dist');
    const { pages, parts, broken } = await compareSite(root, dist);
    expect(Object.fromEntries(broken)).toEqual({});
    expect(pages).toBeGreaterThan(3);
    for (const kind of ['heading', 'link', 'picture', 'admonition', 'code', 'table'] as const)
      expect(parts.get(kind), kind).toBeGreaterThan(0);
    const file = join(dist, 'docs/whole/index.html');
    const html = readFileSync(file, 'utf8');
    const damaged = html
      .replace(/<h2[\s\S]*?<\/h2>/, '')
      .replace(/<table[\s\S]*?<\/table>/, '<p>&lt;Card /&gt;</p><details><summary>More</summary></details>');
    writeFileSync(file, damaged);
    const { broken: found } = await compareSite(root, dist);
    expect([...found.keys()]).toEqual(['docs/whole.md']);
    expect(found.get('docs/whole.md')).toMatchObject({
      missing: ["heading 'Heading' of line 9", "table 'Head' of line 27"],
      strays: ['<Card />'],
      empty: ['details.'],
    });
  }));

it('a list that the original site generated is lost if it is empty', () => {
  const parts = [3, 9].map((line) => ({ kind: 'code' as const, label: anyListing, line }));
  const html = (...codes: readonly string[]): string =>
    `<article>${codes.map((code) => `<pre><code>${code}</code></pre>`).join('')}</article>`;
  const compare = (...codes: readonly string[]) => comparePage({ parts, components: new Set() }, html(...codes));
  expect(compare('one();', 'two();')).toMatchObject({ missing: [], added: [] });
  expect(compare('one();', '')).toMatchObject({ missing: [`code '${anyListing}' of line 9`], added: ["code ''"] });
});
