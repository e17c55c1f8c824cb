// A Starlight site. Paths are relative to the folder that contains `astro.config`.
import type { LocalizedPage, LocalizedSite } from '../localized-pages.ts';
import type { LooseMap } from '../untyped-values.ts';

export const contentFolder = 'src/content/docs/';

/** `config` is the argument of Astro's `defineConfig`. */
export interface StarlightSite extends LocalizedSite {
  /** The options of the Starlight integration. */
  readonly options: LooseMap;
  /** Pages by URL, with the locale and without a trailing slash. */
  readonly byUrl: ReadonlyMap<string, LocalizedPage>;
  /** Astro pages, and pages in other formats, which are not migrated. */
  readonly foreignPages: readonly string[];
}
