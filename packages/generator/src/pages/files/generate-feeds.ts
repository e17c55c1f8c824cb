// Generates the feeds (RSS, Atom, JSON Feed) of each section with posts, in each locale.
import type { Locale, PostsOptions, Section } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { DocPage } from '../../model/site.ts';
import { type Feed, type FeedEntry, feedText } from '../../output/files/feeds.ts';
import { feedsOf } from '../../routes/output-paths.ts';
import { absoluteUrl, urlFromPath } from '../../routes/routes.ts';
import { textIn } from '../../text/localized.ts';
import type { OpenSite } from '../open/open-site.ts';
import { lastUpdateOf } from '../render/render-context.ts';
import { belowHeading, type FeedArticle, feedArticle } from './feed-content.ts';

export async function generateFeeds(site: OpenSite, locales: readonly Locale[]): Promise<readonly OutputFile[]> {
  const { config, tree } = site.graph;
  const files: OutputFile[] = [];
  for (const locale of locales) {
    for (const section of config.sections) {
      const formats = feedsOf(config, { section, locale }).filter(({ path }) => !tree.staticFiles.has(path));
      if (formats.length === 0 || section.posts === undefined) continue;
      const feedContext = { site, section, locale, options: section.posts };
      const entries =
        section.posts.file === undefined ? await postEntries(feedContext) : await versionEntries(feedContext);
      for (const { kind, path } of formats)
        files.push({ path, content: feedText(kind, feedOf(feedContext, path, entries)) });
    }
  }
  return files;
}

interface FeedContext {
  readonly site: OpenSite;
  readonly section: Section;
  readonly locale: Locale;
  readonly options: PostsOptions;
}

function feedOf({ site, section, locale, options }: FeedContext, path: string, entries: readonly FeedEntry[]): Feed {
  const { graph, context } = site;
  const { config, brand } = graph;
  const localized = (text: Parameters<typeof textIn>[0]): string => textIn(text, locale.code, config.locales[0].code);
  const siteTitle = localized(config.title);
  const title = `${localized(section.label)} | ${siteTitle}`;
  return {
    title,
    description: options.description === undefined ? title : localized(options.description),
    siteTitle,
    lang: locale.htmlLang,
    home: absoluteUrl(config, urlFromPath({ config, locale }, section.basePath)),
    self: absoluteUrl(config, path),
    icon: brand.favicon === undefined ? undefined : absoluteUrl(config, brand.favicon.path),
    generator: context.generator,
    entries,
  };
}

/** Returns the pages of a section in a locale that are listed and translated. */
function pagesOf({ site, section, locale }: FeedContext): readonly DocPage[] {
  return [...site.graph.pages.values()].flatMap((page) =>
    page.kind === 'doc' &&
    page.section === section &&
    page.locale === locale &&
    page.translation !== 'missing' &&
    !page.isUnlisted
      ? [page]
      : [],
  );
}

async function postEntries(feedContext: FeedContext): Promise<readonly FeedEntry[]> {
  const { site, options } = feedContext;
  const entries: FeedEntry[] = [];
  // The graph lists posts from newest to oldest.
  for (const page of pagesOf(feedContext).slice(0, options.feedLimit)) {
    const { post } = page;
    if (post === undefined || post.isScheduled || page.parsed.frontMatter.draft) continue;
    const url = absoluteUrl(site.graph.config, page.url);
    const published = instant(post.date);
    entries.push({
      title: page.title,
      url,
      published,
      updated: later(published, lastUpdateOf(site.context, page)?.date),
      summary: post.excerpt.join('\n\n'),
      content: options.feed === 'full' ? (await feedArticle(site, page, url)).html : undefined,
      authors: post.authors.map(({ name, url: own }) => ({ name, url: own })),
      tags: post.tags.map(({ label }) => label),
    });
  }
  return entries;
}

/** Returns the released versions of a changelog. Versions without a date have not been released yet. */
async function versionEntries(feedContext: FeedContext): Promise<readonly FeedEntry[]> {
  const { site, options } = feedContext;
  const [page] = pagesOf(feedContext);
  if (page === undefined) return [];
  const url = absoluteUrl(site.graph.config, page.url);
  const article = await feedArticle(site, page, url);
  const versions = (page.parsed.post?.versions ?? []).filter(({ date }) => date !== undefined);
  return versions.slice(0, options.feedLimit).map(({ name, date = '', anchor }): FeedEntry => {
    const html = belowHeading(article, anchor) ?? '';
    return {
      title: name,
      url: `${url}#${anchor}`,
      published: instant(date),
      updated: instant(date),
      summary: summaryOf(html),
      content: options.feed === 'full' ? html : undefined,
      authors: [],
      tags: [],
    };
  });
}

function instant(date: string): string {
  return date.length === 10 ? `${date}T00:00:00Z` : date;
}

function later(published: string, update: string | undefined): string {
  return update !== undefined && Date.parse(update) > Date.parse(published) ? instant(update) : published;
}

const maxSummaryLength = 280;

function summaryOf(html: FeedArticle['html']): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x3C;|&lt;/g, '<')
    .replace(/&#x26;|&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= maxSummaryLength ? text : `${text.slice(0, text.lastIndexOf(' ', maxSummaryLength))}…`;
}
