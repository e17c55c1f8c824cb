// Ids of sections and sidebars in the new site, used consistently by all rules.

import type { Placement } from '../placement.ts';
import { blogSection, docsSection } from '../reading/content-folders.ts';
import type { BlogInstance, DocsInstance, DocsVersion, DocusaurusSite } from '../site.ts';

export function sectionIdOf(instance: Pick<DocsInstance, 'id'>): string {
  return asId(docsSection(instance), 'docs');
}

/** Unique among all sections. */
export function blogIdOf(site: DocusaurusSite, blog: BlogInstance): string {
  return asId(blogSection(site, blog), 'blog');
}

function asId(name: string, otherwise: string): string {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^[^a-z]+|(?<!-)-+$/g, '');
  return id === '' ? otherwise : id;
}

/** `version-1.0/docs` of old sites becomes `docs`. */
export function sidebarNameOf(name: string): string {
  const clean = (name.split('/').at(-1) ?? name).replace(/[^\w-]+/g, '-');
  return /^[a-z]/i.test(clean) ? clean : `sidebar-${clean}`;
}

/**
 * Whether the sidebars of a version are named in its file, because there are several or because pages refer to them by
 * name.
 */
export function hasNamedSidebars({ sidebars = [], documents }: DocsVersion): boolean {
  const isChosen = documents.some(({ frontMatter }) => typeof frontMatter.displayed_sidebar === 'string');
  return sidebars.length > 1 || (sidebars.length === 1 && isChosen);
}

/** Returns the folder, relative to the folder of the locale, for the files of an old folder: `docs-1.0`. */
export function contentFolder(
  { files }: Placement,
  folder: string,
  { source, relative }: { readonly source: string; readonly relative: string } = { source: '', relative: '' },
): string | undefined {
  const known = files.find(({ from }) => from === source);
  const placed = known ?? files.find(({ from }) => from.startsWith(`${folder}/`));
  if (!placed) return undefined;
  const tail = known ? relative : placed.from.slice(folder.length + 1);
  const [, below] = /^content\/[^/]+\/(.*)$/.exec(placed.to) ?? [];
  return below?.endsWith(`/${tail}`) ? below.slice(0, -tail.length - 1) : undefined;
}
