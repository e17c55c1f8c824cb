// Builds the hand-written sidebars of a section in one locale, and reports pages that are not in any sidebar.

import GithubSlugger from 'github-slugger';
import type { WrittenCategory, WrittenItem } from '../../model/config.ts';
import { type Diagnostic, warning } from '../../model/diagnostic.ts';
import type { PageKey } from '../../model/paths.ts';
import type { Sidebar } from '../../model/sidebar.ts';
import type { CategoryPage, DocPage } from '../../model/site.ts';
import { docIdIn, sectionKey, sidebarKey } from '../../routes/routes.ts';
import { buildSidebar } from './sidebar.ts';
import { type ItemsRequest, writtenItems } from './written-items.ts';
import { plainText, stringsFor, type WrittenSource } from './written-source.ts';

interface WrittenSidebars {
  /** Sidebars by key. The first sidebar is also the default sidebar of the section and version. */
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  readonly sidebarKeys: ReadonlyMap<PageKey, string>;
  readonly generated: readonly CategoryPage[];
}

type WrittenRequest = Omit<ItemsRequest, 'texts'>;

export function writtenSidebars(request: WrittenRequest): WrittenSidebars {
  const { source, section, version, locale } = request;
  const own = sectionKey(section, version);
  const made = source.sidebars.map(({ name, items: written }) => {
    const { items, generated, meant } = writtenItems(written, { ...request, texts: stringsFor(source, locale) });
    const key = name === undefined ? own : sidebarKey(own, name);
    return { generated, meant, sidebar: buildSidebar({ ...request, key, items }) };
  });
  const sidebars = made.map(({ sidebar }) => sidebar);
  const [first, ...others] = sidebars;
  const sidebarKeys = new Map<PageKey, string>();
  for (const { key, breadcrumbs } of others)
    for (const page of breadcrumbs.keys())
      if (!first?.breadcrumbs.has(page) && !sidebarKeys.has(page)) sidebarKeys.set(page, key);
  const meant = new Set(made.flatMap((each) => [...each.meant]));
  const isListed = ({ key, id }: DocPage): boolean =>
    meant.has(docIdIn(id)) || sidebars.some(({ breadcrumbs }) => breadcrumbs.has(key));
  if (source.isWhole) reportUnlisted(request, isListed);
  return {
    sidebars: new Map([
      ...(first ? [[own, first] as const] : []),
      ...sidebars.map((each) => [each.key, each] as const),
    ]),
    sidebarKeys,
    generated: made.flatMap((each) => each.generated),
  };
}

function reportUnlisted({ pages, source, report }: WrittenRequest, isListed: (page: DocPage) => boolean): void {
  for (const page of pages.values()) {
    const { frontMatter, file } = page.parsed;
    // Translations are not reported, because they are in the same sidebar as their originals.
    const isMeant = page.isUnlisted || frontMatter.displayedSidebar !== undefined || page.translation !== 'original';
    if (!isMeant && !isListed(page)) report(inNoSidebar(docIdIn(page.id), file.path, source));
  }
}

function inNoSidebar(id: string, file: string, source: WrittenSource): Diagnostic {
  return warning({
    code: 'sidebar',
    message: 'This page is not in any sidebar',
    file,
    hint: `Add ${id} to ${source.file}. If this is intended, set displayed_sidebar: null in its front matter`,
  });
}

/** Returns the default slugs of generated indexes: `/category/<label>`. The slugs are the same in all locales. */
export function writtenSlugs(source: WrittenSource): ReadonlyMap<WrittenCategory, string> {
  const slugger = new GithubSlugger();
  const slugs = new Map<WrittenCategory, string>();
  const visit = (item: WrittenItem): void => {
    if (item.kind !== 'category') return;
    if (item.index && item.index.slug === undefined && item.label !== undefined)
      slugs.set(item, `/category/${slugger.slug(plainText(item.label, source))}`);
    item.items.forEach(visit);
  };
  for (const { items } of source.sidebars) items.forEach(visit);
  return slugs;
}
