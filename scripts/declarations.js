// @ts-check
// Writes the types of what the package exports into types/: the declarations of its entry points, and of the files that
// these name. Declarations of ours refer to each other as files, and to no package that an installation lacks.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'types');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Paths of the declarations that the package names, from `types/`. */
const entries = ['.', './config', './plugin', './client', './components', './compat/docusaurus', './theme'].map(
  (name) => relative('types', exports[name].types),
);

/**
 * Sources of what the theme exports, by name. Nothing is declared of a file that is first reached by way of
 * node_modules, and which way is the first is another one each time.
 */
const themePaths = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(join(root, 'packages/theme/package.json'), 'utf8')).exports)
    .filter(([, target]) => typeof target !== 'string')
    .map(([name, { types }]) => [`@docsgen/theme/${name.slice(2)}`, [join(root, 'packages/theme', types)]]),
);

/** Declarations of everything that the entry points load. */
function emitInto(/** @type {string} */ folder) {
  const sources = entries.map((path) => `packages/${path.replace(/\.d\.ts$/, '.ts')}`);
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
 * A declaration with the paths of others as Node would find them, and these paths.
 *
 * @param {string} text
 * @param {string} path of the file, from `types/`
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
  // React's types are for sites that write TSX; parts are described without them.
  const parts = relative(dirname(path), 'theme/src/parts.js');
  const drawn = `import("${parts.startsWith('.') ? parts : `./${parts}`}").Drawn`;
  const plain = fresh
    .replaceAll('import("react").JSX.Element', drawn)
    .replaceAll('import("react").ReactNode', `${drawn} | string | null`)
    // As what stands in a part: anything that the site's own React draws.
    .replace("import type { ReactNode } from 'react';", 'type ReactNode = unknown;');
  return { text: plain, named };
}

const emitted = mkdtempSync(join(tmpdir(), 'docsgen-types-'));
try {
  emitInto(emitted);
  rmSync(target, { recursive: true, force: true });
  const wanted = new Set(entries);
  for (const path of wanted) {
    const { text, named } = linked(readFileSync(join(emitted, path), 'utf8'), path);
    for (const file of named) wanted.add(file);
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
} finally {
  rmSync(emitted, { recursive: true, force: true });
}
