import type { ChangesSince } from '../../content/history/changes-since.ts';
import { originalOf, translatedPath } from '../../graph/translations.ts';
import type { Locale } from '../../model/config.ts';
import type { SourcedPage } from '../../model/page.ts';
import type { SiteGraph } from '../../model/site.ts';
import { isModulePage } from '../../routes/source-syntax.ts';

/** `unmarked` translations have no `source_hash`, so they may be outdated. */
type TranslationMark = 'current' | 'unmarked' | 'outdated' | 'missing';

interface TranslatedPage {
  readonly state: TranslationMark;
  /** Path of the translation, even if it is missing. */
  readonly file: string;
  readonly original: string;
  /** `source_hash` of the translation. */
  readonly sourceHash: string | null;
  /** Changes of the original since an outdated translation was marked; `null` if they are unknown. */
  readonly changes: ChangesSince | null;
}

export interface LanguageStatus {
  readonly locale: string;
  readonly label: string;
  readonly counts: Readonly<Record<TranslationMark, number>>;
  /** The pages in site order. */
  readonly pages: readonly TranslatedPage[];
}

interface StatusRequest {
  readonly graph: SiteGraph;
  /** Returns the changes to a source since it had the given content hash. */
  readonly changesSince: (path: string, hash: string) => Promise<ChangesSince | undefined>;
}

/** Returns the status of each language that has pages to translate. */
export async function translationStatus(request: StatusRequest): Promise<readonly LanguageStatus[]> {
  const all = await Promise.all(request.graph.config.locales.map((locale) => languageStatus(request, locale)));
  return all.filter(({ pages }) => pages.length > 0);
}

async function languageStatus(request: StatusRequest, locale: Locale): Promise<LanguageStatus> {
  const { graph } = request;
  const counts = { current: 0, unmarked: 0, outdated: 0, missing: 0 };
  const pages: TranslatedPage[] = [];
  for (const page of graph.pages.values()) {
    if (page.locale !== locale || page.kind === 'category') continue;
    const original = originalOf(graph, page);
    if (!original) continue;
    const status = await pageStatus(request, page, original);
    counts[status.state] += 1;
    pages.push(status);
  }
  return { locale: locale.code, label: locale.label, counts, pages };
}

async function pageStatus(
  { changesSince }: StatusRequest,
  page: SourcedPage,
  original: SourcedPage,
): Promise<TranslatedPage> {
  const path = original.parsed.file.path;
  if (page.translation === 'missing') {
    const file = translatedPath(original, page.locale);
    return { state: 'missing', file, original: path, sourceHash: null, changes: null };
  }
  const file = page.parsed.file.path;
  const { sourceHash } = page.parsed.frontMatter;
  // Modules in `pages/` have no `source_hash`, so they are always considered current.
  if (isModulePage(page.parsed.file))
    return { state: 'current', file, original: path, sourceHash: null, changes: null };
  if (sourceHash === undefined) return { state: 'unmarked', file, original: path, sourceHash: null, changes: null };
  const isOutdated = page.translation === 'outdated';
  const changes = isOutdated ? ((await changesSince(path, sourceHash)) ?? null) : null;
  return { state: isOutdated ? 'outdated' : 'current', file, original: path, sourceHash, changes };
}

/** Returns the counts for each language, and a line for each outdated or missing page. */
export function statusAsText(languages: readonly LanguageStatus[]): string {
  const lines = languages.flatMap(({ locale, label, counts, pages }) => {
    const figures = (Object.keys(counts) as TranslationMark[]).map((state) => `${counts[state]} ${state}`);
    const due = pages.filter(({ state }) => state === 'outdated' || state === 'missing');
    return [`${locale.padEnd(6)} ${label}: ${figures.join(', ')}`, ...due.flatMap(pageAsText), ''];
  });
  const isUnmarked = languages.some(({ counts }) => counts.unmarked > 0);
  return [...lines, ...(isUnmarked ? [unmarkedHint] : [])].join('\n').trimEnd();
}

const unmarkedHint =
  'Unmarked translations have no source_hash. Once they are current, run `docsgen i18n mark --unmarked` to add it.';

function pageAsText(page: TranslatedPage): readonly string[] {
  const { state, file, original, changes } = page;
  if (state === 'missing') return [`  missing   ${file} (original: ${original})`];
  return [
    `  outdated  ${file}: ${describeChanges(page)}`,
    ...(changes?.commits ?? []).map(({ date, subject }) => `            ${date}  ${subject}`),
  ];
}

function describeChanges({ original, changes }: TranslatedPage): string {
  if (!changes) return `${original} has changed, and no commit contains the translated version`;
  return `${original} has changed by +${changes.added} −${changes.removed} lines since ${changes.since}`;
}

/** Returns Markdown tables for an issue or a pull request. */
export function statusAsMarkdown(languages: readonly LanguageStatus[]): string {
  const rows = languages.map(({ label, counts: { current, unmarked, outdated, missing } }) =>
    row([label, current, unmarked, outdated, missing]),
  );
  const due = languages.flatMap(({ label, pages }) =>
    pages
      .filter(({ state }) => state === 'outdated' || state === 'missing')
      .map((page) =>
        row([label, `\`${page.file}\``, page.state === 'missing' ? 'missing' : `outdated: ${describeChanges(page)}`]),
      ),
  );
  return [
    row(['Language', 'Current', 'Unmarked', 'Outdated', 'Missing']),
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    ...(due.length > 0 ? ['', row(['Language', 'Translation', 'State']), '| --- | --- | --- |', ...due] : []),
  ].join('\n');
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
