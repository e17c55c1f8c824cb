import type { CacheOptions } from '../../caching/cached-result.ts';
import type { BundleStyles } from '../../model/adapters/component-bundler.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Brand } from '../../model/brand.ts';
import type { SiteConfig } from '../../model/config.ts';

export interface ThemeRequest extends CacheOptions {
  readonly config: SiteConfig;
  readonly brand: Brand;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  /** Whether the build only checks the site and writes nothing. */
  readonly isCheck: boolean;
  readonly files: Pick<SiteFiles, 'root' | 'readBytes' | 'list'>;
  /** Paths of the files in `static/`, relative to this folder. */
  readonly staticFiles: ReadonlySet<string>;
  readonly bundleStyles: BundleStyles;
  /** See `StyleRequest`. */
  readonly isLive: boolean;
}
