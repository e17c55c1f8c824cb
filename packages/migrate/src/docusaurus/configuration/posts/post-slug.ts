// URLs of posts: determines whether the URLs of a blog contain the date, and which front matter a post needs to
// preserve its URL and date.
import { datedName } from 'docsgen/internals';
import type { BlogInstance, PostFile } from '../../site.ts';

/** Whether the URLs that are derived from file names contain the date. */
export function hasDatedAddresses({ posts }: Pick<BlogInstance, 'posts'>): boolean {
  const unnamed = posts.filter(({ frontMatter }) => frontMatter.slug === undefined);
  const dated = unnamed.filter(hasDayInAddress).length;
  return dated > 0 && dated >= unnamed.length / 2;
}

function hasDayInAddress({ url }: Pick<PostFile, 'url'>): boolean {
  return /\/\d{4}\/\d{1,2}\/\d{1,2}\//.test(`${url}/`);
}

/**
 * Returns the slug that a post needs in its front matter to preserve its URL, or `undefined` if its file name or
 * existing slug results in the same URL.
 */
export function neededSlug(blog: BlogInstance, post: PostFile): string | undefined {
  const wanted = post.url.replace(/(?<!\/)\/+$/, '').slice(blog.base.length) || '/';
  return wanted === ownSlug(blog, post) ? undefined : wanted;
}

/**
 * Returns the date that a post needs in its front matter if folders of the old site are part of the date:
 * `2024/02-03-name.md`.
 */
export function neededDate({ relative, frontMatter, date }: PostFile): string | undefined {
  const isNamed = relative.split('/').some((part) => datedName(part.replace(/\.[^./]+$/, '')).day !== undefined);
  return isNamed || frontMatter.date !== undefined ? undefined : date;
}

/** Returns the URL, relative to the section, that docsgen gives the unchanged post. */
function ownSlug(blog: BlogInstance, { relative, frontMatter, date }: PostFile): string {
  const parts = relative.replace(/\.[^./]+$/, '').split('/');
  if (parts.length > 1 && /^(index|readme)$/i.test(parts.at(-1) ?? '')) parts.pop();
  const { rest } = datedName(parts.at(-1) ?? '');
  const day = hasDatedAddresses(blog) ? date?.slice(0, 10) : undefined;
  const folders = day === undefined ? parts.slice(0, -1) : day.split('-');
  const { slug } = frontMatter;
  if (typeof slug === 'string')
    return slug.startsWith('/') ? slug.replace(/(?<!\/)\/+$/, '') || '/' : `/${[...folders, slug].join('/')}`;
  return `/${[...folders, rest].join('/')}`;
}
