// Creates the page of a document or a post in one locale, with its source and URL.

import type { Locale } from '../model/config.ts';
import { error } from '../model/diagnostic.ts';
import type { DocPage } from '../model/site.ts';
import { outputOf } from '../routes/output-paths.ts';
import { pageIdOf, pageKeyOf, pageUrl } from '../routes/routes.ts';
import { chooseSource, type DocumentGroup, type SectionSources } from './collect-documents.ts';

type DocumentRequest = Pick<SectionSources, 'config' | 'section' | 'version' | 'report'>;

/** `id` and `slug` from the front matter of the source in this locale, or of the original. */
interface WrittenNames {
  readonly id: string | undefined;
  readonly slug: string | undefined;
}

interface DocumentNames {
  /** ID within the section. */
  readonly docId: string;
  /** Returns the URL path relative to the section, or `undefined` if the slug points outside the section. */
  readonly slugFrom: (written: WrittenNames) => string | undefined;
}

/** Returns `undefined` if the slug is invalid. An invalid slug is reported. */
export function documentPage(
  { group, locale }: { readonly group: DocumentGroup; readonly locale: Locale },
  { docId, slugFrom }: DocumentNames,
  { config, section, version, report }: DocumentRequest,
): DocPage | undefined {
  const { parsed, translation, locale: sourceLocale } = chooseSource(group, locale, config);
  const [own, original] = [parsed.frontMatter, group.original.frontMatter];
  const written = { id: own.id ?? original.id, slug: own.slug ?? original.slug };
  const slug = slugFrom(written);
  if (slug === undefined) {
    report(
      error({
        code: 'front-matter',
        message: `The slug '${written.slug}' points outside the section`,
        file: parsed.file.path,
        position: parsed.keyPositions.get('slug'),
        hint: 'Start it with a slash to make it relative to the section',
      }),
    );
    return undefined;
  }
  const id = pageIdOf(section, version, docId);
  const url = pageUrl({ config, locale }, section, version, slug);
  return {
    kind: 'doc',
    key: pageKeyOf(locale, id),
    id,
    locale,
    url,
    output: outputOf(url),
    title: parsed.title,
    description: parsed.description,
    translation,
    isUnlisted: own.unlisted || original.unlisted,
    section,
    version,
    parsed,
    sourceLocale,
  };
}
