// @ts-check
// Writes declarations of the entry points of published packages, and of the files they import, to `types/` in each
// package. The declarations import each other by relative paths, and import no packages that are not installed with
// docsgen. The types of the configuration and of the built-in components are printed from their definitions.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSources } from './compile/import-sources.js';
import { componentTypes } from './types/component-types.js';
import { configTypes } from './types/config-types.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Paths of the entry points' declarations, for each package. In the package, they are relative to `base`. */
const published = [
  {
    folder: '.',
    base: '.',
    entries: [
      ...['api', 'define-config', 'plugin', 'builtin-components'].map((name) => `generator/src/${name}.d.ts`),
      'theme/src/server/islands/client.d.ts',
      'theme/src/parts.d.ts',
    ],
  },
  { folder: 'packages/migrate', base: 'migrate/src/compat', entries: ['migrate/src/compat/docusaurus.d.ts'] },
];

/**
 * Sources of the theme's exports, by name. TypeScript emits no declarations for files that it first finds in
 * node_modules, and the order is not deterministic.
 */
const themePaths = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(join(root, 'packages/theme/package.json'), 'utf8')).exports)
    .filter(([, target]) => typeof target !== 'string')
    .map(([name, { types }]) => [`@docsgen/theme/${name.slice(2)}`, [join(root, 'packages/theme', types)]]),
);

/** Emits declarations of everything that the entry points import. */
function emitInto(/** @type {string} */ folder) {
  const sources = published
    .flatMap(({ entries }) => entries)
    .map((path) => `packages/${path.replace(/\.d\.ts$/, '.ts')}`);
  const tsconfig = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(root, 'packages'),
    outDir: folder,
    paths: { '@docsgen/contract/*': [join(root, 'packages/contract/src/*')], ...themePaths },
    noCheck: true,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const files = sources.map((path) => join(root, path));
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json'));
  execFileSync(process.execPath, [join(dirname(compiler), 'bin/tsc'), '-p', tsconfig], { stdio: 'inherit' });
}

/**
 * Returns a declaration with relative import paths, and the imported paths.
 *
 * @param {string} text
 * @param {string} path path of the file relative to `types/`
 */
function linked(text, path) {
  /** @type {string[]} */
  const named = [];
  const fresh = text.replace(
    /(\bfrom |\bimport\()(['"])(\.[^'"]+|@docsgen\/contract\/[\w-]+)\2/g,
    (_, before, quote, name) => {
      const source = name.startsWith('.')
        ? join(dirname(path), name)
        : `contract/src/${name.slice('@docsgen/contract/'.length)}.ts`;
      const file = source.replace(/\.tsx?$/, '.d.ts');
      named.push(file);
      const href = relative(dirname(path), file).replace(/\.d\.ts$/, '.js');
      return `${before}${quote}${href.startsWith('.') ? href : `./${href}`}${quote}`;
    },
  );
  return { text: fresh, named };
}

/**
 * React's types are only installed on sites that use TSX, so docsgen's declarations do not use them.
 *
 * @param {string} text
 * @param {string} path path of the file relative to `types/`
 */
function withoutReact(text, path) {
  const parts = relative(dirname(path), 'theme/src/parts.js');
  const rendered = `import("${parts.startsWith('.') ? parts : `./${parts}`}").RenderedElement`;
  return (
    text
      .replaceAll('import("react").JSX.Element', rendered)
      .replaceAll('import("react").ReactNode', `${rendered} | string | null`)
      // The type of `children`: anything that the site's React can render.
      .replace("import type { ReactNode } from 'react';", 'type ReactNode = unknown;')
  );
}

/** Adds the types that TypeScript cannot emit to the emitted declarations. */
async function printInto(/** @type {string} */ folder) {
  const [{ configJsonSchema }, { componentNames, componentOf }] = await importSources([
    'model/schema/site-schema.ts',
    'markdown/components/registry.ts',
  ]);
  const components = await Promise.all(componentNames.map((/** @type {string} */ name) => componentOf(name).load()));
  const source = join(folder, 'generator/src');
  writeFileSync(join(source, 'model/schema/config-types.d.ts'), configTypes(configJsonSchema()));
  appendFileSync(join(source, 'builtin-components.d.ts'), componentTypes(components));
}

const emitted = mkdtempSync(join(tmpdir(), 'docsgen-types-'));
try {
  emitInto(emitted);
  await printInto(emitted);
  for (const { folder, base, entries } of published) {
    const target = join(root, folder, 'types');
    rmSync(target, { recursive: true, force: true });
    const wanted = new Set(entries);
    for (const path of wanted) {
      const { text, named } = linked(readFileSync(join(emitted, path), 'utf8'), path);
      for (const file of named) wanted.add(file);
      const written = join(target, relative(base, path));
      mkdirSync(dirname(written), { recursive: true });
      writeFileSync(written, folder === '.' ? withoutReact(text, path) : text);
    }
  }
} finally {
  rmSync(emitted, { recursive: true, force: true });
}
