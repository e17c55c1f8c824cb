// Converts the pages of a VitePress or Starlight site and the partials that they include, each partial once.
import type { Diagnostic } from 'docsgen/internals';
import type { MigratedFile, OldUrl } from './migration.ts';
import type { MovedPage } from './moves.ts';
import type { PageConversion } from './page-work.ts';

export interface ConvertedPage<Partial> extends Pick<PageConversion, 'losses' | 'uses'> {
  readonly text: string;
  readonly anchors: readonly string[];
  readonly partials: readonly Partial[];
}

interface Converters<Page, Partial> {
  readonly page: (page: Page) => ConvertedPage<Partial> | Promise<ConvertedPage<Partial>>;
  readonly partial: (partial: Partial) => Promise<ConvertedPage<Partial>>;
}

interface ConvertedPages {
  readonly files: readonly MigratedFile[];
  readonly addresses: readonly OldUrl[];
  readonly losses: readonly Diagnostic[];
  readonly uses: ReadonlySet<string>;
}

export async function convertPages<
  Page extends Pick<MovedPage, 'source' | 'to' | 'url'>,
  Partial extends Pick<MovedPage, 'source' | 'to'>,
>(pages: readonly Page[], converters: Converters<Page, Partial>): Promise<ConvertedPages> {
  const files: MigratedFile[] = [];
  const losses: Diagnostic[] = [];
  const uses = new Set<string>();
  const partialIds = new Map<string, readonly string[]>();
  /** Returns the ids of headings, including headings in partials. */
  const take = async (
    { source, to }: Pick<MovedPage, 'source' | 'to'>,
    converted: ConvertedPage<Partial>,
  ): Promise<readonly string[]> => {
    files.push({ path: to, text: converted.text, from: source });
    losses.push(...converted.losses);
    for (const file of converted.uses) uses.add(file);
    const ids: string[] = [...converted.anchors];
    for (const partial of converted.partials) {
      if (!partialIds.has(partial.to)) {
        // Partials can include each other.
        partialIds.set(partial.to, []);
        partialIds.set(partial.to, await take(partial, await converters.partial(partial)));
      }
      ids.push(...(partialIds.get(partial.to) ?? []));
    }
    return ids;
  };
  const addresses: OldUrl[] = [];
  for (const page of pages) {
    const anchors = await take(page, await converters.page(page));
    addresses.push({ url: page.url, anchors, from: page.source });
  }
  return { files, addresses, losses, uses };
}
