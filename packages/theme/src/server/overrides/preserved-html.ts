// HTML that the browser cannot read back from a page where a site draws it in its own way: it stands in the data of the
// page as well. Where the parts of the theme hold it, it is read from there as on any other site.

import type { Html } from '@docsgen/contract/html';
import type { HydratedPageView, HydratedShellView } from '@docsgen/contract/views';
import type { PageData } from '../../lib/page-views.ts';

/** HTML by the place of `lib/page-views.ts` at which it is not. */
type Carried = Readonly<Partial<Record<Place, Html>>>;

type Place = 'logo' | 'social' | 'footer' | 'sidebar' | 'contents' | 'article';

/** Parts, by name, that have this HTML in them or around them. */
const holders: Readonly<Record<Exclude<Place, 'article'>, readonly string[]>> = {
  logo: ['navbar', 'logo', 'announcement', 'skip-link'],
  social: ['navbar', 'announcement', 'skip-link', 'logo'],
  footer: ['footer'],
  sidebar: ['sidebar', 'sidebar-top', 'navbar'],
  contents: ['contents', 'breadcrumbs', 'version', 'notices', 'above-article'],
};

/** For the server. `markup`: the shell as it is drawn; `own`: names of the parts that the site has. */
export function carriedHtml({ shell, page }: PageData, markup: Html, own: ReadonlySet<string>): Carried {
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

/** What a site with parts of its own has in the data of a page. */
interface OwnShellView extends HydratedShellView {
  readonly carried?: Carried;
}

export function packCarried({ shell, page }: PageData, carried: Carried): PageData {
  const own: OwnShellView = { ...shell, carried };
  return { shell: own, page };
}

/** For the browser: the views with the HTML that came along. */
export function unpackCarried({ shell, page }: PageData): PageData {
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
