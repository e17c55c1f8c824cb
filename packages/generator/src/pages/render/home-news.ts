// News of the landing page: from its front matter, or the latest posts of a section.
import type { HomeNews, HomePageView } from '@docsgen/contract/views';
import type { HomePage } from '../../model/site.ts';
import type { HomeContent } from '../../model/source.ts';
import { hrefOf } from '../../routes/routes.ts';
import { dateView } from './date-view.ts';
import { hrefTo, mainPage, type RenderContext } from './render-context.ts';

/** `href` resolves a link in the front matter. */
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
  const listed = news.map(({ date, title, text, to }): HomeNews => {
    const { label } = dateView(date, page.sourceLocale);
    return { date, dateLabel: label, title, text, href: to === undefined ? undefined : href(to) };
  });
  return { news: listed };
}

function newestPosts(
  context: RenderContext,
  { locale }: HomePage,
  { section, count }: NonNullable<HomeContent['newsOf']>,
): readonly HomeNews[] {
  const posts: HomeNews[] = [];
  // The graph lists posts from newest to oldest.
  for (const page of context.graph.pages.values()) {
    if (posts.length === count) break;
    if (page.locale !== locale || page.section?.id !== section || page.kind !== 'doc') continue;
    if (page.post === undefined || page.isUnlisted) continue;
    const { iso, label } = dateView(page.post.date, locale);
    const text = page.description ?? '';
    posts.push({ date: iso, dateLabel: label, title: page.title, text, href: hrefTo(context, page.key) });
  }
  return posts;
}
