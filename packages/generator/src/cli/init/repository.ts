// Reads the root, the default branch and the GitHub name of a folder's Git repository.
import type { Git } from '../../model/adapters/ports.ts';

interface Repository {
  readonly isThere: boolean;
  /** Path of the folder relative to the repository's root; `''` if it is the root, or if there is no repository. */
  readonly folder: string;
  /** Default branch, which is deployed. */
  readonly branch: string;
  readonly github: GithubName | undefined;
}

interface GithubName {
  readonly owner: string;
  readonly name: string;
}

export async function readRepository(git: Pick<Git, 'ask'>): Promise<Repository> {
  const answer = async (...args: readonly string[]): Promise<string> => {
    const { isSuccessful, text } = await git.ask(args);
    return isSuccessful ? text.trim() : '';
  };
  const isThere = (await answer('rev-parse', '--is-inside-work-tree')) === 'true';
  const folder = (await answer('rev-parse', '--show-prefix')).replace(/\/$/, '');
  const head = (await answer('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')).replace(/^origin\//, '');
  const own = await answer('symbolic-ref', '--short', 'HEAD');
  const branch = head || (own === 'master' ? own : 'main');
  return { isThere, folder, branch, github: githubName(await answer('remote', 'get-url', 'origin')) };
}

/** `remote` is the URL of a Git remote, such as `git@github.com:me/my-project.git`. */
function githubName(remote: string): GithubName | undefined {
  const [, owner, name] = /github\.com[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return owner === undefined || name === undefined ? undefined : { owner, name };
}

/** Returns the GitHub Pages URL of a repository without a custom domain. */
export function githubPagesUrl({ owner, name }: GithubName): string {
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

/** Returns the value of the configuration key `editLink`. */
export function editLinkOf({ github, branch }: Repository, folder: string): string | undefined {
  if (!github) return undefined;
  const below = folder === '' ? '' : `${folder}/`;
  return `https://github.com/${github.owner}/${github.name}/edit/${branch}/${below}{path}`;
}
