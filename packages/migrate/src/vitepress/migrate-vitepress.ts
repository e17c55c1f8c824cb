// Converts a VitePress site: reads it, converts its files, and collects differences.
import type { Checked, Diagnostic } from 'docsgen/internals';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import { migratePages } from '../migrate-pages.ts';
import type { Migration } from '../migration.ts';
import { writtenItems } from '../sidebar-plan.ts';
import { textIn } from '../untyped-values.ts';
import { writeConfiguration } from './configuration.ts';
import { convertPage, convertPartial } from './convert-page.ts';
import type { PageLookups } from './page-fields.ts';
import { addressOf, pageAt, targetOf } from './places.ts';
import { readVitepress } from './read-vitepress.ts';
import { type PlannedSidebar, planSidebars } from './sidebars.ts';
import type { VitepressPage } from './site.ts';

export async function migrateVitepress(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<Migration | undefined>> {
  const { value: site, diagnostics } = await readVitepress(files, modules);
  if (site === undefined) return { value: undefined, diagnostics };
  const losses: Diagnostic[] = [];
  const sidebars = planSidebars(site, (loss) => losses.push(loss));
  const listed = new Set<string>();
  const lists = sidebars.map(({ name, items }) => {
    const seen = new Set<string>();
    const list = writtenItems(items, { isCollapsible: false, isCollapsed: false }, seen);
    for (const id of seen) listed.add(id);
    return [name, list] as const;
  });
  const [only, ...others] = lists;
  const lookups: PageLookups = {
    site,
    title: textIn(site.locales[0].config.title) ?? 'VitePress',
    idOf: (link) => pageAt(site, addressOf(link))?.id,
    sidebarOf: (page) => sidebarOf(page, sidebars, listed),
  };
  return migratePages({
    ...{ site, diagnostics, generator: 'VitePress', losses },
    sidebar: only && others.length === 0 ? only[1] : only && Object.fromEntries(lists),
    title: textIn(site.config.value.title),
    pagesFolder: 'the folder in srcDir',
    publicFolder: `${site.sourceFolder}public/`,
    page: (page: VitepressPage) => convertPage(page, lookups),
    partial: (partial) => convertPartial(partial, site),
    configuration: (pages, tell) => writeConfiguration(site, pages, tell),
    targetOf: (file) => targetOf(site, file),
  });
}

/** Returns the sidebar that VitePress showed on a page that is not in any sidebar. */
function sidebarOf(
  { id, locale, address }: VitepressPage,
  sidebars: readonly PlannedSidebar[],
  listed: ReadonlySet<string>,
): string | null | undefined {
  if (id === undefined || listed.has(id) || sidebars.length === 0) return undefined;
  const [found] = sidebars
    .filter(({ path }) => `${address}/`.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  if (found === undefined) return null;
  return sidebars.length === 1 ? 'docs' : locale && found.name;
}
