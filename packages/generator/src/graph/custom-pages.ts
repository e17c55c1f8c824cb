// Creates the pages outside of sections, which are the landing page and the pages in `pages/`.

import type { Locale, SiteConfig } from '../model/config.ts';
import { type Diagnostic, warning } from '../model/diagnostic.ts';
import type { LocaleCode, OutputPath } from '../model/paths.ts';
import type { CustomPage, HomePage, Page, SectionsPage } from '../model/site.ts';
import type { ParsedSource, SourceTree } from '../model/source.ts';
import { customPageId, customPagePath, customPageUrl } from '../routes/custom-pages.ts';
import { outputOf } from '../routes/output-paths.ts';
import { homeId, identify, pageKeyOf, urlFromPath, urlKey } from '../routes/routes.ts';
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
