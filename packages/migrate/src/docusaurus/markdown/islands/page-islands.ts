// Extracts client code from a page: components with state or event listeners, which it exports, and elements with event
// listeners. Docusaurus hydrates whole pages, but docsgen hydrates only `'use client'` modules, so the code is moved to
// such a module next to the page.
import { nodeIn, type Syntax } from 'docsgen/internals';
import { readCode } from '../../../code/read-code.ts';
import { boundBy, declaredBy, freeName, type Range, wordsIn } from '../../../code/syntax.ts';
import { lose } from '../../conversion.ts';
import { resolveImport } from '../../modules/imports.ts';
import { usesBrowser } from '../../modules/needs-browser.ts';
import { codeIn } from '../jsx.ts';
import { removeImport } from '../page-imports.ts';
import { nodesOf } from '../walk-tree.ts';
import { isEdited, placeOf, replace, type Work } from '../work.ts';
import { type HandledElement, handledElements, handledIn } from './handled-elements.ts';

/** An `export` with a declaration. */
interface Declaration {
  readonly names: readonly string[];
  readonly statement: Syntax;
  readonly range: Range;
  readonly words: ReadonlySet<string>;
}

export interface PageIslands {
  /** Code fragments of the module, with their offsets in the page. */
  readonly parts: readonly { readonly text: string; readonly at: number }[];
  /** Names that the page imports from the module. */
  readonly names: readonly string[];
  /** Names that the code uses. */
  readonly words: ReadonlySet<string>;
}

/** Values that Docusaurus provides to the code of a page. */
const pageValues = ['props', 'frontMatter', 'metadata', 'toc', 'contentTitle', 'assets', 'components'];

/** Removes client code from the page. Returns `undefined` if the page has no client code. */
export function takeIslands(work: Work): PageIslands | undefined {
  if (!work.page.isMdx || !/\bon[A-Z]\w*=\{|\buse[A-Z]|\bcomponentDid|\bsetState\b/.test(work.page.text))
    return undefined;
  const { declarations, others } = exportsOf(work);
  const alive = declarations.filter((each) => each.names.some((name) => /^[A-Z]/.test(name)) && isAlive(work, each));
  const moved = alive.filter((each) => isMovable(work, each));
  for (const { range } of moved) removeImport(work, { range });
  const left = declarations.filter((each) => !alive.includes(each)).map(({ statement }) => statement);
  const wrappers = wrappersOf(work, handledElements(work, [...left, ...others]));
  if (moved.length === 0 && wrappers.size === 0) return undefined;
  const words = new Set([...moved, ...wrappers.values()].flatMap((each) => [...each.words]));
  const copied = closure(declarations, moved, words);
  const { text } = work.page;
  const parts = declarations
    .filter((each) => copied.has(each) || moved.includes(each))
    .map((each) => {
      const code = text.slice(each.range.start, each.range.end);
      return { text: moved.includes(each) ? code : code.replace(/^export\s+/, ''), at: each.range.start };
    });
  const names = moved.flatMap((each) => each.names);
  return { parts: [...parts, ...wrappers.values()], names: [...names, ...wrappers.keys()], words };
}

function exportsOf(work: Work) {
  const declarations: Declaration[] = [];
  const others: Syntax[] = [];
  for (const statement of nodesOf(work.tree).flatMap((node) => (node.type === 'mdxjsEsm' ? codeIn(node) : []))) {
    const names = statement.type === 'ExportNamedDeclaration' ? declaredBy(nodeIn(statement.declaration)) : [];
    const words = new Set(wordsIn(statement).map(({ name }) => name));
    if (names.length > 0) declarations.push({ names, statement, range: placeOf(work, statement), words });
    else if (statement.type !== 'ImportDeclaration') others.push(statement);
  }
  return { declarations, others };
}

function isAlive({ page, names: { imports } }: Work, { range, words }: Declaration): boolean {
  const code = readCode(page.text.slice(range.start, range.end));
  if (code === undefined || usesBrowser(code)) return code !== undefined;
  return imports.some(({ specifier, names }) =>
    names.some(({ imported, local }) => {
      if (!words.has(local) || !/^use[A-Z]/.test(local)) return false;
      const target = resolveImport(specifier, imported);
      if (target.kind === 'compat' || target.kind === 'site') return target.needsBrowser === true;
      return target.kind === 'file' || (target.kind === 'package' && target.name !== 'react');
    }),
  );
}

/** Whether everything that the code depends on can also be moved. Otherwise its listeners are removed. */
function isMovable(work: Work, { statement, words }: Declaration): boolean {
  const fixed = fixedNames(work, words, boundBy(statement));
  if (fixed.length === 0) return true;
  for (const element of handledIn(work, statement)) leaveOut(work, element, fixed);
  return false;
}

function fixedNames({ names }: Work, words: ReadonlySet<string>, bound: ReadonlySet<string>): readonly string[] {
  return pageValues.filter((name) => words.has(name) && !bound.has(name) && !names.known.has(name));
}

interface Wrapper {
  readonly text: string;
  readonly at: number;
  readonly words: ReadonlySet<string>;
}

/** Returns a component for each element with listeners. The page passes all other props. */
function wrappersOf(work: Work, elements: readonly HandledElement[]): ReadonlyMap<string, Wrapper> {
  const wrappers = new Map<string, Wrapper>();
  for (const element of elements) {
    const { name, names, handlers, scope } = element;
    const isGone = [...names, ...handlers.map(({ range }) => range)].some((range) => isEdited(work, range));
    const words = new Set(handlers.flatMap(({ code }) => wordsIn(code).map((word) => word.name)));
    const bound = new Set(handlers.flatMap(({ code }) => [...boundBy(code)]));
    const [root = ''] = name.split('.');
    const isGiven = /^[A-Z]/.test(root) && !work.names.known.has(root);
    const around = [...scope].filter((each) => (words.has(each) && !bound.has(each)) || each === root);
    const fixed = [...fixedNames(work, words, bound), ...around, ...(isGiven ? [root] : [])];
    if (isGone || fixed.length > 0) {
      leaveOut(work, element, isGone ? [root] : fixed);
      continue;
    }
    const code = handlers.map(({ range }) => work.page.text.slice(range.start, range.end)).join(' ');
    const body = `(props) {\n  return <${name} {...props} ${code} />;\n}`;
    const known = [...wrappers].find(([, wrapper]) => wrapper.text.endsWith(body))?.[0];
    const taken = new Set([...work.names.known, ...work.globals, ...wrappers.keys()]);
    const own = known ?? freeName(`${handlers[0]?.name.slice(2)}${capital(name)}`, taken);
    const at = names[0]?.start ?? 0;
    if (!known) wrappers.set(own, { text: `export function ${own}${body}`, at, words: words.add(root) });
    for (const range of names) replace(work, range, own);
    for (const { range } of handlers) removeAttribute(work, range);
  }
  return wrappers;
}

function capital(name: string): string {
  return name.replace(/(?:^|[.-])(\w)/g, (_, first: string) => first.toUpperCase()).replace(/\W/g, '');
}

function leaveOut(work: Work, { name, handlers }: HandledElement, fixed: readonly string[]): void {
  for (const { name: handler, range } of handlers) {
    if (isEdited(work, range)) continue;
    removeAttribute(work, range);
    const needed = fixed.map((each) => `'${each}'`).join(' and ');
    const reason = `it needs a browser, and ${needed} cannot be moved to a client module`;
    const message = `${handler} of <${name}> was removed: ${reason}`;
    const hint =
      "Write the element as a component in a module that begins with 'use client', and pass the values as props";
    lose(work, { severity: 'error', message, hint, at: range.start });
  }
}

function removeAttribute(work: Work, { start, end }: Range): void {
  const before = /(?<!\s)\s*$/.exec(work.page.text.slice(0, start))?.[0].length ?? 0;
  work.edits.push({ start: start - before, end, text: '' });
}

/** Returns the exports of the page that the module needs as copies, and adds the names that they use to `words`. */
function closure(declarations: readonly Declaration[], moved: readonly Declaration[], words: Set<string>) {
  const copied = new Set<Declaration>();
  for (let size = -1; size !== copied.size; ) {
    size = copied.size;
    for (const each of declarations) {
      if (moved.includes(each) || !each.names.some((name) => words.has(name))) continue;
      copied.add(each);
      for (const word of each.words) words.add(word);
    }
  }
  return copied;
}
