// Checks the rules of docs/architecture.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../packages/generator/src/diagnostics/reference.ts';
import { cyclesIn, type Import, importsOf } from './folders.ts';
import { programs, type SourceText, sources, styles } from './sources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const generator = sources.filter(({ path }) => path.startsWith('packages/generator/'));
const migrate = sources.filter(({ path }) => path.startsWith('packages/migrate/'));
const theme = sources.filter(({ path }) => path.startsWith('packages/theme/'));
const featureFolders = ['packages/live-code/', 'packages/math/', 'packages/mermaid/'];
const features = sources.filter(({ path }) => featureFolders.some((folder) => path.startsWith(folder)));
const contract = sources.filter(({ path }) => path.startsWith('packages/contract/'));

/** Returns the folder of the generator that contains the file, such as `graph`, or the name of a top-level file. */
function folderOf(path: string): string {
  return path.replace('packages/generator/src/', '').split('/')[0] ?? '';
}

const base = ['model', 'text'];
const common = [...base, 'caching', 'diagnostics', 'routes'];
/** Folders that each folder or file of the generator may import, from the top layer to the bottom layer. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'cli.ts': [...common, 'cli', 'platform', 'pages'],
  'api.ts': [...common, 'cli', 'serve', 'platform'],
  'define-config.ts': ['model'],
  'plugin.ts': ['model'],
  // Exports for the migration package, from all layers.
  'internals.ts': [...common, 'cli', 'pages', 'graph', 'markdown', 'content', 'bundle', 'config', 'platform'],
  cli: [
    ...common,
    'build-site.ts',
    'load-site.ts',
    'serve-site.ts',
    'verify-site.ts',
    'serve',
    'edit',
    'pages',
    'graph',
    'markdown',
    'plugins',
    'content',
    'output',
    'bundle',
    'config',
    'platform',
  ],
  'serve-site.ts': [...common, 'pages', 'graph', 'markdown', 'plugins', 'content', 'bundle', 'config'],
  'verify-site.ts': [...common, 'build-site.ts', 'pages', 'output'],
  'build-site.ts': [...common, 'load-site.ts', 'pages', 'graph', 'plugins', 'content', 'bundle', 'config'],
  'load-site.ts': [...common, 'pages', 'plugins', 'content', 'config'],
  serve: [...common, 'serve-site.ts', 'pages', 'graph', 'markdown', 'plugins', 'content', 'output', 'bundle', 'config'],
  edit: [...common, 'pages', 'graph', 'markdown', 'content', 'config'],
  pages: [...common, 'graph', 'markdown', 'plugins', 'content', 'output', 'bundle', 'config', 'platform'],
  graph: [...common, 'content', 'config'],
  markdown: [...common, 'content', 'config'],
  plugins: [...common, 'config'],
  content: [...common, 'config'],
  output: common,
  bundle: [...common, 'platform'],
  config: common,
  caching: base,
  routes: base,
  platform: base,
  diagnostics: base,
  model: ['text'],
};

function mayImport(path: string, imported: string): boolean {
  const folder = folderOf(path);
  return folder === folderOf(imported) || (layers[folder] ?? []).includes(folderOf(imported));
}

/** Returns the folders of a package, including `src`. */
function foldersOf(files: readonly SourceText[]): readonly string[] {
  const folders = files.flatMap(({ path }) => {
    const names = path.split('/');
    return names.slice(3).map((_, index) => names.slice(0, index + 3).join('/'));
  });
  return [...new Set(folders)].sort();
}

describe('layers', () => {
  it('finds the sources it checks', () => {
    expect(generator.length).toBeGreaterThan(50);
    expect(theme.length).toBeGreaterThan(30);
  });

  it('a folder of the generator imports only from the layers below it', () => {
    const wrong = generator.flatMap(({ path, files }) =>
      files
        .filter((file) => file.startsWith('packages/generator/src/') && !mayImport(path, file))
        .map((file) => `${path} imports ${file}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['generator', generator],
    ['migrate', migrate],
    ['theme', theme],
    ['contract', contract],
  ])('folders of the package %s have no circular imports, including types', (_name, files) => {
    const imports = importsOf(files);
    expect(foldersOf(files).flatMap((folder) => cyclesIn(folder, imports))).toEqual([]);
  });

  it('imports between packages, bin/ and scripts/ have one direction', () => {
    const order = [
      'bin',
      'scripts',
      'packages/live-code',
      'packages/migrate',
      'packages/math',
      'packages/mermaid',
      'packages/generator',
      'packages/theme',
      'packages/contract',
    ];
    const rank = (path: string): number => order.findIndex((folder) => path.startsWith(`${folder}/`));
    const wrong = importsOf([...sources, ...programs]).filter(([from, to]) => rank(to) < rank(from));
    // The gallery uses the browser of the tests for screenshots.
    expect(wrong).toEqual([['scripts/gallery.js', 'tests/browser/find-chromium.js']]);
  });

  it('the migration imports docsgen only through its internals, one key of the contract, and the syntax of formulas', () => {
    const ofDocsgen = migrate.flatMap(({ path, imports }) =>
      imports
        .filter((name) => /^(docsgen|@docsgen|packages)\//.test(name) && !name.startsWith('packages/migrate/'))
        .map((name) => `${path}: ${name}`),
    );
    const others = ofDocsgen.filter((each) => !each.endsWith(': docsgen/internals'));
    expect(others).toEqual([
      // The compatibility layer runs in browsers, so it cannot import the internals.
      'packages/migrate/src/compat/environment.ts: @docsgen/contract/component-runtime',
      'packages/migrate/src/docusaurus/markdown/open-page.ts: @docsgen/math/syntax',
    ]);
    const browserCode = migrate.filter(({ path }) => path.startsWith('packages/migrate/src/compat/'));
    expect(browserCode.filter(({ imports }) => imports.includes('docsgen/internals'))).toEqual([]);
  });

  it('feature packages import only the public entry points of docsgen', () => {
    expect(features.length).toBeGreaterThan(15);
    const ofDocsgen = features.flatMap(({ path, imports }) => {
      const own = featureFolders.find((folder) => path.startsWith(folder)) ?? '';
      return imports.filter((name) => /^(docsgen|@docsgen|packages)\//.test(name) && !name.startsWith(own));
    });
    expect([...new Set(ofDocsgen)]).toEqual(['docsgen/plugin']);
  });

  it('docsgen imports nothing from the migration', () => {
    const others = [...generator, ...theme, ...contract, ...programs.filter(({ path }) => path.startsWith('bin/'))];
    const wrong = others.flatMap(({ path, imports }) =>
      imports.filter((name) => /^@docsgen\/migrate|^packages\/migrate\//.test(name)).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the internals export only what the migration imports', () => {
    const text = sources.find(({ path }) => path === 'packages/generator/src/internals.ts')?.text ?? '';
    const exported = namesIn(/^export (?:type )?\{([^}]*)\}/gm, [text]);
    const imported = namesIn(
      /^import (?:type )?\{([^}]*)\} from 'docsgen\/internals'/gm,
      migrate.map((each) => each.text),
    );
    expect(exported.length).toBeGreaterThan(50);
    expect(exported.filter((name) => !imported.includes(name))).toEqual([]);
  });

  it('detects cycles through a third folder and through a package subpath', () => {
    const imports: readonly Import[] = [
      ['packages/x/src/a/one.ts', 'packages/x/src/b/two.ts'],
      ['packages/x/src/b/three.ts', 'packages/x/src/c/four.ts'],
      ['packages/x/src/c/four.ts', 'packages/x/src/a/five.ts'],
    ];
    expect(cyclesIn('packages/x/src', imports)).toHaveLength(3);
    expect(cyclesIn('packages/x/src', imports.slice(1))).toEqual([]);
    const subpath = sources.find(({ imports: names }) => names.includes('@docsgen/theme/messages'));
    expect(subpath?.files).toContain('packages/theme/src/i18n/messages-for.ts');
  });

  // `config` reads the theme's UI strings, `bundle` reads its style sheets, and `output` writes its search index.
  it('only pages, config, bundle and output import the theme', () => {
    const wrong = generator
      .filter(({ imports }) => imports.some((name) => name.startsWith('@docsgen/theme')))
      .map(({ path }) => path)
      .filter((path) => !['pages', 'config', 'bundle', 'output'].includes(folderOf(path)));
    expect(wrong).toEqual([]);
  });

  it('the theme imports only React, a few browser libraries and the contract', () => {
    const allowed = ['react', 'react-dom', 'morphdom', 'devalue', 'clsx'];
    const isAllowed = (name: string): boolean =>
      name.startsWith('packages/theme/src/') || [...allowed, 'hast', '@docsgen/contract'].includes(packageOf(name));
    const wrong = theme.flatMap(({ path, imports }) =>
      imports.filter((name) => !isAllowed(name)).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the contract has only types and constants, and imports only itself', () => {
    expect(contract.length).toBeGreaterThan(3);
    const imported = contract.flatMap(({ path, imports }) =>
      imports.filter((name) => !name.startsWith('packages/contract/src/')).map((name) => `${path}: ${name}`),
    );
    expect(imported).toEqual([]);
    const withCode = contract.filter(({ text }) => /\bfunction\b|=>\s*[{\w]|\bclass\b/.test(withoutComments(text)));
    expect(withCode.map(({ path }) => path)).toEqual([]);
  });

  it('the model imports only itself, pure functions, and zod for the schema', () => {
    const wrong = generator
      .filter(({ path }) => folderOf(path) === 'model')
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => name !== 'zod' && !/\/src\/(model|text)\//.test(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('a folder directly contains 2 to 25 files', () => {
    const sizes = new Map<string, number>();
    for (const { path } of [...sources, ...styles]) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    expect([...sizes].filter(([, files]) => files < 2 || files > 25)).toEqual([]);
  });
});

/** Returns the names in the lists that the pattern captures. */
function namesIn(lists: RegExp, texts: readonly string[]): readonly string[] {
  const found = texts.flatMap((text) => [...text.matchAll(lists)].map(([, list = '']) => list));
  return found.flatMap((list) => list.split(',').map((name) => name.replace('type ', '').trim())).filter(Boolean);
}

/** Returns the package of a specifier: `react` for `react/jsx-runtime`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

describe('adapters', () => {
  /** Packages that have side effects or must be replaceable, with the files that may import them. */
  const adapters: Readonly<Record<string, RegExp>> = {
    'node:fs': /^generator\/src\/(platform\/|bundle\/esbuild\/compiled-client\.ts)|^migrate\/src\/foreign\//,
    'node:child_process': /^(generator\/src\/platform\/processes|migrate\/src\/foreign\/ask-process)\.ts$/,
    'react-dom/server': /^theme\/src\/server\/react-markup\.tsx$/,
    chokidar: /^generator\/src\/serve\/watch\/watch\.ts$/,
    open: /^generator\/src\/platform\/desktop\.ts$/,
    commander: /^(generator\/src\/(cli\.ts|cli\/.*-commands?\.ts)|migrate\/src\/cli\.ts)$/,
    '@clack/prompts': /^generator\/src\/platform\/prompts\.ts$/,
    esbuild: /^(generator\/src\/bundle|migrate\/src\/foreign)\//,
    fontkitten: /^generator\/src\/bundle\/theme\/fonts\/font-metrics\.ts$/,
    culori: /^generator\/src\/bundle\/theme\/colors\//,
    // Live code is compiled in the browser.
    acorn: /^(generator\/src\/text\/javascript|live-code\/src\/(parse-code|client\/compile-code))\.ts$/,
    temml: /^math\/src\/mathml\.ts$/,
    sucrase: /^live-code\/src\/client\/compile-code\.ts$/,
    '@babel/parser': /^migrate\/src\/code\/read-code\.ts$/,
    satteri: /^generator\/src\/markdown\/parse\/native-parser\.ts$/,
    refractor: /^(generator\/src\/markdown\/code\/|live-code\/src\/client\/prism\.ts$)/,
    postcss: /^migrate\/src\/docusaurus\/styles\/parse-css\.ts$/,
    picomatch: /^migrate\/src\/globs\.ts$/,
    '@resvg/resvg-wasm': /^generator\/src\/bundle\/theme\/icons\/rasterize\.ts$/,
  };
  it.each(Object.entries(adapters))('%s is imported only by its adapter', (name, adapter) => {
    const users = sources.filter(({ imports }) => imports.some((each) => [each, packageOf(each)].includes(name)));
    expect(users.length).toBeGreaterThan(0);
    expect(users.map(({ path }) => path).filter((path) => !adapter.test(path.replace('packages/', '')))).toEqual([]);
  });

  it.each([
    [
      'console or the standard streams',
      /\bconsole\.|process\.(stdout|stderr)|\{ stdout/,
      'packages/generator/src/platform/terminal.ts',
    ],
    ['localStorage or sessionStorage', /\b(local|session)Storage\b/, 'packages/theme/src/lib/preferences.ts'],
    // Only the name of an esbuild definition, which does not access the environment.
    ['the environment', /process\.env\b(?!\.NODE_ENV')/, 'packages/generator/src/platform/process-ports.ts'],
  ])('%s is used in a single file', (_name, pattern, door) => {
    const users = sources.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
    expect(users.filter((path) => path !== door)).toEqual([]);
  });

  it('commands access the process through ports', () => {
    const ofMigration = migrate.filter(({ path }) => !path.includes('/foreign/'));
    const commands = [...generator.filter(({ path }) => ['cli', 'cli.ts'].includes(folderOf(path))), ...ofMigration];
    const wrong = commands.filter(({ text }) => /\bprocess\.(?!versions)|\bperformance\./.test(withoutComments(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('uses Intl only for output to readers, because each of its classes loads megabytes', () => {
    const users = generator.filter(({ text }) => /\bIntl\.|\.toLocaleString\(/.test(withoutComments(text)));
    const allowed = [
      'config/resolve/resolve-locales.ts',
      'config/languages/check-message.ts',
      'config/languages/nearest-tag.ts',
      'pages/render/date-view.ts',
      'pages/render/page-props.ts',
    ];
    const wrong = users.map(({ path }) => path.replace('packages/generator/src/', ''));
    expect(wrong.filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it('pure stages use neither the time nor random numbers', () => {
    const pure = generator.filter(({ path }) => !['platform', 'serve', 'cli', 'cli.ts'].includes(folderOf(path)));
    const wrong = [...pure, ...migrate.filter(({ path }) => !path.includes('/foreign/'))].filter(({ text }) =>
      /\bDate\.now\(|new Date\(\)|performance\.now\(|Math\.random\(|randomBytes/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('branded strings', () => {
  /** Folders whose files may cast a string to each branded type. */
  const makers: Readonly<Record<string, readonly string[]>> = {
    PageId: ['routes'],
    PageKey: ['routes'],
    UrlPath: ['routes'],
    // Paths that are read from the cache were created by routes.
    OutputPath: ['routes', 'pages', 'cli'],
    LocaleCode: ['config'],
    SectionId: ['config'],
    VersionName: ['config'],
  };
  it.each(Object.entries(makers))('%s is created only in %j', (name, folders) => {
    const users = generator.filter(({ text }) =>
      new RegExp(`\\bas (readonly )?${name}\\b`).test(withoutComments(text)),
    );
    expect(users.map(({ path }) => path).filter((path) => !folders.includes(folderOf(path)))).toEqual([]);
  });
});

describe('the form of files', () => {
  it('files have no default exports, re-exports, module-level mutable state or `any`', () => {
    const forbidden = [
      /^export default\b/m,
      /^export \* from/m,
      /^(export )?(let|var) /m,
      /\bas any\b|: any\b|<any>|@ts-(ignore|expect-error|nocheck)/,
    ];
    // docsgen loads the default exports of plugins.
    const isPlugin = /^packages\/(live-code|math|mermaid)\/src\/(plugin|code-blocks|formulas|syntax)\.ts$/;
    const wrong = sources
      .filter(({ path }) => !isPlugin.test(path))
      .flatMap(({ path, text }) =>
        forbidden.filter((pattern) => pattern.test(withoutComments(text))).map((pattern) => `${path}: ${pattern}`),
      );
    expect(wrong).toEqual([]);
  });

  it('file names are in kebab case and have no meaningless words', () => {
    const names = sources.map(({ path }) => path.split('/').at(-1) ?? '');
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*\.tsx?$/.test(name))).toEqual([]);
    expect(names.filter((name) => /\b(utils?|helpers?|manager|service|handler|data|info)\b/.test(name))).toEqual([]);
  });

  it('components have no inline styles', () => {
    const styling = sources.filter(({ text }) => /\sstyle=[{"]|\.style\.|properties\.style\b/.test(text));
    // Exempt, because these files process styles that authors write.
    const moving = [
      'packages/generator/src/markdown/hast/inline-code.ts',
      'packages/theme/src/browser/islands/island-element.ts',
    ];
    expect(styling.map(({ path }) => path)).toEqual(moving);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

it('every diagnostic code has a section in the documentation, and every section a code', () => {
  const type = readFileSync(join(root, 'packages/generator/src/model/diagnostic.ts'), 'utf8');
  const codes = [...(/type DiagnosticCode =([^;]*);/.exec(type)?.[1] ?? '').matchAll(/'([a-z-]+)'/g)].map(
    ([, code = '']) => code,
  );
  expect(codes.length).toBeGreaterThan(15);
  const reference = parseReference(readFileSync(join(root, 'docs/reference/diagnostics.md'), 'utf8'));
  expect([...reference.keys()].sort()).toEqual(codes.sort());
  for (const [code, { summary, text }] of reference) {
    expect(summary.length, code).toBeGreaterThan(20);
    // An example of the printed message, which includes the hint.
    expect(text, code).toContain(`[${code}]`);
  }
});

it('every guarantee in the documentation refers to existing tests', () => {
  const promises = readFileSync(join(root, 'docs/promises.md'), 'utf8');
  const named = [...promises.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((path) => !existsSync(join(root, 'tests', path)))).toEqual([]);
});
