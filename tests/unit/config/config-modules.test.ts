// Configurations in TypeScript, JavaScript and JSON: read like YAML, and errors are reported with their position.
import { describe, expect, it } from 'vitest';
import { bundleModule } from '../../../packages/generator/src/bundle/esbuild/bundle-module.ts';
import { type LoadedConfig, loadConfig } from '../../../packages/generator/src/config/load-config.ts';
import type { SiteConfig } from '../../../packages/generator/src/model/config.ts';
import { runModule } from '../../../packages/generator/src/platform/run-module.ts';
import { type Files, memoryFiles, told } from '../model-of.ts';

const environment = { command: 'serve', mode: 'development' } as const;

function load(files: Files): Promise<LoadedConfig> {
  const modules = { bundle: bundleModule, run: runModule, environment };
  return loadConfig(memoryFiles(files), { file: undefined, folderName: 'folder', modules });
}

async function configOf(files: Files): Promise<SiteConfig> {
  const loaded = await load(files);
  if (loaded.kind !== 'usable') throw new Error(told(loaded.diagnostics).join('\n'));
  return loaded.config;
}

async function mistakes(files: Files): Promise<readonly string[]> {
  return told((await load(files)).diagnostics);
}

describe('a configuration that is a module', () => {
  const nav = "export const items: object[] = [{ label: 'A', href: 'https://example.com' }];";

  it.each<[string, Files]>([
    ['site.config.json', { 'site.config.json': '{ "title": "Docs", "baseUrl": "/a/" }' }],
    ['site.config.js', { 'site.config.js': "export default { title: 'Docs', baseUrl: '/a/' };" }],
    [
      'site.config.js',
      { 'site.config.js': "module.exports = { title: 'Docs', baseUrl: require('node:path').sep + 'a' };" },
    ],
    ['site.config.mjs', { 'site.config.mjs': "export default async () => ({ title: 'Docs', baseUrl: '/a/' });" }],
    [
      'site.config.ts',
      {
        'site.config.ts': `import { posix } from 'node:path';
import { defineConfig } from 'docsgen/config';
import shared from './shared.json';
import { items } from './parts/nav.js';
type Base = string;
const baseUrl: Base = posix.join('/', 'a');
export default defineConfig({ ...shared, baseUrl, tagline: undefined, navbar: { items } });`,
        'shared.json': '{ "title": "Docs" }',
        'parts/nav.ts': nav,
      },
    ],
  ])('a configuration in %s is the same as in YAML', async (name, files) => {
    const { file, title, baseUrl } = await configOf(files);
    expect({ file, title, baseUrl }).toEqual({ file: name, title: 'Docs', baseUrl: '/a/' });
  });

  it('a configuration function receives the command and the mode', async () => {
    const text = 'export default ({ command, mode }) => ({ title: command + mode });';
    expect((await configOf({ 'site.config.js': text })).title).toBe('servedevelopment');
  });

  it('a configuration module knows its path, and all files that it imports are listed', async () => {
    const loaded = await load({
      'site.config.mjs': "import { here } from '../shared/here';\nexport default { title: here };",
      '../shared/here.ts': 'export const here = [import.meta.dirname, import.meta.url, __filename].join();',
    });
    expect(loaded.inputs).toContain('../shared/here.ts');
    expect(loaded.kind === 'usable' && loaded.config.title).toBe('/shared,file:///shared/here.ts,/shared/here.ts');
  });

  it('a configuration module runs again when it is loaded again', async () => {
    const files = {
      'site.config.js':
        'globalThis.runs = (globalThis.runs ?? 0) + 1; export default { title: String(globalThis.runs) };',
    };
    const first = await configOf(files);
    expect(Number((await configOf(files)).title)).toBe(Number(first.title) + 1);
  });
});

describe('an error in a configuration that is a module', () => {
  it('reports an error where its value is written, in the module or an import, as precisely as possible', async () => {
    const found = await mistakes({
      'site.config.ts': `import { defineConfig } from 'docsgen/config';
import { items } from './nav';
import links from './links.json';

const checks = { links: 'eror' };
const more = [{ id: 'api' }, { id: 'B' }];

export default defineConfig(async ({ mode }: { mode: string }) => {
  if (mode === 'none') return {};
  return {
    tilte: 'Docs',
    title: 'Docs',
    checks,
    sections: [...more, { id: 'C' }],
    navbar: { items },
    footer: { copyright: 'C', links },
    ...(mode === 'development' ? { baseUrl: 'docs' } : {}),
    tagline: ['a', 'b'].map((each) => each),
  };
});
`,
      'nav.ts': `export const items = [
  { label: 'A', to: '/a' },
  { label: 'B', href: 'b' },
];
`,
      'links.json': '[\n  { "label": "C", "hrf": "https://example.com" }\n]',
    });
    const pattern = 'must consist of lowercase letters, digits and dashes, and start with a letter';
    expect(found).toEqual([
      "links.json:2:19 Unknown key 'footer.links[0].hrf' - Did you mean href?",
      "nav.ts:3:23 'navbar.items[1].href' must be an absolute URL, such as https://example.com, not 'b'",
      "site.config.ts:5:25 'checks.links' must be 'error', 'warning' or 'off', not 'eror' - Did you mean error?",
      `site.config.ts:6:36 'sections[1].id' ${pattern}, not 'B'`,
      "site.config.ts:11:5 Unknown key 'tilte' - Did you mean title?",
      `site.config.ts:14:31 'sections[2].id' ${pattern}, not 'C'`,
      "site.config.ts:17:45 'baseUrl' must start with a slash, not 'docs'",
      "site.config.ts:18:14 'tagline' must be a string or a mapping, not a list",
    ]);
  });

  it('reports an error in a CommonJS configuration where its value is written', async () => {
    const text = "const checks = { links: 'eror' };\nmodule.exports = {\n  title: 'Docs',\n  checks,\n};";
    expect(await mistakes({ 'site.config.js': text })).toEqual([
      "site.config.js:1:25 'checks.links' must be 'error', 'warning' or 'off', not 'eror' - Did you mean error?",
    ]);
  });

  it('reports an error that concerns several keys where they are written', async () => {
    const sections = "import { defineConfig } from 'docsgen/config';\nexport const sections = [{ id: 'api' }];\n";
    const found = await mistakes({
      'site.config.ts':
        "import { sections } from './s';\nexport default {\n  title: 'D', sections,\n  footer: { copyright: 'C', links: [{ label: 'L', section: 'apo' }] },\n}",
      's.ts': sections,
    });
    expect(found).toEqual(["site.config.ts:4:60 Unknown section 'apo' - Did you mean api?"]);
  });

  it.each<[string, Files, readonly string[]]>([
    [
      'a mistake in the syntax',
      { 'site.config.ts': "export default {\n  title: 'Docs'\n  tagline: 'Ä',\n};" },
      ['site.config.ts:3:3 Could not load the configuration: Expected "}" but found "tagline"'],
    ],
    [
      'an import of what is not there',
      { 'site.config.ts': "import { a } from './none';\nimport 'no-such-package';\nexport default { title: a };" },
      [
        'site.config.ts:1:19 Could not load the configuration: Could not resolve "./none"',
        'site.config.ts:2:8 Could not load the configuration: Could not resolve "no-such-package"',
      ],
    ],
    [
      'an error that is thrown',
      {
        'site.config.ts': "import { token } from './token';\n\nexport default () => ({ title: token() });",
        'token.ts':
          "interface Token { a: string }\nexport function token(): string {\n  throw new Error('No token');\n}",
      },
      ['token.ts:3:9 Could not load the configuration: No token'],
    ],
    [
      'a promise that is rejected with no error',
      { 'site.config.js': "\nexport default () => Promise.reject('why not');" },
      ['site.config.js:2:16 Could not load the configuration: why not'],
    ],
    [
      'no default export',
      { 'site.config.js': "export const config = { title: 'Docs' };" },
      ['site.config.js The configuration file has no default export - Add export default defineConfig({ … })'],
    ],
    [
      'a function that returns nothing',
      { 'site.config.js': "export default () => { ({ title: 'Docs' }); };" },
      [
        'site.config.js:1:16 The configuration is undefined - Return it from the function: export default defineConfig(() => ({ … }))',
      ],
    ],
    [
      'a value that is no map',
      { 'site.config.js': 'export default 5;' },
      ['site.config.js:1:16 The file must be a mapping'],
    ],
    [
      'values that no file could have',
      {
        'site.config.js':
          "export default {\n  title: 'D',\n  markdown: { remarkPlugins: [{ name: 'a', options: { now: new Date(0), f() {} } }] },\n  logo: Promise.resolve('/a.svg'),\n};",
      },
      [
        "site.config.js:3:60 'markdown.remarkPlugins[0].options.now' is an instance of the class Date, which is not allowed in a configuration",
        "site.config.js:3:73 'markdown.remarkPlugins[0].options.f' is a function, which is not allowed in a configuration",
        "site.config.js:4:9 'logo' is a promise (add await), which is not allowed in a configuration",
      ],
    ],
    [
      'a comma too many in JSON',
      { 'site.config.json': '{\n  "title": "Docs",\n}' },
      ['site.config.json:2:18 Invalid JSON: JSON does not support trailing commas'],
    ],
    [
      'a key that stands twice in JSON',
      { 'site.config.json': '{\n  "title": "Docs",\n\t"title": "Doc"\n}' },
      ["site.config.json:3:2 Invalid JSON: duplicate key 'title'"],
    ],
    [
      'a wrong value in JSON',
      { 'site.config.json': '{\n\t"title": "Docs",\n\t"baseUrl": "docs"\n}' },
      ["site.config.json:3:13 'baseUrl' must start with a slash, not 'docs'"],
    ],
  ])('reports the error %s at its position', async (_, files, expected) => {
    expect(await mistakes(files)).toEqual(expected);
  });
});

it('reports two configuration files', async () => {
  expect(await mistakes({ 'site.config.yaml': 'title: A', 'site.config.ts': 'export default {}' })).toEqual([
    'site.config.yaml A site can have only one configuration file, but 2 were found: site.config.yaml and site.config.ts - Delete all but one, or choose one with --config',
  ]);
});
