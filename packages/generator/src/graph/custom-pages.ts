// Creates the pages outside of sections, which are the landing page and the pages in `pages/`.

import type { Locale, SiteConfig } from '../model/config.ts';
import { type Diagnostic, warning } from '../model/diagnostic.ts';
import type { LocaleCode } from '../model/paths.ts';
import type { CustomPage, HomePage } from '../model/site.ts';
import type { ParsedSource } from '../model/source.ts';
import { customPageId, customPagePath, customPageUrl } from '../routes/custom-pages.ts';
import { outputOf } from '../routes/output-paths.ts';
import { identify, pageKeyOf } from '../routes/routes.ts';
import { groupBy } from '../text/group-by.ts';
import { textIn } from '../text/localized.ts';
import { bothIndexes, chooseSource, duplicateId, ignoredReadme, isHidden, originalOf } from './collect-documents.ts';

interface PagesInput {
  readonly config: SiteConfig;
  readonly parsed: readonly ParsedSource[];
  readonly showsDrafts: boolean;
  readonly today?: string | undefined;
}

type Report = (diagnostic: Diagnostic) => void;

/** Returns the landing pages. The landing page of a locale is `index.md` in its folder, or `index` in `pages/`. */
export function homePages(input: PagesInput, report: Report): readonly (HomePage | CustomPage)[] {
  return pagesAt('', outsideSections(input).get('') ?? [], { ...input, report });
}

export function ownPages(input: PagesInput, report: Report): readonly CustomPage[] {
  const groups = [...outsideSections(input)].filter(([path]) => path !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  return groups.flatMap(([path, parsed]) => pagesAt(path, parsed, { ...input, report }) as readonly CustomPage[]);
}

/** Groups sources by their path relative to the locale's folder. */
function outsideSections(input: PagesInput): ReadonlyMap<string, readonly ParsedSource[]> {
  const found = input.parsed.filter((each) => each.file.location.section === undefined && !isHidden(each, input));
  return groupBy(found, ({ file }) => (file.kind === 'own' ? customPagePath(file.location.relative) : ''));
}

/** Reports tags, which have no effect on custom pages because tags are listed by section. */
function idleTags({ file, keyPositions }: ParsedSource): Diagnostic {
  return warning({
    code: 'front-matter',
    message: `'tags' has no effect here: only pages in a section can have tags`,
    file: file.path,
    position: keyPositions.get('tags'),
    hint: 'Remove it, or use keywords, which are for search engines',
  });
}

function plainNotFound({ file }: ParsedSource): Diagnostic {
  return warning({
    code: 'page',
    message: 'This page is published at /404/, and does not replace the 404 page',
    file: file.path,
    hint: "To change the 404 page, override the component 'not-found' in theme/not-found.tsx",
  });
}

interface PlaceInput extends PagesInput {
  readonly report: Report;
}

/** Returns the page in every locale. */
function pagesAt(
  path: string,
  parsed: readonly ParsedSource[],
  { config, report }: PlaceInput,
): readonly (HomePage | CustomPage)[] {
  const sources = new Map<LocaleCode, ParsedSource>();
  for (const each of parsed) {
    const { locale } = each.file.location;
    const other = sources.get(locale);
    const both = other && bothIndexes(other, each);
    if (each.tags) report(idleTags(each));
    if (path === '404') report(plainNotFound(each));
    if (other === undefined || both?.index === each) sources.set(locale, each);
    if (both) report(ignoredReadme(both));
    else if (other) report(duplicateId(path === '' ? 'index' : path, other, each));
  }
  const original = originalOf(sources, config);
  if (!original) return [];
  const group = { identity: identify(`${path || 'index'}.md`, { parseNumberPrefixes: false }), sources, original };
  const id = customPageId(path);
  return config.locales.map((locale): HomePage | CustomPage => {
    const chosen = chooseSource(group, locale, config);
    const url = customPageUrl({ config, locale }, path);
    const page = {
      key: pageKeyOf(locale, id),
      id,
      locale,
      url,
      output: outputOf(url),
      ...(path === '' ? homeTexts(chosen.parsed, config, locale) : ownTexts(chosen.parsed)),
      translation: chosen.translation,
      isUnlisted: chosen.parsed.frontMatter.unlisted,
      section: undefined,
      version: undefined,
      parsed: chosen.parsed,
      sourceLocale: chosen.locale,
    };
    return chosen.parsed.file.kind === 'own' ? { kind: 'own', ...page } : { kind: 'home', ...page };
  });
}

type Texts = Pick<CustomPage, 'title' | 'description'>;

function ownTexts({ title, description }: ParsedSource): Texts {
  return { title, description };
}

function homeTexts(parsed: ParsedSource, config: SiteConfig, locale: Locale): Texts {
  const { frontMatter, isTitled, title, description } = parsed;
  const [first] = config.locales;
  const tagline = config.tagline === undefined ? undefined : textIn(config.tagline, locale.code, first.code);
  return {
    title: frontMatter.title ?? (isTitled ? title : textIn(config.title, locale.code, first.code)),
    description: frontMatter.description ?? tagline ?? description,
  };
}
