// Converts a Starlight site: reads it, converts its files, and collects differences.
import type { Checked, Diagnostic } from 'docsgen/internals';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import type { LocalizedPage } from '../localized-pages.ts';
import { migratePages } from '../migrate-pages.ts';
import type { Migration } from '../migration.ts';
import { openPage } from '../page-work.ts';
import { type PlannedItem, writtenItems } from '../sidebar-plan.ts';
import { textIn } from '../untyped-values.ts';
import { brandFiles } from './brand.ts';
import { writeConfiguration } from './configuration.ts';
import { convertBody, convertPage } from './convert-page.ts';
import type { PageLookups } from './page-fields.ts';
import { targetOf } from './places.ts';
import { readStarlight } from './read-starlight.ts';
import { labelOf, pageAt, planSidebar } from './sidebar.ts';
import { contentFolder } from './site.ts';

export async function migrateStarlight(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<Migration | undefined>> {
  const { value: site, diagnostics } = await readStarlight(files, modules);
  if (site === undefined) return { value: undefined, diagnostics };
  const losses: Diagnostic[] = [];
  const sidebar = planSidebar(site, (loss) => losses.push(loss));
  const seen = new Set<string>();
  const list = sidebar && writtenItems(sidebar, { isCollapsible: true, isCollapsed: false }, seen);
  const lookups: PageLookups = {
    site,
    idOf: (link) => pageAt(site, link)?.id,
    isListed: (page) => sidebar && (seen.has(page.id ?? '') || isInFolder(page, sidebar)),
  };
  const title = labelOf(site, site.options.title);
  return migratePages({
    ...{ site, diagnostics, generator: 'Starlight', losses, sidebar: list },
    title: textIn(title) ?? textIn(Object.values(title ?? {})[0]),
    pagesFolder: contentFolder.slice(0, -1),
    publicFolder: 'public/',
    page: (page) => convertPage(page, lookups),
    partial: async ({ source, to }) =>
      convertBody(openPage(source, (await files.readText(source)) ?? ''), site, { source, to, route: '', url: '/' }),
    configuration: (pages, tell) => writeConfiguration(site, pages, tell),
    targetOf: (file) => targetOf(site, file),
    copies: brandFiles(site).copies,
  });
}

function isInFolder(page: LocalizedPage, items: readonly PlannedItem[]): boolean {
  return items.some(
    ({ folder, items: below = [] }) =>
      (folder !== undefined && (folder === '.' || page.relative.startsWith(`${folder}/`))) || isInFolder(page, below),
  );
}
