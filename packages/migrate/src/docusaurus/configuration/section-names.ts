// Ids and labels of sections and sidebars in the new site, used consistently by all rules.

import type { LocalizedText } from 'docsgen/internals';
import { isMap } from '../../untyped-values.ts';
import type { Placement } from '../placement.ts';
import { blogSection, docsSection } from '../reading/content-folders.ts';
import type { BlogInstance, DocsInstance, DocsVersion, DocusaurusSite } from '../site.ts';
import { addressKey, sitePath } from './links/addresses.ts';
import { themeText, type Work } from './work.ts';

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

interface LabelWanted {
  readonly kind: 'docs' | 'blog';
  /** Id of the plugin instance. */
  readonly id: string;
  /** URL of the section. */
  readonly url: string;
  readonly otherwise: string;
}

export function sectionLabel(work: Work, { kind, id, url, otherwise }: LabelWanted): LocalizedText {
  const items: unknown = Object(work.site.themeConfig.navbar).items;
  const written = (Array.isArray(items) ? items : []).filter(isMap);
  const ofDocs = (item: (typeof written)[number]): boolean =>
    kind === 'docs' && (item.type === 'doc' || item.type === 'docSidebar') && (item.docsPluginId ?? 'default') === id;
  const leadsThere = ({ to }: (typeof written)[number]): boolean =>
    typeof to === 'string' && url !== '/' && addressKey(sitePath(work.site, to)) === url;
  const candidates = written.filter((item) => ofDocs(item) || leadsThere(item));
  // If several links point to one section, they are labels of its parts.
  const [only, ...others] = candidates;
  const label = only && others.length === 0 && typeof only.label === 'string' ? only.label : undefined;
  if (label === undefined) return otherwise;
  return themeText(work, label, { file: 'navbar', key: `item.label.${label}` });
}
