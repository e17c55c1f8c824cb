// Rewrites links, images and includes in pages, partials and category files, so that they refer to the same targets
// after a move.

import { textsIn } from '../../config/yaml/edit-yaml.ts';
import { splitFrontMatter } from '../../content/front-matter.ts';
import { bodyOf } from '../../content/source-body.ts';
import { resolveReference } from '../../graph/links/resolve-reference.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ArticleFacts } from '../../model/article.ts';
import type { Locale } from '../../model/config.ts';
import type { PageKey, SourcePath } from '../../model/paths.ts';
import type { PageLocation, SiteGraph } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { docIdIn, homeLocation, identify, pageIdOf, pageKeyOf } from '../../routes/routes.ts';
import { moduleName } from '../../routes/source-syntax.ts';
import { applyEdits, type TextEdit } from '../../text/edits.ts';
import { findPaths, modulePaths } from './find-paths.ts';
import { newHref, newPath, type ReferrerMove } from './new-path.ts';
import { docNames, type Move } from './plan-move.ts';
import { isPageId } from './rewrite-sidebars.ts';

export interface RewriteResult {
  /** New texts of the changed files, by their path before the move. */
  readonly texts: ReadonlyMap<string, string>;
  /** Hrefs that would be broken after the move. */
  readonly lost: readonly { readonly file: string; readonly href: string }[];
}

interface RewriteRequest {
  readonly move: Move;
  readonly files: Pick<SiteFiles, 'readText'>;
  readonly facts: Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;
  /** Whether the files are copied instead of moved, so that links in other files do not change. */
  readonly isCopy?: boolean;
}

export async function rewriteSources(request: RewriteRequest): Promise<RewriteResult> {
  const { move, files, isCopy } = request;
  const texts = new Map<string, string>();
  const lost: RewriteResult['lost'][number][] = [];
  for (const source of concerned(request)) {
    if (isCopy && (!move.renamed.has(source.path) || source.kind === 'sidebar')) continue;
    const text = await files.readText(source.path);
    if (text === undefined) continue;
    const edits = editsOf(move, source, text, (href) => lost.push({ file: source.path, href }));
    if (edits.length > 0) texts.set(source.path, applyEdits(text, edits));
  }
  return { texts, lost };
}

interface TextFile {
  readonly path: SourcePath;
  readonly kind: SourceFile['kind'] | 'partial';
  /** The page relative to which links in the file are resolved. */
  readonly page: SourceFile;
}

/** Returns the moved files, and the files that may link to the moved page. */
function concerned({ move, facts }: RewriteRequest): readonly TextFile[] {
  const { before, renamed } = move;
  const { tree } = before;
  const found = new Map<SourcePath, TextFile>();
  for (const source of tree.sources) {
    const { path, kind } = source;
    const known = kind === 'page' || kind === 'own' ? facts.get(path) : undefined;
    const page = known && pageOf(before, source);
    const leads = new Set<SourcePath>();
    for (const reference of known?.references ?? []) {
      if (reference.use === 'list' && reference.href !== '') leads.add(reference.file ?? path);
      const target = page && resolveReference(before, { page, file: path }, reference);
      if (target?.kind === 'page' && move.newKey(target.page) !== target.page) leads.add(reference.file ?? path);
    }
    const shows = known?.includes.some((file) => renamed.has(file)) ?? false;
    // A page's facts include the links in its partials, but not the partial that contains each link.
    if (leads.size > 0 || shows || renamed.has(path))
      for (const file of known?.includes ?? [])
        if (isPartial(before, file)) found.set(file, { path: file, kind: 'partial', page: source });
    const namesPages = known === undefined || leads.size > 0 || shows || renamed.has(path) || kind === 'category';
    if (namesPages || hasNames(before, source)) found.set(path, { path, kind, page: source });
  }
  return [...found.values()];
}

function isPartial({ tree }: SiteGraph, path: SourcePath): boolean {
  return tree.assets.has(path) && /\.(mdx?|markdown)$/i.test(path);
}

/** Whether the front matter contains IDs of other pages. */
function hasNames(graph: SiteGraph, source: SourceFile): boolean {
  const page = graph.pages.get(pageOf(graph, source).key);
  if (page === undefined || page.kind === 'category') return false;
  const { paginationNext, paginationPrevious } = page.parsed.frontMatter;
  return typeof paginationNext === 'string' || typeof paginationPrevious === 'string';
}

function pageOf(graph: SiteGraph, { path, location }: SourceFile): PageLocation {
  const locale: Locale = graph.config.locales.find(({ code }) => code === location.locale) ?? graph.config.locales[0];
  const id = graph.bySource.get(path);
  const { section, version } = location;
  const key: PageKey | undefined = id && pageKeyOf(locale, id);
  return (key && graph.pages.get(key)) ?? { ...homeLocation(locale), section, version };
}

function editsOf(
  move: Move,
  { path, kind, page }: TextFile,
  text: string,
  lose: (href: string) => void,
): readonly TextEdit[] {
  if (kind === 'category') return categoryEdits(move, page, text);
  if (kind === 'sidebar') return sidebarFileEdits(move, page, { text, lose });
  const newFile = (file: SourcePath): SourcePath => move.renamed.get(file) ?? file;
  const referring: ReferrerMove = {
    before: { page: pageOf(move.before, page), file: path },
    after: { page: pageOf(move.after, { ...page, path: newFile(page.path) }), file: newFile(path) },
  };
  const { bodyStart } = splitFrontMatter({ ...page, path, text, hash: '' });
  const edits: TextEdit[] = [];
  const isModule = kind === 'own' && moduleName.test(path);
  for (const { href, use, start, end } of isModule ? modulePaths(text) : findPaths(text, bodyOf(text, bodyStart))) {
    const found = newPath(move, referring, { href, use });
    if (found.kind === 'lost') lose(href);
    if (found.kind === 'other') edits.push({ start, end, text: found.path });
  }
  return [...edits, ...frontMatterEdits(move, referring, { text: text.slice(0, bodyStart), lose })];
}

function frontMatterEdits(
  move: Move,
  referring: ReferrerMove,
  { text, lose }: { readonly text: string; readonly lose: (href: string) => void },
): readonly TextEdit[] {
  const start = text.indexOf('\n') + 1;
  const end = text.lastIndexOf('\n---');
  if (start === 0 || end < start) return [];
  const names = docNames(move);
  return textsIn(text.slice(start, end + 1)).flatMap(({ path, value, edit }): readonly TextEdit[] => {
    const [first, , , last = first] = path;
    const write = (other: string): TextEdit => {
      const made = edit(other);
      return { ...made, start: made.start + start, end: made.end + start };
    };
    if (first === 'pagination_next' || first === 'pagination_prev')
      return names && namesMoved(move, referring.before.page, value) ? [write(names.after)] : [];
    if (first !== 'image' && !(first === 'home' && last === 'to')) return [];
    const href = newHref(move, referring, { href: value, use: first === 'image' ? 'image' : 'link', lose });
    return href === undefined ? [] : [write(href)];
  });
}

/** Whether a name in this section and version refers to the moved page, before and after the move. */
function namesMoved(
  { ids }: Move,
  { section, version }: Pick<PageLocation, 'section' | 'version'>,
  name: string,
): boolean {
  if (!ids || !section || !version || pageIdOf(section, version, name) !== ids.before) return false;
  return ids.after === pageIdOf(section, version, docIdIn(ids.after));
}

/** Rewrites page IDs and links in a sidebar file. */
function sidebarFileEdits(
  move: Move,
  { path, location }: SourceFile,
  { text, lose }: { readonly text: string; readonly lose: (href: string) => void },
): readonly TextEdit[] {
  const after = docNames(move)?.after;
  const { section, version } = location;
  const before = pageOf(move.before, { path, kind: 'sidebar', location });
  const referring: ReferrerMove = {
    before: { page: before, file: undefined },
    after: { page: before, file: undefined },
  };
  return textsIn(text).flatMap(({ path: keys, value, edit }): readonly TextEdit[] => {
    if (isPageId(keys))
      return after !== undefined && namesMoved(move, { section, version }, value) ? [edit(after)] : [];
    if (keys.at(-1) !== 'to') return [];
    const href = newHref(move, referring, { href: value, use: 'link', lose });
    return href === undefined ? [] : [edit(href)];
  });
}

/** Rewrites `link: { type: doc, id: … }`. IDs are relative to the folder or to the section's root. */
function categoryEdits(move: Move, { location }: SourceFile, text: string): readonly TextEdit[] {
  const names = docNames(move);
  if (!names) return [];
  const { folders } = identify(location.relative, { parseNumberPrefixes: true });
  const below = folders.map((folder) => `${folder}/`).join('');
  return textsIn(text).flatMap(({ path, value, edit }): readonly TextEdit[] => {
    if (path.join('.') !== 'link.id') return [];
    if (namesMoved(move, location, value)) return [edit(names.after)];
    const isRelative = namesMoved(move, location, below + value);
    return isRelative ? [edit(names.after.startsWith(below) ? names.after.slice(below.length) : names.after)] : [];
  });
}
