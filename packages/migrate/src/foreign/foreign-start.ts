// Entry code of the process that runs the original site: it receives the program in a message, restricts its own
// access, runs the program, and sends the result back. It is a string because `import` would be transformed by the test
// runner.
import { closeNetwork, closePrograms, closeWriting, openMissing } from './foreign-limits.ts';
import { createPlaceholders, makePlain } from './foreign-prelude.ts';

export const foreignStart = `
const standIns = (${createPlaceholders})();
const plain = (${makePlain})(standIns.nameOf);
const closings = [${closeNetwork}, ${closePrograms}, ${closeWriting}];
const openMissing = ${openMissing};
const { createRequire, syncBuiltinESMExports } = process.getBuiltinModule('node:module');
const { join, isAbsolute, relative, resolve } = process.getBuiltinModule('node:path');
const { existsSync } = process.getBuiltinModule('node:fs');
const { types } = process.getBuiltinModule('node:util');
const refused = new Set();

const or = (ask, instead) => {
  try { return ask(); } catch (e) { if (/MODULE_NOT_FOUND/.test(e.code)) return instead(); throw e; }
};

function siteTools(root) {
  const installed = createRequire(join(root, 'package.json'));
  const require = (name) => or(() => installed(name), () => (isAbsolute(name) ? installed(name) : standIns.of(name)));
  const isFile = (name) => name.startsWith('.') || isAbsolute(name);
  const whereTo = (name, folder) => (isFile(name) ? resolve(folder, name) : join(root, 'node_modules', name));
  require.resolve = (name) => or(() => installed.resolve(name), () => whereTo(name, root));
  require.cache = {};
  const findFrom = (folder) => createRequire(join(folder, 'a.js'));
  // Docusaurus also resolves TypeScript files without an extension.
  const typed = (path) => ['.ts', '.mts', '.cts', '.tsx', '/index.ts'].map((end) => path + end).find(existsSync);
  const ownFile = (name, folder) => (isFile(name) ? typed(resolve(folder, name)) : undefined);
  const whereFound = (name, folder) => ownFile(name, folder) ?? whereTo(name, folder);
  const find = (name, folder) => or(() => findFrom(folder).resolve(name), () => whereFound(name, folder));
  // An installed package can still fail to load, for example if it imports a file that is not JavaScript.
  const load = (path, name) => { try { return installed(path); } catch { return standIns.of(name); } };
  const isModule = (value) => types.isModuleNamespaceObject(value);
  return { standIn: standIns.of, require, resolve: find, load, isModule };
}

function closeAll(root, missing) {
  process.send = undefined;
  process.exit = process.abort = process.kill = () => { throw new Error('it exits the process'); };
  process['env'] = { NODE_ENV: 'production' };
  const close = (name, keys, instead) => {
    const module = process.getBuiltinModule(name);
    for (const key of keys) if (typeof module[key] === 'function') module[key] = instead;
  };
  const nameOf = (path) => (typeof path === 'string' ? relative(root, resolve(root, path)) : String(path));
  for (const each of closings) each({ close, refused, nameOf });
  if (missing === 'empty') openMissing({ close, refused, nameOf });
  syncBuiltinESMExports();
}

async function exportedBy(code, given) {
  const all = await import('data:text/javascript;base64,' + Buffer.from(code).toString('base64'));
  let value = 'default' in all ? all.default : { ...all };
  if (value && value.__esModule && 'default' in value) value = value.default;
  return typeof value === 'function' && standIns.nameOf(value) === undefined ? value(...given) : value;
}

async function answerOf(value, { at, each, method }) {
  const key = at.at(-1);
  const owner = at.slice(0, -1).reduce((inside, key) => Object(inside)[key], value);
  const answer = async (given) => {
    const made = await owner[key](...given);
    return plain(method ? await made[method.name](...method.given) : made);
  };
  return Promise.all(each.map((given) => answer(given).catch(() => null)));
}

process.once('message', async ({ code, missing, given, calls, root }) => {
  const send = process.send.bind(process), end = process.exit.bind(process);
  const tell = (message) =>
    send({ ...message, standIns: [...standIns.used].sort(), refused: [...refused].sort() }, () => end(0));
  globalThis.foreignSite = siteTools(root);
  closeAll(root, missing);
  try {
    const value = await exportedBy(code, given);
    tell({ value: plain(value), answers: await Promise.all(calls.map((call) => answerOf(value, call))) });
  } catch (e) {
    const { message = e, code: errorCode = '', stack = '' } = Object(e);
    tell({ thrown: { message: String(message), code: String(errorCode), stack: String(stack) } });
  }
});`;
