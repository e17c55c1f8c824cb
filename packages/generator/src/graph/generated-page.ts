// Creates the generated index page of a category.
import type { Locale } from '../model/config.ts';
import type { PageId } from '../model/paths.ts';
import type { CategoryPage } from '../model/site.ts';
import { outputOf } from '../routes/output-paths.ts';
import { pageKeyOf, pageUrl } from '../routes/routes.ts';
import type { SectionSources } from './collect-documents.ts';

interface GeneratedTexts extends Pick<CategoryPage, 'title' | 'description' | 'file' | 'image' | 'keywords'> {
  readonly id: PageId;
  readonly slug: string;
  /** Whether the strings of the page are translated into this locale. */
  readonly isTranslated: boolean;
}

type PagePlace = Pick<SectionSources, 'config' | 'section' | 'version'> & { readonly locale: Locale };

export function generatedPage(place: PagePlace, { id, slug, isTranslated, ...texts }: GeneratedTexts): CategoryPage {
  const { config, locale, section, version } = place;
  const url = pageUrl({ config, locale }, section, version, slug);
  const isDefault = locale === config.locales[0];
  return {
    kind: 'category',
    key: pageKeyOf(locale, id),
    id,
    locale,
    url,
    output: outputOf(url),
    translation: isDefault ? 'original' : isTranslated ? 'current' : 'missing',
    isUnlisted: false,
    section,
    version,
    ...texts,
  };
}
