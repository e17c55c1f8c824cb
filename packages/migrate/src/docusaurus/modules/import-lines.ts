// Code that replaces imports without a counterpart in the new site, in pages and modules.
import { fileNotFound, packageName } from 'docsgen/internals';
import type { Import, ImportedName } from '../../code/imports.ts';
import { type Conversion, lose } from '../conversion.ts';
import { compatModule, resolveImport, siteModule } from './imports.ts';
import { hasPackage, packageNotFound } from './site-packages.ts';

/** Returns code for the names that are imported from a module of Docusaurus, or from a loader of webpack. */
export async function replacementOf(work: Conversion, statement: Import): Promise<string> {
  const modules = new Map<string, Set<string>>();
  const add = (module: string, name: string): unknown =>
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  const code: string[] = [];
  for (const name of statement.names) {
    const { local, imported, isType } = name;
    const target = resolveImport(statement.specifier, imported);
    if (target.kind === 'raw') code.push(await inlinedText(work, target.path, { statement, name }));
    else if (isType || target.kind === 'types') {
      if (/\.tsx?$/.test(work.placed.from)) code.push(`type ${local} = any;`);
    } else if (target.kind === 'compat' || target.kind === 'site') {
      const module = target.kind === 'compat' ? compatModule : siteModule;
      add(module, target.name === local ? local : `${target.name} as ${local}`);
    } else if (target.kind === 'none') {
      const shown = imported === 'default' || imported === '*' ? local : imported;
      const message = `'${shown}' of ${statement.specifier} is not available`;
      lose(work, { severity: 'error', message, hint: target.hint, at: statement.range.start });
      code.push(placeholder(work, { statement, name }, target.hint));
    }
  }
  const imports = [...modules].map(
    ([from, names]) => `${statement.keyword} { ${[...names].join(', ')} } from '${from}';`,
  );
  return joined(work, imports, code);
}

interface Binding {
  readonly statement: Import;
  readonly name: ImportedName;
}

/** A page can contain only exported variables. */
function declaration(work: Conversion, { statement, name: { local } }: Binding, value: string): string {
  if (local === 'default') return `export default ${value};`;
  const isExported = statement.keyword === 'export' || isPage(work);
  return `${isExported ? 'export ' : ''}const ${local} = ${value};`;
}

function placeholder(work: Conversion, binding: Binding, hint: string): string {
  const { local } = binding.name;
  return declaration(work, binding, `standIn(${JSON.stringify(local)}, ${JSON.stringify(hint)})`);
}

/** In pages, an empty line separates imports from code. */
function joined(work: Conversion, imports: readonly string[], code: readonly string[]): string {
  const isNeeded = !work.importsStandIn && code.some((line) => line.includes(' standIn('));
  if (isNeeded) work.importsStandIn = true;
  const all = [...(isNeeded ? [`import { standIn } from '${compatModule}';`] : []), ...imports];
  const empty = isPage(work) && all.length > 0 && code.length > 0 ? [''] : [];
  return [...all, ...empty, ...code].join('\n');
}

function isPage({ placed }: Conversion): boolean {
  return /\.mdx?$/.test(placed.to);
}

async function inlinedText(work: Conversion, path: string, binding: Binding): Promise<string> {
  const { placed, placement } = work;
  const file = placement.resolveFrom(placed.from, path);
  const text = file === undefined ? undefined : await placement.site.files.readText(file);
  const copied = `The text of ${path} was copied to the ${isPage(work) ? 'page' : 'component'}`;
  const message = text === undefined ? fileNotFound(path) : `${copied} and is no longer updated with the file`;
  const hint = 'Move the file below content/, and import it in a code block of a page: ```js file=./name';
  const severity = text === undefined ? 'error' : 'warning';
  lose(work, { severity, message, hint, at: binding.statement.range.start });
  return declaration(work, binding, JSON.stringify(text ?? ''));
}

export interface Missing {
  readonly message: string;
  readonly hint: string;
}

export function missingFile(path: string): Missing {
  return {
    message: fileNotFound(path),
    hint: 'Add the file, or remove the import; for now it is replaced by an empty placeholder',
  };
}

/**
 * Reports a missing file or package, and returns values that replace it, so that everything else is rendered: an empty
 * array for data, an empty string for other files, and placeholders for components.
 */
export function missingValues(work: Conversion, statement: Import, { message, hint }: Missing): string {
  const { specifier, names, range } = statement;
  lose(work, { severity: 'error', message, hint, at: range.start });
  const isFile = /^(\.|\/|@site\/).*\.\w+$/.test(specifier) && !/\.(mdx?|[cm]?[jt]sx?)$/.test(specifier);
  const lines = names.map((name) => {
    const binding = { statement, name };
    const isData = /\.(json|ya?ml)$/.test(specifier) || (/\.mdx?$/.test(specifier) && /^[a-z]/.test(name.local));
    if (name.isType) return `type ${name.local} = never;`;
    if (isData || isFile) return declaration(work, binding, isData ? '[]' : "''");
    return placeholder(work, binding, message);
  });
  return joined(work, [], lines);
}

/** Returns an error if the package does not exist. */
export async function keepPackage(work: Conversion, specifier: string): Promise<Missing | undefined> {
  const name = packageName(specifier);
  if (!(await hasPackage(work.placement.site, specifier))) return packageNotFound(specifier);
  if (!['react', 'react-dom', 'docsgen'].includes(name)) work.packages.add(name);
  return undefined;
}
