// A frozen version is taken away: its files, its name in the configuration, and not its addresses.

import { keepMarks } from '../../edit/move/byte-order-marks.ts';
import { configWithout, planRemoval } from '../../edit/versions/plan-removal.ts';
import { foldersOf } from '../../edit/versions/version-files.ts';
import { openGit } from '../../platform/git.ts';
import { countOf } from '../../text/amounts.ts';
import { checkFolder } from '../build/check-folder.ts';
import { UsageError } from '../usage-error.ts';
import { changedSite, freshDiagnostics, ledgerChange, writeChanges } from './check-changes.ts';
import type { TriedChange, VersionRequest } from './version.ts';

export async function removeVersion({
  site,
  graph,
  before,
  log,
  options,
  ...names
}: VersionRequest): Promise<TriedChange> {
  const plan = planRemoval(graph, names);
  if (plan.kind === 'refused') throw new UsageError(plan.reason);
  const { section, version, files, redirects } = plan;
  const folders = foldersOf(graph.config, version.folder).filter((folder) =>
    files.some((path) => path.startsWith(`${folder}/`)),
  );
  if (!options.force && folders.length > 0) await refuseLoss(site.files.root, folders);
  const file = graph.config.file ?? '';
  const text = /\.ya?ml$/.test(file) ? await site.files.readText(file) : undefined;
  const config = text === undefined ? undefined : configWithout(text, plan);
  if (config === undefined) {
    const what = `take ${version.name} out of the versions of ${section.id}, and remove ${folders.join(' and ')}`;
    throw new UsageError(`${file} cannot be changed in place: ${what} by hand`);
  }
  const removed = new Map<string, string | undefined>([[file, config]]);
  for (const path of files) removed.set(path, undefined);
  const changed = changedSite(site, removed);
  const after = await checkFolder(changed, log);
  const changes = new Map([...removed, ...ledgerChange(before, after)]);
  const counts = folders.map((folder) => {
    const count = files.filter((path) => path.startsWith(`${folder}/`)).length;
    return `${folder}/ removed (${countOf(count, 'file')})`;
  });
  const shown = redirects.slice(0, shownRedirects).map(({ from, to }) => `${from} leads to ${to}`);
  const more = redirects.length - shown.length;
  return {
    changed,
    lost: [],
    fresh: freshDiagnostics({ before: before.diagnostics, after: after.diagnostics, renamed: new Map() }),
    lines: [...counts, `${file} changed`, ...shown, ...(more > 0 ? [`and ${countOf(more, 'more redirect')}`] : [])],
    write: async () => writeChanges(site, await keepMarks(site.files, changes, new Map())),
  };
}

const shownRedirects = 20;

/** Only what git can bring back is removed unasked. */
async function refuseLoss(root: string, folders: readonly string[]): Promise<void> {
  const { isRight, text } = await openGit(root).ask([
    'status',
    '--porcelain',
    '--untracked-files=all',
    '--ignored',
    '--',
    ...folders,
  ]);
  if (!isRight)
    throw new UsageError(`${folders.join(' and ')} are in no git repository that could bring them back: add --force`);
  const [first, ...rest] = text.split('\n').filter(Boolean);
  if (first === undefined) return;
  const others = rest.length === 0 ? '' : ` and ${countOf(rest.length, 'other file')}`;
  throw new UsageError(`git could not bring back ${first.slice(3)}${others}: commit first, or add --force`);
}
