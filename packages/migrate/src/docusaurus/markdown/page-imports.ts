// Converts the imports of a page after its components. The remaining imports point to compatibility components and to
// new paths, and unused imports are removed.
import type { Import, ImportedName } from '../../code/imports.ts';
import { lose } from '../conversion.ts';
import { keepPackage, missingFile, missingValues, replacementOf } from '../modules/import-lines.ts';
import { isDocusaurusModule, resolveImport } from '../modules/imports.ts';
import { movedPath } from '../resolve-from.ts';
import { isPicture } from './addresses.ts';
import { videoPackage } from './elements.ts';
import { isEdited, replace, type Work } from './work.ts';

export async function convertImports(work: Work): Promise<void> {
  const words = work.names.references;
  const unread = new Set(words.filter(({ range }) => !isEdited(work, range)).map(({ name }) => name));
  const used = new Set(words.map(({ name }) => name));
  for (const each of work.names.imports) await convertImport(work, each, { unread, used });
}

interface Uses {
  /** Names that are still used. */
  readonly unread: ReadonlySet<string>;
  /** Names that were used before the conversion. */
  readonly used: ReadonlySet<string>;
}

async function convertImport(work: Work, written: Import, { unread, used }: Uses): Promise<void> {
  const { specifier, names, range } = written;
  const isUsed = names.some(({ local }) => used.has(local));
  const isOwn = isDocusaurusModule(specifier) || specifier.includes('!') || isVideoPackage(specifier);
  // An import that was never used is preserved if its module exists.
  const needed = names.filter(({ local }) => unread.has(local) || (!isOwn && !used.has(local)));
  if (names.length === 0 ? isUnneeded(work, specifier, unread) : needed.length === 0)
    return removeImport(work, written);
  const target = resolveImport(specifier, needed[0]?.imported ?? '');
  if (target.kind === 'file') {
    movePath(work, written, target.path);
  } else if (target.kind === 'package') {
    if (target.name === 'react' || target.name === 'react-dom') return;
    if (names.length > 0 && !isUsed) return removeImport(work, written);
    const missing = /\.mdx?$/.test(specifier) ? missingFile(specifier) : await keepPackage(work, specifier);
    if (missing) replace(work, range, missingValues(work, written, missing));
    else reportPackage(work, written);
  } else {
    for (const name of needed) reportBrowserCode(work, written, name);
    replace(work, range, await replacementOf(work, { ...written, names: needed }));
  }
}

function isVideoPackage(specifier: string): boolean {
  return specifier === videoPackage || specifier.startsWith(`${videoPackage}/`);
}

/**
 * Whether an import without names is removed, because the module does not exist in the new site or only styles videos
 * that are converted.
 */
function isUnneeded({ names }: Work, specifier: string, unread: ReadonlySet<string>): boolean {
  const videos = names.imports.filter((each) => each.specifier === videoPackage).flatMap((each) => each.names);
  if (isVideoPackage(specifier) && !videos.some(({ local }) => unread.has(local))) return true;
  return !['file', 'package'].includes(resolveImport(specifier, '').kind);
}

function reportBrowserCode(work: Work, { specifier, range }: Import, { local, imported }: ImportedName): void {
  const target = resolveImport(specifier, imported);
  if (!('needsBrowser' in target) || !target.needsBrowser) return;
  const message = `'${local}' of ${specifier} needs a browser, but pages are rendered at build time`;
  lose(work, { message, hint: "Use it in a separate module that begins with 'use client'", at: range.start });
}

function isRendered({ page }: Work, names: readonly ImportedName[]): boolean {
  return names.some(({ local }) => new RegExp(`<${local}[\\s/>.]`).test(page.text));
}

/** Docusaurus hydrates components of packages, but docsgen hydrates only components in client modules. */
function reportPackage(work: Work, { specifier, names, range }: Import): void {
  if (!isRendered(work, names)) return;
  const message = `Components of ${specifier} are rendered at build time only`;
  const hint =
    "If they are interactive, export them from a module that begins with 'use client', and import it instead";
  lose(work, { message, hint, at: range.start });
}

/** Updates the path for the new location of the page. */
function movePath(work: Work, written: Import, path: string): void {
  const { specifier, source, range } = written;
  const { placed, placement } = work;
  const file = placement.resolveFrom(placed.from, path);
  if (file === undefined) {
    replace(work, range, missingValues(work, written, missingFile(path)));
    return;
  }
  work.uses.add(file);
  const target = placement.targetOf(file);
  if (/\.svg$/i.test(file) && isRendered(work, written.names)) {
    const message = 'In docsgen, an imported SVG file is not a component';
    lose(work, { severity: 'error', message, hint: 'Write an image: ![Logo](./logo.svg)', at: range.start });
  }
  if (isPicture(file) && !/^(content|pages|static)\//.test(target)) {
    const message = `${path} is outside the content folder, so pages cannot use it`;
    const hint = `Move ${target} next to the page or to static/, and update the path`;
    lose(work, { severity: 'error', message, hint, at: range.start });
  }
  const moved = movedPath(work, path, file);
  const quote = work.text[source.start] ?? "'";
  if (moved !== specifier) replace(work, source, `${quote}${moved}${quote}`);
}

/** Removes the whole line, and one of two empty lines around it. */
function removeImport(work: Work, { range }: Import): void {
  const { text } = work.page;
  const line = text.lastIndexOf('\n', range.start - 1) + 1;
  const start = text.slice(line, range.start).trim() === '' ? line : range.start;
  const end = range.end + (/^[ \t]*;?[ \t]*(?:\r?\n)?/.exec(text.slice(range.end))?.[0].length ?? 0);
  let before = start;
  for (const edit of work.edits.toReversed()) if (edit.text === '' && edit.end === before) before = edit.start;
  const isOpen = before === work.page.head.length || /\n\r?\n$/.test(text.slice(0, before));
  const empty = isOpen ? (/^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length ?? 0) : 0;
  work.edits.push({ start, end: end + empty, text: '' });
}
