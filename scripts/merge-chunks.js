// @ts-check Reduces the number of chunks. esbuild creates a chunk for each set of entry points that share modules, and
// treats each `import()` as an entry point, although most of its modules are already loaded when it runs. Additional
// imports of those modules let esbuild merge the chunks, so that a build opens half as many files.
import { join, relative, sep } from 'node:path';

/** @typedef {Pick<import('esbuild').Metafile, 'inputs'>} Graph */

/**
 * Returns, for each dynamically imported module, the modules that are always loaded before it and that it does not
 * import itself.
 *
 * @param {Graph} graph
 * @param {readonly string[]} entryPoints paths as in the graph
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function loadedBefore({ inputs }, entryPoints) {
  const closures = new Map();
  /** @type {(path: string) => ReadonlySet<string>} */
  const closureOf = (path) => {
    const closure = closures.get(path) ?? reach([path], (each) => importsOf(inputs, each).statically);
    closures.set(path, closure);
    return closure;
  };
  const dynamically = (/** @type {string} */ path) => {
    return [...closureOf(path)].flatMap((each) => importsOf(inputs, each).dynamically);
  };
  const importers = new Map([...reach(entryPoints, dynamically)].map((path) => [path, /** @type {string[]} */ ([])]));
  for (const importer of importers.keys()) {
    for (const path of new Set(dynamically(importer))) importers.get(path)?.push(importer);
  }
  /** @type {Map<string, ReadonlySet<string>>} */
  const loaded = new Map();
  const everything = new Set(Object.keys(inputs));
  for (const path of importers.keys()) loaded.set(path, entryPoints.includes(path) ? new Set() : everything);
  // Intersects the sets of all importers until nothing changes.
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [path, from] of importers) {
      if (entryPoints.includes(path)) continue;
      const [first = new Set(), ...others] = from.map(
        (each) => new Set([...closureOf(each), ...(loaded.get(each) ?? [])]),
      );
      const shared = new Set([...first].filter((module) => others.every((each) => each.has(module))));
      if (shared.size !== loaded.get(path)?.size) isSettled = false;
      loaded.set(path, shared);
    }
  }
  return new Map([...loaded].map(([path, set]) => [path, [...set].filter((each) => !closureOf(path).has(each))]));
}

/**
 * esbuild plugin that wraps each dynamically imported module in a module that also imports the modules loaded before
 * it. Libraries are not included, because docsgen's modules import them.
 *
 * @param {ReadonlyMap<string, readonly string[]>} loaded
 * @param {string} root folder that the paths are relative to
 * @returns {import('esbuild').Plugin}
 */
export function joinedChunks(loaded, root) {
  const namespace = 'around';
  return {
    name: 'joined-chunks',
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: /^[.]/ }, async ({ path, pluginData, ...from }) => {
        if (from.kind !== 'dynamic-import' || pluginData === namespace) return undefined;
        const found = await resolve(path, { ...from, pluginData: namespace });
        const name = relative(root, found.path).split(sep).join('/');
        const before = loaded.get(name) ?? [];
        return isOwn(name) && before.some(isOwn) ? { ...found, namespace } : found;
      });
      onLoad({ filter: /./, namespace }, ({ path }) => {
        const before = loaded.get(relative(root, path).split(sep).join('/')) ?? [];
        const imports = before.filter(isOwn).map((each) => `import ${JSON.stringify(join(root, each))};`);
        return { contents: [`export * from ${JSON.stringify(path)};`, ...imports].join('\n'), resolveDir: root };
      });
    },
  };
}

const isOwn = (/** @type {string} */ path) => /^packages\/.*\.tsx?$/.test(path);

/**
 * @param {Graph['inputs']} inputs
 * @param {string} path
 */
function importsOf(inputs, path) {
  const imports = (inputs[path]?.imports ?? []).filter((each) => !each.external && each.path in inputs);
  const [dynamically, statically] = [true, false].map((isDynamic) =>
    imports.filter(({ kind }) => (kind === 'dynamic-import') === isDynamic).map((each) => each.path),
  );
  return { dynamically: dynamically ?? [], statically: statically ?? [] };
}

/**
 * @param {readonly string[]} starts
 * @param {(path: string) => readonly string[]} next
 */
function reach(starts, next) {
  const reached = new Set(starts);
  for (const path of reached) for (const each of next(path)) reached.add(each);
  return reached;
}
