// docsgen i18n status: prints the status of the site's translations.

import { type ChangesSince, changesSince } from '../../content/history/changes-since.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { originalOf, translatedPath } from '../../graph/translations.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { Locale } from '../../model/config.ts';
import type { SiteGraph, SourcedPage } from '../../model/site.ts';
import { openGit } from '../../platform/git.ts';
import { isModulePage } from '../../routes/source-syntax.ts';
import { hashOf } from '../../text/hash.ts';
import { oneOf, unknownName, useOneOf } from '../../text/wording.ts';
import { openFolder, type SiteOptions } from '../open-site.ts';
import { readSite } from '../read-site.ts';

interface StatusOptions extends SiteOptions {
  /** `text`, `markdown` or `json`. */
  readonly format?: string;
  /** Code of a locale (default: all). */
  readonly locale?: string;
}

const formats: Readonly<Record<string, (languages: readonly LanguageStatus[]) => string>> = {
  text: statusAsText,
  markdown: statusAsMarkdown,
  json: (languages) => JSON.stringify(languages, null, 2),
};

export async function i18nStatus(folder: string, options: StatusOptions, ports: Ports): Promise<number> {
  const { format = 'text', locale } = options;
  const print = formats[format];
  if (!print) throw new UsageError(`--format must be ${oneOf(Object.keys(formats))}, not '${format}'`);
  const site = await openFolder(folder, { ...options, command: 'i18n' }, ports);
  return readSite(site, ports, async ({ graph }) => {
    const known = graph.config.locales.map(({ code }) => code);
    if (locale !== undefined && !known.some((code) => code === locale))
      throw new UsageError(`${unknownName('locale', locale)}. ${useOneOf(known)}`);
    const git = openGit(site.files.root);
    const languages = await translationStatus({
      graph,
      changesSince: (path, hash) => changesSince(git, path, (text) => hashOf(text) === hash),
    });
    const wanted = languages.filter((each) => locale === undefined || each.locale === locale);
    ports.terminal.print(wanted.length > 0 ? print(wanted) : 'Nothing to translate.');
  });
}

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

interface LanguageStatus {
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
async function translationStatus(request: StatusRequest): Promise<readonly LanguageStatus[]> {
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
function statusAsText(languages: readonly LanguageStatus[]): string {
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
function statusAsMarkdown(languages: readonly LanguageStatus[]): string {
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
