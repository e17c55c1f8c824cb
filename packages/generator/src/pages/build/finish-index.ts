// Stage "Index text": creates the search index of all documents, or reuses the existing index.
import type { Checked } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { IndexFeed } from '../../output/search/index-feed.ts';
import { staticConflicts } from '../files/stage-static-files.ts';
import type { Build } from '../open/build.ts';
import type { SiteState } from './site-state.ts';

export const noIndex: Checked<readonly OutputFile[]> = { value: [], diagnostics: [] };

/** Returns the index files to stage. */
export async function finishIndex(
  { site, staging }: Build,
  index: IndexFeed,
  { previous }: SiteState,
): Promise<Checked<readonly OutputFile[]>> {
  const { files, kept } = await index.finish(staging.keep);
  const paths = [...files.map(({ path }) => path), ...kept];
  return { value: files, diagnostics: previous ? [] : staticConflicts(site.graph, paths) };
}
