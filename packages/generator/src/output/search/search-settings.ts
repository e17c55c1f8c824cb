// Settings that the search index depends on, in addition to the pages.

import type { SiteConfig } from '../../model/config.ts';

export interface SearchSettings {
  readonly config: Pick<SiteConfig, 'locales' | 'search'>;
  readonly hashOf: (content: string | Uint8Array) => string;
}
