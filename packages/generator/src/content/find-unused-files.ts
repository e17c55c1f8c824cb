// Reports files that would otherwise be silently ignored, such as pages in folders that belong to no locale or section.

import type { RefusedEntry } from '../model/adapters/file-system.ts';
import type { Locale, SiteConfig } from '../model/config.ts';
import { type Diagnostic, diagnostic, error, warning } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { countOf } from '../text/amounts.ts';
import { groupBy } from '../text/group-by.ts';
import { nearestName } from '../text/wording.ts';

const leaveOut = 'start its name with _ to exclude it';

export function mdxPage(path: SourcePath): Diagnostic {
  return error({
    code: 'content',
    message: 'This page is MDX, but MDX is turned off in this site',
    file: path,
    hint: `Set 'markdown.mdx: files' in the configuration, rename it to .md if it is plain Markdown, or ${leaveOut}`,
  });
}

export function modulePage(path: SourcePath): Diagnostic {
  return error({
    code: 'page',
    message: 'This page is a component, but components are turned off in this site',
    file: path,
    hint: `Set 'markdown.mdx: files' in the configuration, or ${leaveOut}`,
  });
}

const fileNames = /^(?:.*\/)?(?:_category_\.(?:ya?ml|json)|sidebar\.ya?ml)(?=\/)/;

/** Reports folders that have the name of a docsgen file. `paths` are the paths of all files. */
export function misnamedFolders(paths: readonly SourcePath[]): readonly Diagnostic[] {
  const folders = new Set(paths.flatMap((path) => fileNames.exec(path)?.[0] ?? []));
  return [...folders].map((file) =>
    error({
      code: 'content',
      message: 'This is a folder, but a file is expected here',
      file,
      hint: 'Rename the folder',
    }),
  );
}

const refusals: Readonly<Record<RefusedEntry['reason'], readonly [what: string, hint: string]>> = {
  broken: ['The target of this symbolic link does not exist', 'Correct the link'],
  outside: ['This symbolic link points outside the site', 'Copy its target into the site'],
  circle: ['This symbolic link points to one of its parent folders', 'Remove the link'],
  'no file': ['This is neither a file nor a folder', 'Replace it with a file'],
};

/** Reports symbolic links and other special files. Paths are relative to the site's root directory. */
export function refusedEntries(entries: readonly RefusedEntry[]): readonly Diagnostic[] {
  const counted = entries.filter(({ path }) => !path.split('/').some((part) => part.startsWith('_')));
  return counted.map(({ path, reason }) => {
    const [message, hint] = refusals[reason];
    return error({
      code: 'content',
      message,
      file: path,
      hint: `${hint}, or ${leaveOut}`,
    });
  });
}

/** Reports Markdown files in folders that belong to no locale or section, once per folder. */
export function reportUnassignedPages(paths: readonly SourcePath[], config: SiteConfig): readonly Diagnostic[] {
  const groups = groupBy(paths, (path) => placeOf(path, config));
  return [...groups].map(([place, pages]) => strays(place, pages, config));
}

/** Reports sidebar files that are not directly in the folder of a section. */
export function reportUnassignedSidebars(paths: readonly SourcePath[], config: SiteConfig): readonly Diagnostic[] {
  const folders = config.sections.flatMap(({ versions }) => versions.map(({ folder }) => folder));
  return paths.map((path) => {
    const { folder: start } = localeOf(path, config) ?? config.locales[0];
    const own = folders.filter((folder) => path.startsWith(`${start}/${folder}/`)).sort((a, b) => b.length - a.length);
    const places = (own.length > 0 ? own.slice(0, 1) : folders).map((each) => `${start}/${each && `${each}/`}`);
    return warning({
      code: 'sidebar',
      message: 'This sidebar file is ignored, because it is not in the folder of a section',
      file: path,
      hint: `Move it to the folder of its section (${[...new Set(places)].join(', ')}), or ${leaveOut}`,
    });
  });
}

/**
 * Returns the file itself if it is next to the folders of locales or sections. Otherwise, returns the unknown folder
 * that contains the file.
 */
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
  const verb = isFile ? '' : pages.length === 1 ? ' belongs' : ' belong';
  const owner = locale === undefined ? 'locale' : 'section';
  // A folder for a language that is not configured yet may be intentional, so it causes only a warning. Any other
  // unknown folder causes an error.
  const severity = locale === undefined && newLanguage(place, config) !== undefined ? 'warning' : 'error';
  return diagnostic(severity, {
    code: 'content',
    message: `${what}${verb} to no ${owner}`,
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

/**
 * Returns the language tag that a folder is named after, such as `fr` or `pt-BR`. Names with three letters are
 * excluded, because they are more likely to be words.
 */
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
