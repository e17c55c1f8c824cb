// Pages that would be left out without a word: those in MDX, and those in folders that no locale and no section takes.
import { diagnostic, error, warning } from '../diagnostics/create.ts';
import type { RefusedEntry } from '../model/adapters/file-system.ts';
import type { Locale, SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { countOf } from '../text/amounts.ts';
import { groupBy } from '../text/group-by.ts';
import { nearestName } from '../text/suggest.ts';

const leaveOut = 'begin its name with _ to leave it out';

/** `path`: of a page in MDX. */
export function mdxPage(path: SourcePath): Diagnostic {
  return error({
    code: 'content',
    message: 'MDX is switched off, because it runs code: this page would be left out',
    file: path,
    hint: `Set 'markdown.mdx: files' in the configuration, name it .md if it is plain Markdown, or ${leaveOut}`,
  });
}

/** `path`: of a module in `pages/`. */
export function modulePage(path: SourcePath): Diagnostic {
  return error({
    code: 'page',
    message: 'Components are switched off, because they run code: this page would be left out',
    file: path,
    hint: `Set 'markdown.mdx: files' in the configuration, or ${leaveOut}`,
  });
}

const fileNames = /^(?:.*\/)?(?:_category_\.(?:ya?ml|json)|sidebar\.ya?ml)(?=\/)/;

/** Folders with the name of a file that docsgen would read. `paths`: of all files. */
export function misnamedFolders(paths: readonly SourcePath[]): readonly Diagnostic[] {
  const folders = new Set(paths.flatMap((path) => fileNames.exec(path)?.[0] ?? []));
  return [...folders].map((file) =>
    error({
      code: 'content',
      message: 'This is a folder, and docsgen knows a file of this name',
      file,
      hint: 'Rename the folder',
    }),
  );
}

const refusals: Readonly<Record<RefusedEntry['reason'], readonly [what: string, hint: string]>> = {
  broken: ['This link leads nowhere', 'Correct the link'],
  outside: ['This link leads out of the site', 'Copy what it leads to into the site'],
  circle: ['This link leads to a folder that it stands in', 'Remove the link'],
  'no file': ['This is neither a file nor a folder', 'Put a file in its place'],
};

/** Links and pipes that are no files of the site; their paths are from its folder. */
export function refusedEntries(entries: readonly RefusedEntry[]): readonly Diagnostic[] {
  const counted = entries.filter(({ path }) => !path.split('/').some((part) => part.startsWith('_')));
  return counted.map(({ path, reason }) => {
    const [message, hint] = refusals[reason];
    return error({
      code: 'content',
      message: `${message}, and would be left out`,
      file: path,
      hint: `${hint}, or ${leaveOut}`,
    });
  });
}

/** `paths`: of Markdown files in folders of content that have no place in the site. One mistake for each folder. */
export function strayPages(paths: readonly SourcePath[], config: SiteConfig): readonly Diagnostic[] {
  const places = groupBy(paths, (path) => placeOf(path, config));
  return [...places].map(([place, pages]) => strays(place, pages, config));
}

/** `paths`: of sidebar files that stand in no section's own folder, and say nothing there. */
export function straySidebars(paths: readonly SourcePath[], config: SiteConfig): readonly Diagnostic[] {
  const folders = config.sections.flatMap(({ versions }) => versions.map(({ folder }) => folder));
  return paths.map((path) => {
    const { folder: start } = localeOf(path, config) ?? config.locales[0];
    const own = folders.filter((folder) => path.startsWith(`${start}/${folder}/`)).sort((a, b) => b.length - a.length);
    const places = (own.length > 0 ? own.slice(0, 1) : folders).map((each) => `${start}/${each && `${each}/`}`);
    return warning({
      code: 'sidebar',
      message: 'This sidebar is that of no section, and is not read',
      file: path,
      hint: `A sidebar stands in the folder of its section (${[...new Set(places)].join(', ')}), or ${leaveOut}`,
    });
  });
}

/** The file itself where it stands beside the folders of locales or sections, else the folder that has no meaning. */
function placeOf(path: SourcePath, config: SiteConfig): string {
  const locale = localeOf(path, config);
  const depth = locale === undefined ? 2 : locale.folder.split('/').length + 1;
  return path.split('/').slice(0, depth).join('/');
}

function localeOf(path: string, { locales }: SiteConfig): Locale | undefined {
  return locales.find(({ folder }) => path.startsWith(`${folder}/`));
}

function strays(place: string, pages: readonly SourcePath[], config: SiteConfig): Diagnostic {
  const locale = localeOf(place, config);
  const isFile = pages[0] === place;
  const what = isFile ? 'This page belongs' : `${countOf(pages.length, 'page')} in this folder`;
  const isOne = pages.length === 1;
  const verb = isFile ? '' : isOne ? ' belongs' : ' belong';
  const owner = locale === undefined ? 'locale' : 'section';
  // A language that readers are not offered yet can be meant; a folder without a meaning cannot.
  const severity = locale === undefined && newLanguage(place, config) !== undefined ? 'warning' : 'error';
  return diagnostic(severity, {
    code: 'content',
    message: `${what}${verb} to no ${owner} and ${severity === 'error' ? 'would be' : isOne ? 'is' : 'are'} left out`,
    file: place,
    hint: locale === undefined ? localeHint(place, config) : sectionHint(place, locale, config),
  });
}

function localeHint(place: string, config: SiteConfig): string {
  const { locales } = config;
  const language = newLanguage(place, config);
  if (language !== undefined) return `Add { code: ${language} } to locales in the configuration, or ${leaveOut}`;
  const name = nameOf(place);
  const meant = nearestName(name, codesOf(config));
  return meant === undefined ? `Move it into ${locales[0].folder}/, or ${leaveOut}` : `Did you mean content/${meant}?`;
}

function nameOf(place: string): string {
  return place.slice('content/'.length);
}

function codesOf({ locales }: SiteConfig): readonly string[] {
  return locales.map(({ code }) => code);
}

/** The language that a folder is named by, such as `fr` or `pt-BR`; longer names are rather those of a subject. */
function newLanguage(place: string, config: SiteConfig): string | undefined {
  const name = nameOf(place);
  return /^[a-z]{2}(-[A-Za-z0-9]{2,8})*$/.test(name) && !codesOf(config).includes(name) ? name : undefined;
}

function sectionHint(place: string, { folder }: Locale, { sections }: SiteConfig): string {
  const folders = sections.flatMap(({ versions }) => versions.map((version) => version.folder));
  const meant = nearestName(place.slice(folder.length + 1), folders);
  if (meant !== undefined) return `Did you mean ${folder}/${meant}?`;
  const known = [...new Set(folders)].map((each) => `${folder}/${each}/`).join(', ');
  return `Move it into the folder of a section (${known}), add a section for it to the configuration, or ${leaveOut}`;
}
