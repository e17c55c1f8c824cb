// Stage "Index texts": makes the search index of all that it was fed, or leaves the one that is there.
import type { Checked } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { Build } from './build.ts';
import type { SiteIndex } from './site-index.ts';
import type { SiteState } from './site-state.ts';
import { staticConflicts } from './stage-static-files.ts';

export const noIndex: Checked<readonly OutputFile[]> = { value: [], diagnostics: [] };

/** Gives the files of the index that have to be staged. */
export async function finishIndex(
  { site, staging }: Build,
  index: SiteIndex,
  { previous }: SiteState,
): Promise<Checked<readonly OutputFile[]>> {
  const { value, diagnostics } = await index.finish(staging.keep);
  const paths = [...value.files.map(({ path }) => path), ...value.kept];
  const conflicts = previous ? [] : staticConflicts(site.graph, paths);
  return { value: value.files, diagnostics: [...diagnostics, ...conflicts] };
}
