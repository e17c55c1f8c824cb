// What can be seen of a build while it makes pages: for the report on it.

import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { Page } from '../../model/site.ts';
import type { PageEntry } from '../cache/manifest.ts';
import type { ArticleResult, RenderedPage } from '../make/page-maker.ts';

export interface WorkObserver {
  /** Called before pages are made; what can be asked for then grows until the end of the build. */
  readonly begin: (asked: ObservedWork) => void;
  readonly article: (worker: string, path: SourcePath, result: ArticleResult) => void;
  readonly page: (worker: string, page: Page, rendered: RenderedPage) => void;
  /** A page is as the previous build left it. */
  readonly kept: (page: Page, known: Pick<PageEntry, 'size' | 'articleSize'>) => void;
}

export interface ObservedWork {
  /** Bytes of every file of the output so far. */
  readonly sizes: () => Iterable<readonly [OutputPath, number]>;
  /** Numbers of sources. */
  readonly counts: () => { readonly read: number; readonly known: number };
}
