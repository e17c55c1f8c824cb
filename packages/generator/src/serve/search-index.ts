// The full-text index of the development server. It is created on the first search and rebuilt some time after each
// change. Until the rebuild is complete, searches use the previous index.

import type { OutputFile } from '../model/output.ts';
import { isSourced, type SiteGraph } from '../model/site.ts';
import { openSearchIndex } from '../output/search/language-index.ts';
import { searchDocument } from '../output/search/search-document.ts';
import type { OpenSite } from '../pages/open/open-site.ts';
import { searchIndexFolder, titleIndexPath } from '../routes/output-paths.ts';
import { groupBy } from '../text/group-by.ts';
import type { Articles } from './articles.ts';

type IndexFiles = ReadonlyMap<string, OutputFile['content']>;

/** Milliseconds without a change after which the index is rebuilt. */
const untilRebuild = 1000;

export class SearchIndex {
  readonly #make: () => Promise<IndexFiles>;
  #files: IndexFiles | undefined;
  /** Files of the previous index, which open pages may still request. */
  #previousFiles: IndexFiles | undefined;
  #making: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(make: () => Promise<IndexFiles>) {
    this.#make = make;
  }

  /** Returns an index file by its output path. Waits for the new index only if there is no previous index. */
  async file(path: string): Promise<OutputFile['content'] | undefined> {
    if (!this.#files) await (this.#making ?? this.#rebuild());
    return this.#files?.get(path) ?? this.#previousFiles?.get(path);
  }

  /** Call this when the site has changed. */
  outdate(): void {
    if (!this.#files && !this.#making) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#rebuild(), untilRebuild);
    this.#timer.unref();
  }

  /**
   * Rebuilds run one at a time. If a rebuild fails, the previous index is still used, and the next request tries again.
   */
  #rebuild(): Promise<void> {
    const work = (this.#making ?? Promise.resolve()).then(async () => {
      const files = await this.#make().catch(() => undefined);
      if (files) this.#previousFiles = this.#files;
      this.#files = files ?? this.#files;
      if (this.#making === work) this.#making = undefined;
    });
    this.#making = work;
    return work;
  }
}

export function isIndexFile({ config, tree }: SiteGraph, path: string): boolean {
  const isTitleIndex = config.locales.some((locale) => titleIndexPath(locale) === path);
  return config.search.isEnabled && path.startsWith(searchIndexFolder) && !isTitleIndex && !tree.staticFiles.has(path);
}

/** Returns the index that a build would create. */
export async function indexSite(site: OpenSite, articles: Articles): Promise<IndexFiles> {
  const index = await openSearchIndex(site.graph.config);
  const digests = await articles.digests(site);
  // Documents are added in the same order as in a build: source by source, with the pages that show each source.
  const shown = groupBy([...site.graph.pages.values()].filter(isSourced), (page) => page.parsed.file.path);
  for (const [path, pages] of shown) {
    const digest = digests.get(path);
    for (const page of pages) {
      const document = digest && searchDocument(site.graph, page, digest.sections);
      if (document) index.add(document);
    }
  }
  return new Map(index.finish().map(({ path, content }) => [path, content]));
}
