// Files that are migrated together with the pages of a Docusaurus site, through all kinds of references.
import { expect, it } from 'vitest';
import { convertAll } from '../../../src/docusaurus/convert-all.ts';
import { convertMarkdown } from '../../../src/docusaurus/convert-markdown.ts';
import { convertModule } from '../../../src/docusaurus/modules/convert-module.ts';
import { placeFiles } from '../../../src/docusaurus/place-files.ts';
import type { DocusaurusSite } from '../../../src/docusaurus/site.ts';
import { config, type Literal, readLiteral, siteOf } from './foreign-site.ts';

async function textsOf(files: Literal): Promise<Readonly<Record<string, string | undefined>>> {
  return textsOfSite(await siteOf(files));
}

async function convertedOf(site: DocusaurusSite) {
  const placement = await placeFiles(site);
  const style = () => expect.unreachable('no sheet is in these sites');
  return convertAll(placement, { markdown: convertMarkdown, module: convertModule, style });
}

async function textsOfSite(site: DocusaurusSite): Promise<Readonly<Record<string, string | undefined>>> {
  const converted = await convertedOf(site);
  return Object.fromEntries(converted.files.map((file) => [file.path, 'text' in file ? file.text : undefined]));
}

it('a partial in static/ is converted in place, and its components are migrated', async () => {
  const texts = await textsOf({
    'docusaurus.config.js': config(),
    'docs/a.md': "import Usage from '@site/static/usage/index.md';\n\n<Usage />\n",
    'static/usage/index.md':
      "import Link from '@docusaurus/Link';\nimport Demo from '@site/src/Demo';\n\n<Demo to={Link} />\n",
    'static/usage/other.md': 'Copied\n',
    'src/Demo.js': 'export default () => null;\n',
  });
  expect(Object.keys(texts)).toEqual([
    'content/en/docs/a.md',
    'static/usage/index.md',
    'static/usage/other.md',
    'src/Demo.js',
  ]);
  expect(texts['static/usage/index.md']).toContain("import { Link } from '@docsgen/migrate/docusaurus';");
  expect(texts['static/usage/other.md']).toBeUndefined();
});

it('root-relative imports resolve to partials and code of the site', async () => {
  const texts = await textsOf({
    'docusaurus.config.js':
      "module.exports = { title: 'A', url: 'https://example.com', baseUrl: '/', presets: ['classic'] };",
    'docs/a.mdx': "import Ask from '/docs/parts/ask.md';\nimport Pill from '/src/Pill';\n\n<Ask /> <Pill />\n",
    'docs/parts/ask.md': 'Ask us.\n',
    'src/Pill/index.jsx': 'export default () => <b>pill</b>;\n',
  });
  expect(texts['content/en/docs/a.mdx']).toMatch(
    /^import Ask from '\.\/parts\/ask\.md';\nimport Pill from '(@site|\.\.\/\.\.\/\.\.)\/src\/Pill';/,
  );
  expect(Object.keys(texts)).toContain('src/Pill/index.jsx');
});

it('an import of an unknown package is reported at its line and not added to package.json', async () => {
  const { site, root } = await readLiteral({
    'docusaurus.config.js': config(),
    'package.json': '{ "dependencies": { "@docusaurus/core": "^3", "picker": "^2" } }',
    'node_modules/there/package.json': '{}',
    '../package.json': '{ "devDependencies": { "above": "^1" } }',
    'docs/a.mdx': `import Card from '@parts/Card';
import Pick from 'picker';
import There from 'there/part';
import Above from 'above';
import Own from '@site/src/Own';

<Card /> <Pick /> <There /> <Above /> <Own />
`,
    'src/Own.js': `import PropTypes from 'prop-types';
import { a } from 'gone';
import 'gone/a.css';
import fs from 'fs';
export default () => <b data-a={a}>{PropTypes && fs}</b>;
`,
  });
  const { packages, losses, files } = await convertedOf(site ?? expect.unreachable(root));
  expect([...packages].filter((name) => name !== 'fs').sort()).toEqual(['above', 'picker', 'prop-types', 'there']);
  expect(losses.map(({ severity, message, file, position }) => [severity, message, file, position?.line])).toEqual([
    ['error', 'Package not found: @parts/Card', 'docs/a.mdx', 1],
    ['warning', 'Components of picker are rendered at build time only', 'docs/a.mdx', 2],
    ['warning', 'Components of there/part are rendered at build time only', 'docs/a.mdx', 3],
    ['warning', 'Components of above are rendered at build time only', 'docs/a.mdx', 4],
    ['error', 'Package not found: gone', 'src/Own.js', 2],
    ['error', 'Package not found: gone', 'src/Own.js', 3],
  ]);
  const texts = files.map((file) => ('text' in file ? file.text : '')).join('\n');
  expect(texts).toContain("standIn('Card'".replaceAll("'", '"'));
  expect(texts).not.toMatch(/from '(@parts|gone)/);
});
