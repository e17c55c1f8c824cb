// Creates the migration of a VitePress or Starlight site from its converters: converts all pages and the partials that
// they include, each partial once, and adds the configuration, the sidebar and the files that pages use.
import { applyEdits, type Checked, type Diagnostic, error } from 'docsgen/internals';
import type { LocalizedPage, LocalizedSite, PagePlace } from './localized-pages.ts';
import { filesInOrder, type MigratedFile, type Migration, type OldUrl } from './migration.ts';
import type { PageConversion } from './page-work.ts';
import { type Plain, yamlOf } from './yaml-text.ts';

/** A file that pages include. */
export type Partial = Pick<PagePlace, 'source' | 'to'>;

export interface ConvertedPage<Included extends Partial> extends Pick<PageConversion, 'losses' | 'uses'> {
  readonly text: string;
  /** Ids of headings. */
  readonly anchors: readonly string[];
  readonly partials: readonly Included[];
}

export function convertedPage<Included extends Partial>(
  { text, edits, losses, uses }: PageConversion,
  found: Pick<ConvertedPage<Included>, 'anchors' | 'partials'>,
): ConvertedPage<Included> {
  return { text: applyEdits(text, edits), losses, uses, ...found };
}

interface SiteConverters<Page, Included extends Partial> {
  readonly site: Omit<LocalizedSite, 'pages'> & { readonly pages: readonly Page[] };
  /** Diagnostics about reading the site. */
  readonly diagnostics: readonly Diagnostic[];
  readonly generator: Migration['generator'];
  readonly title: string | undefined;
  /** The folder that contains the pages, for a message. */
  readonly pagesFolder: string;
  /** Folder of files that keep their URLs, with a trailing slash. */
  readonly publicFolder: string;
  /** Differences in the sidebars. */
  readonly losses: readonly Diagnostic[];
  readonly sidebar: Plain;
  readonly page: (page: Page) => ConvertedPage<Included> | Promise<ConvertedPage<Included>>;
  readonly partial: (partial: Included) => Promise<ConvertedPage<Included>>;
  readonly configuration: (
    pages: readonly MigratedFile[],
    tell: (diagnostic: Diagnostic) => void,
  ) => string | Promise<string>;
  /** Returns the new path of a file that pages use. */
  readonly targetOf: (file: string) => string;
  /** Original paths of further files, by new path. */
  readonly copies?: ReadonlyMap<string, string>;
}

export async function migratePages<Page extends LocalizedPage, Included extends Partial>(
  converters: SiteConverters<Page, Included>,
): Promise<Checked<Migration | undefined>> {
  const { site, diagnostics, generator, title, publicFolder, targetOf, copies = [], sidebar } = converters;
  if (site.pages.length === 0) {
    const hint = `Pages are read from ${converters.pagesFolder}`;
    const noPages = error({ code: 'migration', message: 'No pages found', file: '', hint });
    return { value: undefined, diagnostics: [...diagnostics, noPages] };
  }
  const { files, addresses, uses, ...converted } = await convertPages(converters);
  const losses = [...converters.losses, ...converted.losses];
  const configuration = await converters.configuration(files, (loss) => losses.push(loss));
  const from = site.config.file;
  const shared = [...site.paths].filter((path) => path.startsWith(publicFolder));
  const made: readonly MigratedFile[] = [
    { path: 'site.config.yaml', text: configuration, from },
    ...(sidebar === undefined
      ? []
      : [{ path: `content/${site.locales[0].code}/docs/sidebar.yaml`, text: yamlOf(sidebar), from }]),
    ...files,
    ...[...uses].map((path) => ({ path: targetOf(path), copyOf: path })),
    ...shared.map((path) => ({ path: `static/${path.slice(publicFolder.length)}`, copyOf: path })),
    ...[...copies].map(([path, copyOf]) => ({ path, copyOf })),
  ];
  const migration = { generator, title: title ?? generator, files: filesInOrder(made), addresses, losses };
  return { value: { ...migration, packages: new Map() }, diagnostics };
}

async function convertPages<Page extends LocalizedPage, Included extends Partial>({
  site,
  page: convertPage,
  partial: convertPartial,
}: SiteConverters<Page, Included>) {
  const files: MigratedFile[] = [];
  const losses: Diagnostic[] = [];
  const uses = new Set<string>();
  const partialIds = new Map<string, readonly string[]>();
  /** Returns the ids of headings, including headings in partials. */
  const take = async ({ source, to }: Partial, converted: ConvertedPage<Included>): Promise<readonly string[]> => {
    files.push({ path: to, text: converted.text, from: source });
    losses.push(...converted.losses);
    for (const file of converted.uses) uses.add(file);
    const ids: string[] = [...converted.anchors];
    for (const partial of converted.partials) {
      if (!partialIds.has(partial.to)) {
        // Partials can include each other.
        partialIds.set(partial.to, []);
        partialIds.set(partial.to, await take(partial, await convertPartial(partial)));
      }
      ids.push(...(partialIds.get(partial.to) ?? []));
    }
    return ids;
  };
  const addresses: OldUrl[] = [];
  for (const page of site.pages) {
    const anchors = await take(page, await convertPage(page));
    addresses.push({ url: page.url, anchors, from: page.source });
  }
  return { files, addresses, losses, uses };
}
