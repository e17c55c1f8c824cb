// State and settings for bundling the site's code: components, overrides, style sheets and theme options.
import type { CacheOptions } from '../../caching/cached-result.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import { type ComponentFolder, openComponentFolder } from './component-folder.ts';

interface BundlingRequest extends Pick<CacheOptions, 'codeHash' | 'isForced'> {
  readonly files: Pick<SiteFiles, 'root' | 'readBytes' | 'settledStamp' | 'list'>;
  /** Absolute path of the packed theme, which `scripts/compile.js` creates. */
  readonly themeModules: string;
  /** `kept` folders are in the site's cache. `temporary` folders are deleted when they are closed. */
  readonly which: 'kept' | 'temporary';
  /** Whether more bundles follow. If so, the bundler keeps its state. */
  readonly isLive: boolean;
  /** Called before esbuild runs. */
  readonly onBundle?: (() => void) | undefined;
}

export interface Bundling extends Omit<BundlingRequest, 'which'> {
  /** Returns the folder for compiled code and cached results, which is opened by the first call. */
  readonly folder: () => ComponentFolder;
  readonly close: () => void;
}

export function openBundling({ which, ...request }: BundlingRequest): Bundling {
  let opened: ComponentFolder | undefined;
  return {
    ...request,
    folder: () => {
      opened ??= openComponentFolder(request.files.root, which);
      return opened;
    },
    close: () => opened?.close(),
  };
}
