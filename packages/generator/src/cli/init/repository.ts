// What git knows of a folder that matters for its site: where the repository begins, what it publishes, and where it
// is on GitHub.
import type { Git } from '../../model/adapters/ports.ts';

interface Repository {
  readonly isThere: boolean;
  /** From its topmost folder to the one that git was asked in; `''`: they are the same, or there is no repository. */
  readonly folder: string;
  /** The branch that is published. */
  readonly branch: string;
  readonly github: GithubName | undefined;
}

interface GithubName {
  readonly owner: string;
  readonly name: string;
}

export async function readRepository(git: Git): Promise<Repository> {
  const answer = async (...args: readonly string[]): Promise<string> => {
    const { isRight, text } = await git.ask(args);
    return isRight ? text.trim() : '';
  };
  const isThere = (await answer('rev-parse', '--is-inside-work-tree')) === 'true';
  const folder = (await answer('rev-parse', '--show-prefix')).replace(/\/$/, '');
  const head = (await answer('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')).replace(/^origin\//, '');
  const own = await answer('symbolic-ref', '--short', 'HEAD');
  const branch = head || (own === 'master' ? own : 'main');
  return { isThere, folder, branch, github: githubName(await answer('remote', 'get-url', 'origin')) };
}

/** `remote`: the address of a repository, as git has it: `git@github.com:me/my-project.git`. */
export function githubName(remote: string): GithubName | undefined {
  const [, owner, name] = /github\.com[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return owner === undefined || name === undefined ? undefined : { owner, name };
}

/** Where GitHub Pages publishes a repository that has no domain of its own. */
export function pagesAddress({ owner, name }: GithubName): string {
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

/** See `editLink` of the configuration. */
export function editLinkOf({ github, branch }: Repository, folder: string): string | undefined {
  if (!github) return undefined;
  const below = folder === '' ? '' : `${folder}/`;
  return `https://github.com/${github.owner}/${github.name}/edit/${branch}/${below}{path}`;
}
