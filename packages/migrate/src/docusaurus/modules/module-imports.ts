// Rewrites the imports of a component in place: imports of Docusaurus point to docsgen, and paths are updated.
import type { Import } from '../../code/imports.ts';
import type { ModuleCall } from '../../code/read-code.ts';
import { lose } from '../conversion.ts';
import { movedPath } from '../resolve-from.ts';
import type { ModuleWork } from './convert-module.ts';
import { keepPackage, type Missing, missingFile, missingValues, replacementOf } from './import-lines.ts';
import { compatModule, isDocusaurusModule, resolveImport } from './imports.ts';
import { convertSvgCall, svgLines } from './svg-imports.ts';

export async function convertImports(work: ModuleWork): Promise<void> {
  for (const statement of work.code.imports) {
    const { start, end } = statement.range;
    const replacement = await convertImport(work, statement);
    if (replacement !== undefined) work.edited.update(start, end, replacement);
  }
  for (const call of work.code.calls) await convertCall(work, call);
  reportHead(work);
}

/** Returns the code that replaces the statement, or `undefined` if the statement is unchanged. */
async function convertImport(work: ModuleWork, statement: Import): Promise<string | undefined> {
  const { specifier, names, keyword } = statement;
  const own = ownThemeFile(work, specifier);
  if (own !== undefined) return moveImport(work, statement, `@site/${own.replace(/(\/index)?\.[jt]sx?$/, '')}`);
  const target = resolveImport(specifier, names[0]?.imported ?? '');
  if (target.kind === 'package') {
    const missing = await keepPackage(work, specifier);
    return missing && missingValues(work, statement, missing);
  }
  if (target.kind !== 'file') return replacementOf(work, statement);
  const lines = keyword === 'import' ? await svgLines(work, statement, target.path) : undefined;
  return lines ?? moveImport(work, statement, target.path);
}

/** Returns the path of a swizzled component in `src/theme/`, or `undefined` if it is a component of Docusaurus. */
function ownThemeFile({ placement: { site } }: ModuleWork, specifier: string): string | undefined {
  const component = /^@theme\/(.*)$/.exec(specifier)?.[1];
  if (component === undefined || resolveImport(specifier, 'default').kind !== 'none') return undefined;
  return site.swizzled.find((each) => each.component === component && !each.isWrapper)?.path;
}

function moveImport(work: ModuleWork, statement: Import, path: string): string | undefined {
  const moved = movedFile(work, path);
  if (typeof moved === 'object') return missingValues(work, statement, moved);
  const { start, end } = statement.source;
  const quote = work.text[start] ?? "'";
  if (moved !== statement.specifier) work.edited.update(start, end, quote + moved + quote);
  return undefined;
}

/** Returns the new path, or an error. */
export function movedFile(work: ModuleWork, path: string): string | Missing {
  const { placed, placement } = work;
  const file = placement.resolveFrom(placed.from, path);
  if (file === undefined) return missingFile(path);
  if (/\.mdx?$/.test(file)) {
    const hint = 'Import it in the page that uses the component, and pass it to the component as children';
    return { message: `A component cannot import the page ${path}`, hint };
  }
  work.uses.add(file);
  return movedPath(work, path, file);
}

async function convertCall(work: ModuleWork, call: ModuleCall): Promise<void> {
  const { specifier, source, start, end } = call;
  const report = (message: string, hint: string): void => lose(work, { severity: 'error', message, hint, at: start });
  if (specifier === undefined)
    return report('The path of this import is computed, so its files are not migrated', 'Import each file by its path');
  const target = resolveImport(specifier, 'default');
  if (target.kind === 'package') {
    const missing = await keepPackage(work, specifier);
    if (missing) report(missing.message, missing.hint);
  } else if (target.kind === 'file') {
    if (await convertSvgCall(work, call, target.path)) return;
    const moved = movedFile(work, target.path);
    if (typeof moved === 'object') report(moved.message, moved.hint);
    else if (moved !== specifier) work.edited.update(source.start, source.end, JSON.stringify(moved));
  } else if (target.kind === 'compat' && call.isDefaultRequire) {
    work.edited.update(start, end, `require('${compatModule}').${target.name}`);
  } else {
    const hint = isDocusaurusModule(specifier) ? 'Import it at the top of the file' : 'Import the file at the top';
    report(`${specifier} cannot be loaded at run time`, target.kind === 'none' ? target.hint : hint);
  }
}

/** Pages cannot set attributes of `<html>` and `<body>`. */
function reportHead(work: ModuleWork): void {
  const whole = work.code.tags.find(({ name }) => name === 'html' || name === 'body');
  const targets = work.code.imports.flatMap(({ specifier, names }) =>
    names.map(({ imported }) => resolveImport(specifier, imported)),
  );
  if (whole === undefined || !targets.some((target) => target.kind === 'compat' && target.name === 'Head')) return;
  const message = `Attributes that <Head> sets on <${whole.name}> are not migrated`;
  lose(work, { message, hint: 'Set the class on an element of the page instead', at: whole.start });
}
