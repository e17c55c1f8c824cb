// Program of the process that runs a module of the original site: it receives the bundled module in a message, runs it,
// and sends the result back. Node's permissions restrict what the module can do (`ask-process.ts`).
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { types } from 'node:util';
import type { ForeignRequest } from '../foreign-site.ts';
import { createPlaceholders, makePlain } from './placeholders.ts';

/** The module to run, as an ES module without imports of files. */
export type SiteProgram = Required<Pick<ForeignRequest, 'root' | 'given' | 'calls'>> & { readonly code: string };

type Call = SiteProgram['calls'][number];

const placeholders = createPlaceholders();
const plain = makePlain(placeholders.nameOf);

/** Returns `instead()` if a module is not found. */
function orElse<T>(find: () => T, instead: () => T): T {
  try {
    return find();
  } catch (thrown) {
    if (/MODULE_NOT_FOUND/.test(Object(thrown).code)) return instead();
    throw thrown;
  }
}

/** Functions that the bundled module calls. */
function siteTools(root: string) {
  const installed = createRequire(join(root, 'package.json'));
  const isFile = (name: string): boolean => name.startsWith('.') || isAbsolute(name);
  const whereTo = (name: string, folder: string): string =>
    isFile(name) ? resolve(folder, name) : join(root, 'node_modules', name);
  const require = Object.assign(
    (name: string): unknown =>
      orElse(
        () => installed(name),
        () => (isAbsolute(name) ? installed(name) : placeholders.of(name)),
      ),
    {
      resolve: (name: string): string =>
        orElse(
          () => installed.resolve(name),
          () => whereTo(name, root),
        ),
      cache: {},
    },
  );
  return {
    standIn: placeholders.of,
    require,
    resolve: (name: string, folder: string): string =>
      orElse(
        () => createRequire(join(folder, 'a.js')).resolve(name),
        () => (isFile(name) ? typed(resolve(folder, name)) : undefined) ?? whereTo(name, folder),
      ),
    load: (path: string, name: string): unknown => {
      try {
        return installed(path);
      } catch {
        // An installed package can fail to load, for example if it imports a file that is not JavaScript.
        return placeholders.of(name);
      }
    },
    isModule: (value: unknown): boolean => types.isModuleNamespaceObject(value),
  };
}

/** Docusaurus also resolves TypeScript files without an extension. */
function typed(path: string): string | undefined {
  return ['.ts', '.mts', '.cts', '.tsx', '/index.ts'].map((ending) => path + ending).find((each) => existsSync(each));
}

async function exportedBy({ code, given }: SiteProgram): Promise<unknown> {
  const all = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  let value = 'default' in all ? all.default : { ...all };
  if (value?.__esModule && 'default' in value) value = value.default;
  return typeof value === 'function' && placeholders.nameOf(value) === undefined ? value(...given) : value;
}

async function answersOf(value: unknown, { at, each }: Call): Promise<readonly unknown[]> {
  const [key = '', ...above] = [...at].reverse();
  const owner = above.reverse().reduce((inside, name) => Object(inside)[name], value);
  const answer = async (given: readonly unknown[]): Promise<unknown> => plain(await Object(owner)[key](...given));
  return Promise.all(each.map((given) => answer(given).catch(() => null)));
}

async function answerTo(program: SiteProgram): Promise<object> {
  try {
    const value = await exportedBy(program);
    const answers = await Promise.all(program.calls.map((call) => answersOf(value, call)));
    return { value: plain(value), answers };
  } catch (thrown) {
    const { message = thrown, stack = '' } = Object(thrown);
    return { thrown: { message: String(message), stack: String(stack) } };
  }
}

process.once('message', async (program: SiteProgram) => {
  Object.assign(globalThis, { foreignSite: siteTools(program.root) });
  const answer = await answerTo(program);
  process.send?.({ ...answer, standIns: [...placeholders.used].sort() }, () => process.exit(0));
});
