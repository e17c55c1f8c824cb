import type { CacheOptions } from '../../caching/cached-result.ts';
import type { Brand } from '../../model/brand.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Bundling } from '../esbuild/bundling.ts';

export interface ThemeRequest extends CacheOptions, Pick<Bundling, 'files' | 'isLive' | 'onBundle'> {
  readonly config: SiteConfig;
  readonly brand: Brand;
  /** Whether the build only checks the site and writes nothing. */
  readonly isCheck: boolean;
  /** Paths of the files in `static/`, relative to this folder. */
  readonly staticFiles: ReadonlySet<string>;
}
