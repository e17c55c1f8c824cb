// Lets `--report` observe a build while it renders pages.

import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { Page } from '../../model/site.ts';
import type { PageEntry } from '../cache/manifest.ts';
import type { ArticleResult, RenderedPage } from '../make/page-maker.ts';

export interface WorkObserver {
  /** Called before the first page. The values that its argument returns change until the end of the build. */
  readonly begin: (asked: ObservedWork) => void;
  readonly article: (worker: string, path: SourcePath, result: ArticleResult) => void;
  readonly page: (worker: string, page: Page, rendered: RenderedPage) => void;
  /** Called for a page that is reused from the previous build. */
  readonly kept: (page: Page, known: Pick<PageEntry, 'size' | 'articleSize'>) => void;
}

export interface ObservedWork {
  /** Size in bytes of each output file that has been added so far. */
  readonly sizes: () => Iterable<readonly [OutputPath, number]>;
  /** Number of sources that were read, and number of sources that were taken from the manifest. */
  readonly counts: () => { readonly read: number; readonly known: number };
}
