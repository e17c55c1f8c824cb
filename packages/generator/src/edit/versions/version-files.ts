// The files of one version of a section, in the folders of all locales.
import type { SiteConfig, Version } from '../../model/config.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';

/** Folders from the site's folder, one for each locale. */
export function foldersOf({ locales }: Pick<SiteConfig, 'locales'>, folder: string): readonly string[] {
  return locales.map((locale) => [locale.folder, folder].filter(Boolean).join('/'));
}

/**
 * Sources, pictures and all else, but for what plugins make. Folders of other sections and versions inside the
 * version's own belong to these.
 */
export function filesOf({ config, tree }: SiteGraph, version: Version): readonly SourcePath[] {
  const all = [...tree.sources.map(({ path }) => path), ...tree.assets];
  const own = foldersOf(config, version.folder);
  const inside = config.sections
    .flatMap(({ versions }) => versions.flatMap(({ folder }) => foldersOf(config, folder)))
    .filter((folder) => own.some((each) => folder.startsWith(`${each}/`)));
  const isFile = (path: SourcePath): boolean => !tree.made?.has(path);
  return all.filter((path) => isFile(path) && isBelow(path, own) && !isBelow(path, inside)).sort();
}

function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}
