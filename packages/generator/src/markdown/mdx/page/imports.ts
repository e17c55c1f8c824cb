// What the imports of a page in MDX give: components of the site, other texts as components, and addresses of files.

import type { ArticleFile, ImportKey, PageModules } from '../../../model/components.ts';
import type { SourcePath } from '../../../model/paths.ts';
import { missingModule } from '../../../text/foreign-components.ts';
import { folderOf, normalizePath } from '../../../text/hrefs.ts';
import { didYouMean } from '../../../text/suggest.ts';
import { CannotDraw, PageMistake } from '../evaluate.ts';
import { explainLoading } from '../render-errors.ts';
import type { Unit } from './mdx-document.ts';
import type { ImportedName } from './read-module.ts';

interface ImportSources {
  readonly modules: PageModules;
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** What a compiled module exports. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Another text as what it exports; `default` is its component. */
  readonly openPartial: (request: PartialRequest) => Promise<Readonly<Record<string, unknown>>>;
  /** Told of the style sheets that a module brings along. */
  readonly note: (file: ArticleFile) => void;
  readonly tell: (mistake: PageMistake) => void;
  /** What may have been meant by an import of a file that is not there. */
  readonly suggest: (from: SourcePath, specifier: string) => string | undefined;
}

export interface PartialRequest {
  readonly path: SourcePath;
  /** The import that asks for it. */
  readonly by: ImportedName;
  readonly from: Unit;
}

const partial = /\.(mdx?|markdown)$/i;
const file = /\.(png|jpe?g|gif|svg|webp|avif|ico|bmp|pdf|zip|gz|mp4|webm|mov|ogg|mp3|wav|csv|txt)(\?.*)?$/i;
const site = '@site/';

/** Tells what is wrong with each import, and throws `CannotDraw` if there is anything. */
export async function importAll(unit: Unit, sources: ImportSources): Promise<readonly unknown[]> {
  const settled = await Promise.allSettled(unit.module.imports.map((each) => importOne(unit, each, sources)));
  const values = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (values.length === settled.length) return values;
  for (const each of settled) {
    if (each.status === 'fulfilled' || each.reason instanceof CannotDraw) continue;
    if (!(each.reason instanceof PageMistake)) throw each.reason;
    sources.tell(each.reason);
  }
  throw new CannotDraw();
}

async function importOne(unit: Unit, name: ImportedName, sources: ImportSources): Promise<unknown> {
  const { specifier, imported, local, position } = name;
  const place = { file: unit.path, position };
  const compiled = sources.modules.imports[importKey(unit.path, specifier)];
  if (!compiled && partial.test(specifier)) {
    const path = partialPath(unit.path, specifier);
    if (path === undefined) throw new PageMistake(`${specifier} lies outside of the site`, place);
    return exportOf(await sources.openPartial({ path, by: name, from: unit }), name, unit);
  }
  if (!compiled && file.test(specifier))
    return imported === '*' ? { default: addressOf(unit, specifier) } : addressOf(unit, specifier);
  if (!compiled) {
    const { message, hint } = missing(specifier);
    throw new PageMistake(message, place, sources.suggest(unit.path, specifier) ?? hint);
  }
  // Its own mistakes are told where they are.
  if (compiled.file === '') throw new CannotDraw();
  for (const style of compiled.styles) sources.note(style);
  const exported = await sources.load(compiled.file).catch((thrown: unknown) => {
    throw explainLoading(thrown, { specifier, place, root: sources.root });
  });
  return local === undefined ? undefined : exportOf(exported, name, unit);
}

function importKey(from: SourcePath, specifier: string): ImportKey {
  return `${from} ${specifier}`;
}

function exportOf(exported: Readonly<Record<string, unknown>>, name: ImportedName, unit: Unit): unknown {
  const { imported, specifier, position } = name;
  if (imported === '*') return exported;
  if (imported in exported) return exported[imported];
  const names = Object.keys(exported);
  // A package in Node's older format exports all it has as one object.
  const whole: object = Object(exported.default);
  if (names.length === 1 && imported in whole) return Reflect.get(whole, imported);
  const what = imported === 'default' ? 'has no default export' : `does not export '${imported}'`;
  const known = names.length === 0 ? 'It exports nothing' : `It exports ${names.join(', ')}`;
  throw new PageMistake(`${specifier} ${what}`, { file: unit.path, position }, didYouMean(imported, names) ?? known);
}

/** The address as an author would write it in a link or picture there. */
export function addressOf({ path }: Unit, specifier: string): string {
  if (!specifier.startsWith(site)) return specifier;
  const fromRoot = specifier.slice(site.length);
  if (fromRoot.startsWith('static/')) return fromRoot.slice('static'.length);
  const up = folderOf(path)
    .split('/')
    .filter(Boolean)
    .map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), fromRoot].join('/');
}

export function isAddress(specifier: string): boolean {
  return file.test(specifier);
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
    return { message: `There is no module ${specifier}`, hint: 'docsgen knows no loaders: write the file alone' };
  if (!isPath) return missingModule(specifier, 'page');
  return {
    message: `There is no module ${specifier}`,
    hint: 'Paths begin at this file; @site/ is the folder of the site',
  };
}
