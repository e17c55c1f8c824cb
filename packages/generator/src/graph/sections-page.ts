// Generates a landing page that lists the sections, for sites without a landing page.
import type { SiteConfig } from '../model/config.ts';
import type { OutputPath } from '../model/paths.ts';
import type { Page, SectionsPage } from '../model/site.ts';
import type { SourceTree } from '../model/source.ts';
import { outputOf } from '../routes/output-paths.ts';
import { homeId, pageKeyOf, urlFromPath, urlKey } from '../routes/routes.ts';
import { textIn } from '../text/localized.ts';

interface LandingRequest {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
  /** All pages except generated landing pages. */
  readonly pages: readonly Page[];
}

/** Returns one page per locale, unless a page, a redirect or a static file has the same URL. */
export function sectionsPages({ config, tree, pages }: LandingRequest): readonly SectionsPage[] {
  const [first] = config.locales;
  const taken = new Set([...pages.map(({ url }) => urlKey(url)), ...config.redirects.map(({ from }) => urlKey(from))]);
  const isStatic = (path: OutputPath): boolean => tree.staticFiles.has(path);
  if (pages.length === 0) return [];
  return config.locales.flatMap((locale): readonly SectionsPage[] => {
    const url = urlFromPath({ config, locale }, '/');
    const output = outputOf(url);
    if (taken.has(urlKey(url)) || taken.has('/') || isStatic(output)) return [];
    const inLocale = (text: SiteConfig['title']): string => textIn(text, locale.code, first.code);
    return [
      {
        kind: 'category',
        key: pageKeyOf(locale, homeId),
        id: homeId,
        locale,
        url,
        output,
        title: inLocale(config.title),
        description: config.tagline === undefined ? undefined : inLocale(config.tagline),
        translation: locale === first ? 'original' : 'current',
        isUnlisted: false,
        section: undefined,
        version: undefined,
        file: undefined,
        image: undefined,
        keywords: [],
      },
    ];
  });
}
