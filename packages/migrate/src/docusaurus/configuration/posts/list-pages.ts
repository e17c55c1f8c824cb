// List pages: determines which of the list pages of Docusaurus docsgen also generates, and redirects the others to the
// closest page.

import { nameSlug } from 'docsgen/internals';
import { mapIn, textIn } from '../../../untyped-values.ts';
import { bareUrl } from '../../ledger/addresses.ts';
import { type ComputedAddress, computedAddresses } from '../../ledger/computed-addresses.ts';
import type { BlogInstance, DocsVersion, DocusaurusSite, Redirect } from '../../site.ts';
import { startOf } from '../links/addresses.ts';
import { perPageOf } from './blogs.ts';

/** Returns the URLs of lists that docsgen generates for a site's posts and tags. */
export function customLists({ blogs, docs }: Pick<DocusaurusSite, 'blogs' | 'docs'>): ReadonlySet<string> {
  const tags = docs.flatMap(({ versions }) => versions.flatMap(tagLists));
  return new Set([...blogs.flatMap(listsOf), ...tags]);
}

function tagLists({ base, documents }: DocsVersion): readonly string[] {
  const list = `${base}/tags`;
  const shown = documents.filter(({ isDraft, frontMatter }) => !isDraft && frontMatter.unlisted !== true);
  const names = shown.flatMap(({ frontMatter }) => namesIn(frontMatter.tags)).filter(Boolean);
  return names.length === 0 ? [] : [list, ...names.map((name) => `${list}/${nameSlug(name)}`)];
}

/** Returns a redirect for each list that docsgen does not generate. */
export function listRedirects(site: DocusaurusSite): readonly Redirect[] {
  const own = customLists(site);
  const [locale] = site.locales;
  const lists = computedAddresses(site).filter(
    (each) => each.locale === locale?.code && (each.kind === 'tag' || each.kind === 'list'),
  );
  return lists.flatMap((each): readonly Redirect[] => {
    const from = bareUrl(each.url);
    const to = own.has(from) ? undefined : nearestTo(site, { ...each, url: from }, own);
    return to === undefined ? [] : [{ from, to }];
  });
}

function listsOf(blog: BlogInstance): readonly string[] {
  const posts = blog.posts.filter(({ isDraft, frontMatter }) => !isDraft && frontMatter.unlisted !== true);
  const { base } = blog;
  const perPage = perPageOf(blog.options.postsPerPage) ?? 10;
  const pagesOf = (url: string, count: number): readonly string[] =>
    Array.from({ length: Math.max(1, Math.ceil(count / perPage)) }, (_, index) =>
      index === 0 ? url || '/' : `${url}/page/${index + 1}`,
    );
  const named = (kind: 'tags' | 'authors'): readonly string[] => {
    const counts = new Map<string, number>();
    for (const { frontMatter } of posts)
      for (const name of namesIn(frontMatter[kind])) counts.set(name, (counts.get(name) ?? 0) + 1);
    const lists = [...counts].flatMap(([name, count]) => pagesOf(`${base}/${kind}/${nameSlug(name)}`, count));
    return counts.size === 0 ? [] : [`${base}/${kind}`, ...lists];
  };
  return [...pagesOf(base, posts.length), ...named('tags'), ...named('authors')];
}

/** Returns the names of authors or tags in the migrated front matter. */
export function namesIn(written: unknown): readonly string[] {
  return [written].flat().flatMap((each) => {
    const { label, key, name } = mapIn(each);
    return textIn(each) ?? textIn(label ?? key ?? name) ?? [];
  });
}

function nearestTo(
  site: DocusaurusSite,
  { same = '', from }: ComputedAddress,
  own: ReadonlySet<string>,
): string | undefined {
  if (own.has(same)) return same;
  for (const instance of site.docs) {
    const version = instance.versions.find(({ documents }) => documents.some(({ source }) => source === from));
    if (version) return startOf(version);
  }
  const blog = site.blogs.find((each) => from.startsWith(`${each.folder}/`));
  return blog?.base || '/';
}
