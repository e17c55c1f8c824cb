// Relates translations to their originals.
import type { Locale } from '../model/config.ts';
import type { Page, SiteGraph, SourcedPage } from '../model/site.ts';
import { customPageFile } from '../routes/custom-pages.ts';
import { pageKeyOf } from '../routes/routes.ts';

/** Returns the original of a translation, or `undefined` for originals and generated pages. */
export function originalOf({ config, pages }: SiteGraph, page: Page): SourcedPage | undefined {
  if (page.kind === 'category' || page.translation === 'original') return undefined;
  for (const locale of config.locales) {
    const other = pages.get(pageKeyOf(locale, page.id));
    if (other !== undefined && other.kind !== 'category' && other.translation === 'original') return other;
  }
  return undefined;
}

/** Returns the path of the translation in another locale, which is the same path in that locale's folder. */
export function translatedPath({ sourceLocale, parsed }: SourcedPage, locale: Locale): string {
  const { kind, path, location } = parsed.file;
  if (kind === 'own') return customPageFile(location.relative, locale);
  // A single-file changelog can be outside the content folders, so the locale is added to its file name.
  if (location.section?.posts?.file !== undefined) return path.replace(/(\.\w+)?$/, `.${locale.code}$1`);
  return locale.folder + path.slice(sourceLocale.folder.length);
}
