// The published package: it contains everything that it needs and nothing else, and works without a checkout.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { appendFile, mkdir, symlink } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { componentNames } from '../../../packages/generator/src/markdown/components/registry.ts';
import { openForTests } from '../../open-for-tests.ts';
import { type Served, untilServed } from '../../serve/serving.ts';
import { followTutorial } from '../commands/follow-tutorial.ts';
import { environment, installDocsgen, repository, runProgram } from '../installed.ts';
import { writeFiles } from '../site-files.ts';

const installed = openForTests(installDocsgen);

/** Uses the site that `docsgen init` creates. */
beforeAll(async () => {
  await installed.run(['init', '--yes', '--title', 'Harbour']);
});

/** Absolute paths of all installed packages. */
function packages(): readonly string[] {
  const modules = join(installed.root, 'node_modules');
  return readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/node_modules\/)(@[^/@]+\/)?[^/@]+\/package\.json$/.test(path) && !path.startsWith('.'))
    .map((path) => join(modules, path));
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

it('the package contains compiled code and documentation, but no sources and tests', () => {
  const { packed } = installed;
  for (const path of [
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'bin/docsgen.js',
    'docs/reference/configuration.md',
    'packages/generator/dist/LICENCES.txt',
    'packages/theme/dist/LICENCES.txt',
  ])
    expect(packed).toContain(path);
  const allowed =
    /^(bin|docs|types|packages\/(generator|theme)\/dist)\/|^(README\.md|CHANGELOG\.md|LICENSE|package\.json)$/;
  expect(packed.filter((path) => !allowed.test(path) || /\.test\.|(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
});

it('an installation has at most 25 packages and 32 MB', () => {
  const names = packages();
  expect(names.length).toBeGreaterThan(5);
  expect(names.length).toBeLessThanOrEqual(25);
  // The published files are compressed more than those that tests compile, and therefore 0.15 MB smaller.
  expect(sizeOf(join(installed.root, 'node_modules')) / 1e6 - 0.15).toBeLessThan(32);
});

it('compiled code imports only declared dependencies', () => {
  const folder = join(installed.root, 'node_modules/docsgen');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = installed.packed.filter((path) => path.endsWith('.js')).map((path) => readFileSync(join(folder, path)));
  const imported = texts.flatMap((text) => [
    ...text.toString().matchAll(/(?:^import|\bfrom|\bimport\() ?"(@[\w-]+\/[\w-]+|[\w-]+)(?:\/[\w/-]+)?"/gm),
  ]);
  const names = new Set(imported.map(([, name = '']) => name).filter((name) => !isBuiltin(name)));
  expect(names).toContain('react');
  expect([...names].filter((name) => dependencies[name] === undefined)).toEqual([]);
});

it('the parser and the bundler have their native programs', async () => {
  const { engines } = JSON.parse(await installed.run(['doctor', '--json']));
  expect(engines).toEqual({ nativeParser: true, bundler: true });
});

it('the installed command builds, checks and serves a new site', async () => {
  expect(await installed.run(['build'])).toMatch(/^en +\d+ pages +English$/m);
  const made = readdirSync(join(installed.root, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(made.filter((path) => path.endsWith('en/index.bin'))).toHaveLength(1);
  expect(await installed.run(['check'])).toMatch(/^No errors in \d+ pages\.$/m);
  await using(['--port', '0'], async ({ address }) => {
    expect(await textOf(address)).toContain('<title>Harbour');
  });
  await using(['--port', '0', '--watch'], async ({ address }) => {
    expect(await textOf(address)).not.toContain('Sails and masts');
    await appendFile(join(installed.root, 'content/en/index.md'), '\nSails and masts.\n');
    await expect.poll(() => textOf(address)).toContain('Sails and masts');
  });
});

/** Runs a server while `use` runs. */
async function using(args: readonly string[], use: (served: Served) => Promise<void>): Promise<void> {
  const served = await untilServed(installed.start(['serve', ...args]));
  try {
    await use(served);
  } finally {
    await served.stop();
  }
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

it('the commands of the tutorial create the site that it describes', { tags: ['long'] }, async () => {
  // With npm's cached packages, but without the cache that npx keeps of every run.
  const cache = join(installed.root, '../npm');
  await mkdir(cache);
  await symlink(
    join((await runProgram('npm', ['config', 'get', 'cache'], repository)).trim(), '_cacache'),
    join(cache, '_cacache'),
  );
  const tutorial = readFileSync(join(repository, 'docs/guide/getting-started.md'), 'utf8');
  const folder = await followTutorial(tutorial, {
    root: installed.root,
    env: { ...environment(), npm_config_prefer_offline: 'true', npm_config_yes: 'true', npm_config_cache: cache },
  });
  const page = (path: string): string => readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8');
  expect(page('guide/refunds')).toContain('A refund cannot be undone.');
  expect(page('es/guide/refunds')).toContain('Un reembolso no se puede deshacer.');
  expect(page('es')).toContain('M16 11v17M7 18c0 6 4 10 9 10s9-4 9-10');
  expect(readFileSync(join(folder, 'dist/icon-themed.svg'), 'utf8')).toContain('--accent:#1d4a9c');
  expect(readFileSync(join(folder, 'site.urls.txt'), 'utf8')).toContain('/guide/refunds/');
});

it('a site created from a checkout installs docsgen from there', async () => {
  const folder = join(installed.root, '../harbour');
  await runProgram(process.execPath, [join(repository, 'bin/docsgen.js'), 'init', '--yes', folder], installed.root);
  await runProgram('npm', ['install', '--prefer-offline', '--no-audit'], folder);
  expect(await runProgram('npm', ['run', 'check'], folder)).toMatch(/^No errors in \d+ pages\.$/m);
});

it('the API returns data without printing, and accepts a TypeScript configuration', { tags: ['long'] }, async () => {
  await writeFiles(installed.root, {
    'harbour.config.ts': [
      "import { defineConfig } from 'docsgen/config';",
      "const title: string = 'Harbour';",
      "export default defineConfig({ title, baseUrl: '/harbour/' });",
    ].join('\n'),
    'wrong.yaml': 'title: Harbour\nbaseUrl: docs\n',
  });
  const printed = await installed.runModule(`
    import { build, check, inspect, serve, UsageError } from 'docsgen';
    const built = await build({ config: 'harbour.config.ts', out: 'made', search: false });
    const checked = await check({ config: 'wrong.yaml' });
    const { site } = await inspect({ config: 'harbour.config.ts' });
    const { server } = await serve({ config: 'harbour.config.ts', out: 'made', port: 0 });
    const { status } = await fetch(server.url);
    await server.close();
    const refused = await serve({ out: 'nowhere' }).catch((error) => error instanceof UsageError);
    console.log(JSON.stringify({ built, checked, pages: site.pages.length, url: server.url, status, refused }));
  `);
  const { built, checked, pages, ...rest } = JSON.parse(printed);
  expect(built).toMatchObject({ version: 1, ok: true, diagnostics: [], out: join(installed.root, 'made') });
  expect(built.published).toMatchObject({ pages, unchanged: 0, removed: 0 });
  expect(pages).toBeGreaterThan(1);
  const place = { file: 'wrong.yaml', line: 2, column: 10 };
  const mistake = { code: 'config', severity: 'error', ...place, message: expect.stringContaining('baseUrl') };
  expect(checked).toMatchObject({ ok: false, errors: 1, diagnostics: [mistake] });
  expect(rest).toEqual({ url: expect.stringMatching(/:\d+\/harbour\/$/), status: 200, refused: true });
});

it("components of docsgen/theme are rendered by the site's React", async () => {
  const printed = await installed.runModule(`
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { Breadcrumbs, languages } from 'docsgen/theme';
    const { shell } = await languages.es();
    const breadcrumbs = [{ label: 'Guía', href: '/guia/', isHome: false }];
    console.log(renderToStaticMarkup(createElement(Breadcrumbs, { breadcrumbs, messages: shell })));
  `);
  expect(printed).toContain('<a href="/guia/">Guía</a>');
});

it('docsgen/components exports every built-in component', async () => {
  const text = "import * as components from 'docsgen/components'; console.log(Object.keys(components).join(' '));";
  const names = (await installed.runModule(text)).trim().split(' ');
  expect(names).toEqual([...componentNames, 'Fallback'].sort());
});

it('the types require no packages that are not installed', async () => {
  await writeFiles(installed.root, {
    'uses.ts': [
      "import { build, type BuildResult, type PlainDiagnostic } from 'docsgen';",
      "import { type ConfigFunction, defineConfig, type LocalizedText } from 'docsgen/config';",
      "import { Badge, type CardsProps, Fallback, Steps } from 'docsgen/components';",
      "import { Navbar, type NavbarProps, type PageMeta, type PageProps, languages } from 'docsgen/theme';",
      "import { definePlugin, type PluginPage } from 'docsgen/plugin';",
      'export const config = defineConfig({ title: "Harbour" });',
      'export const result: Promise<BuildResult> = build({ locales: ["en"], jobs: 1 });',
      'export const codes = async (): Promise<readonly string[]> =>',
      '  (await result).diagnostics.map(({ code }: PlainDiagnostic) => code);',
      'export const drawn = (props: NavbarProps) => Navbar(props);',
      'export const english = async (): Promise<string> => (await languages.en!()).shell.mainMenu;',
      "export const meta: PageMeta = { title: 'Prices', layout: 'plain' };",
      'export const Page = ({ page, locale, site }: PageProps) => [page.url, locale.direction, site.locales[0]?.label];',
      '// @ts-expect-error: there is no such layout',
      "export const wide: PageMeta = { layout: 'wide' };",
      'export const plugin = definePlugin({',
      '  name: "terms",',
      '  options: { file: { type: "string", description: "The file.", default: "terms.yaml" } },',
      '  config: { terms: { type: "array", description: "Terms.", items: { type: "string", description: "One." } } },',
      '  setup: ({ options, config, content, pages, check }) => {',
      '    const name: string = options.file;',
      '    const terms: readonly string[] | undefined = config.terms;',
      '    content(async ({ readYaml }) => [{ path: name, text: terms?.[0] ?? "", from: (await readYaml(name)).placeOf(0) }]);',
      '    pages(({ pages: all }) => all.map((page: PluginPage) => ({ page, title: page.title })));',
      '    // @ts-expect-error: a problem has a code',
      '    check(({ report }) => report({ message: "Wrong" }));',
      '    // @ts-expect-error: there is no such option',
      '    options.flie;',
      '  },',
      '});',
      "const title: LocalizedText = { en: 'Harbour', es: 'Puerto' };",
      "const link = { label: 'Guide', section: 'guide' };",
      "const menu = { label: 'More', items: [{ ...link, description: 'Start here.' }] };",
      'export const navbar: ConfigFunction = ({ mode }) =>',
      "  ({ title, trailingSlash: mode === 'production', navbar: { items: [link, menu] } });",
      '// @ts-expect-error: a link has no such key',
      "export const wrongLink = defineConfig({ title, footer: { links: [{ ...link, adress: '/a' }] } });",
      "export const columns: CardsProps = { columns: 3, children: ['One'] };",
      "export const shown = [Badge({ text: 'New', variant: 'tip' }), Steps({}), Fallback({ children: 'Loading' })];",
      '// @ts-expect-error: there is no such variant',
      "Badge({ text: 'New', variant: 'green' });",
      '// @ts-expect-error: there is no such key',
      'export const slip = defineConfig({ title: "Harbour", foter: {} });',
      '// @ts-expect-error: locales are texts',
      'build({ locales: [1] });',
      '',
    ].join('\n'),
  });
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--module', 'nodenext', '--types', ''];
  await runProgram(process.execPath, [compiler, ...options, 'uses.ts'], installed.root);
});

it('pages, versions, sidebars, hosts, footers and reports work in an installation', { tags: ['long'] }, async () => {
  expect(await installed.run(['new', 'page', 'guide/refunds'])).toContain('content/en/guide/refunds.md');
  expect(await installed.run(['version', 'guide', '1.0'])).toContain('/guide/1.0/');
  await writeFiles(installed.root, {
    'content/en/guide/sidebar.yaml': '- index\n- label: More\n  items: [{ page: writing, badge: New }, refunds]\n',
  });
  const more = [
    'host: [netlify, nginx]',
    'social: { github: https://github.com/harbour }',
    'footer: { columns: [{ title: Learn, links: [{ label: Guide, section: guide }] }] }',
    'scripts: [{ src: https://count.example.com/count.js, category: analytics }]',
  ];
  await appendFile(join(installed.root, 'site.config.yaml'), `\n${more.join('\n')}\n`);
  await installed.run(['build', '--strict']);
  const page = readFileSync(join(installed.root, 'dist/guide/refunds/index.html'), 'utf8');
  for (const part of ['New', 'https://github.com/harbour', 'Learn', 'data-consent-bar']) expect(page).toContain(part);
  expect(readFileSync(join(installed.root, 'dist/_headers'), 'utf8')).toContain('https://count.example.com');
  const { version, runs } = JSON.parse(await installed.run(['check', '--reporter', 'sarif']));
  expect([version, runs[0].results]).toEqual(['2.1.0', []]);
  expect(await installed.run(['explain', 'broken-link'])).toContain('A link points to a page that does not exist');
  expect(JSON.parse(await installed.run(['schema', 'front-matter'])).properties).toHaveProperty('sidebar_label');
});
