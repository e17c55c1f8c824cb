// Props of the shell around every page: navbar, menus, search, footer.
import { socialServices } from '@docsgen/contract/social-services';
import type { SearchPlace, ShellView } from '@docsgen/contract/views';
import type { ConfiguredHeadTag, Locale, SiteConfig } from '../../model/config.ts';
import type { PageLocation } from '../../model/site.ts';
import { requiresConsent } from '../../routes/head-tag-urls.ts';
import { searchIndexFolder, titleIndexPath } from '../../routes/output-paths.ts';
import { hrefOf, sectionKey } from '../../routes/routes.ts';
import { stylesheetsOf } from './head/stylesheet-props.ts';
import { linkView, navbarItemView, targetHref } from './link-props.ts';
import { inLocale, localized, messagesOf, type RenderContext, type SiteContext } from './render-context.ts';

export function shellProps(context: RenderContext, page: PageLocation): ShellView {
  const { config } = context.graph;
  const { locale } = page;
  const announcement = context.announcements.get(locale.code);
  return {
    lang: locale.htmlLang,
    direction: locale.direction,
    siteTitle: localized(context, config.navbar.title ?? config.title, locale),
    logo: context.brand.get(locale.code)?.logo,
    homeHref: hrefOf(config, `${locale.prefix}/`),
    baseUrl: config.baseUrl,
    colorMode: config.colorMode,
    announcement:
      config.announcement === undefined || announcement === undefined
        ? undefined
        : { id: config.announcement.id, html: announcement, isCloseable: config.announcement.closeable },
    navbar: config.navbar.items.map((item) => navbarItemView(context, page, item)),
    locales: config.locales.map((each) => ({
      label: each.label,
      lang: each.htmlLang,
      href: hrefOf(config, inLocale(context, page, each)?.url ?? `${each.prefix}/`),
      isCurrent: each === locale,
    })),
    search: config.search.isEnabled
      ? {
          titlesHref: hrefOf(config, titleIndexPath(locale)),
          index: context.hasIndex ? hrefOf(config, `${searchIndexFolder}${locale.code}/`) : undefined,
          place: searchPlace(context, page),
        }
      : undefined,
    social:
      config.social.length === 0
        ? undefined
        : config.social.map(({ service, target }) => ({
            service,
            label: serviceName(context, service, locale),
            href: targetHref(context, page, target),
          })),
    footer: footerView(context, page),
    ...shellCode(context),
  };
}

/** Props about style sheets and scripts, which are the same on every page. */
export function shellCode(context: SiteContext) {
  const { graph, assets } = context;
  const { config } = graph;
  const scripts = assets.extraScripts.map((path) => hrefOf(config, `/${path}`));
  return {
    stylesheets: stylesheetsOf(context).shell,
    ...headStyles(config),
    ...(requiresConsent(config) && { requiresConsent: true as const }),
    appScript: hrefOf(config, `/${assets.appScript}`),
    extraScripts: scripts.length === 0 ? undefined : scripts,
  } satisfies Partial<ShellView>;
}

/**
 * If the site asks for consent, the footer has a button to change the answer, and exists even if it is otherwise empty.
 */
function footerView(context: RenderContext, page: PageLocation): ShellView['footer'] {
  const { locale } = page;
  const { config } = context.graph;
  const messages = messagesOf(context, { locale }).pages;
  const consent = requiresConsent(config) ? { consent: messages.consent.settings } : {};
  if (!config.footer)
    return requiresConsent(config) ? { columns: [], copyright: '', links: [], ...consent } : undefined;
  return {
    columns: config.footer.columns.map(({ title, links }) => ({
      title: localized(context, title, locale),
      links: links.map((link) => linkView(context, page, link)),
    })),
    copyright: context.copyrights.get(locale.code) ?? '',
    links: config.footer.links.map((link) => linkView(context, page, link)),
    ...consent,
  };
}

function headStyles({ headTags }: SiteConfig): Pick<ShellView, 'headStyles'> {
  const isStyle = ({ tag, attributes }: ConfiguredHeadTag): boolean =>
    tag === 'style' || (tag === 'link' && /\bstylesheet\b/i.test(String(attributes.rel)));
  const count = headTags.filter(isStyle).length;
  return count === 0 ? {} : { headStyles: count };
}

function serviceName(context: RenderContext, service: string, locale: Locale): string {
  const names: Readonly<Record<string, string | undefined>> = socialServices;
  return names[service] ?? messagesOf(context, { locale }).pages.email;
}

function searchPlace(context: RenderContext, page: PageLocation): SearchPlace | undefined {
  const { section, version } = page;
  if (section === undefined || version === undefined) return undefined;
  const label = localized(context, section.label, page.locale);
  return { key: sectionKey(section, version), label };
}
