// Converts a Starlight site: reads it, converts its files, and collects differences.
import { type Checked, type Diagnostic, error } from 'docsgen/internals';
import { filesInOrder } from '../files-in-order.ts';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import type { MigratedFile, Migration } from '../migration.ts';
import { openPage } from '../page-work.ts';
import { type PlannedItem, writtenItems } from '../sidebar-plan.ts';
import { textIn } from '../untyped-values.ts';
import { yamlOf } from '../yaml-text.ts';
import { brandFiles } from './brand.ts';
import { writeConfiguration } from './configuration.ts';
import { type ConvertedPage, type Converting, convertBody, convertPage } from './convert-page.ts';
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
  const pages = await convertPages({
    site,
    idOf: (link) => pageAt(site, link)?.id,
    isListed: (page) => sidebar && (seen.has(page.id ?? '') || isInFolder(page, sidebar)),
  });
  losses.push(...pages.losses);
  const configuration = await writeConfiguration(site, (loss) => losses.push(loss));
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
    addresses: site.pages.map((page) => ({ url: page.url, anchors: pages.anchors.get(page) ?? [], from: page.source })),
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

interface ConvertedPages {
  readonly files: readonly MigratedFile[];
  readonly losses: readonly Diagnostic[];
  readonly uses: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<StarlightPage, readonly string[]>;
}

async function convertPages(converting: Converting): Promise<ConvertedPages> {
  const { site } = converting;
  const files = new Map<string, MigratedFile>();
  const losses: Diagnostic[] = [];
  const uses = new Set<string>();
  const partialIds = new Map<string, readonly string[]>();
  const take = async (converted: ConvertedPage): Promise<readonly string[]> => {
    losses.push(...converted.losses);
    for (const file of converted.uses) uses.add(file);
    const ids: string[] = [...converted.anchors];
    for (const partial of converted.partials) ids.push(...(partialIds.get(partial.to) ?? (await takePartial(partial))));
    return ids;
  };
  const takePartial = async ({ source, to }: ConvertedPage['partials'][number]): Promise<readonly string[]> => {
    partialIds.set(to, []);
    const work = openPage(source, (await site.files.readText(source)) ?? '');
    const converted = convertBody(work, site, { source, to, url: '/' });
    files.set(to, { path: to, text: converted.text, from: source });
    const ids = await take(converted);
    partialIds.set(to, ids);
    return ids;
  };
  const anchors = new Map<StarlightPage, readonly string[]>();
  for (const page of site.pages) {
    const converted = convertPage(page, converting);
    files.set(page.to, { path: page.to, text: converted.text, from: page.source });
    anchors.set(page, await take(converted));
  }
  return { files: [...files.values()], losses, uses, anchors };
}
