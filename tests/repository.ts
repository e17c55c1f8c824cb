// Creates a git repository with commits by given authors at given times, the same on every machine.
import { execFileSync } from 'node:child_process';
import { type SiteLiteral, writeFiles } from './site/site-files.ts';

export interface Commit {
  /** With a time zone: `2024-05-03T22:14:07-05:00`. */
  readonly date: string;
  /** Commit date, which a rebase changes. Default: the author date. */
  readonly committed?: string;
  readonly author?: string;
  /** Files to write before everything in the folder is committed. */
  readonly files?: SiteLiteral;
}

export interface Repository {
  /** Returns the output of git. */
  readonly git: (...args: readonly string[]) => string;
  readonly commit: (commit: Commit) => Promise<void>;
}

export function openRepository(root: string): Repository {
  const run = (args: readonly string[], variables: NodeJS.ProcessEnv = {}): string =>
    execFileSync('git', [...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...variables },
    });
  run(['init', '--quiet', '--initial-branch=main']);
  for (const [key, value] of [
    ['user.name', 'Test'],
    ['user.email', 'test@example.com'],
  ] as const)
    run(['config', key, value]);
  return {
    git: (...args) => run(args),
    commit: async ({ date, committed = date, author = 'Ana', files = {} }) => {
      await writeFiles(root, files);
      run(['add', '--all']);
      run(['commit', '--quiet', '--message', 'A change', `--author=${author} <author@example.com>`], {
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: committed,
      });
    },
  };
}
