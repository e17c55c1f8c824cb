// @ts-check
// Reduces the number of files that a command loads. esbuild creates a chunk for each set of entry points that share
// modules, and every target of an `import()` is an entry point, although most of its modules are already loaded when
// it is imported. If the target also imports these modules, esbuild does not separate them from the others.
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';

/** @typedef {import('esbuild').Metafile['inputs']} Inputs */

const namespace = 'loaded-before';

/**
 * Returns an esbuild plugin that adds these imports to every target of an `import()` in the sources of docsgen.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string }} options
 * @param {Readonly<Record<string, string>>} entryPoints
 * @returns {Promise<import('esbuild').Plugin>}
 */
export async function fewerChunks(options, entryPoints) {
  const root = options.absWorkingDir;
  const nameOf = (/** @type {string} */ path) => relative(root, path).split(sep).join('/');
  const { metafile } = await build({ ...options, entryPoints, metafile: true, write: false, packages: 'external' });
  const loaded = loadedBefore(metafile.inputs, Object.values(entryPoints).map(nameOf));
  return {
    name: 'fewer-chunks',
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: /^[.]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === namespace) return undefined;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: namespace });
        return loaded.get(nameOf(found.path))?.size ? { ...found, namespace } : found;
      });
      onLoad({ filter: /./, namespace }, ({ path }) => {
        const imports = [...(loaded.get(nameOf(path)) ?? [])].map(
          (name) => `import ${JSON.stringify(join(root, name))};`,
        );
        return { contents: [`export * from ${JSON.stringify(path)};`, ...imports].join('\n'), resolveDir: root };
      });
    },
  };
}

/**
 * Returns, for each target of an `import()`, the modules that are always loaded before it.
 *
 * @param {Inputs} inputs
 * @param {readonly string[]} entryPoints keys of `inputs`
 * @returns {ReadonlyMap<string, ReadonlySet<string>>}
 */
export function loadedBefore(inputs, entryPoints) {
  const importsOf = (/** @type {string} */ name, /** @type {boolean} */ isDynamic) =>
    (inputs[name]?.imports ?? [])
      .filter(({ path, kind }) => /\.tsx?$/.test(path) && (kind === 'dynamic-import') === isDynamic)
      .map(({ path }) => path);
  /** Modules that are loaded with each entry point and each target of an `import()`. */
  const loadedWith = new Map(entryPoints.map((name) => [name, reach(name, (each) => importsOf(each, false))]));
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [name, modules] of loadedWith) {
    for (const target of new Set([...modules].flatMap((each) => importsOf(each, true)))) {
      if (!loadedWith.has(target))
        loadedWith.set(
          target,
          reach(target, (each) => importsOf(each, false)),
        );
      importers.set(target, [...(importers.get(target) ?? []), name]);
    }
  }
  const everything = new Set(Object.keys(inputs));
  const before = new Map([...loadedWith.keys()].map((name) => [name, importers.has(name) ? everything : new Set()]));
  // The sets only become smaller, until all importers of a target agree.
  for (let isFinal = false; !isFinal; ) {
    isFinal = true;
    for (const [target, names] of importers) {
      const isLoaded = (/** @type {string} */ module) =>
        names.every((name) => loadedWith.get(name)?.has(module) || before.get(name)?.has(module));
      const common = new Set([...(before.get(target) ?? [])].filter(isLoaded));
      if (common.size !== before.get(target)?.size) isFinal = false;
      before.set(target, common);
    }
  }
  return before;
}

/**
 * @param {string} start
 * @param {(name: string) => readonly string[]} next
 */
function reach(start, next) {
  const reached = new Set([start]);
  for (const name of reached) for (const each of next(name)) reached.add(each);
  return reached;
}
