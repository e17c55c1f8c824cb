// The news of the landing page: written there, or the newest posts of a section.
import type { HomeNews, HomePageView } from '@docsgen/contract/views';
import type { HomeContent, HomePage } from '../../model/site.ts';
import { hrefOf } from '../../routes/routes.ts';
import { postDate } from './post-dates.ts';
import { hrefTo, mainPage, type RenderContext } from './render-context.ts';

/** `href`: where a link of the front matter leads. */
export function homeNews(
  context: RenderContext,
  page: HomePage,
  href: (to: string) => string,
): Pick<HomePageView, 'news' | 'newsHref'> {
  const { news = [], newsOf } = page.parsed.frontMatter.home ?? {};
  if (newsOf) {
    const list = mainPage(context, newsOf.section, page.locale);
    const newsHref = list && hrefOf(context.graph.config, list.url);
    return { news: newestPosts(context, page, newsOf), ...(newsHref !== undefined && { newsHref }) };
  }
  const written = news.map(({ date, title, text, to }): HomeNews => {
    const { label } = postDate(date, page.sourceLocale);
    return { date, dateLabel: label, title, text, href: to === undefined ? undefined : href(to) };
  });
  return { news: written };
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
    const text = page.description ?? '';
    posts.push({ date: iso, dateLabel: label, title: page.title, text, href: hrefTo(context, page.key) });
  }
  return posts;
}
