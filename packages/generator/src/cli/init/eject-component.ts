// Reads the sources of theme components: their props, and copies for a site, in which imports from other theme modules
// are changed to imports from `docsgen/theme`.
import type { ThemeComponent } from '../../model/theme-components.ts';

/** Theme sources by path. */
type Sources = Readonly<Record<string, string>>;

const importLine = /^import (type )?\{([^}]*)\} from '([^']+)';\n/gm;

interface Imported {
  /** Name of the export in `docsgen/theme`, or in the module that it is imported from. */
  readonly name: string;
  readonly local: string;
  readonly isType: boolean;
  readonly from: string;
}

export function ejectComponent(row: ThemeComponent, sources: Sources): string {
  if (row.isSlot) return emptySlot(row.component);
  const paths = modulesOf(row, sources);
  const names = publicNames(sources);
  const texts = paths.map((path) => sources[path] ?? '');
  const imported = paths.flatMap((path, index) => importsOf(texts[index] ?? '', path, names));
  const needed = imported.filter(({ from }) => !paths.includes(from));
  const bodies = texts.map((text) => bodyOf(text));
  const [main = '', ...others] = bodies;
  const component = main.replace(`function ${row.component}(`, `export default function ${row.component}(`);
  const whole = withoutUnused([component, ...others].join('\n\n'));
  return `${importLines(needed, whole)}\n${whole}\n`;
}

/** Returns the types of the component's props by name. */
export function propsOf(row: ThemeComponent, sources: Sources): Readonly<Record<string, string>> {
  const texts = modulesOf(row, sources).map((path) => sources[path] ?? '');
  const fields = texts.flatMap((text) => /^(?:export )?interface \w+Props \{\n(.*?)^\}/ms.exec(text)?.[1] ?? []);
  const props = (fields[0] ?? '').matchAll(/^ {2}readonly (\w+\??): (.*);$/gm);
  return Object.fromEntries(Array.from(props, ([, name = '', type = '']) => [name, type]));
}

/** Returns the component's module, followed by the modules that it uses and that `docsgen/theme` does not export. */
function modulesOf({ module }: ThemeComponent, sources: Sources): readonly string[] {
  const names = publicNames(sources);
  const used = new Set<string>();
  const addUsed = (path: string): void => {
    for (const { from, isType } of importsOf(sources[path] ?? '', path, names)) {
      if (isType || sources[from] === undefined || used.has(from)) continue;
      used.add(from);
      addUsed(from);
    }
  };
  addUsed(module);
  return [module, ...[...used].sort()];
}

function emptySlot(component: string): string {
  return [
    `import type { ${component}Props } from 'docsgen/theme';`,
    '',
    `export default function ${component}(props: ${component}Props) {`,
    '  return null;',
    '}',
    '',
  ].join('\n');
}

/** Returns the names in `docsgen/theme` by module and export, such as `components/footer/footer.tsx Footer`. */
function publicNames(sources: Sources): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const partsText = sources['parts.ts'] ?? '';
  for (const [, list = '', from = ''] of partsText.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gm)) {
    for (const { name, local } of specifiers(list)) found.set(`${from.replace(/^\.\//, '')} ${name}`, local);
  }
  return found;
}

function importsOf(text: string, path: string, names: ReadonlyMap<string, string>): readonly Imported[] {
  return [...text.matchAll(importLine)].flatMap(([, type, list = '', written = '']) =>
    specifiers(list).map(({ name, local, isType }) => {
      const from = written.startsWith('.') ? joined(path, written) : written;
      const known = names.get(`${from} ${name}`);
      return { name: known ?? name, local, isType: isType || type !== undefined, from: known ? 'docsgen/theme' : from };
    }),
  );
}

function specifiers(list: string) {
  const written = list.split(',').map((each) => each.trim());
  return written.filter(Boolean).map((each) => {
    const [name = '', local = name] = each.replace(/^type /, '').split(' as ');
    return { name, local, isType: each.startsWith('type ') };
  });
}

function joined(path: string, written: string): string {
  const folders = path.split('/').slice(0, -1);
  for (const step of written.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.') folders.push(step);
  }
  return folders.join('/');
}

/** Removes the header comment, the imports, and the `export` keywords, which are not needed in the copy. */
function bodyOf(text: string): string {
  return text
    .replace(/^(?:\/\/[^\n]*\n)+/, '')
    .replace(importLine, '')
    .replace(/^\/\*\*[^\n]*\*\/\ndeclare const [^\n]*\n/gm, '')
    .replace(/\{siteOverrides\.\w+ \? \(\n\s*(<[^\n]*>)\n\s*\) : \([\s\S]*?\n\s*\)\}/g, '$1')
    .replace(/^export (?=function|interface|type|const)/gm, '')
    .trim();
}

/** Removes destructured variables that are no longer used. */
function withoutUnused(code: string): string {
  return code.replace(/^ +const \{ (\w+) \} = \w+;\n/gm, (line, name: string) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
}

/** Returns import declarations for the names that the code uses, without duplicates. */
function importLines(imported: readonly Imported[], code: string): string {
  const used = imported.filter(({ local }) => new RegExp(`\\b${local}\\b`).test(code));
  const lines = [...new Set(used.map(({ from }) => from))].sort().map((from) => {
    const own = used.filter((each) => each.from === from);
    const isAllTypes = own.every(({ isType }) => isType);
    const written = own.map(({ name, local, isType }) => {
      const as = name === local ? name : `${name} as ${local}`;
      return isType && !isAllTypes ? `type ${as}` : as;
    });
    const list = [...new Set(written)].sort();
    const line = `import ${isAllTypes ? 'type ' : ''}{ ${list.join(', ')} } from '${from}';\n`;
    return line.length <= 100 ? line : line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}');
  });
  return lines.join('');
}

/** Types of UI strings, which have many properties. They are printed only on request. */
const messageTypes = /Messages$/;

/** Returns type declarations with their comments, by name. `text` contains one or more modules. */
export function parseDeclarations(text: string): ReadonlyMap<string, string> {
  const blocks = text.split(/\n\n(?=\S)/).flatMap((block) => {
    const name = /^(?:export )?(?:interface|type) (\w+)/m.exec(block)?.[1];
    return name === undefined ? [] : [[name, block.replace(/^export /m, '').trim()] as const];
  });
  return new Map(blocks);
}

/** Returns the declarations of all types that `text` refers to, directly or indirectly. */
export function referencedDeclarations(
  text: string,
  all: ReadonlyMap<string, string>,
  found = new Map<string, string>(),
): readonly string[] {
  const fresh = [...text.matchAll(/\b[A-Z]\w+/g)].flatMap(([name]) => {
    const declaration = all.get(name);
    if (declaration === undefined || messageTypes.test(name) || found.has(name)) return [];
    found.set(name, declaration);
    return [declaration];
  });
  for (const declaration of fresh) referencedDeclarations(codeOf(declaration), all, found);
  return [...found.values()];
}

/** Removes comments, because capitalized words in them could be mistaken for types. */
function codeOf(declaration: string): string {
  return declaration.replace(/\/\*\*[\s\S]*?\*\//g, '');
}
