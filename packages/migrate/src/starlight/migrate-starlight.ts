// Converts a Starlight site: reads it, converts its files, and collects differences.
import { type Checked, type Diagnostic, error } from 'docsgen/internals';
import { convertPages } from '../convert-pages.ts';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import { filesInOrder, type MigratedFile, type Migration } from '../migration.ts';
import { openPage } from '../page-work.ts';
import { type PlannedItem, writtenItems } from '../sidebar-plan.ts';
import { textIn } from '../untyped-values.ts';
import { yamlOf } from '../yaml-text.ts';
import { brandFiles } from './brand.ts';
import { writeConfiguration } from './configuration.ts';
import { type Converting, convertBody, convertPage } from './convert-page.ts';
import type { PageNames } from './imports.ts';
import { targetOf } from './places.ts';
import { readStarlight } from './read-starlight.ts';
import { labelOf, pageAt, planSidebar } from './sidebar.ts';
import type { StarlightPage } from './site.ts';

export async function migrateStarlight(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<Migration | undefined>> {
  const { value: site, diagnostics } = await readStarlight(files, modules);
  if (site === undefined) return { value: undefined, diagnostics };
  if (site.pages.length === 0) {
    const hint = 'Pages are read from src/content/docs';
    const mistake = error({ code: 'migration', message: 'No pages found', file: '', hint });
    return { value: undefined, diagnostics: [...diagnostics, mistake] };
  }
  const losses: Diagnostic[] = [];
  const sidebar = planSidebar(site, (loss) => losses.push(loss));
  const seen = new Set<string>();
  const list = sidebar && writtenItems(sidebar, { isCollapsible: true, isCollapsed: false }, seen);
  const converting: Converting = {
    site,
    idOf: (link) => pageAt(site, link)?.id,
    isListed: (page) => sidebar && (seen.has(page.id ?? '') || isInFolder(page, sidebar)),
  };
  const pages = await convertPages(site.pages, {
    page: (page) => convertPage(page, converting),
    partial: async ({ source, to }: PageNames['partials'][number]) =>
      convertBody(openPage(source, (await files.readText(source)) ?? ''), site, { source, to, url: '/' }),
  });
  losses.push(...pages.losses);
  const configuration = await writeConfiguration(site, pages.files, (loss) => losses.push(loss));
  const folder = `content/${site.locales[0].code}/docs`;
  const shared = [...site.paths].filter((path) => path.startsWith('public/'));
  const made: readonly MigratedFile[] = [
    { path: 'site.config.yaml', text: configuration, from: site.config.file },
    ...(list ? [{ path: `${folder}/sidebar.yaml`, text: yamlOf(list), from: site.config.file }] : []),
    ...pages.files,
    ...[...pages.uses].map((path) => ({ path: targetOf(site, path), copyOf: path })),
    ...shared.map((path) => ({ path: `static/${path.slice('public/'.length)}`, copyOf: path })),
    ...[...brandFiles(site).copies].map(([path, copyOf]) => ({ path, copyOf })),
  ];
  const title = labelOf(site, site.options.title);
  const value: Migration = {
    generator: 'Starlight',
    title: (typeof title === 'string' ? title : textIn(Object.values(title ?? {})[0])) ?? 'Starlight',
    files: filesInOrder(made),
    addresses: pages.addresses,
    losses,
    packages: new Map(),
  };
  return { value, diagnostics };
}

function isInFolder(page: StarlightPage, items: readonly PlannedItem[]): boolean {
  return items.some(
    ({ folder, items: below = [] }) =>
      (folder !== undefined && (folder === '.' || page.relative.startsWith(`${folder}/`))) || isInFolder(page, below),
  );
}
