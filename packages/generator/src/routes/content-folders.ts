// Which folders of a site can have pages, from the site's folder; `''` is that folder itself.
import type { SiteConfig } from '../model/config.ts';

type Locales = Pick<SiteConfig, 'file' | 'locales'>;

/**
 * None lies in another. `content/` is one of them as a whole while any locale is in it, so that a folder there that no
 * locale has is noticed.
 */
export function contentFolders({ file, locales }: Locales): readonly string[] {
  if (file === undefined || isWholeFolder({ locales })) return [''];
  const folders = locales.map(({ folder }) => (folder.startsWith('content/') ? 'content' : folder));
  const isInOther = (folder: string): boolean => folders.some((other) => folder.startsWith(`${other}/`));
  return [...new Set(folders.filter((folder) => !isInOther(folder)))];
}

/** A locale has the site's folder itself, where anything can be beside its pages. */
export function isWholeFolder({ locales }: Pick<Locales, 'locales'>): boolean {
  return locales.some(({ folder }) => folder === '');
}
