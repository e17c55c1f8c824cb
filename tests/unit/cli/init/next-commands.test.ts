// What `init` finds out about a folder, and the commands that it prints.
import { describe, expect, it } from 'vitest';
import { nextCommands } from '../../../../packages/generator/src/cli/init/next-commands.ts';
import { packageManagerOf } from '../../../../packages/generator/src/cli/init/package-managers.ts';
import { editLinkOf, githubPagesUrl, readRepository } from '../../../../packages/generator/src/cli/init/repository.ts';

const managerOf = (name: string) => packageManagerOf(new Set(), `${name}/9.1.0 npm/? node/v22.0.0 linux x64`);

describe('the package manager', () => {
  it.each([
    ['package-lock.json', 'npm'],
    ['npm-shrinkwrap.json', 'npm'],
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
  ])('of a folder with %s is %s, whatever started docsgen', (file, name) =>
    expect(packageManagerOf(new Set([file]), name === 'yarn' ? 'npm/10.9.4' : 'yarn/4.0.0').name).toBe(name),
  );

  it('of a folder without lockfile is the one that started docsgen, or npm', () => {
    expect(['npm', 'pnpm', 'yarn', 'bun'].map((name) => managerOf(name).name)).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
    expect([managerOf('deno').name, packageManagerOf(new Set(), undefined).name]).toEqual(['npm', 'npm']);
  });

  it.each([
    { name: 'npm', add: 'npm install --save-dev', exec: 'npx', once: 'npx', installLocked: 'npm ci' },
    { name: 'pnpm', add: 'pnpm add --save-dev', exec: 'pnpm exec', once: 'pnpm dlx' },
    { name: 'pnpm', installLocked: 'pnpm install --frozen-lockfile' },
    { name: 'yarn', add: 'yarn add --dev', exec: 'yarn', once: 'yarn dlx' },
    { name: 'yarn', installLocked: 'yarn install --immutable' },
    { name: 'bun', add: 'bun add --dev', exec: 'bunx', once: 'bunx' },
    { name: 'bun', installLocked: 'bun install --frozen-lockfile' },
  ])('$name has its own commands', (commands) => expect(managerOf(commands.name)).toMatchObject(commands));
});

describe('the commands after init', () => {
  const request = { folder: '', isInstalled: false, hasScripts: false, docsgen: '^1.0.0', packages: [] };
  const commandsFor = (more: Partial<Parameters<typeof nextCommands>[0]>, name = 'npm') =>
    nextCommands({ ...request, packageManager: managerOf(name), ...more }).map(({ what, commands }) => [
      what,
      ...commands,
    ]);

  it('run docsgen without installing it in a folder without scripts', () => {
    expect(commandsFor({}, 'pnpm')).toEqual([['To preview the site', 'pnpm dlx docsgen serve --watch --open']]);
    expect(commandsFor({ isInstalled: true }, 'pnpm')).toEqual([
      ['To preview the site', 'pnpm exec docsgen serve --watch --open'],
    ]);
  });

  it('enter the folder and install packages if the site has scripts', () => {
    expect(commandsFor({ folder: 'my docs', hasScripts: true })).toEqual([
      ['To preview the site', 'npx docsgen serve "my docs" --watch --open'],
      ['To work on the site', 'cd "my docs"', 'npm install', 'npm run dev'],
    ]);
    expect(commandsFor({ folder: 'docs', hasScripts: true, isInstalled: true })).toEqual([
      ['Next steps', 'cd docs', 'npm run dev'],
    ]);
  });

  it('install feature packages, and docsgen if it is not installed or local', () => {
    const packages = ['@docsgen/math'];
    const serve = 'yarn docsgen serve --watch --open';
    const commands = (more: object) => commandsFor(more, 'yarn').flat().slice(1);
    expect(commands({ packages })).toEqual(['yarn add --dev docsgen @docsgen/math', serve]);
    expect(commands({ packages, isInstalled: true })).toEqual(['yarn add --dev @docsgen/math', serve]);
    expect(commands({ docsgen: 'file:../docsgen' })).toEqual(['yarn add --dev file:../docsgen', serve]);
    expect(commands({ packages, hasScripts: true, folder: 'a' })).toEqual(['cd a', 'yarn install', 'yarn run dev']);
  });
});

describe('the repository', () => {
  const read = (texts: Readonly<Record<string, string>>) =>
    readRepository({
      ask: async (args: readonly string[]) => {
        const text = texts[args.join(' ')];
        return { isInstalled: true, isSuccessful: text !== undefined, text: `${text}\n` };
      },
    } as never);
  const isInside = { 'rev-parse --is-inside-work-tree': 'true' };

  it('is not there without git', async () => {
    expect(await read({})).toEqual({ isThere: false, folder: '', branch: 'main', github: undefined });
  });

  it.each([
    [
      { 'symbolic-ref --short refs/remotes/origin/HEAD': 'origin/develop', 'symbolic-ref --short HEAD': 'x' },
      'develop',
    ],
    [{ 'symbolic-ref --short HEAD': 'master' }, 'master'],
    [{ 'symbolic-ref --short HEAD': 'my-feature' }, 'main'],
  ])('has the default branch of its remote, master or main: %j', async (texts, branch) => {
    expect(await read({ ...isInside, ...texts, 'rev-parse --show-prefix': 'docs/' })).toMatchObject({
      ...{ isThere: true, folder: 'docs', branch },
    });
  });

  it.each([
    ['git@github.com:me/my-project.git', { owner: 'me', name: 'my-project' }],
    ['https://github.com/me/my.project', { owner: 'me', name: 'my.project' }],
    ['https://github.com/me/my.project/', { owner: 'me', name: 'my.project' }],
    ['https://gitlab.com/me/my-project.git', undefined],
  ])('%s is the GitHub repository %j', async (remote, github) =>
    expect((await read({ ...isInside, 'remote get-url origin': remote })).github).toEqual(github),
  );

  it('of GitHub Pages has the URL of its owner, or a folder of it', () => {
    expect(githubPagesUrl({ owner: 'Me', name: 'Docs' })).toBe('https://me.github.io/Docs/');
    expect(githubPagesUrl({ owner: 'Me', name: 'me.github.io' })).toBe('https://me.github.io/');
  });

  it('has edit links on GitHub only', () => {
    const repository = { isThere: true, folder: '', branch: 'main', github: { owner: 'me', name: 'docs' } };
    expect(editLinkOf(repository, '')).toBe('https://github.com/me/docs/edit/main/{path}');
    expect(editLinkOf(repository, 'site')).toBe('https://github.com/me/docs/edit/main/site/{path}');
    expect(editLinkOf({ ...repository, github: undefined }, '')).toBeUndefined();
  });
});
