// The house rules of docs/architecture.md, as far as a machine can check them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface SourceText {
  readonly path: string;
  readonly text: string;
  /** Specifiers of its imports, types included; relative ones as paths from the root. */
  readonly imports: readonly string[];
}

const sources: readonly SourceText[] = ['packages/generator/src', 'packages/theme/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    }),
);

function importsOf(path: string, text: string): readonly string[] {
  const found = [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g),
  ];
  return found
    .map((match) => match[1] ?? match[2] ?? '')
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)).replaceAll('\\', '/') : name));
}

const generator = sources.filter(({ path }) => path.startsWith('packages/generator/'));
const theme = sources.filter(({ path }) => path.startsWith('packages/theme/'));

/** The folder of the generator a file belongs to: `graph`, or the file's own name at the top. */
function folderOf(path: string): string {
  return path.replace('packages/generator/src/', '').split('/')[0] ?? '';
}

const stages = ['config', 'content', 'graph', 'markdown', 'links', 'render', 'client', 'search', 'output'];
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  model: ['model'],
  text: ['model', 'text'],
  io: ['model', 'build', 'io'],
  build: [...stages, 'build', 'model', 'text'],
  serve: [...stages, 'build', 'serve', 'model', 'text'],
  commands: ['build', 'serve', 'config', 'io', 'model', 'text', 'commands'],
  'cli.ts': ['build', 'serve', 'config', 'io', 'model', 'text', 'commands'],
  ...Object.fromEntries(stages.map((stage) => [stage, [stage, 'model', 'text']])),
};

/** Ids and addresses are made in one file, which everybody may ask. */
const addressBook = 'packages/generator/src/graph/routes.ts';

describe('the house', () => {
  it('finds the sources it judges', () => {
    expect(generator.length).toBeGreaterThan(50);
    expect(theme.length).toBeGreaterThan(30);
  });

  it('stage folders never import each other', () => {
    const wrong = generator.flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.startsWith('packages/generator/src/') && name !== addressBook)
        .filter((name) => !allowedImports[folderOf(path)]?.includes(folderOf(name)))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('only render, client and the type of their props know the theme', () => {
    const wrong = generator
      .filter(({ imports }) => imports.some((name) => name.startsWith('@docsgen/theme')))
      .map(({ path }) => path)
      .filter((path) => !['render', 'client'].includes(folderOf(path)));
    expect(wrong).toEqual([]);
  });

  it('the theme imports nothing of the generator', () => {
    const wrong = theme.filter(({ imports }) => imports.some((name) => name.includes('generator')));
    expect(wrong.map(({ path }) => path)).toEqual([]);
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
  const disk = ['node-files', 'output-folder', 'cache-folder'].map((name) => `packages/generator/src/io/${name}.ts`);
  const doors: Readonly<Record<string, string | readonly string[]>> = {
    'node:fs': disk,
    'node:fs/promises': disk,
    'react-dom/server': 'packages/theme/src/render-document.tsx',
    chokidar: 'packages/generator/src/serve/watch.ts',
    commander: 'packages/generator/src/cli.ts',
    esbuild: 'packages/generator/src/client/bundle-client.ts',
    satteri: 'packages/generator/src/markdown/native-parser.ts',
    'refractor/core': 'packages/generator/src/markdown/highlight.ts',
    pagefind: 'packages/generator/src/search/index-site.ts',
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
    ['the environment', /process\.env\b(?!\.NODE_ENV')/, 'packages/generator/src/cli.ts'],
  ])('%s stands behind one door', (_name, pattern, door) => {
    const users = sources.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
    expect(users.filter((path) => path !== door)).toEqual([]);
  });

  it('pure stages have no clock and no chance', () => {
    const pure = generator.filter(({ path }) => !['io', 'serve', 'commands', 'cli.ts'].includes(folderOf(path)));
    const wrong = pure.filter(({ text }) =>
      /\bDate\.now\(|new Date\(\)|performance\.now\(|Math\.random\(|randomBytes/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('the shape of files', () => {
  it('opens every file with what it is and why it exists', () => {
    const wrong = sources.filter(({ text }) => !text.startsWith('// '));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('keeps files short enough to read in one go', () => {
    const contract = 'packages/theme/src/props.ts';
    const long = sources
      .filter(({ path }) => path !== contract)
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > 320);
    expect(long).toEqual([]);
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
    const wrong = sources.filter(({ text }) => /\sstyle=[{"]|\.style\.|properties\.style\b/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
