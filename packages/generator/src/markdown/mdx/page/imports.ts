// Resolves the imports of an MDX page: the site's components, other texts as components, and URLs of files.

import type { ImportKey } from '../../../model/components.ts';
import type { SourcePath } from '../../../model/paths.ts';
import { missingModuleError } from '../../../text/foreign-components.ts';
import { folderOf, normalizePath } from '../../../text/hrefs.ts';
import { didYouMean, moduleNotFound } from '../../../text/wording.ts';
import { AlreadyReported, PageError } from '../evaluate.ts';
import { explainLoading } from '../render-errors.ts';
import type { Unit, UnitEnvironment } from './mdx-document.ts';
import type { ImportedName } from './read-module.ts';

const partial = /\.(mdx?|markdown)$/i;
const file = /\.(png|jpe?g|gif|svg|webp|avif|ico|bmp|pdf|zip|gz|mp4|webm|mov|ogg|mp3|wav|csv|txt)(\?.*)?$/i;
const site = '@site/';

/** Reports all failing imports, and throws `AlreadyReported` if there are any. */
export async function importAll(unit: Unit, around: UnitEnvironment): Promise<readonly unknown[]> {
  const settled = await Promise.allSettled(unit.module.imports.map((each) => importOne(unit, each, around)));
  const values = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (values.length === settled.length) return values;
  for (const each of settled) {
    if (each.status === 'fulfilled' || each.reason instanceof AlreadyReported) continue;
    if (!(each.reason instanceof PageError)) throw each.reason;
    around.report(each.reason);
  }
  throw new AlreadyReported();
}

async function importOne(unit: Unit, name: ImportedName, { mdx, openPartial }: UnitEnvironment): Promise<unknown> {
  const { specifier, imported, local, position } = name;
  const place = { file: unit.path, position };
  const key: ImportKey = `${unit.path} ${specifier}`;
  const compiled = mdx.modules.imports[key];
  if (!compiled && partial.test(specifier)) {
    const path = partialPath(unit.path, specifier);
    if (path === undefined) throw new PageError(`'${specifier}' is outside the site's root directory`, place);
    return exportOf(await openPartial({ path, by: name, from: unit }), name, unit);
  }
  if (!compiled && file.test(specifier))
    return imported === '*' ? { default: addressOf(unit, specifier) } : addressOf(unit, specifier);
  if (!compiled) {
    const { message, hint } = missing(specifier);
    throw new PageError(message, place, mdx.suggest(unit.path, specifier) ?? hint);
  }
  // The errors of the module have already been reported.
  if (compiled.file === '') throw new AlreadyReported();
  for (const style of compiled.styles) mdx.note(style);
  const exported = await mdx.access.load(compiled.file).catch((thrown: unknown) => {
    throw explainLoading(thrown, { specifier, place, root: mdx.root });
  });
  return local === undefined ? undefined : exportOf(exported, name, unit);
}

function exportOf(exported: Readonly<Record<string, unknown>>, name: ImportedName, unit: Unit): unknown {
  const { imported, specifier, position } = name;
  if (imported === '*') return exported;
  if (imported in exported) return exported[imported];
  const names = Object.keys(exported);
  // A CommonJS package has a single export, whose properties are its named exports.
  const whole: object = Object(exported.default);
  if (names.length === 1 && imported in whole) return Reflect.get(whole, imported);
  const problem = imported === 'default' ? 'has no default export' : `has no export named '${imported}'`;
  const known = names.length === 0 ? 'The module has no exports' : `Available exports: ${names.join(', ')}`;
  throw new PageError(`${specifier} ${problem}`, { file: unit.path, position }, didYouMean(imported, names) ?? known);
}

/** Returns the URL as an author would write it in a link or image in this file. */
function addressOf({ path }: Unit, specifier: string): string {
  if (!specifier.startsWith(site)) return specifier;
  const fromRoot = specifier.slice(site.length);
  if (fromRoot.startsWith('static/')) return fromRoot.slice('static'.length);
  const up = folderOf(path)
    .split('/')
    .filter(Boolean)
    .map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), fromRoot].join('/');
}

/** Implements `require('./picture.png')`. */
export function required(unit: Unit, specifier: string): unknown {
  const address = addressOf(unit, specifier);
  if (file.test(specifier)) return { default: address, toString: () => address };
  throw new PageError(
    `require('${specifier}') is not supported: only images and other files can be required`,
    { file: unit.path, position: undefined },
    'Use an import instead',
  );
}

function partialPath(from: SourcePath, specifier: string): SourcePath | undefined {
  const path = specifier.startsWith(site)
    ? specifier.slice(site.length)
    : normalizePath(`${folderOf(from)}/${specifier}`);
  return path as SourcePath | undefined;
}

function missing(specifier: string): { readonly message: string; readonly hint: string } {
  const isPath = /^\.{0,2}\/|^@site\//.test(specifier);
  if (specifier.includes('!'))
    return {
      message: moduleNotFound(specifier),
      hint: 'Webpack loaders are not supported: write only the path of the file',
    };
  if (!isPath) return missingModuleError(specifier, 'page');
  return {
    message: moduleNotFound(specifier),
    hint: "Relative paths are resolved from this file; @site/ is the site's root directory",
  };
}
