// Compiles both packages from TypeScript to the JavaScript that Node runs (types are checked by `npm run typecheck`).
// The dependencies go into the same few files: opening some hundred small ones took longer than building a small site.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folderOf = (name) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/**
 * Every plugin walks through the whole tree, and the library that walks gives each step a name of its own for stack traces.
 * That was a third of a build.
 */
const unnamedSteps = {
  name: 'unnamed-steps',
  setup: ({ onLoad, onEnd }) => {
    const naming =
      /\n {4}if \(typeof value\.type === 'string'\) \{\n.*?Object\.defineProperty\(visit, 'name', .*?\n {4}\}\n/s;
    let isFound = false;
    onLoad({ filter: /[\\/]unist-util-visit-parents[\\/]lib[\\/]index\.js$/ }, ({ path }) => {
      const parts = readFileSync(path, 'utf8').split(naming);
      isFound = parts.length === 2;
      return { contents: parts.join('\n'), loader: 'js' };
    });
    const other = { text: 'unist-util-visit-parents is another one now: look for what names its steps' };
    onEnd(() => (isFound ? {} : { errors: [other] }));
  },
};

/** And most of them ask for what a plain loop does: `visit.ts` says which. */
const plainVisits = {
  name: 'plain-visits',
  setup: ({ onLoad, onEnd }) => {
    let isFound = false;
    onLoad({ filter: /[\\/]unist-util-visit[\\/]lib[\\/]index\.js$/ }, ({ path }) => {
      const parts = readFileSync(path, 'utf8').split('export function visit(');
      isFound = parts.length === 2;
      const first = `import { visitPlainly } from ${JSON.stringify(here('generator/src/markdown/visit.ts'))};
        export const visit = (...asked) => void (visitPlainly(...asked) || visitAny(...asked));`;
      return { contents: `${parts.join('function visitAny(')}\n${first}`, loader: 'js' };
    });
    const other = { text: 'unist-util-visit is another one now: look for what visits' };
    onEnd(() => (isFound ? {} : { errors: [other] }));
  },
};

/** The parser's code goes with ours, as it would be some forty files; its binary stays where it was installed, and is looked for from there. */
const binaryElsewhere = {
  name: 'binary-elsewhere',
  setup: ({ onLoad, onEnd }) => {
    let isFound = false;
    onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => {
      const parts = readFileSync(path, 'utf8').split('createRequire(import.meta.url)');
      isFound = parts.length === 2;
      return { contents: parts.join(`createRequire(createRequire(import.meta.url).resolve('satteri'))`), loader: 'js' };
    });
    const other = { text: 'satteri is another one now: look for how it loads its binary' };
    onEnd(() => (isFound ? {} : { errors: [other] }));
  },
};

const shared = {
  bundle: true,
  // Paths stand in what is compiled, and must not depend on where somebody happens to be.
  absWorkingDir: here('..'),
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
  legalComments: 'linked',
  metafile: true,
  write: false,
  // React is chosen here once and for all: as it renders in production, which is many times faster.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  // What is not a module yet asks for Node's own modules with `require`, which modules do not have.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`,
  },
};

const [generator, theme] = await Promise.all([
  build({
    ...shared,
    entryPoints: {
      cli: here('generator/src/cli.ts'),
      'bundle-client': here('generator/src/client/bundle-client.ts'),
      'load-client': here('generator/src/client/load-client.ts'),
      'page-thread': here('generator/src/io/page-thread.ts'),
    },
    outdir: here('generator/dist'),
    // A package of ours, and those that look for programs and binaries beside themselves.
    external: ['@docsgen/theme', 'esbuild', 'launch-editor', 'open', 'pagefind'],
    plugins: [unnamedSteps, plainVisits, binaryElsewhere],
  }),
  build({
    ...shared,
    entryPoints: {
      'prepared-document': here('theme/src/document/prepared-document.ts'),
      'render-document': here('theme/src/render-document.tsx'),
      'strings/article': here('theme/src/strings/article.ts'),
      'strings/strings': here('theme/src/strings/strings.ts'),
    },
    outdir: here('theme/dist'),
    jsx: 'automatic',
    // Pages are strings: what React has for streams, half of it, is not loaded.
    alias: { 'react-dom/server': join(folderOf('react-dom'), 'cjs/react-dom-server-legacy.node.production.js') },
  }),
]);
write('generator', generator);
write('theme', theme);
await writeClient();
writeEngine();
for (const name of ['generator', 'theme']) replace(name);

/** Beside what is there: a mistake leaves the command as it was. */
function write(name, { outputFiles, metafile }) {
  const [dist, fresh] = [here(`${name}/dist`), here(`${name}/.dist-new`)];
  rmSync(fresh, { recursive: true, force: true });
  for (const { path, contents } of outputFiles) {
    const target = join(fresh, relative(dist, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
  writeFileSync(join(fresh, 'LICENCES.txt'), licencesOf(metafile));
}

/** What pages load beside themselves is the same for every site. */
async function writeClient() {
  const { bundleClient } = await import('./generator/.dist-new/bundle-client.js');
  const { packBundle } = await import('./generator/.dist-new/load-client.js');
  const bundle = await bundleClient(async (path) => readFileSync(path));
  writeFileSync(here('generator/.dist-new/client.json'), packBundle(bundle));
}

/** What pages are made with, in one word: a build takes over nothing from one that was made with something else. */
function writeEngine() {
  const hash = createHash('sha256');
  for (const { path, contents } of [...generator.outputFiles, ...theme.outputFiles])
    hash.update(basename(path)).update(contents);
  hash.update(readFileSync(here('generator/.dist-new/client.json')));
  hash.update(JSON.stringify(JSON.parse(readFileSync(here('generator/package.json'), 'utf8')).dependencies));
  writeFileSync(here('generator/.dist-new/engine.txt'), hash.digest('hex').slice(0, 16));
}

/** In one step, or as near to one as can be. */
function replace(name) {
  const [dist, fresh, old] = ['dist', '.dist-new', '.dist-old'].map((folder) => here(`${name}/${folder}`));
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Whoever gets the compiled files gets the licences of what is in them. */
function licencesOf(metafile) {
  const names = Object.keys(metafile.inputs).map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  // As they stand in what the bundler tells: from the checkout.
  const folders = names.map((name) => name && join(here('..'), name));
  const texts = [...new Set(folders.filter(Boolean))].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`;
  });
  return texts.join('\n---\n\n');
}
