// Converts the imports of a page after its components. Remaining imports point to compatibility components and to new
// paths, and unused ones are removed.
import { fileNotFound, folderOf, packageName, relativePath } from 'docsgen/internals';
import { compatModule, type ImportTarget, isDocusaurusModule, resolveImport, siteModule } from '../modules/imports.ts';
import { hasPackage, packageNotFound } from '../modules/site-packages.ts';
import { isPicture } from './addresses.ts';
import { videoPackage } from './elements.ts';
import { writeGivenExports } from './given-exports.ts';
import type { Import, ImportedName } from './names.ts';
import { bringToLife } from './package-components.ts';
import { isEdited, lose, replace, type Work } from './work.ts';

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
  const { specifier, names } = written;
  if (names.length === 0) return convertBare(work, written, unread);
  const isOwn = isDocusaurusModule(specifier) || specifier.includes('!') || specifier === videoPackage;
  // An import that was never used stays if its module exists.
  const needed = names.filter(({ local }) => unread.has(local) || (!isOwn && !used.has(local)));
  if (needed.length === 0) return removeImport(work, written);
  const targets = needed.map((name) => ({ name, target: resolveImport(specifier, name.imported) }));
  const [first] = targets;
  if (first?.target.kind === 'file' && (await writeGivenExports(work, { ...written, names: needed }))) return;
  if (first?.target.kind === 'file') return movePath(work, written, first.target.path);
  if (first?.target.kind === 'package' && /\.mdx?$/.test(specifier))
    return replaceMissing(work, written, noFile(specifier));
  if (first?.target.kind === 'package') return keepPackage(work, written, used);
  const lines = await Promise.all(targets.map((each) => lineFor(work, written, each)));
  const text = [
    ...joined(lines.flatMap(({ from, name }) => (from ? [{ from, name }] : []))),
    ...lines.flatMap(({ code }) => code ?? []),
  ];
  replace(work, written.range, text.join('\n'));
}

interface NewLine {
  readonly from?: string;
  readonly name?: string;
  /** Code that replaces an import. */
  readonly code?: string;
}

interface Wanted {
  readonly name: ImportedName;
  readonly target: ImportTarget;
}

async function lineFor(work: Work, written: Import, { name, target }: Wanted): Promise<NewLine> {
  const { local, imported } = name;
  const at = written.range.start;
  switch (target.kind) {
    case 'compat':
    case 'site':
      if (target.kind === 'compat') work.standIns.add(target.name);
      if (target.needsBrowser) {
        const message = `'${local}' of ${written.specifier} needs a browser, but pages are rendered at build time`;
        lose(work, { message, hint: "Use it in a separate module that begins with 'use client'", at });
      }
      return {
        from: target.kind === 'compat' ? compatModule : siteModule,
        name: target.name === local ? local : `${target.name} as ${local}`,
      };
    case 'raw':
      return { code: await rawText(work, target.path, { local, at }) };
    case 'none':
      work.standIns.add(local);
      lose(work, {
        severity: 'error',
        message: `'${imported === 'default' ? local : imported}' of ${written.specifier} is not available`,
        hint: target.hint,
        at,
      });
      return {
        ...(importsStandIn(work) ? {} : { from: compatModule, name: 'standIn' }),
        code: `\nexport const ${local} = standIn(${JSON.stringify(local)}, ${JSON.stringify(target.hint)});`,
      };
    default:
      return {};
  }
}

function importsStandIn({ edits }: Work): boolean {
  return edits.some(({ text }) => /\bimport \{[^}]*\bstandIn\b/.test(text));
}

/** Returns one import statement per module. */
function joined(lines: readonly { readonly from: string; readonly name: string | undefined }[]): readonly string[] {
  const modules = new Map<string, Set<string>>();
  for (const { from, name } of lines) if (name) modules.set(from, (modules.get(from) ?? new Set()).add(name));
  return [...modules].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';`);
}

/** Inlines the text of an imported file that pages of the new site cannot import. */
async function rawText(
  work: Work,
  path: string,
  { local, at }: { readonly local: string; readonly at: number },
): Promise<string> {
  const { placed, placement } = work;
  const file = placement.resolveFrom(placed.from, path);
  const text = file === undefined ? undefined : await placement.site.files.readText(file);
  if (text === undefined) {
    lose(work, { severity: 'error', message: fileNotFound(path), hint: 'Write its text into the page', at });
    return `export const ${local} = '';`;
  }
  const message = `The text of ${path} was copied to the page and is no longer updated with the file`;
  lose(work, { message, hint: 'Move the file below content/, and import it in a code block: ```js file=./name', at });
  return `export const ${local} = ${JSON.stringify(text)};`;
}

async function convertBare(work: Work, written: Import, unread: ReadonlySet<string>): Promise<void> {
  const videos = work.names.imports.filter(({ specifier }) => specifier === videoPackage);
  const hasVideos = videos.some(({ names }) => names.some(({ local }) => unread.has(local)));
  if (written.specifier.startsWith(`${videoPackage}/`) && !hasVideos) {
    removeImport(work, written);
    return;
  }
  const target = resolveImport(written.specifier, '');
  if (target.kind === 'file') movePath(work, written, target.path);
  else if (target.kind === 'package') await keepPackage(work, written, new Set());
  else removeImport(work, written);
}

interface Missing {
  /** As written in the import. */
  readonly path: string;
  readonly message: string;
  readonly hint: string;
}

function noFile(path: string): Missing {
  return { path, message: fileNotFound(path), hint: 'Correct or remove the import' };
}

/**
 * Replaces a missing file, so that the rest of the page is rendered: data by an empty array, other values by
 * placeholders.
 */
function replaceMissing(work: Work, { names, range }: Import, { path, message, hint }: Missing): void {
  lose(work, { severity: 'error', message, hint, at: range.start });
  const lines = names.map(({ local }) => {
    if (/\.(json|ya?ml)$/.test(path)) return `export const ${local} = [];`;
    if (isPicture(path)) return `export const ${local} = '';`;
    work.standIns.add(local);
    return `export const ${local} = standIn(${JSON.stringify(local)}, ${JSON.stringify(message)});`;
  });
  const isStanding = lines.some((line) => line.includes(' = standIn('));
  const imports = isStanding && !importsStandIn(work) ? [`import { standIn } from '${compatModule}';`, ''] : [];
  replace(work, range, [...imports, ...lines].join('\n'));
}

/** Updates the path for the new location of the page. */
function movePath(work: Work, written: Import, path: string): void {
  const { specifier, source, range } = written;
  const { placed, placement } = work;
  const file = placement.resolveFrom(placed.from, path);
  if (file === undefined) {
    replaceMissing(work, written, noFile(path));
    return;
  }
  work.uses.add(file);
  const target = placement.targetOf(file);
  if (isPicture(file) && !/^(content|pages|static)\//.test(target)) {
    const message = `${path} is outside the content folder, so pages cannot use it`;
    const hint = `Move ${target} next to the page or to static/, and update the path`;
    lose(work, { severity: 'error', message, hint, at: range.start });
  }
  const ending = /\.\w+$/.exec(file)?.[0] ?? '';
  const isWhole = path.endsWith(ending);
  const short = isWhole ? target : target.slice(0, -ending.length);
  const isFolder = !isWhole && /\/index$/.test(short) && !/\/index$/.test(path);
  const meant = isFolder ? short.slice(0, -'/index'.length) : short;
  const fromPage = relativePath(folderOf(placed.to), meant, './');
  const moved = path.startsWith('@site/') ? `@site/${meant}` : fromPage;
  if (moved === path && specifier === path) return;
  const quote = work.page.text[source.start] ?? "'";
  replace(work, source, `${quote}${moved}${quote}`);
}

async function keepPackage(work: Work, written: Import, used: ReadonlySet<string>): Promise<void> {
  const name = packageName(written.specifier);
  const isUsed = written.names.some(({ local }) => used.has(local));
  if (name === 'react' || name === 'react-dom') return;
  if (written.names.length > 0 && !isUsed) removeImport(work, written);
  else if (!(await hasPackage(work.placement.site, written.specifier))) {
    replaceMissing(work, written, { path: written.specifier, ...packageNotFound(written.specifier) });
  } else {
    work.packages.add(name);
    bringToLife(work, written);
  }
}

/** Removes the whole line, and one of two empty lines around it. */
export function removeImport(work: Work, { range }: Pick<Import, 'range'>): void {
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
