// One document as a page of one locale, of a section of documentation and of one of posts alike: which of its sources
// is shown, at which address.
import { error } from '../diagnostics/create.ts';
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { DocPage } from '../model/site.ts';
import { outputOf } from '../routes/output-paths.ts';
import { pageIdOf, pageKeyOf, pageUrl } from '../routes/routes.ts';
import { chooseSource, type DocumentGroup } from './collect-documents.ts';

interface DocumentRequest {
  readonly config: SiteConfig;
  readonly section: Section;
  readonly version: Version;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** `id` and `slug` of the front matter: those of the shown source, else of the original. */
interface WrittenNames {
  readonly id: string | undefined;
  readonly slug: string | undefined;
}

interface DocumentNames {
  /** Id within the section. */
  readonly docId: string;
  /** The address below that of the section; `undefined`: the written one leads out of it. */
  readonly slugFrom: (written: WrittenNames) => string | undefined;
}

/** `undefined`: it has no address, which is reported. */
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
        message: `The slug '${written.slug}' leads out of the section`,
        file: parsed.file.path,
        position: parsed.keyPositions.get('slug'),
        hint: 'Begin it with a slash to start from the root of the section',
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
