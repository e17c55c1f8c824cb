// Originals and their translations: which page belongs to which, and which file a missing one is to be.
import type { Locale } from '../model/config.ts';
import type { Page, SiteGraph, SourcedPage } from '../model/site.ts';
import { ownPageFile } from '../routes/custom-pages.ts';
import { pageKeyOf } from '../routes/routes.ts';

/** The page in the language that it was written in; `undefined` for generated pages, and for an original itself. */
export function originalOf({ config, pages }: SiteGraph, page: Page): SourcedPage | undefined {
  if (page.kind === 'category' || page.translation === 'original') return undefined;
  for (const locale of config.locales) {
    const other = pages.get(pageKeyOf(locale, page.id));
    if (other !== undefined && other.kind !== 'category' && other.translation === 'original') return other;
  }
  return undefined;
}

/** The path of a translation in another language, where the original has its own: the same path in its folder. */
export function translatedPath({ sourceLocale, parsed }: SourcedPage, locale: Locale): string {
  const { kind, path, location } = parsed.file;
  if (kind === 'own') return ownPageFile(location.relative, locale);
  // A changelog in one file, which can be outside the content folders.
  if (location.section?.posts?.file !== undefined) return path.replace(/(\.\w+)?$/, `.${locale.code}$1`);
  return locale.folder + path.slice(sourceLocale.folder.length);
}
