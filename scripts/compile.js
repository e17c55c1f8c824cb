// @ts-check
// Compiles the packages from TypeScript to the JavaScript that Node runs (`npm run typecheck` checks the types).
// The dependencies go into the same few files: opening some hundred small ones took longer than building a small site.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { build, transform, version } from 'esbuild';
import { joinedChunks, loadedBefore } from './joined-chunks.js';
import { keepCompilation, keptCompilation } from './kept-compilation.js';
import { lateReact, reactServer } from './late-react.js';
import { bundledPackages, dependencyFolders, licencesOf } from './licences.js';
import { patchedDependencies, readPatches } from './patched-dependencies.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'packages');

/** For a package that is to be published: large files are a tenth smaller, and compiling takes twice as long. */
const isSmallest = process.argv.includes('--smallest');

/** @satisfies {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  // Paths stand in what is compiled, and must not depend on where the checkout is.
  absWorkingDir: root,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
  legalComments: 'linked',
  metafile: true,
  write: false,
  // Chosen once and for all: React as it renders in production, which is many times faster.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  // CommonJS dependencies ask for Node's own modules with `require`, which modules do not have.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`,
  },
};

/**
 * Visits by the libraries that make trees go through a plain loop of ours: unist-util-visit makes a function a node.
 */
const plainVisits = {
  'unist-util-visit': join(packages, 'generator/src/markdown/packaged-visit.ts'),
};

const generatorSource = join(packages, 'generator/src');

const generatorEntries = {
  cli: join(generatorSource, 'cli.ts'),
  'page-thread': join(generatorSource, 'workers/page-worker.ts'),
  api: join(generatorSource, 'api.ts'),
  'define-config': join(generatorSource, 'define-config.ts'),
  plugin: join(generatorSource, 'plugin.ts'),
  'own-components': join(generatorSource, 'own-components.ts'),
};

const patches = patchedDependencies(readPatches(join(root, 'scripts/patches')));

/** @returns what it compiles with esbuild */
function generatorOptions() {
  return {
    ...shared,
    outdir: join(packages, 'generator/dist'),
    alias: plainVisits,
    assetNames: '[name]',
    plugins: [compiledTheme, compactJson, ownRasteriser, compiledCompat, patches],
  };
}

async function compileGenerator() {
  const options = { ...generatorOptions(), entryPoints: generatorEntries };
  // Once to see which of the generator's own modules are loaded before which: libraries import none of them.
  const ownPlugins = options.plugins.filter((plugin) => plugin !== patches);
  const { metafile } = await build({ ...options, plugins: ownPlugins, packages: 'external' });
  const paths = Object.values(generatorEntries).map((path) => relative(root, path).split(sep).join('/'));
  const joined = joinedChunks(loadedBefore(metafile, paths), root);
  return slim(await build({ ...options, plugins: [...options.plugins, joined] }));
}

const generatorRecord = { record: join(packages, 'generator/.dist-record.json'), root, tools: `esbuild ${version}` };

/**
 * What the generator's compilation hangs on beside its inputs.
 *
 * @param {import('./kept-compilation.js').Compilation} generator
 */
function besideInputs({ metafile }) {
  const folders = ['packages/generator', 'packages/contract', ...new Set(bundledPackages([metafile]))];
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true, withFileTypes: true });
  return [
    'tsconfig.json',
    ...folders.map((folder) => `${folder}/package.json`),
    ...scripts.filter((each) => each.isFile()).map((each) => relative(root, join(each.parentPath, each.name))),
  ];
}

/** What draws formulas and diagrams: libraries as large as all the rest, which are not read by anyone. */
const drawing = /^(mathml|mermaid-svg)-\w+\.js$/;

/**
 * Files of libraries, or hardly of anything else, lose their spaces, a third of their size. Names stay, for stacks.
 *
 * @param {import('esbuild').BuildResult<typeof shared>} result
 */
async function slim(result) {
  const { outputs } = result.metafile;
  const outputFiles = await Promise.all(
    result.outputFiles.map(async (file) => {
      if (!file.path.endsWith('.js')) return file;
      const inputs = Object.entries(outputs[relative(root, file.path)]?.inputs ?? {});
      const isDrawing = drawing.test(basename(file.path));
      const bytesOf = (/** @type {typeof inputs} */ some) =>
        some.reduce((sum, [, each]) => sum + each.bytesInOutput, 0);
      const foreign = inputs.filter(([path]) => path.includes('node_modules/'));
      const isForeign = bytesOf(foreign) > 0.75 * bytesOf(inputs);
      if (!isDrawing && !isForeign) return file;
      const minified = isDrawing ? { minify: true } : { minifyWhitespace: true };
      const { code } = await transform(file.text, { ...minified, format: 'esm', target: shared.target });
      return { ...file, contents: Buffer.from(code), text: code };
    }),
  );
  return { ...result, outputFiles: outputFiles.flatMap((file) => packed(file, result.metafile)) };
}

/**
 * Taken over from the last compilation where it is the same.
 *
 * @param {string | Uint8Array} content
 * @param {string} before where it was compressed to
 */
function compress(content, before) {
  const bytes = Buffer.from(content);
  const known = compressed.get(before) ?? (existsSync(before) ? readFileSync(before) : undefined);
  // It may have been compressed less, where it has to be smallest.
  const isKnown = !isSmallest && known && brotliDecompressSync(known).equals(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: isSmallest ? 10 : 9 };
  const made = isKnown ? known : brotliCompressSync(bytes, { params });
  compressed.set(before, made);
  return made;
}

/** @type {Map<string, Buffer>} */
const compressed = new Map();

/** Libraries and tables that few sites use, and what runs once for a site: init and migrations. */
const large = /^(icon-nodes|init|mathml|mermaid-svg|migrate-\w+|postcss|prompts)-\w+\.js$/;

/**
 * What is large is compressed, and a module of a few lines reads it out when it is imported.
 *
 * @template {import('esbuild').OutputFile} File
 * @param {File} file
 * @param {import('esbuild').Metafile} metafile
 * @returns {readonly File[]}
 */
function packed(file, { outputs }) {
  const name = basename(file.path);
  if (!large.test(name)) return [file];
  const exported = outputs[relative(root, file.path)]?.exports ?? [];
  const stub = `import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
const packed = readFileSync(new URL(${JSON.stringify(`./${name}.br`)}, import.meta.url));
const text = brotliDecompressSync(packed).toString()
  .replace(/"([.][/][a-zA-Z0-9_-]+-[A-Z0-9]{8}[.]js|[.][.][/][.][.][/]theme[/]dist[/][a-z-]+[.]js)"/g, (_, path) =>
    JSON.stringify(new URL(path, import.meta.url)))
  .replaceAll('import.meta.url', () => JSON.stringify(import.meta.url));
const module = await import('data:text/javascript;base64,' + Buffer.from(text).toString('base64'));
${exported.map((each) => (each === 'default' ? 'export default module.default;' : `export const ${each} = module.${each};`)).join('\n')}
`;
  const compressed = new Uint8Array(compress(file.contents, `${file.path}.br`));
  return [
    { ...file, contents: Buffer.from(stub), text: stub },
    { ...file, path: `${file.path}.br`, contents: compressed, text: '' },
  ];
}

/**
 * The theme is compiled by itself, and found from file to file: the package that people install has no others of ours
 * beside it.
 *
 * @satisfies {import('esbuild').Plugin}
 */
const compiledTheme = {
  name: 'compiled-theme',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@docsgen\/theme\/[\w-]+$/ }, ({ path }) => ({
      path: `../../theme/dist/${basename(path)}.js`,
      external: true,
    }));
  },
};

/**
 * Large JSON as one text: half as long as the object that esbuild writes for it, and read much faster.
 *
 * @satisfies {import('esbuild').Plugin}
 */
const compactJson = {
  name: 'compact-json',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]icon-nodes\.json$/ }, ({ path }) => ({
      contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))))});`,
      loader: 'js',
    }));
  },
};

/**
 * The program that draws icons, beside what is compiled: its package is not there where docsgen is installed.
 *
 * @satisfies {import('esbuild').Plugin}
 */
const ownRasteriser = {
  name: 'own-rasteriser',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]look[\\/]icons[\\/]rasteriser-file\.ts$/ }, ({ path }) => ({
      contents: [
        `import { fileURLToPath } from 'node:url';`,
        `import file from '@resvg/resvg-wasm/index_bg.wasm';`,
        `export const rasteriserFile = () => fileURLToPath(new URL(file, import.meta.url));`,
      ].join('\n'),
      loader: 'js',
      resolveDir: dirname(path),
    }));
    // A quarter of its size, which is 2.5 MB.
    onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
      contents: compress(readFileSync(path), join(packages, 'generator/dist', basename(path))),
      loader: 'file',
    }));
  },
};

/** @satisfies {import('esbuild').Plugin} */
const compiledCompat = {
  name: 'compiled-compat',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]components[\\/]compat-file\.ts$/ }, () => ({
      contents: [
        `import { fileURLToPath } from 'node:url';`,
        `const file = new URL('../../theme/dist/compat-docusaurus.js', import.meta.url);`,
        'export const compatFile = () => fileURLToPath(file);',
      ].join('\n'),
      loader: 'js',
    }));
  },
};

async function compileTheme() {
  const source = join(packages, 'theme/src');
  const result = await build({
    ...shared,
    entryPoints: {
      'page-template': join(source, 'template/page-template.ts'),
      'render-document': join(source, 'render-document.tsx'),
      components: join(source, 'islands/component-runtime.tsx'),
      'part-tools': join(source, 'own-parts/part-tools.tsx'),
      messages: join(source, 'i18n/messages-for.ts'),
      languages: join(source, 'i18n/languages.ts'),
    },
    outdir: join(packages, 'theme/dist'),
    jsx: 'automatic',
    define: { ...shared.define, ...noOwnParts },
    plugins: [lateReact],
  });
  return slim(result);
}

/** What draws the theme's pages, see `late-react.js`. */
function compileReactServer() {
  return build({ ...shared, ...reactServer, outdir: join(packages, 'theme/dist') });
}

/** What is bundled once for all sites is for those without parts of their own. */
const noOwnParts = { 'ownParts.logo': 'false', 'ownParts.footer': 'false' };

/**
 * The theme's sources in one file, and React for browsers: a site with parts of its own has its scripts and its
 * renderer bundled from these, and `docsgen theme eject` copies them.
 */
async function packModules() {
  const source = join(packages, 'theme/src');
  const entries = [
    'own-parts/own-shell-root.tsx',
    'own-parts/site-renderer.tsx',
    'islands/client-hooks.ts',
    'parts.ts',
  ];
  const options = { ...shared, jsx: /** @type {const} */ ('automatic'), outdir: 'none', banner: { js: '' } };
  const { metafile } = await build({
    ...options,
    entryPoints: entries.map((entry) => join(source, entry)),
    external: ['react', 'react-dom'],
    plugins: [compiledLanguages],
  });
  const modules = Object.keys(metafile.inputs)
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const name = path.replace(/^packages\/theme\/src\//, '').replace(/^packages\/contract\/src\//, 'contract/');
      // The words of a page come with the props of its parts.
      return [name, name === 'parts.ts' ? text.replace(/^export \{ languages \}.*\n/m, '') : text];
    });
  const names = {
    react: 'react',
    jsxRuntime: 'react/jsx-runtime',
    reactDom: 'react-dom',
    reactClient: 'react-dom/client',
  };
  const lines = Object.entries(names).map(([name, from]) => `import * as ${name} from '${from}'; export { ${name} };`);
  const {
    outputFiles: [react],
  } = await build({
    ...options,
    splitting: false,
    platform: 'browser',
    target: 'esnext',
    minify: true,
    legalComments: 'none',
    stdin: { contents: lines.join('\n'), resolveDir: source },
  });
  return JSON.stringify({ modules: Object.fromEntries(modules), react: react?.text ?? '' });
}

/** Parts of the theme for a site's own code, which are drawn by the React that this code has. */
function compileParts() {
  return build({
    ...shared,
    entryPoints: {
      parts: join(packages, 'theme/src/parts.ts'),
      client: join(packages, 'theme/src/islands/client.ts'),
    },
    outdir: join(packages, 'theme/dist'),
    jsx: 'automatic',
    define: { ...shared.define, ...noOwnParts },
    external: ['react'],
    // Browsers may run it, too.
    banner: { js: '' },
    plugins: [compiledLanguages],
  });
}

/** What code that was written for Docusaurus imports: one file, which the bundler of a site's components takes along. */
function compileCompat() {
  return build({
    ...shared,
    entryPoints: { 'compat-docusaurus': join(packages, 'theme/src/compat/docusaurus.ts') },
    outdir: join(packages, 'theme/dist'),
    splitting: false,
    jsx: 'automatic',
    external: ['react'],
    // Browsers may run it, too.
    banner: { js: '' },
    minifyWhitespace: true,
  });
}

/** @satisfies {import('esbuild').Plugin} */
const compiledLanguages = {
  name: 'compiled-languages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/languages\.ts$/ }, () => ({ path: './languages.js', external: true }));
  },
};

/** Folder that a package is compiled into: beside the one in use, so that a mistake leaves the command as it was. */
const freshFolder = (/** @type {string} */ name) => join(packages, name, '.dist-new');

/**
 * @param {string} name of the package
 * @param {readonly import('./kept-compilation.js').Compilation[]} results
 */
function write(name, results) {
  const [dist, fresh] = [join(packages, name, 'dist'), freshFolder(name)];
  rmSync(fresh, { recursive: true, force: true });
  for (const { path, contents } of results.flatMap(({ outputFiles }) => outputFiles)) {
    const target = join(fresh, relative(dist, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
  // What pages load, scripts and fonts, is made of what the theme depends on.
  const inPages = name === 'theme' ? dependencyFolders('packages/theme', root) : [];
  const bundled = bundledPackages(results.map(({ metafile }) => metafile));
  writeFileSync(join(fresh, 'LICENCES.txt'), licencesOf([...bundled, ...inPages], root));
}

/** Scripts and styles of pages are the same for every site, so they are bundled here once. */
async function writeClient() {
  const folder = join(freshFolder('generator'), 'making');
  const names = ['bundle-client', 'load-client'];
  const { outputFiles } = await build({
    ...generatorOptions(),
    outdir: folder,
    entryPoints: names.map((name) => join(generatorSource, 'client', `${name}.ts`)),
    external: ['esbuild'],
    plugins: [compiledTheme],
  });
  mkdirSync(folder);
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  const [{ bundleClient }, { packBundle }] = await Promise.all(
    names.map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href)),
  );
  const bundle = await bundleClient(async (/** @type {string} */ path) => readFileSync(path));
  rmSync(folder, { recursive: true });
  const { text, kept } = packBundle(bundle);
  writeFileSync(join(freshFolder('generator'), 'client.json'), text);
  mkdirSync(join(freshFolder('generator'), 'client'));
  for (const [name, content] of kept) {
    const before = join(packages, 'generator/dist/client', name);
    const written = name.endsWith('.br') ? compress(content, before) : content;
    writeFileSync(join(freshFolder('generator'), 'client', name), written);
  }
  return { text, kept };
}

/**
 * Hash of all that pages are made with: a build takes nothing over from one that was made with other code.
 *
 * @param {readonly import('esbuild').OutputFile[]} files
 * @param {readonly (string | Uint8Array)[]} others
 */
function writeCodeHash(files, others) {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(basename(path)).update(contents);
  for (const each of others) hash.update(each);
  const { dependencies } = JSON.parse(readFileSync(join(packages, 'generator/package.json'), 'utf8'));
  hash.update(JSON.stringify(dependencies));
  writeFileSync(join(freshFolder('generator'), 'code-hash.txt'), hash.digest('hex').slice(0, 16));
}

/** Declarations of what is in the props of parts, for `docsgen theme show`. */
function partTypes() {
  const files = [
    ...['html', 'views', 'post-views', 'article-messages'].map((name) => `contract/src/${name}.ts`),
    'theme/src/i18n/messages.ts',
  ];
  return files.map((path) => readFileSync(join(packages, path), 'utf8')).join('\n\n');
}

/** In one step, or as near to one as a file system allows. */
function replace(/** @type {string} */ name) {
  const [dist, old] = ['dist', '.dist-old'].map((folder) => join(packages, name, folder));
  if (!dist || !old) return;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(freshFolder(name), dist);
  rmSync(old, { recursive: true, force: true });
}

const [generator, theme, reactFile, parts, compat, modules] = await Promise.all([
  (isSmallest ? undefined : keptCompilation(generatorRecord)) ?? compileGenerator(),
  compileTheme(),
  compileReactServer(),
  compileParts(),
  compileCompat(),
  packModules(),
]);
write('generator', [generator]);
write('theme', [theme, reactFile, parts, compat]);
writeFileSync(
  join(freshFolder('theme'), 'modules.json.br'),
  compress(modules, join(packages, 'theme/dist/modules.json.br')),
);
writeFileSync(join(freshFolder('theme'), 'part-types.txt'), partTypes());
const { text, kept } = await writeClient();
writeCodeHash(
  [generator, theme, reactFile, compat].flatMap(({ outputFiles }) => outputFiles),
  [modules, text, ...kept.values()],
);
// `docsgen explain` and reports tell what it says.
copyFileSync(join(root, 'docs/reference/diagnostics.md'), join(freshFolder('generator'), 'diagnostics.md'));
for (const name of ['generator', 'theme']) replace(name);
keepCompilation(generator, besideInputs(generator), generatorRecord);
