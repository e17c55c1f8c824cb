// Used as the landing page if the site has none, and for links on the 404 page.
import type { HomePageView, NotFoundPageView } from '@docsgen/contract/views';
import type { Page, PageLocation, SectionsPage } from '../../../model/site.ts';
import { hrefOf } from '../../../routes/routes.ts';
import { localized, mainPage, type RenderContext } from '../render-context.ts';

/** Lists the sections by name, each with the description of its first page. */
export function sectionsView(context: RenderContext, page: SectionsPage): HomePageView {
  const topics = sectionsOf(context, page).map(({ label, href, main }) => ({
    title: label,
    text: main.description ?? '',
    href,
  }));
  return {
    kind: 'home',
    title: page.title,
    image: context.brand.get(page.locale.code)?.homeImage,
    subtitle: page.description,
    actions: [],
    steps: [],
    topics,
    news: [],
    article: '',
    articleLang: page.locale.htmlLang,
    articleDirection: page.locale.direction,
    notices: [],
  };
}

export function sectionLinks(context: RenderContext, page: PageLocation): NotFoundPageView['links'] {
  return sectionsOf(context, page).map(({ label, href }) => ({ label, href }));
}

interface SectionEntry {
  readonly label: string;
  readonly href: string;
  /** The section's first page. */
  readonly main: Page;
}

function sectionsOf(context: RenderContext, { locale }: PageLocation): readonly SectionEntry[] {
  const { config } = context.graph;
  return config.sections.flatMap((section) => {
    const main = mainPage(context, section.id, locale);
    return main ? [{ label: localized(context, section.label, locale), href: hrefOf(config, main.url), main }] : [];
  });
}
