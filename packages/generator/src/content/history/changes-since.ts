import type { Git } from '../../model/adapters/ports.ts';

export interface ChangesSince {
  /** Date of the commit with that content: `2026-03-01`. */
  readonly since: string;
  /** Number of lines that were added and removed since then, including changes that are not committed. */
  readonly added: number;
  readonly removed: number;
  /** Commits since then, newest first. */
  readonly commits: readonly { readonly date: string; readonly subject: string }[];
}

/**
 * Returns the changes of a file since the commit in which it had the given content, or `undefined` if there is no
 * repository or no such commit.
 */
export async function changesSince(
  git: Git,
  path: string,
  isWanted: (text: string) => boolean,
): Promise<ChangesSince | undefined> {
  const log = await git.ask(['log', '--format=%H%x09%as%x09%s', '--', path]);
  if (!log.isSuccessful) return undefined;
  const commits = log.text.split('\n').filter(Boolean).map(readCommit);
  for (const [index, { id, date }] of commits.entries()) {
    const { isSuccessful, text } = await git.ask(['show', `${id}:./${path}`]);
    if (!isSuccessful || !isWanted(text.replace(/^\uFEFF/, ''))) continue;
    const [added = 0, removed = 0] = (await git.ask(['diff', '--numstat', id, '--', path])).text
      .split('\t')
      .map(Number);
    return { since: date, added, removed, commits: commits.slice(0, index) };
  }
  return undefined;
}

function readCommit(line: string): { readonly id: string; readonly date: string; readonly subject: string } {
  const [id = '', date = '', ...subject] = line.split('\t');
  return { id, date, subject: subject.join('\t') };
}
