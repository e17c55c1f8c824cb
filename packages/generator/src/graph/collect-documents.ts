// Collects the documents of a section, and selects the source that each locale shows.

import { dayOf } from '../content/posts/post-date.ts';
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import { type Diagnostic, error, warning } from '../model/diagnostic.ts';
import type { LocaleCode } from '../model/paths.ts';
import type { TranslationState, WaitingPage } from '../model/site.ts';
import type { ParsedSource } from '../model/source.ts';
import { identify, type SourceIdentity } from '../routes/routes.ts';

/** Sources of the same page in all locales. */
export interface DocumentGroup {
  readonly identity: SourceIdentity;
  readonly sources: ReadonlyMap<LocaleCode, ParsedSource>;
  /** Source in the default locale, or in the first locale that has a source. */
  readonly original: ParsedSource;
}

/** One version of a section, with its sources in all locales. */
export interface SectionSources {
  readonly config: SiteConfig;
  readonly section: Section;
  readonly version: Version;
  readonly parsed: readonly ParsedSource[];
  readonly showsDrafts: boolean;
  /** See `GraphInput`. */
  readonly today?: string | undefined;
  readonly report: (diagnostic: Diagnostic) => void;
}

export function collectDocuments(sources: SectionSources): readonly DocumentGroup[] {
  const { config, report } = sources;
  const groups = new Map<string, Map<LocaleCode, ParsedSource>>();
  for (const parsed of sources.parsed) {
    const { locale } = parsed.file.location;
    const { path } = identityOf(parsed);
    const byLocale = groups.get(path) ?? new Map<LocaleCode, ParsedSource>();
    groups.set(path, byLocale);
    const first = byLocale.get(locale);
    const both = first && bothIndexes(first, parsed);
    if (first === undefined || both?.index === parsed) byLocale.set(locale, parsed);
    if (both) report(ignoredReadme(both));
    // In a plain folder without a configuration, duplicates are common, so the first source is used.
    else if (first)
      report({ ...duplicateId(path, first, parsed), severity: config.file === undefined ? 'warning' : 'error' });
  }
  return [...groups.values()].flatMap((byLocale) => {
    const original = originalOf(byLocale, config);
    if (original === undefined || isHidden(original, sources)) return [];
    const shown = new Map([...byLocale].filter(([, parsed]) => !isHidden(parsed, sources)));
    return [{ identity: identityOf(original), sources: shown, original }];
  });
}

type Visibility = Pick<SectionSources, 'showsDrafts' | 'today'>;

export function isHidden(parsed: ParsedSource, visibility: Visibility): boolean {
  return (parsed.frontMatter.draft || isScheduled(parsed, visibility)) && !visibility.showsDrafts;
}

/** Whether the date of a page is in the future. Compares dates in UTC, so that builds on the same day are identical. */
export function isScheduled(parsed: ParsedSource, { today }: Pick<Visibility, 'today'>): boolean {
  const date = dateOf(parsed);
  return date !== undefined && today !== undefined && dayOf(date) > today;
}

function dateOf({ post, date }: ParsedSource): string | undefined {
  return post ? post.date : date;
}

interface Waiting extends Visibility {
  readonly config: SiteConfig;
  readonly parsed: readonly ParsedSource[];
}

/** Returns each hidden page once, in the first locale that contains it. */
export function waitingPages({ config, parsed, ...visibility }: Waiting): readonly WaitingPage[] {
  const found = new Map<string, WaitingPage>();
  if (visibility.showsDrafts) return [];
  for (const { code } of config.locales) {
    for (const each of parsed) {
      const { path, location } = each.file;
      if (location.locale !== code || each.frontMatter.draft || !isScheduled(each, visibility)) continue;
      const name = `${each.file.kind}/${location.section?.id}/${location.relative}`;
      if (!found.has(name)) found.set(name, { path, day: dayOf(dateOf(each) ?? '') });
    }
  }
  return [...found.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function identityOf({ file, frontMatter }: ParsedSource): SourceIdentity {
  return identify(file.location.relative, frontMatter);
}

interface ChosenSource {
  readonly parsed: ParsedSource;
  readonly locale: Locale;
  readonly translation: TranslationState;
}

/** Returns the source in the given locale, or the original if there is no translation. */
export function chooseSource(group: DocumentGroup, locale: Locale, config: SiteConfig): ChosenSource {
  const own = group.sources.get(locale.code);
  if (!own) return { parsed: group.original, locale: localeOf(group.original, config), translation: 'missing' };
  if (own === group.original) return { parsed: own, locale, translation: 'original' };
  const { sourceHash } = own.frontMatter;
  const isOutdated = sourceHash !== undefined && sourceHash !== group.original.hash;
  return { parsed: own, locale, translation: isOutdated ? 'outdated' : 'current' };
}

export function originalOf(
  byLocale: ReadonlyMap<LocaleCode, ParsedSource>,
  config: SiteConfig,
): ParsedSource | undefined {
  for (const locale of config.locales) {
    const source = byLocale.get(locale.code);
    if (source) return source;
  }
  return undefined;
}

function localeOf(parsed: ParsedSource, config: SiteConfig): Locale {
  return config.locales.find((locale) => locale.code === parsed.file.location.locale) ?? config.locales[0];
}

interface BothIndexes {
  readonly index: ParsedSource;
  readonly readme: ParsedSource;
}

/** Detects a folder with both an index and a README, which is common because Git hosts display READMEs. */
export function bothIndexes(first: ParsedSource, second: ParsedSource): BothIndexes | undefined {
  if (isNamed(second, 'index') && isNamed(first, 'readme')) return { index: second, readme: first };
  return isNamed(first, 'index') && isNamed(second, 'readme') ? { index: first, readme: second } : undefined;
}

function isNamed({ file, frontMatter }: ParsedSource, name: string): boolean {
  return frontMatter.id === undefined && identify(file.location.relative, frontMatter).name.toLowerCase() === name;
}

export function ignoredReadme({ index, readme }: BothIndexes): Diagnostic {
  return warning({
    code: 'duplicate-id',
    message: 'This README is ignored, because the folder also has an index page',
    file: readme.file.path,
    hint: 'Move its content into the index, or rename one of the files',
    related: [{ message: 'The index', file: index.file.path, position: undefined }],
  });
}

export function duplicateId(id: string, first: ParsedSource, second: ParsedSource): Diagnostic {
  return error({
    code: 'duplicate-id',
    message: `Two files have the same page ID: '${id}'`,
    file: second.file.path,
    position: second.keyPositions.get('id'),
    hint: 'Rename one of them',
    related: [{ message: 'The other file', file: first.file.path, position: first.keyPositions.get('id') }],
  });
}

/** Reports IDs that are set in the front matter of several files. */
export function reportDuplicateIds(
  groups: readonly DocumentGroup[],
  idOf: (group: DocumentGroup) => string,
  report: SectionSources['report'],
): void {
  const seen = new Map<string, DocumentGroup>();
  for (const group of groups) {
    const id = idOf(group);
    const first = seen.get(id);
    if (first) report(duplicateId(id, first.original, group.original));
    else seen.set(id, group);
  }
}
