// Converts a blog to a posts section, with the options of its lists and feeds.

import { type Plain, Remarked } from '../../../yaml-text.ts';
import type { BlogInstance } from '../../site.ts';
import type { Options } from '../options.ts';
import { blogIdOf, contentFolder, sectionLabel } from '../section-names.ts';
import { pluginUseOf, type Work } from '../work.ts';
import { hasDatedAddresses } from './post-slug.ts';

export function blogOptions(work: Work, { id, options }: BlogInstance): Options {
  return work.optionsOf(id === 'default' ? 'blog' : `blog '${id}'`, options, pluginUseOf(work, /content-blog$/, id));
}

export function postsSection(work: Work, blog: BlogInstance): Plain {
  const id = blogIdOf(work.site, blog);
  const options = blogOptions(work, blog);
  const basePath = `/${blog.routeBasePath}`;
  const content = contentFolder(work.placement, blog.folder, blog.posts[0]) ?? id;
  const title = options.text('blogTitle');
  const description = options.text('blogDescription');
  const posts = {
    description: description === 'Blog' ? undefined : description,
    perPage: perPageOf(options.raw('postsPerPage')),
    address: hasDatedAddresses(blog)
      ? new Remarked('The URLs of posts without a slug contain their date.', 'date')
      : undefined,
    ...sidebarOf(options),
    ...feedOf(options),
  };
  const isEmpty = Object.values(posts).every((value) => value === undefined);
  return {
    id,
    kind: 'posts',
    label: sectionLabel(work, { kind: 'blog', id: blog.id, url: basePath, otherwise: title ?? 'Blog' }),
    basePath: basePath === `/${id}` ? undefined : basePath,
    content: content === id ? undefined : content,
    posts: isEmpty ? undefined : posts,
  };
}

/** Returns `undefined` for docsgen's default. */
export function perPageOf(written: unknown): number | undefined {
  if (written === 'ALL') return 500;
  return typeof written === 'number' && written > 0 && written !== 10 ? Math.min(written, 500) : undefined;
}

function sidebarOf(options: Options): { readonly sidebar?: Plain; readonly recent?: Plain } {
  const count = options.raw('blogSidebarCount');
  if (count === 'ALL') return { sidebar: 'years' };
  if (count === 0) return { sidebar: 'none' };
  // 5 is the default of Docusaurus.
  const isOwn = typeof count === 'number' && count > 0 && count !== 8 && count !== 5;
  return isOwn ? { recent: Math.min(count, 100) } : {};
}

function feedOf(options: Options): { readonly feed?: Plain; readonly feedLimit?: Plain } {
  const feed = options.map('feedOptions');
  const type = feed.raw('type');
  const limit = feed.raw('limit');
  if (type === null || type === false) return { feed: 'none' };
  const most = typeof limit === 'number' ? Math.min(limit, 200) : limit === null || limit === false ? 200 : 20;
  return { feedLimit: most === 20 || most < 1 ? undefined : most };
}
