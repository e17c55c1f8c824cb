// Components of npm packages in pages and components: Docusaurus hydrates all of them.
import { expect, it } from 'vitest';
import { convertMarkdown } from '../../../src/docusaurus/convert-markdown.ts';
import { packageModules } from '../../../src/docusaurus/modules/package-islands.ts';
import { placementOf } from './placed-site.ts';

const text = `import Player, { Caption, rates as speeds } from '@films/player/react';
import names from 'class-variance';

<Player speed={speeds[1]}><Caption /></Player> {names('a')}
`;

it('package components are imported from a module of the site, and other exports from the package', async () => {
  const path = 'docs/page.mdx';
  const placed = { from: path, to: 'content/en/docs/page.mdx', kind: 'document' as const, locale: 'en' };
  const converted = await convertMarkdown({ placed, text }, placementOf({ [path]: text }));
  expect(converted.text).toBe(`import { rates as speeds } from '@films/player/react';
import Player, { Caption } from '@site/components/packages/films-player-react';
import names from 'class-variance';

<Player speed={speeds[1]}><Caption /></Player> {names('a')}
`);
  expect(converted.packages).toEqual(['@films/player', 'class-variance']);
  expect(converted.components).toEqual([
    { specifier: '@films/player/react', imported: 'default' },
    { specifier: '@films/player/react', imported: 'Caption' },
  ]);
});

it('each package has one client module, which hydrates its components', () => {
  const components = [
    { specifier: 'b', imported: 'default' },
    { specifier: '@a/kit', imported: 'Chart' },
    { specifier: 'b', imported: 'default' },
    { specifier: '@a/kit', imported: 'Bar' },
  ];
  const files = packageModules(components).map((file) => [file.path, 'text' in file ? file.text.split('\n') : []]);
  expect(files).toEqual([
    ['components/packages/a-kit.ts', expect.arrayContaining(["'use client';", "export { Bar, Chart } from '@a/kit';"])],
    ['components/packages/b.ts', expect.arrayContaining(["'use client';", "export { default } from 'b';"])],
  ]);
});
