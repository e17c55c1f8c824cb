// The news of the landing page: written there, or the newest posts of a section.
import type { HomeNews } from '@docsgen/contract/views';
import type { HomeContent, HomePage } from '../model/site.ts';
import { postDate } from './post-dates.ts';
import { hrefTo, type RenderContext } from './render-context.ts';

/** `href`: where a link of the front matter leads. */
export function homeNews(context: RenderContext, page: HomePage, href: (to: string) => string): readonly HomeNews[] {
  const { news = [], newsOf } = page.parsed.frontMatter.home ?? {};
  if (newsOf) return newestPosts(context, page, newsOf);
  return news.map(({ date, title, text, to }) => {
    const { label } = postDate(date, page.sourceLocale);
    return { date, dateLabel: label, title, text, href: to === undefined ? undefined : href(to) };
  });
}

function newestPosts(
  context: RenderContext,
  { locale }: HomePage,
  { section, count }: NonNullable<HomeContent['newsOf']>,
): readonly HomeNews[] {
  const posts: HomeNews[] = [];
  // They stand in the graph from the newest to the oldest.
  for (const page of context.graph.pages.values()) {
    if (posts.length === count) break;
    if (page.locale !== locale || page.section?.id !== section || page.kind !== 'doc') continue;
    if (page.post === undefined || page.isUnlisted) continue;
    const { iso, label } = postDate(page.post.date, locale);
    const text = page.post.excerpt[0] ?? '';
    posts.push({ date: iso, dateLabel: label, title: page.title, text, href: hrefTo(context, page.key) });
  }
  return posts;
}
