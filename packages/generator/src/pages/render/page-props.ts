// Converts pages of the graph to the views that the theme renders. Each part of a view has a file in this folder.
import type {
  CategoryPageView,
  CustomPageView,
  DocPageView,
  DocumentView,
  HomePageView,
  NoticeView,
  ShownPageView,
} from '@docsgen/contract/views';
import type { ArticleFacts, Heading } from '../../model/article.ts';
import type { Locale } from '../../model/config.ts';
import type { CategoryPage, CustomPage, DocPage, HomePage, Page, SourcedPage } from '../../model/site.ts';
import type { HomeContent } from '../../model/source.ts';
import { customPageLayout } from '../../routes/custom-pages.ts';
import { hrefOf, sectionKey } from '../../routes/routes.ts';
import { isModulePage } from '../../routes/source-syntax.ts';
import { cardOf, listedCards } from './card-props.ts';
import { contentsOf } from './contents.ts';
import { footView } from './foot-props.ts';
import { withArticleHead } from './head/custom-head.ts';
import { headView } from './head/head-props.ts';
import { homeNews } from './home-news.ts';
import { postIntro, postListView } from './posts-props.ts';
import { inLocale, localized, messagesOf, type RenderContext, sidebarOf } from './render-context.ts';
import { shellProps } from './shell-props.ts';
import { inVersion, sectionLayout } from './sidebar/section-layout-props.ts';
import { sectionsView } from './sidebar/section-list.ts';
import { sidebarView } from './sidebar/sidebar-props.ts';

/** A page, and the data for its view that is not in the graph. */
export interface RenderInput {
  readonly page: Page;
  /** `undefined` if the page has no article. */
  readonly facts: Pick<ArticleFacts, 'headings' | 'head'> | undefined;
  /** HTML of the code blocks in the steps of a landing page. */
  readonly codes: readonly (string | undefined)[];
}

/** Returns the view of a page without its article, which a worker inserts later. */
export function documentView(context: RenderContext, input: RenderInput): DocumentView<ShownPageView> {
  const page = pageView(context, input);
  const breadcrumbs = 'breadcrumbs' in page ? page.breadcrumbs : [];
  const head = withArticleHead(headView(context, input.page, breadcrumbs), input.facts ?? {}, context.graph.config);
  return { head, shell: shellProps(context, input.page), page };
}

function pageView(context: RenderContext, { page, facts, codes }: RenderInput): ShownPageView {
  const headings = facts?.headings ?? [];
  if (page.kind === 'home') return homeView(context, page, codes);
  if (page.kind === 'doc') return docView(context, page, headings);
  if (page.kind === 'own') return ownView(context, page, headings);
  return page.section === undefined ? sectionsView(context, page) : categoryView(context, page);
}

function docView(context: RenderContext, page: DocPage, headings: readonly Heading[]): DocPageView {
  const { frontMatter } = page.parsed;
  return {
    kind: 'doc',
    ...sectionLayout(context, page),
    title: page.title,
    ...articleOf(page),
    contents: contentsOf(headings, frontMatter, context.graph.config),
    notices: noticesOf(context, page),
    ...(page.section.posts && { intro: postIntro(context, page) }),
  };
}

/**
 * With the layout `doc`, the page has the layout of an article, with the sidebar that its front matter names and
 * without pagination.
 */
function ownView(context: RenderContext, page: CustomPage, headings: readonly Heading[]): CustomPageView | DocPageView {
  const { frontMatter, file } = page.parsed;
  const layout = customPageLayout(frontMatter);
  const shown = { ...articleOf(page), notices: noticesOf(context, page) };
  if (layout !== 'doc') return { kind: 'own', layout, isComponent: isModulePage(file), ...shown };
  const sidebar = sidebarOf(context, page);
  return {
    kind: 'doc',
    sidebar: sidebar && sidebarView(context, page, sidebar),
    breadcrumbs: [],
    version: { label: '', isShown: false, all: [] },
    foot: footView(context, page),
    title: page.title,
    contents: contentsOf(headings, frontMatter, context.graph.config),
    ...shown,
  };
}

function articleOf({ sourceLocale }: SourcedPage): Pick<DocPageView, 'article' | 'articleLang' | 'articleDirection'> {
  return { article: '', articleLang: sourceLocale.htmlLang, articleDirection: sourceLocale.direction };
}

function noticesOf(context: RenderContext, page: SourcedPage): readonly NoticeView[] {
  const { config } = context.graph;
  const notices: NoticeView[] = [];
  if (page.kind === 'doc' && page.version.banner !== 'none') {
    const latest = inVersion(context, page, sectionKey(page.section, page.section.versions[0])) ?? page;
    notices.push({
      kind: page.version.banner,
      latest: {
        label: localized(context, page.section.versions[0].label, page.locale),
        href: hrefOf(config, latest.url),
        section: page.section.id,
        version: page.section.versions[0].name,
      },
      versionLabel: localized(context, page.version.label, page.locale),
      siteTitle: localized(context, config.title, page.locale),
    });
  }
  const isScheduled = page.kind === 'doc' && page.isScheduled === true;
  if (page.parsed.frontMatter.draft || isScheduled) notices.push({ kind: 'draft' });
  if (page.isUnlisted) notices.push({ kind: 'unlisted' });
  if (page.translation === 'missing') notices.push(untranslated(context, page));
  if (page.translation === 'outdated') {
    const original = inLocale(context, page, config.locales[0]) ?? page;
    notices.push({ kind: 'outdated', originalHref: hrefOf(config, original.url) });
  }
  return notices;
}

/** The notice names both languages in its own language. */
function untranslated(context: RenderContext, { locale, sourceLocale }: SourcedPage): NoticeView {
  const lang = messagesOf(context, { locale }).shell.foreign?.notices?.lang ?? locale.htmlLang;
  const names = new Intl.DisplayNames([lang, 'en'], { type: 'language', fallback: 'none' });
  const nameOf = ({ htmlLang, label }: Locale): string => names.of(htmlLang) ?? label;
  return { kind: 'untranslated', originalLanguage: nameOf(sourceLocale), pageLanguage: nameOf(locale) };
}

function categoryView(context: RenderContext, page: CategoryPage): CategoryPageView {
  const sidebar = sidebarOf(context, page);
  const own = sidebar?.breadcrumbs.get(page.key)?.at(-1);
  const items = own?.page === page.key ? own.items : (sidebar?.items ?? []);
  const posts = postListView(context, page);
  return {
    kind: 'category',
    ...sectionLayout(context, page),
    title: page.title,
    description: page.description,
    cards: posts ? [] : (listedCards(context, page) ?? items.flatMap((item) => cardOf(context, page, item) ?? [])),
    ...(posts && { posts }),
  };
}

const emptyHome: HomeContent = {
  subtitle: undefined,
  actions: [],
  stepsTitle: undefined,
  steps: [],
  topicsTitle: undefined,
  topics: [],
  newsTitle: undefined,
  news: [],
};

function homeView(context: RenderContext, page: HomePage, codes: RenderInput['codes']): HomePageView {
  const home = page.parsed.frontMatter.home ?? emptyHome;
  const href = (to: string): string => context.resolveLink(page, page.parsed.file.path, { href: to, use: 'link' }).href;
  return {
    kind: 'home',
    title: page.title,
    image: context.brand.get(page.locale.code)?.homeImage,
    subtitle: home.subtitle ?? page.description,
    actions: home.actions.map(({ label, to }, index) => ({ label, href: href(to), isPrimary: index === 0 })),
    stepsTitle: home.stepsTitle,
    steps: home.steps.map(({ title, text, to, linkLabel }, index) => ({
      title,
      text,
      href: href(to),
      linkLabel,
      code: codes[index],
    })),
    topicsTitle: home.topicsTitle,
    topics: home.topics.map(({ title, text, to }) => ({ title, text, href: href(to) })),
    newsTitle: home.newsTitle,
    ...homeNews(context, page, href),
    ...articleOf(page),
    notices: noticesOf(context, page),
  };
}
