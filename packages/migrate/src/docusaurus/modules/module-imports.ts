// Rewrites the imports of a component in place: imports of Docusaurus point to docsgen, and paths are updated.
import { fileNotFound, packageName } from 'docsgen/internals';
import type { ImportedBinding, ModuleCall, ModuleStatement } from '../../code/read-code.ts';
import { compatModule, type ImportTarget, isDocusaurusModule, resolveImport, siteModule } from './imports.ts';
import { movedPath } from './module-paths.ts';
import { lose, type ModuleWork } from './module-work.ts';
import { hasPackage, packageNotFound } from './site-packages.ts';
import { convertSvgCall, svgLines } from './svg-imports.ts';

export async function convertImports(work: ModuleWork): Promise<void> {
  for (const statement of work.code.statements) await convertStatement(work, statement);
  for (const call of work.code.calls) await convertCall(work, call);
  for (const { start } of work.code.openCalls) {
    const message = 'The path of this import is computed, so its files are not migrated';
    lose(work, { severity: 'error', message, hint: 'Import each file by its path', at: start });
  }
}

/** Returns the path of a swizzled component in `src/theme/`, or `undefined` if it is a component of Docusaurus. */
function ownThemeFile({ placement: { site } }: ModuleWork, specifier: string): string | undefined {
  const component = /^@theme\/(.*)$/.exec(specifier)?.[1];
  if (component === undefined || resolveImport(specifier, 'default').kind !== 'none') return undefined;
  return site.swizzled.find((each) => each.component === component && !each.isWrapper)?.path;
}

async function convertStatement(work: ModuleWork, statement: ModuleStatement): Promise<void> {
  const { specifier, bindings, start, end, keyword } = statement;
  const own = ownThemeFile(work, specifier);
  if (own !== undefined) return moveStatement(work, statement, `@site/${own.replace(/(\/index)?\.[jt]sx?$/, '')}`);
  const first = resolveImport(specifier, bindings[0]?.imported ?? '');
  if (first.kind === 'package') {
    if (await keepPackage(work, specifier, start)) return;
    work.edits.push({ start, end, text: missingValues(work, statement) });
    return;
  }
  if (first.kind === 'file') {
    const lines = keyword === 'import' ? await svgLines(work, statement, first.path) : undefined;
    if (lines === undefined) moveStatement(work, statement, first.path);
    else work.edits.push({ start, end, text: lines });
    return;
  }
  if (first.kind === 'raw') return inlineText(work, statement, first.path);
  const lines = new Lines();
  for (const binding of bindings) convertBinding(work, { statement, binding, lines });
  work.edits.push({ start, end, text: lines.text(keyword) });
}

/** Lines that replace an import. */
class Lines {
  readonly #modules = new Map<string, string[]>();
  readonly code: string[] = [];

  add(module: string, name: string): void {
    this.#modules.set(module, [...(this.#modules.get(module) ?? []), name]);
  }

  text(keyword: string): string {
    const statements = [...this.#modules].map(
      ([from, names]) => `${keyword} { ${[...new Set(names)].join(', ')} } from '${from}';`,
    );
    return [...statements, ...this.code].join('\n');
  }
}

interface Converted {
  readonly statement: ModuleStatement;
  readonly binding: ImportedBinding;
  readonly lines: Lines;
}

function convertBinding(work: ModuleWork, { statement, binding, lines }: Converted): void {
  const { imported, local } = binding;
  const { specifier } = statement;
  const target = resolveImport(specifier, imported);
  if (statement.isType || binding.isType || target.kind === 'types') {
    if (/\.tsx?$/.test(work.placed.from)) lines.code.push(`type ${local} = any;`);
  } else if (target.kind === 'compat' || target.kind === 'site') {
    if (target.kind === 'compat') work.standIns.add(target.name);
    const module = target.kind === 'compat' ? compatModule : siteModule;
    lines.add(module, target.name === local ? local : `${target.name} as ${local}`);
    tellHead(work, target.name);
  } else if (target.kind === 'none') standInFor(work, { statement, binding, lines }, target);
}

/** Pages cannot set attributes of `<html>` and `<body>`. */
function tellHead(work: ModuleWork, name: string): void {
  const whole = work.code.tags.find((tag) => tag.name === 'html' || tag.name === 'body');
  if (name !== 'Head' || whole === undefined) return;
  const message = `Attributes that <Head> sets on <${whole.name}> are not migrated`;
  lose(work, { message, hint: 'Set the class on an element of the page instead', at: whole.start });
}

function standInFor(
  work: ModuleWork,
  { statement, binding, lines }: Converted,
  { hint }: Extract<ImportTarget, { readonly kind: 'none' }>,
): void {
  const { imported, local } = binding;
  const name = imported === 'default' || imported === '*' ? local : imported;
  work.standIns.add(local);
  lose(work, {
    severity: 'error',
    message: `'${name}' of ${statement.specifier} is not available`,
    hint,
    at: statement.start,
  });
  lines.add(compatModule, 'standIn');
  lines.code.push(`const ${local} = standIn(${JSON.stringify(local)}, ${JSON.stringify(hint)});`);
}

/** Returns `false` and reports the package if it does not exist. */
async function keepPackage(work: ModuleWork, specifier: string, at: number): Promise<boolean> {
  const name = packageName(specifier);
  const isThere = await hasPackage(work.placement.site, specifier);
  if (!isThere) lose(work, { severity: 'error', ...packageNotFound(specifier), at });
  else if (!['react', 'react-dom', 'docsgen'].includes(name)) work.packages.add(name);
  return isThere;
}

function moveStatement(work: ModuleWork, statement: ModuleStatement, path: string): void {
  const { quoted, start, end, specifier } = statement;
  const moved = movedFile(work, path, start);
  if (moved === undefined) work.edits.push({ start, end, text: missingValues(work, statement) });
  if (moved === undefined || moved === specifier) return;
  const quote = work.text[quoted.start] ?? "'";
  work.edits.push({ start: quoted.start, end: quoted.end, text: quote + moved + quote });
}

/**
 * Replaces a missing file, so that the rest of the component is rendered: data by an empty array, other values by
 * placeholders.
 */
function missingValues(work: ModuleWork, { bindings, specifier, isType }: ModuleStatement): string {
  const isData = /\.(json|ya?ml)$/.test(specifier);
  const isPage = /\.mdx?$/.test(specifier);
  const isFile = /\.\w+$/.test(specifier) && !isPage && !/\.[cm]?[jt]sx?$/.test(specifier);
  const hint = isPage ? `A component cannot import the page ${specifier}` : fileNotFound(specifier);
  const lines = bindings.map(({ local }) => {
    if (isType) return `type ${local} = never;`;
    if (isData || isFile) return `const ${local} = ${isData ? '[]' : "''"};`;
    work.standIns.add(local);
    return `const ${local} = standIn(${JSON.stringify(local)}, ${JSON.stringify(hint)});`;
  });
  const code = lines.join('\n');
  return code.includes('standIn(') ? `import { standIn } from '${compatModule}';\n${code}` : code;
}

function movedFile(work: ModuleWork, path: string, at: number): string | undefined {
  const { placed, placement } = work;
  const file = placement.resolveFrom(placed.from, path);
  const isPage = file !== undefined && /\.mdx?$/.test(file);
  if (file === undefined || isPage) {
    const message = isPage ? `A component cannot import the page ${path}` : fileNotFound(path);
    const hint = isPage
      ? 'Import it in the page that uses the component, and pass it to the component as children'
      : 'Add the file, or remove the import; for now it is replaced by an empty placeholder';
    lose(work, { severity: 'error', message, hint, at });
    return undefined;
  }
  work.uses.add(file);
  return movedPath({ to: placed.to, path, file }, placement);
}

async function inlineText(work: ModuleWork, { bindings, start, end }: ModuleStatement, path: string): Promise<void> {
  const { placed, placement } = work;
  const file = placement.resolveFrom(placed.from, path);
  const text = file === undefined ? undefined : await placement.site.files.readText(file);
  const message =
    text === undefined
      ? fileNotFound(path)
      : `The text of ${path} was copied to the component and is no longer updated with the file`;
  const severity = text === undefined ? 'error' : 'warning';
  lose(work, { severity, message, hint: 'Pages can import files in code blocks: ```js file=./name', at: start });
  const code = bindings.map(({ local }) => `const ${local} = ${JSON.stringify(text ?? '')};`);
  work.edits.push({ start, end, text: code.join('\n') });
}

async function convertCall(work: ModuleWork, call: ModuleCall): Promise<void> {
  const { specifier, quoted, start, end } = call;
  const target = resolveImport(specifier, 'default');
  if (target.kind === 'package') {
    await keepPackage(work, specifier, start);
    return;
  }
  if (target.kind === 'file') {
    if (await convertSvgCall(work, call, target.path)) return;
    const moved = movedFile(work, target.path, start);
    if (moved !== undefined && moved !== specifier)
      work.edits.push({ start: quoted.start, end: quoted.end, text: JSON.stringify(moved) });
    return;
  }
  const wanted = /^\s*\.default\b/.exec(work.text.slice(end))?.[0];
  if (target.kind === 'compat' && wanted !== undefined && work.text.startsWith('require', start)) {
    work.edits.push({ start, end: end + wanted.length, text: `require('${compatModule}').${target.name}` });
    return;
  }
  const hint = isDocusaurusModule(specifier) ? 'Import it at the top of the file' : 'Import the file at the top';
  const message = `${specifier} cannot be loaded at run time`;
  lose(work, { severity: 'error', message, hint: target.kind === 'none' ? target.hint : hint, at: start });
}
