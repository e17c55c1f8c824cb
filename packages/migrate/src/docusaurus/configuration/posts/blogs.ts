// Converts a blog to a posts section, with the options of its lists and feeds.

import { type Plain, Remarked } from '../../../yaml-text.ts';
import type { BlogInstance } from '../../site.ts';
import type { Options } from '../options.ts';
import { sectionLabel } from '../section-labels.ts';
import { blogIdOf, contentFolder } from '../section-names.ts';
import { guide, pluginUseOf, type Work } from '../work.ts';
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
    ...sidebarOf(work, options),
    ...feedOf(work, options),
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

function sidebarOf(work: Work, options: Options): { readonly sidebar?: Plain; readonly recent?: Plain } {
  const count = options.raw('blogSidebarCount');
  if ((options.text('blogSidebarTitle') ?? 'Recent posts') !== 'Recent posts')
    work.tell({
      message: 'The list of recent posts has no title',
      hint: 'It is shown below the label of the section',
      at: ['blogSidebarTitle'],
      plugin: 'blog',
    });
  if (count === 'ALL') return { sidebar: 'years' };
  if (count === 0) return { sidebar: 'none' };
  // 5 is the default of Docusaurus.
  const isOwn = typeof count === 'number' && count > 0 && count !== 8 && count !== 5;
  return isOwn ? { recent: Math.min(count, 100) } : {};
}

function feedOf(work: Work, options: Options): { readonly feed?: Plain; readonly feedLimit?: Plain } {
  const feed = options.map('feedOptions');
  const type = feed.raw('type');
  const limit = feed.raw('limit');
  feed.skip('language');
  for (const key of ['title', 'description', 'copyright', 'xslt', 'createFeedItems'])
    if (feed.raw(key) !== undefined && feed.raw(key) !== false)
      work.tell({
        message: `'feedOptions.${key}' of the blog is not migrated`,
        hint: 'Feeds use the label of the section and posts.description',
        at: ['feedOptions', key],
        plugin: 'blog',
      });
  if (type === null || type === false) return { feed: 'none' };
  const most = typeof limit === 'number' ? Math.min(limit, 200) : limit === null || limit === false ? 200 : 20;
  return { feedLimit: most === 20 || most < 1 ? undefined : most };
}

/** Blog options that work differently in docsgen, or have no visible effect. */
export function readOtherBlogOptions(work: Work): void {
  for (const blog of work.site.blogs) {
    const options = blogOptions(work, blog);
    options.skip('id', 'path', 'routeBasePath', 'include', 'exclude', 'authorsMapPath', 'tags', 'archiveBasePath');
    options.skip('tagsBasePath', 'pageBasePath', 'authorsBasePath', 'blogTitle', 'truncateMarker', 'sortPosts');
    options.skip('onInlineTags', 'onInlineAuthors', 'onUntruncatedBlogPosts', 'showLastUpdateAuthor');
    options.skip('showLastUpdateTime', 'editUrl', 'editLocalizedFiles', 'showReadingTime', 'admonitions');
    options.skip('remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins');
    options.skip('recmaPlugins', 'readingTime');
    for (const key of options.keys.filter((each) => each.endsWith('Component')))
      if (typeof options.raw(key) === 'string' && !String(options.raw(key)).startsWith('@theme/'))
        work.tell({
          message: `The custom component in '${key}' of the blog is not migrated`,
          hint: guide,
          at: [key],
          plugin: 'blog',
          isMissing: true,
        });
  }
}
