// Which documents a section has, whatever the locale, and which text each locale shows for them.
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { LocaleCode } from '../model/paths.ts';
import type { ParsedSource, TranslationState } from '../model/site.ts';
import { identify, type SourceIdentity } from './routes.ts';

/** One document: the same page in all languages. */
export interface DocumentGroup {
  readonly identity: SourceIdentity;
  readonly texts: ReadonlyMap<LocaleCode, ParsedSource>;
  /** The default locale's text, or the first there is. */
  readonly original: ParsedSource;
}

export interface SectionSources {
  readonly section: Section;
  readonly version: Version;
  readonly parsed: readonly ParsedSource[];
  readonly showsDrafts: boolean;
}

export function collectDocuments(
  sources: SectionSources,
  config: SiteConfig,
  report: (diagnostic: Diagnostic) => void,
): readonly DocumentGroup[] {
  const groups = new Map<string, Map<LocaleCode, ParsedSource>>();
  for (const parsed of sources.parsed) {
    const { locale } = parsed.file.place;
    const { path } = identityOf(parsed);
    const texts = groups.get(path) ?? new Map<LocaleCode, ParsedSource>();
    groups.set(path, texts);
    const first = texts.get(locale);
    // A folder nobody configured may well have both an index and a readme: the first of them is the page.
    if (first)
      report({ ...duplicateId(path, first, parsed), severity: config.file === undefined ? 'warning' : 'error' });
    else texts.set(locale, parsed);
  }
  return [...groups.values()].flatMap((texts) => {
    const original = originalOf(texts, config);
    if (original === undefined || isHidden(original, sources)) return [];
    const shown = new Map([...texts].filter(([, parsed]) => !isHidden(parsed, sources)));
    return [{ identity: identityOf(original), texts: shown, original }];
  });
}

export function isHidden({ frontMatter }: ParsedSource, { showsDrafts }: Pick<SectionSources, 'showsDrafts'>): boolean {
  return frontMatter.draft && !showsDrafts;
}

function identityOf({ file, frontMatter }: ParsedSource): SourceIdentity {
  return identify(file.place.relative, frontMatter.parseNumberPrefixes);
}

export interface ChosenText {
  readonly parsed: ParsedSource;
  readonly locale: Locale;
  readonly translation: TranslationState;
}

/** A locale shows its own text; where it has none, the default locale's, or whichever there is. */
export function chooseText(group: DocumentGroup, locale: Locale, config: SiteConfig): ChosenText {
  const own = group.texts.get(locale.code);
  if (!own) return { parsed: group.original, locale: localeOf(group.original, config), translation: 'missing' };
  if (own === group.original) return { parsed: own, locale, translation: 'original' };
  const { sourceHash } = own.frontMatter;
  const isOutdated = sourceHash !== undefined && sourceHash !== group.original.file.hash;
  return { parsed: own, locale, translation: isOutdated ? 'outdated' : 'current' };
}

export function originalOf(texts: ReadonlyMap<LocaleCode, ParsedSource>, config: SiteConfig): ParsedSource | undefined {
  for (const locale of config.locales) {
    const text = texts.get(locale.code);
    if (text) return text;
  }
  return undefined;
}

function localeOf(parsed: ParsedSource, config: SiteConfig): Locale {
  return config.locales.find((locale) => locale.code === parsed.file.place.locale) ?? config.locales[0];
}

export function duplicateId(id: string, first: ParsedSource, second: ParsedSource): Diagnostic {
  return {
    code: 'duplicate-id',
    severity: 'error',
    message: `Two files are the page '${id}'`,
    file: second.file.path,
    position: second.keyPositions.get('id'),
    hint: 'Rename one of them',
    related: [{ message: 'The other one', file: first.file.path, position: first.keyPositions.get('id') }],
  };
}
