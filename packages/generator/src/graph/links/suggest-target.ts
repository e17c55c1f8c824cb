// Provides hints for links and images whose target does not exist. A hint contains the path of the page or file that
// was probably meant, in the style of the original path.

import type { Reference } from '../../model/article.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Page, SiteGraph, SourcedPage } from '../../model/site.ts';
import { pageKeyOf } from '../../routes/routes.ts';
import { followWildcard, wildcardRedirects } from '../../routes/wildcard-redirects.ts';
import { decodePath, encodePath, folderOf, normalizePath, relativePath, splitHref } from '../../text/hrefs.ts';
import { once } from '../../text/lazy-import.ts';
import { type didYouMean, nearestName } from '../../text/wording.ts';

type DidYouMean = Parameters<typeof didYouMean>;
/** `known` is called only if the maximum number of suggestions has not been reached. */
export type Suggest = (written: DidYouMean[0], known: () => DidYouMean[1], spell?: DidYouMean[2]) => string | undefined;

export interface TargetRequest {
  readonly graph: SiteGraph;
  readonly page: SourcedPage;
  readonly reference: Reference;
  readonly suggest: Suggest;
}

/** Returns the file that contains a reference, which is the page's source or a partial. */
export function fileOf(page: SourcedPage, { file }: Reference): SourcePath {
  return file ?? page.parsed.file.path;
}

export function suggestTarget(request: TargetRequest): string | undefined {
  const { reference, suggest } = request;
  const path = decodePath(splitHref(reference.href).path);
  const moved = targetInFolder(request, path);
  if (moved !== undefined) return suggest(moved, () => [moved]);
  const redirected = redirectTarget(request, path);
  if (redirected !== undefined) return `It has moved to ${redirected}`;
  if (reference.use === 'image' || isFile.test(path)) return suggest(path, () => filesNear(request, path));
  const isAddress = path.startsWith('/') && !markdownEnding.test(path);
  if (isAddress)
    return nearest(
      suggest,
      stemOf(path),
      once(() => addresses(request, path)),
    );
  return nearest(
    suggest,
    stemOf(fromRoot(request, path)),
    once(() => sources(request, path)),
  );
}

const markdownEnding = /\.(?:md|mdx|markdown)$/i;
const pageEnding = /(?:\.(?:md|mdx|markdown|html?)|\/)$/i;
const isFile = /\.(?!(?:md|mdx|markdown|html?)$)[a-z]\w*$/i;

/**
 * For a path that contains `static/` or a content folder, which are not part of URLs, returns the URL of the file or
 * page.
 */
function targetInFolder({ graph, page, reference }: TargetRequest, path: string): string | undefined {
  for (const folder of ['', folderOf(fileOf(page, reference))]) {
    const file = normalizePath(`${folder}/${path}`) ?? '';
    const inStatic = /^static\/(.*)$/s.exec(file)?.[1];
    if (inStatic !== undefined && graph.tree.staticFiles.has(inStatic)) return `/${inStatic}`;
    const id = reference.use === 'image' ? undefined : graph.bySource.get(file as SourcePath);
    const target = id && graph.pages.get(pageKeyOf(page.locale, id));
    if (target) return addressOf(target) || '/';
  }
  return undefined;
}

/** Returns the target of the redirect from a URL, or from the URL that a file would have. */
function redirectTarget({ graph: { config }, page, reference }: TargetRequest, path: string): string | undefined {
  if (reference.use === 'image') return undefined;
  const { prefix } = page.locale;
  const file = `/${normalizePath(`${folderOf(fileOf(page, reference))}/${path}`)}`;
  const url = path.startsWith('/')
    ? path.replace(`${prefix}/`, '/')
    : file.replace(`/${page.sourceLocale.folder}/`, '/');
  const exact = config.redirects.find(({ from }) => stemOf(from) === stemOf(url));
  if (exact) return exact.to;
  const followed = followWildcard(wildcardRedirects(config), encodePath(`${prefix}${stemOf(url)}`));
  return followed === undefined ? undefined : decodePath(followed);
}

/**
 * Returns a target with a similar name in the same folder or, in case the page was moved, in another folder. `known`
 * returns targets by stem.
 */
function nearest(suggest: Suggest, stem: string, known: () => ReadonlyMap<string, string>): string | undefined {
  const stems = (): readonly string[] => [...known().keys()];
  const [folder, name] = [folderOf(stem), nameOf(stem)];
  const isLong = name.length >= shortest;
  const beside = (): readonly string[] => stems().filter((each) => folderOf(each) === folder);
  const anywhere = (): readonly string[] => stems().filter((each) => isLong || nameOf(each) === name);
  return (
    suggest(
      name,
      () => beside().map(nameOf),
      (meant) => targetOf(beside(), meant),
    ) ??
    suggest(
      name,
      () => anywhere().map(nameOf),
      (meant) => targetOf(anywhere(), meant),
    )
  );

  function targetOf(among: readonly string[], meant: string): string {
    const namesakes = among.filter((each) => nameOf(each) === meant);
    return known().get(nearestName(stem, namesakes) ?? namesakes[0] ?? '') ?? meant;
  }
}

/** Minimum length of a name. Similarities between shorter names are often accidental. */
const shortest = 5;

const stemOf = (path: string): string => path.replace(pageEnding, '');
const nameOf = (stem: string): string => stem.slice(stem.lastIndexOf('/') + 1);

/** Resolves a path in the file that contains the reference. The result is relative to the site's root directory. */
function fromRoot({ page, reference }: TargetRequest, path: string): string {
  const folder = path.startsWith('/') ? rootOf(page) : folderOf(fileOf(page, reference));
  return normalizePath(`${folder}/${path}`) ?? path;
}

/** Returns the folder that paths with a leading slash are relative to. */
function rootOf({ sourceLocale, version }: SourcedPage): string {
  return [sourceLocale.folder, version?.folder].filter(Boolean).join('/');
}

/**
 * Returns the sources in the page's language by their stem, with their path relative to the file that contains the
 * reference.
 */
function sources({ graph, page, reference }: TargetRequest, path: string): ReadonlyMap<string, string> {
  const isRooted = path.startsWith('/');
  const folder = folderOf(fileOf(page, reference));
  const root = isRooted ? rootOf(page) : page.sourceLocale.folder;
  const files = [...graph.bySource.keys()].filter((file) => root === '' || file.startsWith(`${root}/`));
  return new Map(
    files.flatMap((file) => {
      const target = isRooted
        ? `/${root === '' ? file : file.slice(root.length + 1)}`
        : relativePath(folder, file, path);
      const stem = stemOf(file);
      return [stem, ...(isIndex.test(stem) ? [folderOf(stem)] : [])].map((each) => [each, target] as const);
    }),
  );
}

const isIndex = /(?:^|\/)(?:index|README)$/;

function addresses({ graph, page }: TargetRequest, path: string): ReadonlyMap<string, string> {
  const ending = path.endsWith('/') ? '/' : '';
  const pages = [...graph.pages.values()].filter((other) => other.locale === page.locale);
  return new Map(pages.map((other) => [addressOf(other), addressOf(other) + ending]));
}

/** Returns the URL of a page as it is written in links in the same language. */
function addressOf({ url, locale }: Page): string {
  return url.slice(locale.prefix.length).replace(/\/$/, '');
}

function filesNear({ graph, page, reference }: TargetRequest, path: string): readonly string[] {
  if (path.startsWith('/')) return [...graph.tree.staticFiles].map((file) => `/${file}`);
  return [...graph.tree.assets].map((file) => relativePath(folderOf(fileOf(page, reference)), file, path));
}
