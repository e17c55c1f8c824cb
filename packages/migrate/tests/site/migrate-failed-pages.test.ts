// React pages that throw while they are rendered: the site is migrated and built nevertheless, and each page is
// reported.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../../../tests/site/run-command.ts';
import { withSite } from '../../../../tests/site/site.ts';
import { readFolder } from '../../../../tests/site/site-files.ts';
import { install, runMigrate } from './run-migrate.ts';

const hook = "import { usePluginData } from '@docusaurus/useGlobalData';";
const old = {
  'old/docusaurus.config.js': `module.exports = {
  title: 'Hafen', url: 'https://harbour.example', baseUrl: '/', i18n: { defaultLocale: 'de', locales: ['de'] },
  presets: [['classic', {}]],
};`,
  'old/docs/intro.md': '# Intro\n\n[Boats](/boats)\n',
  'old/src/pages/boats.js': `import Layout from '@theme/Layout';
${hook}
export default function Boats() {
  const { boats } = usePluginData('boats');
  return <Layout title="Unsere Boote"><ul>{boats.map((boat) => <li key={boat}>{boat}</li>)}</ul></Layout>;
}
`,
  'old/src/pages/prices.js': `import { chart } from 'not-installed-yet';
export default function Prices() { return <h1>{chart.title}</h1>; }
`,
};

const migrate = (root: string, ...options: string[]) => runMigrate(['docusaurus', 'old', ...options], root);
const folderOf = (root: string) => join(root, 'old-docsgen');

it('a page that throws is replaced by a placeholder and reported, and the site is built', () =>
  withSite(old, async ({ root, remove }) => {
    const { code, stdout } = await migrate(root);
    expect(code).toBe(0);
    expect(stdout).toContain(
      "could not be rendered and was replaced by a placeholder: 'usePluginData' of Docusaurus is not available",
    );
    expect(stdout).toMatch(
      /src\/pages\/boats\.js\n.*The error occurs at pages\/_boats\.js:\d+:\d+: fix pages\/_boats\.js/,
    );
    expect(stdout).toContain('0 errors');
    expect(stdout).toContain('Run npm install in the new folder, then migrate again');
    const files = await readFolder(folderOf(root));
    expect(String(files.get('pages/_boats.js'))).toContain("usePluginData('boats')");
    expect(String(files.get('pages/prices.js'))).toContain('chart.title');
    expect(files.has('pages/_prices.js')).toBe(false);
    expect(String(files.get('site.urls.txt'))).toContain('/boats/');
    await remove('old-docsgen/pages/prices.js');
    await remove('old-docsgen/site.urls.txt');
    await install(folderOf(root));
    const built = await runCommand(['build'], folderOf(root));
    expect([built.code, built.stderr]).toEqual([0, '']);
    const page = String((await readFolder(folderOf(root))).get('dist/boats/index.html'));
    expect(page).toContain('This page has not been migrated yet.');
    expect(page).toMatch(/<h1[^>]*>Unsere Boote/);
    expect(page).toMatch(/<meta name="robots" content="noindex/);
  }));

it(
  'a second run preserves the placeholder, --strict exits with 1, and a fixed page is preserved',
  { tags: ['long'] },
  () =>
    withSite(old, async ({ root, write, remove }) => {
      await migrate(root);
      const first = await readFolder(folderOf(root));
      expect(String(first.get('pages/_boats.js'))).toContain("usePluginData('boats')");
      const again = await migrate(root);
      expect(again.code).toBe(0);
      expect(again.stdout).toContain('src/pages/boats.js');
      const second = await readFolder(folderOf(root));
      for (const path of ['pages/boats.js', 'pages/_boats.js', '.docsgen/migration.json'])
        expect([path, String(second.get(path))]).toEqual([path, String(first.get(path))]);
      expect((await migrate(root, '--strict')).code).toBe(1);
      await write({ 'old-docsgen/pages/_boats.js': 'export default () => <h1>Mended</h1>;\n' });
      await migrate(root);
      expect(String((await readFolder(folderOf(root))).get('pages/_boats.js'))).toContain('Mended');
      await remove('old-docsgen/pages/_boats.js');
      await write({ 'old-docsgen/pages/boats.js': 'export default () => <h1>Mended</h1>;\n' });
      const { code, stdout } = await migrate(root, '--strict');
      expect([code, stdout.includes('cannot be drawn')]).toEqual([0, false]);
      expect(String((await readFolder(folderOf(root))).get('pages/boats.js'))).toContain('Mended');
      await write({ 'old-docsgen/pages/boats.js': "export default () => { throw new Error('Mine'); };\n" });
      const own = await migrate(root);
      expect([own.stdout.includes('Mine'), own.stdout.includes('replaced by a placeholder')]).toEqual([true, false]);
      expect(String((await readFolder(folderOf(root))).get('pages/boats.js'))).toContain('Mine');
    }),
);
