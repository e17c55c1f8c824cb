// Removes the files of a frozen version and its entry in the configuration, and redirects its URLs.

import { UsageError } from '../../diagnostics/usage-error.ts';
import { configWithoutVersion, planRemoval } from '../../edit/versions/plan-removal.ts';
import { foldersOf } from '../../edit/versions/version-files.ts';
import { openGit } from '../../platform/git.ts';
import { countOf } from '../../text/amounts.ts';
import { type TriedChange, tryChange } from './check-changes.ts';
import type { VersionRequest } from './version.ts';

export async function removeVersion({ site, before, log, options, ...names }: VersionRequest): Promise<TriedChange> {
  const { graph } = before;
  const plan = planRemoval(graph, names);
  const { section, version, files, redirects } = plan;
  const folders = foldersOf(graph.config, version.folder).filter((folder) =>
    files.some((path) => path.startsWith(`${folder}/`)),
  );
  if (!options.force && folders.length > 0) await refuseLoss(site.files.root, folders);
  const file = graph.config.file ?? '';
  const text = /\.ya?ml$/.test(file) ? await site.files.readText(file) : undefined;
  const config = text === undefined ? undefined : configWithoutVersion(text, plan);
  if (config === undefined) {
    const steps = `remove ${version.name} from the versions of ${section.id}, and delete ${folders.join(' and ')}`;
    throw new UsageError(`docsgen cannot edit ${file}: ${steps} by hand`);
  }
  const removed = new Map<string, string | undefined>([[file, config]]);
  for (const path of files) removed.set(path, undefined);
  const tried = await tryChange({ site, before, changes: removed, renamed: new Map(), log });
  const counts = folders.map((folder) => {
    const count = files.filter((path) => path.startsWith(`${folder}/`)).length;
    return `${folder}/ removed (${countOf(count, 'file')})`;
  });
  const shown = redirects.slice(0, shownRedirects).map(({ from, to }) => `${from} redirects to ${to}`);
  const more = redirects.length - shown.length;
  return {
    ...tried,
    lines: [...counts, `${file} changed`, ...shown, ...(more > 0 ? [`and ${countOf(more, 'more redirect')}`] : [])],
  };
}

const shownRedirects = 20;

/** Throws an error if git could not restore the files. */
async function refuseLoss(root: string, folders: readonly string[]): Promise<void> {
  const { isSuccessful, text } = await openGit(root).ask([
    'status',
    '--porcelain',
    '--untracked-files=all',
    '--ignored',
    '--',
    ...folders,
  ]);
  if (!isSuccessful)
    throw new UsageError(
      `${folders.join(' and ')} could not be restored, because there is no git repository. ` +
        'Use --force to delete them anyway',
    );
  const [first, ...rest] = text.split('\n').filter(Boolean);
  if (first === undefined) return;
  const others = rest.length === 0 ? ' is' : ` and ${countOf(rest.length, 'other file')} are`;
  throw new UsageError(`${first.slice(3)}${others} not committed to git: commit first, or use --force`);
}
