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

/** Returns the terminal output below a title, up to the next empty line. */
const below = (text: string, title: string): string => text.split(`${title}\n`)[1]?.split('\n\n')[0] ?? `no ${title}`;

it('links that were already broken are counted and listed separately from new ones', { tags: ['long'] }, () =>
  withSite(old, async ({ root, remove }) => {
    const first = await migrate(root);
    const title = 'Already in the Docusaurus site: 4 broken links, 1 missing image';
    expect(first.stdout).toContain(
      'docsgen check of the new site: 0 errors, 0 warnings, and 5 that the Docusaurus site already had',
    );
    for (const href of ['nothing.md', '/docs/never', '#none', 'gone-too', 'none.png'])
      expect(below(first.stdout, title)).toContain(href);
    // Files that only the new site lacks.
    await remove('old-docsgen/pages/imprint.md');
    await remove('old-docsgen/static/files/a.txt');
    const { stdout } = await migrate(root);
    const [, mine = ''] = /^(docsgen check of the new site: .*, and 5 that the .* already had)$/m.exec(stdout) ?? [];
    expect(below(stdout, mine)).toContain('/imprint');
    expect(below(stdout, mine)).toContain('/files/a.txt');
    expect(below(stdout, title)).not.toMatch(/imprint|a\.txt/);
    const report = String((await readFolder(join(root, 'old-docsgen'))).get('migration-report.txt'));
    expect(below(report, mine)).toContain('/imprint');
    expect(below(report, title)).toContain('/docs/never');
    const machine = await migrate(root, '--reporter', 'json');
    expect(machine.stdout).toContain('This link was already broken in the Docusaurus site');
    expect(machine.stdout).toContain('This image was already missing in the Docusaurus site');
  }),
);

it('an anchor that a component may have rendered is not reported as already missing', () =>
  withSite(
    {
      'old/docusaurus.config.js': old['old/docusaurus.config.js'],
      'old/docs/intro.md': '# Intro\n\n[Drawn](./own.mdx#drawn)\n',
      'old/docs/own.mdx': "import Parts from '@site/src/Parts';\n\n# Own\n\n<Parts />\n",
      'old/src/Parts.js': 'export default () => <p>Parts</p>;\n',
    },
    async ({ root }) => {
      const { stdout } = await migrate(root);
      expect(stdout).toContain('#drawn');
      expect(stdout).not.toContain('In the Docusaurus site already');
    },
  ));

/** The page at `/b` contains `own`; the other pages may contain more. */
const unsure = {
  VitePress: {
    'docs/.vitepress/config.mjs': "export default { title: 'Harbour', cleanUrls: true, ignoreDeadLinks: true };\n",
    'docs/index.md': '# Home\n\n[far](/papers/b#drawn), [far too](/c#drawn), [bound](/d#drawn)\n',
    'docs/papers/a.md': `# A

[one](./nothing.md), [two](/papers/never), [three](b#none), [four](/b.html), ![A](./none.png).

[kept](./b#own), [made](/b#made)
`,
    'docs/papers/b.md': '# B\n\n## Own\n\n`<Drawn />` <Badge text="new" />\n\n<!-- <Drawn /> -->\n',
    'docs/c.md': '# C\n\n<harbour-list />\n',
    'docs/d.md': "# D\n\n<p :id=\"'dra' + 'wn'\">D</p>\n",
  },
  Starlight: {
    'docs/astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight({ title: 'Harbour' })] });
`,
    'docs/src/content/docs/index.md': '---\ntitle: Home\n---\n\n[far](/papers/b/#drawn), [own](/c/#drawn)\n',
    'docs/src/content/docs/papers/a.md': `---
title: A
---

[one](./nothing.md), [two](/papers/never/), [three](../b/#none), [four](/b/), ![A](./none.png).

[kept](../b/#own)
`,
    'docs/src/content/docs/papers/b.mdx': `---
title: B
---

import { Card } from '@astrojs/starlight/components';

## Own

<Card title="B">Text</Card>
`,
    'docs/src/content/docs/c.mdx': `---
title: C
---

import {
  Drawn,
} from '../../parts.tsx';

<Drawn />
`,
    'docs/src/parts.tsx': 'export const Drawn = () => null;\n',
  },
};

it.each(['VitePress', 'Starlight'] as const)('%s: links that were already broken are listed separately', (generator) =>
  withSite(unsure[generator], async ({ root }) => {
    const { stdout } = await runMigrate([generator.toLowerCase(), 'docs'], root);
    const [others = '', before = ''] = stdout.split(`\n\nAlready in the ${generator} site: `);
    for (const href of ['nothing.md', 'papers/never', '#none', '#drawn /papers/b', 'none.png'])
      expect([href, before.includes(href), others.includes(href)]).toEqual([href, true, false]);
    // A global component, a computed id, and a module of the site.
    const wanted = generator === 'VitePress' ? ['#drawn /c', '#drawn /d'] : ['#drawn on the page /c'];
    for (const href of wanted) expect([href, others.includes(href)]).toEqual([href, true]);
    // Missing images are warnings in the new site because it has some, so that it can be built with them.
    const { checks } = parse(String((await readFolder(join(root, 'docs-docsgen'))).get('site.config.yaml')));
    expect(checks).toEqual({ anchors: 'warning', images: 'warning', links: 'warning' });
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

it.each([
  ['vitepress', 'docs/.vitepress/config.mts', 'export default {};\n'],
  ['starlight', 'docs/astro.config.mjs', "import starlight from '@astrojs/starlight';\n"],
])('%s: the command for the folder with the configuration is suggested', (name, path, text) =>
  withSite(
    { [path]: text, 'other/astro.config.mjs': 'export default {};\n', 'docs/src/a.md': '# A\n' },
    async (site) => {
      for (const folder of ['.', 'docs/src']) {
        const { code, stderr } = await runMigrate([name, folder], site.root);
        expect([code, stderr]).toEqual([
          2,
          expect.stringContaining(`Did you mean this?\n  npx @docsgen/migrate ${name} docs\n`),
        ]);
        expect(stderr).not.toContain('other');
      }
    },
  ),
);
