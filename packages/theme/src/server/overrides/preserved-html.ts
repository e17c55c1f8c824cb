// HTML that the browser cannot extract from the markup, because an override renders that part of the page. It is added
// to the page data. Everything else is read from the markup, as on other sites.

import type { Html } from '@docsgen/contract/html';
import type { HydratedPageView, HydratedShellView } from '@docsgen/contract/views';
import type { PageData } from '../../lib/page-views.ts';

/** The missing HTML by its name in `lib/page-views.ts`. */
type Carried = Readonly<Partial<Record<Place, Html>>>;

type Place = 'logo' | 'social' | 'footer' | 'sidebar' | 'contents' | 'article';

/** Components that contain this HTML or surround it. */
const holders: Readonly<Record<Exclude<Place, 'article'>, readonly string[]>> = {
  logo: ['navbar', 'logo', 'announcement', 'skip-link'],
  social: ['navbar', 'announcement', 'skip-link', 'logo'],
  footer: ['footer'],
  sidebar: ['sidebar', 'sidebar-top', 'navbar'],
  contents: ['contents', 'breadcrumbs', 'version', 'notices', 'above-article'],
};

/** `markup` is the rendered shell, `own` are the names of the site's overrides. */
export function preservedHtml({ shell, page }: PageData, markup: Html, own: ReadonlySet<string>): Carried {
  const is = (place: keyof typeof holders): boolean => holders[place].some((name) => own.has(name));
  const inSection = page.kind === 'home' ? undefined : page.sidebar;
  return {
    ...(shell.logo && is('logo') && { logo: shell.logo.html }),
    ...(shell.social && is('social') && { social: shell.social }),
    ...(shell.footer && is('footer') && { footer: shell.footer }),
    ...(inSection && is('sidebar') && { sidebar: inSection.html }),
    ...(page.kind === 'doc' && is('contents') && { contents: page.contents }),
    ...(page.kind === 'doc' && !isFirstArticle(markup, page.article) && { article: page.article }),
  };
}

function isFirstArticle(markup: Html, article: Html): boolean {
  const start = /<article[ >]/.exec(markup)?.index ?? -1;
  return start >= 0 && markup.startsWith(`${article}</article>`, markup.indexOf('>', start) + 1);
}

/** The shell view in the page data of a site with overrides. */
interface OwnShellView extends HydratedShellView {
  readonly carried?: Carried;
}

export function packPreserved({ shell, page }: PageData, carried: Carried): PageData {
  const own: OwnShellView = { ...shell, carried };
  return { shell: own, page };
}

/** Restores the views in the browser, including the carried HTML. */
export function unpackPreserved({ shell, page }: PageData): PageData {
  const { carried = {}, ...others }: OwnShellView = shell;
  const { logo, social = others.social, footer = others.footer } = carried;
  return {
    shell: {
      ...others,
      logo: others.logo && { ...others.logo, ...(logo !== undefined && { html: logo }) },
      social,
      footer,
    },
    page: withCarried(page, carried),
  };
}

function withCarried(page: HydratedPageView, { sidebar, contents, article }: Carried): HydratedPageView {
  if (page.kind === 'home') return page;
  const shown = {
    ...page,
    sidebar: page.sidebar && { ...page.sidebar, ...(sidebar !== undefined && { html: sidebar }) },
  };
  if (shown.kind === 'category') return shown;
  return { ...shown, ...(contents !== undefined && { contents }), ...(article !== undefined && { article }) };
}
