// The house rules of docs/architecture.md, as far as a machine can check them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../packages/generator/src/diagnostics/reference.ts';
import { sources } from './sources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const generator = sources.filter(({ path }) => path.startsWith('packages/generator/'));
const theme = sources.filter(({ path }) => path.startsWith('packages/theme/'));
const contract = sources.filter(({ path }) => path.startsWith('packages/contract/'));

/** The folder of the generator a file belongs to: `graph`, or the file's own name at the top. */
function folderOf(path: string): string {
  return path.replace('packages/generator/src/', '').split('/')[0] ?? '';
}

const stages = [
  'config',
  'content',
  'graph',
  'history',
  'languages',
  'markdown',
  'links',
  'render',
  'client',
  'components',
  // How a site looks by its configuration: rules for the client, which knows nothing of colours.
  'look',
  'search',
  'site-files',
  'output',
];
const shared = ['model', 'text', 'yaml', 'routes', 'diagnostics', 'sidebars', 'posts'];
/** What pages are made with, below the site they belong to. */
const making = ['cache', 'pages', 'workers', 'site', 'report', 'plugins'];
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  model: ['model'],
  text: ['model', 'text'],
  yaml: ['model', 'text', 'diagnostics', 'yaml'],
  routes: ['model', 'text', 'routes'],
  diagnostics: ['model', 'text', 'diagnostics'],
  sidebars: ['model', 'text', 'yaml', 'sidebars'],
  // What is read of posts, by content, and again by the stages that list and draw them.
  posts: ['model', 'text', 'yaml', 'diagnostics', 'posts'],
  // Types, and one question that needs no disk: whether a path lies in a folder.
  io: ['model', 'text/file-paths.ts', 'io'],
  ...Object.fromEntries(stages.map((stage) => [stage, [stage, ...shared]])),
  ...Object.fromEntries(making.map((room) => [room, [...stages, ...shared, ...making]])),
  // What builds a site in another way: a part of it, from its parts, or once more to compare.
  shards: [...stages, ...shared, ...making, 'shards', 'build-site.ts'],
  'verify-site.ts': [...stages, ...shared, ...making, 'build-site.ts'],
  'build-site.ts': [...stages, ...shared, ...making, 'load-site.ts'],
  'load-site.ts': [...stages, ...shared, ...making],
  move: [...stages, ...shared, 'move'],
  starter: [...stages, ...shared, 'starter'],
  versions: [...stages, ...shared, 'move', 'versions'],
  // It reads sites of other generators, and writes docsgen's own.
  migrate: [...stages, ...shared, 'migrate'],
  compare: [...stages, ...shared, 'pages', 'compare'],
  watch: [...shared, 'watch'],
  serve: [...stages, ...shared, 'pages', 'site', 'plugins', 'watch', 'serve'],
  commands: [
    ...shared,
    ...making,
    'history',
    'output',
    'shards',
    'build-site.ts',
    'load-site.ts',
    'verify-site.ts',
    'move',
    'starter',
    'versions',
    'migrate',
    'compare',
    'watch',
    'serve',
    'config',
    'content/front-matter-schema.ts',
    'io',
    'commands',
  ],
  'cli.ts': [...shared, 'workers', 'commands'],
  'api.ts': [...shared, 'commands', 'serve'],
  'plugin.ts': ['model'],
  'define-config.ts': ['model'],
};

/** Where a process or a thread begins: these connect the doors to the world (`io`) with what works behind them. */
const entryPoints = ['cli.ts', 'api.ts', 'workers/prestart.ts', 'workers/page-worker.ts'].map(
  (name) => `packages/generator/src/${name}`,
);

function mayImport(path: string, imported: string): boolean {
  const room = folderOf(imported);
  if (room === 'io' && entryPoints.includes(path)) return true;
  const allowed = allowedImports[folderOf(path)] ?? [];
  return allowed.includes(room) || allowed.some((each) => imported === `packages/generator/src/${each}`);
}

describe('the house', () => {
  it('finds the sources it judges', () => {
    expect(generator.length).toBeGreaterThan(50);
    expect(theme.length).toBeGreaterThan(30);
  });

  it('a room imports only from the rooms below it, and stages never from each other', () => {
    const wrong = generator.flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.startsWith('packages/generator/src/'))
        .filter((name) => !mayImport(path, name))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('only render, client, languages and search know the theme', () => {
    const wrong = generator
      .filter(({ imports }) => imports.some((name) => name.startsWith('@docsgen/theme')))
      .map(({ path }) => path)
      .filter((path) => !['render', 'client', 'languages', 'search'].includes(folderOf(path)));
    expect(wrong).toEqual([]);
  });

  it('the theme imports React, a few libraries for browsers and the contract, and nothing of the generator', () => {
    const packages =
      /^(react|react-dom|morphdom|devalue|acorn|acorn-jsx|clsx|sucrase|refractor|hast|@docsgen\/contract)(\/|$)/;
    const isAllowed = (name: string): boolean => name.startsWith('packages/theme/src/') || packages.test(name);
    const wrong = theme.flatMap(({ path, imports }) =>
      imports.filter((name) => !isAllowed(name)).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the contract has types and constants alone, and imports nothing but itself', () => {
    expect(contract.length).toBeGreaterThan(3);
    const imported = contract.flatMap(({ path, imports }) =>
      imports.filter((name) => !name.startsWith('packages/contract/src/')).map((name) => `${path}: ${name}`),
    );
    expect(imported).toEqual([]);
    const withCode = contract.filter(({ text }) => /\bfunction\b|=>\s*[{\w]|\bclass\b/.test(withoutComments(text)));
    expect(withCode.map(({ path }) => path)).toEqual([]);
  });

  it('the model imports nothing but itself', () => {
    const wrong = generator
      .filter(({ path }) => folderOf(path) === 'model')
      .flatMap(({ path, imports }) =>
        imports.filter((name) => !name.includes('/src/model/')).map((name) => `${path}: ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('one door each', () => {
  const disk = [
    'node-files',
    'list-files',
    'output-folder',
    'output-lock',
    'staging-place',
    'cache-folder',
    'compiled-client',
    'temporary-folder',
    'foreign-files',
    'migration-folder',
  ].map((name) => `packages/generator/src/io/${name}.ts`);
  const declarations = [
    'cli',
    'commands/site-command',
    'commands/address-commands',
    'commands/i18n-commands',
    'commands/helping-commands',
    'commands/writing-commands',
    'commands/migrate-commands',
    'commands/plugin-commands',
  ].map((name) => `packages/generator/src/${name}.ts`);
  const doors: Readonly<Record<string, string | readonly string[]>> = {
    'node:fs': disk,
    'node:fs/promises': disk,
    'react-dom/server': 'packages/theme/src/render-document.tsx',
    chokidar: 'packages/generator/src/watch/watch.ts',
    'node:child_process': 'packages/generator/src/io/processes.ts',
    open: 'packages/generator/src/io/desktop.ts',
    commander: declarations,
    '@clack/prompts': 'packages/generator/src/io/prompts.ts',
    esbuild: [
      'client/bundle-client',
      'io/bundle-module',
      'io/components/bundle-components',
      'io/components/bundle-islands',
      'io/components/bundle-live-scope',
      'io/components/bundling',
      'io/components/closure',
      'io/components/plugin',
      'io/components/settings',
      'io/components/styles',
      'io/esbuild-mistakes',
      'io/look/bundle-styles',
      'io/parts/bundle-parts',
      'io/parts/theme-modules',
      'io/bundler',
      'io/module-sources',
      'io/foreign-sources',
      'io/run-foreign',
    ].map((name) => `packages/generator/src/${name}.ts`),
    'culori/fn': 'packages/generator/src/look/colors/space.ts',
    // Live code is read where it runs.
    acorn: ['packages/generator/src/text/javascript.ts', 'packages/theme/src/playground/compile-code.ts'],
    sucrase: 'packages/theme/src/playground/compile-code.ts',
    satteri: 'packages/generator/src/markdown/native-parser.ts',
    'refractor/core': ['packages/generator/src/markdown/prism-html.ts', 'packages/theme/src/playground/prism.ts'],
    postcss: 'packages/generator/src/migrate/docusaurus/styles/parse-css.ts',
    picomatch: 'packages/generator/src/migrate/globs.ts',
    '@resvg/resvg-wasm': 'packages/generator/src/look/icons/rasterise.ts',
  };
  for (const [module, door] of Object.entries(doors)) {
    it(`${module} is imported by ${door} alone`, () => {
      const users = sources.filter(({ imports }) => imports.includes(module)).map(({ path }) => path);
      expect(users.filter((path) => ![door].flat().includes(path))).toEqual([]);
    });
  }

  it.each([
    [
      'console or the standard streams',
      /\bconsole\.|process\.(stdout|stderr)|\{ stdout/,
      'packages/generator/src/io/terminal.ts',
    ],
    ['localStorage or sessionStorage', /\b(local|session)Storage\b/, 'packages/theme/src/client/preferences.ts'],
    // The bundler is told what `process.env.NODE_ENV` means in the browser; it reads nothing.
    ['the environment', /process\.env\b(?!\.NODE_ENV')/, 'packages/generator/src/io/process-ports.ts'],
  ])('%s stands behind one door', (_name, pattern, door) => {
    const users = sources.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
    expect(users.filter((path) => path !== door)).toEqual([]);
  });

  it('commands get the process they run in as ports', () => {
    const commands = generator.filter(({ path }) => ['commands', 'cli.ts'].includes(folderOf(path)));
    const wrong = commands.filter(({ text }) => /\bprocess\.(?!versions)|\bperformance\./.test(withoutComments(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('languages are asked of Intl where readers are told something, since each of its parts takes megabytes', () => {
    const users = generator.filter(({ text }) => /\bIntl\.|\.toLocaleString\(/.test(withoutComments(text)));
    const allowed = [
      'config/resolve-locales.ts',
      'languages/check-message.ts',
      'languages/nearest-tag.ts',
      'render/last-updated.ts',
      'render/page-props.ts',
      'render/post-dates.ts',
    ];
    const wrong = users.map(({ path }) => path.replace('packages/generator/src/', ''));
    expect(wrong.filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it('pure stages have no clock and no chance', () => {
    const pure = generator.filter(({ path }) => !['io', 'serve', 'commands', 'cli.ts'].includes(folderOf(path)));
    const wrong = pure.filter(({ text }) =>
      /\bDate\.now\(|new Date\(\)|performance\.now\(|Math\.random\(|randomBytes/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('branded strings', () => {
  /** Folders whose files may turn a plain string into one of these; all others ask them. */
  const makers: Readonly<Record<string, readonly string[]>> = {
    PageId: ['routes'],
    PageKey: ['routes'],
    UrlPath: ['routes'],
    // What is read back from disk was made by routes when it was written.
    OutputPath: ['routes', 'cache', 'shards'],
    LocaleCode: ['config'],
    SectionId: ['config'],
    VersionName: ['config'],
  };
  it.each(Object.entries(makers))('%s: made in %j alone', (name, folders) => {
    const users = generator.filter(({ text }) =>
      new RegExp(`\\bas (readonly )?${name}\\b`).test(withoutComments(text)),
    );
    expect(users.map(({ path }) => path).filter((path) => !folders.includes(folderOf(path)))).toEqual([]);
  });
});

describe('the shape of files', () => {
  it('opens every file with what it is and why it exists', () => {
    const wrong = sources.filter(({ text }) => !text.startsWith('// '));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has no default exports, no barrels, no mutable state beside functions, no types given up', () => {
    const forbidden = [
      /^export default\b/m,
      /^export \* from/m,
      /^(export )?(let|var) /m,
      /\bas any\b|: any\b|<any>|@ts-(ignore|expect-error|nocheck)/,
    ];
    const wrong = sources.flatMap(({ path, text }) =>
      forbidden.filter((pattern) => pattern.test(withoutComments(text))).map((pattern) => `${path}: ${pattern}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names files in kebab case, and nothing after what says nothing', () => {
    const names = sources.map(({ path }) => path.split('/').at(-1) ?? '');
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*\.tsx?$/.test(name))).toEqual([]);
    expect(names.filter((name) => /\b(utils?|helpers?|manager|service|handler|data|info)\b/.test(name))).toEqual([]);
  });

  it('puts no inline styles into pages', () => {
    const styling = sources.filter(({ text }) => /\sstyle=[{"]|\.style\.|properties\.style\b/.test(text));
    // They move styles that authors have written.
    const moving = ['packages/generator/src/markdown/inline-code.ts', 'packages/theme/src/islands/island-element.ts'];
    expect(styling.map(({ path }) => path)).toEqual(moving);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

it('every code of a diagnostic has its section in the documentation, and every section there is about a code', () => {
  const type = readFileSync(join(root, 'packages/generator/src/model/diagnostic.ts'), 'utf8');
  const codes = [...(/type DiagnosticCode =([^;]*);/.exec(type)?.[1] ?? '').matchAll(/'([a-z-]+)'/g)].map(
    ([, code = '']) => code,
  );
  expect(codes.length).toBeGreaterThan(15);
  const reference = parseReference(readFileSync(join(root, 'docs/reference/diagnostics.md'), 'utf8'));
  expect([...reference.keys()].sort()).toEqual(codes.sort());
  for (const [code, { summary, text }] of reference) {
    expect(summary.length, code).toBeGreaterThan(20);
    expect(text, code).toContain('**What to do.** ');
  }
});

it('every promise in the documentation names tests that there are', () => {
  const promises = readFileSync(join(root, 'docs/promises.md'), 'utf8');
  const named = [...promises.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((path) => !existsSync(join(root, 'tests', path)))).toEqual([]);
});
