// Computes the new path of a link, image or include after a move, in the same style as before.
import { type Resolution, resolveReference } from '../../graph/links/resolve-reference.ts';
import type { Locale } from '../../model/config.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Page, PageLocation, SiteGraph } from '../../model/site.ts';
import { decodePath, encodePath, folderOf, normalizePath, relativePath, splitHref } from '../../text/hrefs.ts';
import type { WrittenPath } from './find-paths.ts';
import { newListName } from './new-list-name.ts';
import type { Move } from './plan-move.ts';

/** Page and file that contain the path, before and after the move. See `Referrer` in `graph/links/` for `file`. */
export interface ReferrerMove {
  readonly before: { readonly page: PageLocation; readonly file: SourcePath | undefined };
  readonly after: { readonly page: PageLocation; readonly file: SourcePath | undefined };
}

/** The kind is `same` if the path still works or was broken before, and `lost` if there is no path to the target. */
export type NewPath = { readonly kind: 'same' | 'lost' } | { readonly kind: 'other'; readonly path: string };

export function newPath(
  move: Move,
  referring: ReferrerMove,
  { href, use }: Pick<WrittenPath, 'href' | 'use'>,
): NewPath {
  if (use === 'file') return newFilePath(move, referring, href);
  if (use === 'list') return newListName(move, referring, href);
  const before = resolveReference(move.before, referring.before, { href, use });
  const wanted = movedTarget(move, before);
  if (!isTarget(wanted)) return { kind: 'same' };
  const { path, query, hash } = splitHref(href);
  const suffix = `${query}${hash === undefined ? '' : `#${hash}`}`;
  const leadsThere = (candidate: string): boolean =>
    isSame(wanted, resolveReference(move.after, referring.after, { href: candidate + suffix, use }));
  if (leadsThere(path)) return { kind: 'same' };
  const found = candidates(move, referring, { written: decodePath(path), wanted })
    .map(safe)
    .find(leadsThere);
  return found === undefined ? { kind: 'lost' } : { kind: 'other', path: found };
}

/** Returns the new href, or `undefined` if it does not change. `lose` is called if there is no path to the target. */
export function newHref(
  move: Move,
  referring: ReferrerMove,
  { href, use, lose }: Pick<WrittenPath, 'href' | 'use'> & { readonly lose: (href: string) => void },
): string | undefined {
  const found = newPath(move, referring, { href, use });
  if (found.kind === 'lost') lose(href);
  return found.kind === 'other' ? found.path + href.slice(href.search(/[?#]|$/)) : undefined;
}

/** Returns the target after the move. */
function movedTarget({ newKey, renamed }: Move, before: Resolution): Resolution {
  if (before.kind === 'page') return { ...before, page: newKey(before.page) };
  return before.kind === 'asset' ? { ...before, path: renamed.get(before.path) ?? before.path } : before;
}

type Target = Extract<Resolution, { readonly kind: 'page' | 'static' | 'asset' }>;

function isTarget(resolution: Resolution): resolution is Target {
  return resolution.kind === 'page' || resolution.kind === 'static' || resolution.kind === 'asset';
}

function isSame(a: Target, b: Resolution): boolean {
  if (a.kind === 'page') return b.kind === 'page' && b.page === a.page;
  if (a.kind === 'asset') return b.kind === 'asset' && b.path === a.path;
  return b.kind === 'static' && b.href === a.href;
}

interface Wish {
  readonly written: string;
  readonly wanted: Target;
}

/** Returns possible paths to the target, starting with the path that is most similar to the current path. */
function candidates(move: Move, referring: ReferrerMove, { written, wanted }: Wish): readonly string[] {
  const { after } = move;
  if (wanted.kind === 'static')
    return [`/${decodePath(splitHref(wanted.href).path).slice(after.config.baseUrl.length)}`];
  if (wanted.kind === 'asset') return fileWays(move, referring, { written, file: wanted.path });
  const page = after.pages.get(wanted.page);
  if (page === undefined) return [];
  const addresses = addressWays(page, written);
  const files = page.kind === 'category' ? [] : fileWays(move, referring, { written, file: page.parsed.file.path });
  if (/\.(md|mdx|markdown)$/i.test(written)) return [...files, ...addresses];
  if (written.startsWith('/')) return addresses;
  const ending = written.endsWith('/') ? '/' : '';
  return [...files.map((file) => file.replace(/(\/(index|README))?\.(mdx?|markdown)$/i, ending)), ...addresses];
}

/** Returns relative or root-relative paths, in the same style as the current path. */
function fileWays(
  move: Move,
  { after }: ReferrerMove,
  { written, file }: { readonly written: string; readonly file: string },
): readonly string[] {
  if (after.file === undefined) return [];
  const locale = localeOf(move.after, after.file);
  const own = `${locale.folder}${file.slice(localeOf(move.after, file).folder.length)}`;
  const relative = relativePath(folderOf(after.file), own, written);
  const roots = [[locale.folder, after.page.version?.folder].filter(Boolean).join('/'), locale.folder];
  const fromRoots = roots.flatMap((root) => (own.startsWith(`${root}/`) ? [own.slice(root.length)] : []));
  return written.startsWith('/') ? [...fromRoots, relative] : [relative];
}

function localeOf({ config }: SiteGraph, file: string): Locale {
  return config.locales.find(({ folder }) => file.startsWith(`${folder}/`)) ?? config.locales[0];
}

function addressWays({ url, locale }: Page, written: string): readonly string[] {
  const bare = url.slice(locale.prefix.length) || '/';
  const styled = (each: string): string => (written.endsWith('/') ? each : each.replace(/(?<=.)\/$/, ''));
  return written.startsWith(`${locale.prefix}/`) && locale.prefix !== ''
    ? [styled(url), styled(bare)]
    : [styled(bare), styled(url)];
}

/** Encodes a path so that it does not have to be escaped in Markdown, HTML or YAML. */
function safe(path: string): string {
  const encoded = /[\s()<>"'\\%?#]/.test(path) ? encodePath(path) : path;
  return encoded.replace(/[()']/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/**
 * Paths of includes and embedded files are relative to their file or, if they start with a slash, to the locale's
 * folder.
 */
function newFilePath(move: Move, { before, after }: ReferrerMove, written: string): NewPath {
  if (before.file === undefined || after.file === undefined) return { kind: 'same' };
  const isFromRoot = written.startsWith('/');
  const { folder } = localeOf(move.before, before.file);
  const file = normalizePath(`${isFromRoot ? folder : folderOf(before.file)}/${decodePath(written)}`);
  if (file === undefined) return { kind: 'same' };
  const target = move.renamed.get(file as SourcePath) ?? file;
  if (target === file && (isFromRoot || before.file === after.file)) return { kind: 'same' };
  const path = isFromRoot ? target.slice(folder.length) : relativePath(folderOf(after.file), target, written);
  return path === written ? { kind: 'same' } : { kind: 'other', path: safe(path) };
}
