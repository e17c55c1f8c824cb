// Converts a VitePress site: reads it, converts its files, and collects differences.

import { type Checked, type Diagnostic, error } from 'docsgen/internals';
import { type ConvertedPage, convertPages } from '../convert-pages.ts';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import { filesInOrder, type MigratedFile, type Migration } from '../migration.ts';
import type { MovedPage } from '../moves.ts';
import { openPage } from '../page-work.ts';
import { writtenItems } from '../sidebar-plan.ts';
import { textIn } from '../untyped-values.ts';
import { yamlOf } from '../yaml-text.ts';
import { writeConfiguration } from './configuration.ts';
import { type Converting, convertBody, convertPage } from './convert-page.ts';
import { type Partial, partOf } from './includes.ts';
import { readVitepress } from './read-vitepress.ts';
import { addressOf, type PlannedSidebar, pageAt, planSidebars } from './sidebars.ts';
import type { VitepressPage, VitepressSite } from './site.ts';

export async function migrateVitepress(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<Migration | undefined>> {
  const { value: site, diagnostics } = await readVitepress(files, modules);
  if (site === undefined) return { value: undefined, diagnostics };
  if (site.pages.length === 0) {
    const hint = 'Pages are read from the folder in srcDir';
    return {
      value: undefined,
      diagnostics: [error({ code: 'migration', message: 'No pages found', file: '', hint })],
    };
  }
  const losses: Diagnostic[] = [];
  const sidebars = planSidebars(site, (loss) => losses.push(loss));
  const written = sidebars.map(({ name, items }) => {
    const seen = new Set<string>();
    return { name, list: writtenItems(items, { isCollapsible: false, isCollapsed: false }, seen), seen };
  });
  const converting: Converting = {
    files,
    moves: site.moves,
    sourceFolder: site.sourceFolder,
    title: textIn(site.locales[0].config.title) ?? 'VitePress',
    idOf: (link) => pageAt(site, addressOf(link))?.id,
    sidebarOf: (page) => sidebarOf(page, sidebars, new Set(written.flatMap(({ seen }) => [...seen]))),
  };
  const pages = await convertPages(site.pages, {
    page: (page) => convertPage(page, converting),
    partial: (partial: Partial) => convertPartial(partial, converting),
  });
  losses.push(...pages.losses);
  const configuration = writeConfiguration(site, pages.files, (loss) => losses.push(loss));
  const { code } = site.locales[0];
  const [only] = written;
  const lists =
    written.length === 1 && only ? only.list : Object.fromEntries(written.map(({ name, list }) => [name, list]));
  const made: MigratedFile[] = [
    { path: 'site.config.yaml', text: configuration, from: site.config.file },
    ...(written.length > 0
      ? [{ path: `content/${code}/docs/sidebar.yaml`, text: yamlOf(lists), from: site.config.file }]
      : []),
    ...pages.files,
    ...copies(site, pages.uses),
  ];
  const value: Migration = {
    generator: 'VitePress',
    title: textIn(site.config.value.title) ?? 'VitePress',
    files: filesInOrder(made),
    addresses: pages.addresses,
    losses,
    packages: new Map(),
  };
  return { value, diagnostics };
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

async function convertPartial({ source, to, part }: Partial, converting: Converting): Promise<ConvertedPage<Partial>> {
  const { files, sourceFolder } = converting;
  const text = partOf((await files.readText(source)) ?? '', part) ?? '';
  const place: MovedPage = { source, route: source.slice(sourceFolder.length), to, url: '' };
  return convertBody(openPage(source, text), { place, frontMatter: {} }, converting);
}

/** Files that pages embed, and files in `public/`, which keep their URLs. */
function copies(site: VitepressSite, uses: ReadonlySet<string>): readonly MigratedFile[] {
  const start = `${site.sourceFolder}public/`;
  const shared = [...site.paths].filter((path) => path.startsWith(start));
  return [
    ...[...uses].map((path) => ({ path: site.moves.targetOf(path), copyOf: path })),
    ...shared.map((path) => ({ path: `static/${path.slice(start.length)}`, copyOf: path })),
  ];
}
