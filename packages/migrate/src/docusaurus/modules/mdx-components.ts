// Converts `src/theme/MDXComponents`, which exports an object with global components, to named exports in
// `components/index.tsx`.
import type { ReadCode } from '../../code/read-code.ts';
import { resolveImport } from './imports.ts';
import { lose, type ModuleWork } from './module-work.ts';

const wordOf = (name: string): RegExp => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);

type Token = ReadCode['tokens'][number];

interface Entry {
  readonly name: string;
  /** Source of the value. */
  readonly value: string;
  readonly at: number;
}

/**
 * Rewrites the module after its imports. `unlisted`: its default export is not an object literal. `none`: the module is
 * empty.
 */
export function exportComponents(work: ModuleWork): 'listed' | 'unlisted' | 'none' {
  const { code, text, edits } = work;
  const at = code.tokens.findIndex(
    ({ kind }, index) => kind === '_export' && code.tokens[index + 1]?.kind === '_default',
  );
  const object = objectBehind(code.tokens, at + 2);
  if (at < 0 || object === undefined) return 'unlisted';
  const lines = [
    ...entriesIn(object, text).flatMap((entry) => lineFor(work, entry)),
    ...spreadsIn(object).flatMap((name) => allOf(work, name)),
  ];
  if (lines.length === 0 && code.statements.every(({ bindings }) => bindings.length > 0)) return 'none';
  const [start, end] = [code.tokens[at]?.start ?? 0, text.length];
  const others = [...lines, ...namesBefore(code, start)].join(' ');
  for (const statement of code.statements) {
    // The import itself contains the name once.
    const isNeeded = statement.bindings.some(({ local }) => others.split(wordOf(local)).length > 2);
    if (statement.bindings.length === 0 || isNeeded) continue;
    edits.splice(
      0,
      edits.length,
      ...edits.filter((edit) => edit.end <= statement.start || edit.start >= statement.end),
    );
    edits.push({ start: statement.start, end: statement.end + (text[statement.end] === '\n' ? 1 : 0), text: '' });
  }
  edits.push({ start, end, text: lines.length === 0 ? 'export {};\n' : `${lines.join('\n')}\n` });
  return 'listed';
}

function namesBefore({ tokens }: ReadCode, offset: number): readonly string[] {
  return tokens.filter(({ kind, end }) => end <= offset && /name/i.test(kind)).map(({ text }) => text);
}

function lineFor(work: ModuleWork, { name, value, at }: Entry): readonly string[] {
  if (!/^[A-Z]/.test(name)) {
    const message = `The component that replaces <${name}> is not migrated: docsgen renders <${name}> itself`;
    lose(work, {
      message,
      hint: 'Style it with css in the configuration, or use the component under another name',
      at,
    });
    return [];
  }
  if (!/^[\w$]+$/.test(value)) return [`export const ${name} = ${value};`];
  // Pages use docsgen's components instead. Other components may remain in pages if their attributes are computed.
  return /^(Tabs|TabItem|Details)$/.test(name) && isOfDocusaurus(work, value)
    ? []
    : [`export { ${value === name ? name : `${value} as ${name}`} };`];
}

/** Returns names that are spread into the object: `...All`. */
function spreadsIn(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ kind }, index) => {
    const [name, end] = [tokens[index + 1], tokens[index + 2]];
    const isAlone = end === undefined || end.kind === 'comma';
    return kind === 'ellipsis' && name?.kind === 'name' && isAlone ? [name.text] : [];
  });
}

/** Returns all exports of a module that is imported as a namespace. */
function allOf({ code, text, edits }: ModuleWork, local: string): readonly string[] {
  const isWhole = ({ imported, ...each }: { readonly imported: string; readonly local: string }): boolean =>
    imported === '*' && each.local === local;
  const statement = code.statements.find(({ bindings }) => bindings.some(isWhole));
  if (statement === undefined || resolveImport(statement.specifier, '*').kind !== 'file') return [];
  const { start, end } = statement.quoted;
  const moved = edits.find((edit) => edit.start === start && edit.end === end);
  return [`export * from ${moved?.text ?? text.slice(start, end)};`];
}

function isOfDocusaurus({ code, placement }: ModuleWork, local: string): boolean {
  return code.statements.some(({ specifier, bindings }) => {
    const binding = bindings.find((each) => each.local === local);
    const isOwn = placement.site.swizzled.some(({ component }) => specifier === `@theme/${component}`);
    return binding !== undefined && !isOwn && resolveImport(specifier, binding.imported).kind === 'compat';
  });
}

/** Returns the tokens inside an object literal, or inside the one that a name was declared as. */
function objectBehind(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const first = tokens[at];
  if (first?.kind === 'braceL') return inside(tokens, at);
  if (first?.kind !== 'name') return undefined;
  const declared = tokens.findIndex(
    ({ kind, text }, index) => kind === 'name' && text === first.text && tokens[index - 1]?.kind === '_const',
  );
  const equals = declared < 0 ? -1 : tokens.findIndex(({ kind }, index) => index > declared && kind === 'eq');
  return equals >= 0 && tokens[equals + 1]?.kind === 'braceL' ? inside(tokens, equals + 1) : undefined;
}

const opening = /^(brace|paren|bracket|dollarBrace)L$/;
const closing = /^(brace|paren|bracket)R$/;

function inside(tokens: readonly Token[], at: number): readonly Token[] {
  let depth = 0;
  for (let index = at; index < tokens.length; index += 1) {
    const { kind = '' } = tokens[index] ?? {};
    if (opening.test(kind)) depth += 1;
    if (closing.test(kind)) depth -= 1;
    if (depth === 0) return tokens.slice(at + 1, index);
  }
  return [];
}

function entriesIn(tokens: readonly Token[], text: string): readonly Entry[] {
  const entries: Entry[] = [];
  let depth = 0;
  let part: Token[] = [];
  const end = (): void => {
    const [key, colon, ...value] = part;
    const isSpread = key?.kind === 'ellipsis';
    if (key && !isSpread) {
      const name = key.text.replace(/^(['"])(.*)\1$/, '$2');
      const [from, to] = [value[0]?.start ?? 0, value.at(-1)?.end ?? 0];
      entries.push({ name, value: colon === undefined ? name : text.slice(from, to), at: key.start });
    }
    part = [];
  };
  for (const token of tokens) {
    if (opening.test(token.kind)) depth += 1;
    if (closing.test(token.kind)) depth -= 1;
    if (token.kind === 'comma' && depth === 0) end();
    else part.push(token);
  }
  end();
  return entries;
}
