// Props of a component in `pages/`. The props depend only on the component's file and the configuration, so that the
// component is rendered once for all locales that show it.
import type { PageLocale, PageProps } from '@docsgen/contract/custom-page';
import type { Locale, SiteConfig } from '../../model/config.ts';
import type { ParsedSource } from '../../model/source.ts';
import { customPageLayout, customPagePath, customPageUrl } from '../../routes/custom-pages.ts';
import { isModulePage } from '../../routes/source-syntax.ts';
import { textIn } from '../../text/localized.ts';

/** Returns `undefined` if the source is not a component. */
export function pageProps(source: ParsedSource, config: SiteConfig): PageProps | undefined {
  const { file, frontMatter, title, isTitled, description } = source;
  if (!isModulePage(file)) return undefined;
  const [first] = config.locales;
  const locale = config.locales.find(({ code }) => code === file.location.locale) ?? first;
  const inLocale = (text: SiteConfig['title']): string => textIn(text, locale.code, first.code);
  const path = customPagePath(file.location.relative);
  const { tagline, url, baseUrl } = config;
  return {
    page: {
      url: customPageUrl({ config, locale }, path),
      title: path === '' && !isTitled ? inLocale(config.title) : title,
      ...(description !== undefined && { description }),
      layout: customPageLayout(frontMatter),
    },
    locale: localeOf(locale),
    site: {
      title: inLocale(config.title),
      ...(tagline !== undefined && { tagline: inLocale(tagline) }),
      ...(url !== undefined && { url }),
      baseUrl,
      locales: config.locales.map(localeOf),
    },
  };
}

function localeOf({ code, label, htmlLang, direction }: Locale): PageLocale {
  return { code, label, lang: htmlLang, direction };
}
