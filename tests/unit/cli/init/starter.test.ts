// The files of a new site, as data.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findContent } from '../../../../packages/generator/src/cli/init/found-content.ts';
import type { StarterSettings } from '../../../../packages/generator/src/cli/init/init-answers.ts';
import { nextCommands } from '../../../../packages/generator/src/cli/init/next-commands.ts';
import { packageManagerOf } from '../../../../packages/generator/src/cli/init/package-managers.ts';
import { editLinkOf, githubPagesUrl, readRepository } from '../../../../packages/generator/src/cli/init/repository.ts';
import { planStarter } from '../../../../packages/generator/src/cli/init/starter.ts';
import type { TargetFolder } from '../../../../packages/generator/src/cli/init/target-folder.ts';
import { readTemplates } from '../../../../packages/generator/src/cli/init/templates.ts';
import { lockfilesOf } from '../../../../packages/generator/src/text/lockfiles.ts';

const templates = await readTemplates();

const wishes: StarterSettings = {
  title: 'Docs: all of them',
  locales: ['en'],
  address: undefined,
  hasWorkflow: true,
  hasEditorSettings: true,
  packages: [],
};

const place: TargetFolder = {
  folderName: 'My Docs',
  found: findContent([]),
  isConfigured: false,
  packageManager: packageManagerOf(new Set(), undefined),
  docsgen: '^1.2.3',
  packages: { '@docsgen/math': '^1.2.3' },
  branch: 'main',
  folderInRepository: '',
  editLink: undefined,
};

function textOf(path: string, changes: Partial<TargetFolder> = {}, wanted: Partial<StarterSettings> = {}): string {
  const file = planStarter({ ...wishes, ...wanted }, { ...place, ...changes }, templates).find(
    (each) => each.path === path,
  );
  return file?.text ?? `there is no ${path}`;
}

const agents = [undefined, 'pnpm/9.1.0 npm/? node/v22.0.0 linux x64', 'yarn/4.0.0 npm/?', 'bun/1.1.0 npm/?'];

describe('the workflow', () => {
  it.each([
    [agents[0], ['npm ci', 'npx docsgen build --strict'], 'npm'],
    [agents[1], ['pnpm install --frozen-lockfile', 'pnpm exec docsgen build --strict'], 'pnpm'],
    [agents[2], ['corepack enable', 'yarn install --immutable', 'yarn docsgen build --strict'], 'yarn'],
    [agents[3], ['bun install --frozen-lockfile', 'bunx docsgen build --strict'], undefined],
  ])('installs what is locked, builds, and keeps the cache: %s', (agent, commands, cache) => {
    const packageManager = packageManagerOf(new Set(), agent);
    const { build, deploy } = parse(textOf('.github/workflows/docs.yml', { packageManager })).jobs;
    const steps: readonly { run?: string; uses?: string; with?: Record<string, unknown> }[] = build.steps;
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(commands);
    const withOf = (action: string): unknown => steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;
    expect(withOf('setup-node')).toEqual(
      cache
        ? { 'node-version': 22, cache, 'cache-dependency-path': lockfilesOf[packageManager.name][0] }
        : { 'node-version': 22 },
    );
    expect(withOf('cache')).toMatchObject({ path: '.docsgen/cache', 'restore-keys': 'docsgen-' });
    expect(withOf('upload-pages-artifact')).toEqual({ path: 'dist' });
    expect(deploy).toMatchObject({ needs: 'build', permissions: { pages: 'write', 'id-token': 'write' } });
  });

  it('deploys only the given branch', () => {
    const { on, jobs } = parse(textOf('.github/workflows/docs.yml', { branch: 'master' }));
    expect(on.push).toEqual({ branches: ['master'] });
    expect(jobs.deploy.if).toBe("github.ref_name == 'master'");
  });

  it('writes the workflow of a site in a subfolder to the root of the repository', () => {
    const files = planStarter(wishes, { ...place, folderInRepository: 'packages/docs' }, templates);
    const text = files.find(({ path }) => path === '../../.github/workflows/docs.yml')?.text ?? '';
    const { build } = parse(text).jobs;
    expect(build.defaults.run['working-directory']).toBe('packages/docs');
    expect(text).toContain('path: packages/docs/dist\n');
    expect(text).toContain('path: packages/docs/.docsgen/cache\n');
    expect(text).toContain('cache-dependency-path: packages/docs/package-lock.json\n');
  });
});

describe('the configuration', () => {
  it('starts the configuration with a reference to its schema', () => {
    expect(textOf('site.config.yaml')).toMatch(
      /^# yaml-language-server: \$schema=\.\/node_modules\/docsgen\/docs\/site\.config\.schema\.json\n/,
    );
  });

  it('writes the settings to the configuration', () => {
    const address = { url: 'https://me.github.io', baseUrl: '/repo/' };
    const text = textOf('site.config.yaml', { editLink: 'https://github.com/me/repo/edit/main/{path}' }, { address });
    expect(parse(text)).toMatchObject({
      title: 'Docs: all of them',
      url: 'https://me.github.io',
      baseUrl: '/repo/',
      locales: [{ code: 'en' }],
      editLink: 'https://github.com/me/repo/edit/main/{path}',
    });
  });

  it('labels the section in every language with sample pages', () => {
    const labels = (...locales: StarterSettings['locales']): unknown =>
      parse(textOf('site.config.yaml', {}, { locales })).sections[0].label;
    expect(labels('en')).toBe('Guide');
    expect(labels('es-MX', 'en', 'de')).toEqual({ 'es-MX': 'Guía', en: 'Guide' });
    expect(labels('de', 'es')).toEqual({ de: 'Guide', es: 'Guía' });
  });
});

it('writes a package.json with scripts, a valid name and docsgen as a dependency', () => {
  expect(JSON.parse(textOf('package.json'))).toMatchObject({
    name: 'my-docs',
    private: true,
    scripts: { dev: 'docsgen serve --watch', build: 'docsgen build --strict' },
    devDependencies: { docsgen: '^1.2.3' },
  });
});

it('writes feature packages to the configuration and to package.json', () => {
  const chosen = { packages: ['@docsgen/math'] };
  expect(parse(textOf('site.config.yaml', {}, chosen)).plugins).toEqual(['@docsgen/math']);
  const { devDependencies } = JSON.parse(textOf('package.json', {}, { ...chosen, hasEditorSettings: false }));
  expect(devDependencies).toEqual({ docsgen: '^1.2.3', '@docsgen/math': '^1.2.3' });
});

it('has sample pages with the same anchors in all languages', () => {
  const shape = (language: string): unknown =>
    [...templates].flatMap(([path, text]) =>
      path.startsWith(`${language}/`) ? [[path.slice(language.length), text.match(/\{#[a-z]+\}/g)]] : [],
    );
  expect(shape('es')).toEqual(shape('en'));
});

describe('a folder that has files', () => {
  const sections = (...paths: readonly string[]): unknown => {
    const { kind, folder, locales, sections } = findContent(paths);
    return [kind, folder, locales, sections.map(({ id }) => id)];
  };

  it('creates sample pages if the only Markdown files are a README and the like', () => {
    expect(sections('README.md', 'CHANGELOG.md', 'LICENSE', 'src/index.ts')).toEqual(['nothing', undefined, [], []]);
  });

  it('makes a folder of documentation a section, next to the README', () => {
    expect(sections('README.md', 'docs/a.md', 'src/README.md', 'guide/b.md')).toEqual([
      'markdown',
      '.',
      [],
      ['docs', 'guide'],
    ]);
  });

  it('makes a folder of notes a site with one section', () => {
    expect(sections('a.md', 'ideas/b.md')).toEqual(['markdown', '.', [], []]);
  });

  it('finds the languages and sections of pages in content/', () => {
    expect(sections('content/es/api/a.md', 'content/pt-BR/api/b.md', 'content/es/Mi Guía/b.md')).toEqual([
      'markdown',
      undefined,
      ['es', 'pt-BR'],
      ['api', 'mi-gu-a'],
    ]);
  });
});

describe('a repository on GitHub', () => {
  it.each([
    ['git@github.com:Me/my-project.git', 'https://me.github.io/my-project/'],
    ['https://github.com/me/my-project', 'https://me.github.io/my-project/'],
    ['ssh://git@github.com/me/me.github.io.git', 'https://me.github.io/'],
    ['https://git.example.com/me/my-project.git', undefined],
  ])('%s is published at %s', async (remote, address) => {
    const answer = { isInstalled: true, isSuccessful: true, text: `${remote}\n`, errorOutput: '' };
    const { github } = await readRepository({ ask: async () => answer });
    expect(github && githubPagesUrl(github)).toBe(address);
  });

  it.each([
    ['of its origin', 'origin/trunk', 'master', 'trunk'],
    ['that is checked out, if it is called master', '', 'master', 'master'],
    ['main, if another branch is checked out', '', 'topic', 'main'],
  ])('is deployed from the branch %s', async (_, origin, own, expected) => {
    const prefix = 'symbolic-ref --short';
    const answers = new Map([
      [`${prefix} refs/remotes/origin/HEAD`, origin],
      [`${prefix} HEAD`, own],
    ]);
    const ask = async (args: readonly string[]) => {
      const text = answers.get(args.join(' ')) ?? '';
      return { isInstalled: true, isSuccessful: text !== '', text: `${text}\n`, errorOutput: '' };
    };
    expect((await readRepository({ ask })).branch).toBe(expected);
  });

  it.each([
    ['', 'https://github.com/me/repo/edit/main/{path}'],
    ['packages/docs', 'https://github.com/me/repo/edit/main/packages/docs/{path}'],
  ])("has pages of a site in the folder '%s' edited at %s", (folder, link) => {
    const github = { owner: 'me', name: 'repo' };
    expect(editLinkOf({ isThere: true, folder, branch: 'main', github }, folder)).toBe(link);
  });
});

describe('what to type next', () => {
  const packageManager = packageManagerOf(new Set(['pnpm-lock.yaml']), undefined);
  const commands = (folder: string, isInstalled: boolean, hasScripts: boolean, docsgen = '^1.2.3'): unknown =>
    nextCommands({ packageManager, folder, isInstalled, hasScripts, docsgen, packages: [] }).map(
      (step) => step.commands,
    );

  it('prints a command that shows the site, and the commands to work on it', () => {
    expect(commands('my docs', false, true)).toEqual([
      ['pnpm dlx docsgen serve "my docs" --watch --open'],
      ['cd "my docs"', 'pnpm install', 'pnpm run dev'],
    ]);
  });

  it('prints only the script if docsgen is installed', () => {
    expect(commands('', true, true)).toEqual([['pnpm run dev']]);
  });

  it('does not use a registry if docsgen was not installed from one', () => {
    const docsgen = 'file:../my docsgen';
    expect(commands('my docs', false, true, docsgen)).toEqual([['cd "my docs"', 'pnpm install', 'pnpm run dev']]);
    expect(commands('', false, false, docsgen)).toEqual([
      ['pnpm add --save-dev "file:../my docsgen"', 'pnpm exec docsgen serve --watch --open'],
    ]);
    expect(commands('', true, false, docsgen)).toEqual([['pnpm exec docsgen serve --watch --open']]);
  });

  it('installs feature packages before the site is shown', () => {
    const next = (isInstalled: boolean, hasScripts: boolean): unknown =>
      nextCommands({
        packageManager,
        folder: '',
        isInstalled,
        hasScripts,
        docsgen: '^1.2.3',
        packages: ['@docsgen/math'],
      }).map((step) => step.commands);
    expect(next(false, true)).toEqual([['pnpm install', 'pnpm run dev']]);
    const serve = 'pnpm exec docsgen serve --watch --open';
    expect(next(false, false)).toEqual([['pnpm add --save-dev docsgen @docsgen/math', serve]]);
    expect(next(true, false)).toEqual([['pnpm add --save-dev @docsgen/math', serve]]);
  });

  it('prints docsgen commands if package.json has no scripts', () => {
    expect(commands('', true, false)).toEqual([['pnpm exec docsgen serve --watch --open']]);
  });
});
