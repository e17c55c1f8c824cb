// Folders that can contain pages, relative to the site's folder; `''` is the site's folder.
import type { SiteConfig } from '../model/config.ts';

type Locales = Pick<SiteConfig, 'file' | 'locales'>;

/**
 * Returns folders that do not contain each other. If a locale is in `content/`, returns all of `content/`, so that a
 * folder in it that belongs to no locale is reported.
 */
export function contentFolders({ file, locales }: Locales): readonly string[] {
  if (file === undefined || isWholeFolder({ locales })) return [''];
  const folders = locales.map(({ folder }) => (folder.startsWith('content/') ? 'content' : folder));
  const isInOther = (folder: string): boolean => folders.some((other) => folder.startsWith(`${other}/`));
  return [...new Set(folders.filter((folder) => !isInOther(folder)))];
}

/** Reports whether the site's folder is itself a locale folder. If so, other files can be next to the pages. */
export function isWholeFolder({ locales }: Pick<Locales, 'locales'>): boolean {
  return locales.some(({ folder }) => folder === '');
}

/** Returns the path of a file relative to its locale folder. */
export function withoutLocale({ locales }: Pick<Locales, 'locales'>, path: string): string {
  const locale = locales.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`));
  return locale ? path.slice(locale.folder.length + 1) : path;
}
