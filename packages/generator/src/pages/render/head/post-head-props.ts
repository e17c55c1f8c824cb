// Metadata of posts for search engines, link previews and feed readers.
import type { FeedView, OpenGraphArticle } from '@docsgen/contract/views';
import type { PostAuthor } from '../../../model/posts.ts';
import type { DocPage, Page } from '../../../model/site.ts';
import { feedsOf } from '../../../routes/output-paths.ts';
import { hrefOf } from '../../../routes/routes.ts';
import { absolute, hrefTo, lastUpdateOf, localized, type RenderContext } from '../render-context.ts';
import { imageOf } from './page-image.ts';

/** Feeds of the section that contains the page. */
export function postFeeds(context: RenderContext, page: Page): readonly FeedView[] {
  const { section, locale } = page;
  if (section === undefined) return [];
  const { config } = context.graph;
  const title = `${localized(context, section.label, locale)} | ${localized(context, config.title, locale)}`;
  return feedsOf(config, { section, locale }).map(({ type, name, path }) => {
    return { type, href: hrefOf(config, path), title: `${title} (${name})` };
  });
}

export function postOpenGraph(context: RenderContext, page: DocPage): OpenGraphArticle {
  const { post, section, locale } = page;
  const authors = (post?.authors ?? []).map((author) => profileOf(context, author) ?? author.name);
  return {
    published: post?.date ?? '',
    section: localized(context, section.label, locale),
    authors,
    tags: (post?.tags ?? []).map(({ label }) => label),
  };
}

function profileOf(context: RenderContext, author: PostAuthor): string | undefined {
  return absolute(context, hrefTo(context, author.page));
}

/** JSON-LD of a post. It requires `url`, the absolute URL of the page. */
export function postJsonLd(context: RenderContext, page: Page, url: string | undefined): readonly object[] {
  const post = page.kind === 'doc' ? page.post : undefined;
  if (page.kind !== 'doc' || post === undefined || url === undefined) return [];
  const image = imageOf(context, page);
  const modified = lastUpdateOf(context, page)?.date;
  const { config } = context.graph;
  const name = localized(context, config.title, page.locale);
  const authors = post.authors.map((author) => {
    const own = author.url ?? profileOf(context, author);
    const picture = author.picture && absolute(context, hrefOf(config, author.picture.path));
    return {
      '@type': 'Person',
      name: author.name,
      ...(own && { url: own }),
      ...(author.title && { jobTitle: author.title }),
      ...(picture && { image: picture }),
    };
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: page.title,
      ...(page.description && { description: page.description }),
      datePublished: post.date,
      ...(modified && { dateModified: modified }),
      inLanguage: page.sourceLocale.htmlLang,
      mainEntityOfPage: url,
      url,
      ...(authors.length > 0 && { author: authors }),
      ...(post.tags.length > 0 && { keywords: post.tags.map(({ label }) => label).join(', ') }),
      ...(image && { image }),
      publisher: { '@type': 'Organization', name },
    },
  ];
}
