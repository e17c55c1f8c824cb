// Kills builds at numbered steps and checks the remaining output: every file is complete, every link has a target, and
// the next command creates exactly the old site or the new one.
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isPageList } from '../../../packages/generator/src/routes/output-paths.ts';
import { runCli } from '../cli.ts';
import { type CommandResult, runCommand } from '../run-command.ts';
import { type Folder, readFolder, type SiteLiteral, writeFiles } from '../site-files.ts';
import { canLosePermission, powerlessUser, withoutPower } from './without-power.ts';

/** `enclosed`: the parent of the output folder is not writable, so files are staged inside the output folder. */
export type KilledWork = 'first' | 'again' | 'enclosed' | 'search' | 'shard' | 'merge';
export const killedWorks: readonly KilledWork[] = [
  ...(['first', 'again', 'search', 'shard', 'merge'] as const),
  ...(canLosePermission ? (['enclosed'] as const) : []),
];

const pagesOf = (word: string, names: readonly string[]): SiteLiteral =>
  Object.fromEntries(
    ['es', 'en'].flatMap((locale) =>
      names.map((name, index) => {
        const next = names[(index + 1) % names.length]?.split('/').at(-1);
        return [`content/${locale}/${name}.md`, `# ${word} ${name}\n\n[Next](./${next}.md)\n\n![A](../a.svg)\n`];
      }),
    ),
  );

function siteOf(word: string, pages: SiteLiteral): SiteLiteral {
  return {
    'site.config.yaml': [
      `title: ${word}`,
      'url: https://docs.example.com',
      'locales: [{ code: es }, { code: en }]',
      'keepAssets: 0',
    ].join('\n'),
    'content/es/index.md': `# ${word}\n\n![A](a.svg)\n`,
    'content/en/index.md': `# ${word}\n`,
    'content/es/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!-- ${word} --></svg>\n`,
    'content/en/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!-- ${word} --></svg>\n`,
    [`static/${word}.txt`]: word,
    ...pages,
  };
}

/** Pages that stay link to each other, as do the pages that are removed and the pages that are added. */
const stay = ['part/one', 'part/two', 'part/three'];
export const before = siteOf('Before', {
  ...pagesOf('Before', stay),
  ...pagesOf('Gone', ['old/four', 'old/five', 'old/six']),
});
export const after = siteOf('After', {
  ...pagesOf('After', stay),
  ...pagesOf('New', ['new/four', 'new/five', 'new/seven']),
});

interface Prepared {
  /** Folder with the site before the killed command runs. */
  readonly folder: string;
  readonly args: readonly string[];
  /** Output of other commands for the two sites. */
  readonly sites: readonly Folder[];
  /** Number of disk operations of the killed command. */
  readonly stepsOf: (when: Moment) => Promise<number>;
}

/** Whether steps are counted from the start of the command, or only while it publishes. */
export type Moment = 'life' | 'publishing';

export interface KilledBuilds {
  /** `share` is the share of completed steps, from 0 to 1. */
  readonly kill: (work: KilledWork, when: Moment, share: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Name of the site's folder in every copy. */
const name = 'site';

export async function openKilledBuilds(): Promise<KilledBuilds> {
  const around = await mkdtemp(join(tmpdir(), 'docsgen-killed-'));
  // Another user needs access to this folder (`within`).
  await chmod(around, 0o755);
  const prepared = new Map<KilledWork, Promise<Prepared>>();
  return {
    kill: async (work, when, share) => {
      const ready = prepared.get(work) ?? prepare(work, join(around, work));
      prepared.set(work, ready);
      const steps = await (await ready).stepsOf(when);
      await killOne(await ready, { work, when, at: Math.min(steps - 1, Math.floor(share * steps)) });
    },
    close: () => rm(around, { recursive: true, force: true }),
  };
}

async function prepare(work: KilledWork, around: string): Promise<Prepared> {
  const folder = join(around, 'before');
  const search = work === 'search' ? [] : ['--no-search'];
  const build = async (root: string, ...args: readonly string[]): Promise<void> => {
    const { code, stderr, stdout } = await runCommand([args[0] ?? '', root, ...args.slice(1), ...search]);
    expect(code, stdout + stderr).toBe(0);
  };
  const sites: Folder[] = [];
  for (const site of [before, after]) {
    const root = join(around, sites.length === 0 ? 'old' : 'new');
    await writeFiles(root, site);
    await build(root, 'build');
    sites.push(await readFolder(join(root, 'dist')));
  }
  await cp(join(around, work === 'first' ? 'new' : 'old'), folder, { recursive: true });
  if (work === 'first') await rm(join(folder, 'dist'), { recursive: true });
  await rm(join(folder, 'content'), { recursive: true });
  await rm(join(folder, 'static'), { recursive: true });
  await writeFiles(folder, after);
  if (work === 'merge') for (const part of ['1/2', '2/2']) await build(folder, 'build', '--shard', part);
  const command =
    work === 'merge' ? ['merge'] : ['build', '--jobs', '1', ...(work === 'shard' ? ['--shard', '1/2'] : [])];
  const args = [...command, ...search];
  const known = new Map<Moment, Promise<number>>();
  const stepsOf = (when: Moment): Promise<number> => {
    const steps = known.get(when) ?? countSteps({ folder, args, work }, when);
    known.set(when, steps);
    return steps;
  };
  return { folder, args, sites, stepsOf };
}

async function countSteps({ folder, args, work }: Counted, when: Moment): Promise<number> {
  const copy = join(folder, '..', name);
  const counts = join(folder, '..', when);
  await cp(folder, copy, { recursive: true });
  await writeFile(counts, '');
  await chmod(counts, 0o666);
  const variables = { DOCSGEN_KILL_FROM: when, DOCSGEN_KILL_COUNTS: counts };
  const { code, stderr } = await within(work, copy, () => runCli(args, copy, killing(work, variables)));
  expect(code, stderr).toBe(0);
  await rm(copy, { recursive: true });
  return Number(await readFile(counts, 'utf8'));
}

function killing(work: KilledWork, variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const user = work === 'enclosed' && powerlessUser !== undefined ? { DOCSGEN_KILL_USER: String(powerlessUser) } : {};
  return { ...variables, ...user, NODE_OPTIONS: `--import=${new URL('./kill-at.js', import.meta.url)}` };
}

/** Runs a command in a folder that contains the output and, for `enclosed`, is not writable. */
async function within<T>(work: KilledWork, root: string, run: () => Promise<T>): Promise<T> {
  if (work !== 'enclosed') return run();
  await withoutPower(root, () => chmod(root, 0o555));
  try {
    return await run();
  } finally {
    await chmod(root, 0o755);
  }
}

interface Kill {
  readonly work: KilledWork;
  readonly when: Moment;
  /** Number of the step before which the command is killed. */
  readonly at: number;
}

interface Counted {
  readonly folder: string;
  readonly args: readonly string[];
  readonly work: KilledWork;
}

async function killOne({ folder, args, sites }: Prepared, { work, when, at }: Kill): Promise<void> {
  const told = `${work}, killed at step ${at} of its ${when}`;
  const root = join(folder, '..', name);
  const out = join(root, 'dist');
  await rm(root, { recursive: true, force: true });
  await cp(folder, root, { recursive: true });
  const variables = { DOCSGEN_KILL_FROM: when, DOCSGEN_KILL_AT: String(at) };
  const killed = await within(work, root, () => runCli(args, root, killing(work, variables)));
  expect(killed.code, told).toBe(null);
  // Processes started by the command print nothing.
  expect(killed.stderr, told).toBe('');
  if (work !== 'shard') expectWhole(await readFolder(out), sites, told);

  const next = ['check', 'serve', 'build'][at % 3] ?? '';
  const command = next === 'serve' ? ['serve', '.', '--port', '0'] : nextCommand(next, args);
  const first = await within(work, root, () => withRightsOf(work, root, command));
  const settled = await readFolder(out);
  if (work !== 'shard') {
    const isOne = settled.size === 0 || sites.some((site) => isSame(site, settled));
    expect(isOne, `${told}, then ${next}: ${first.stdout}`).toBe(true);
  }
  const parts = work === 'shard' ? ['1/2', '2/2'].map((part) => ['build', '--shard', part, '--no-search']) : [];
  const ways = work === 'shard' ? [...parts, ['merge', '--no-search']] : [args];
  for (const way of ways) {
    const { code } = await within(work, root, () => withRightsOf(work, root, nextCommand(way[0] ?? '', way)));
    expect(code, told).toBe(0);
  }
  expect(isSame(await readFolder(out), sites[1] ?? new Map()), `${told}, then built again`).toBe(true);
  const left = (await readdir(root)).filter((each) => !(each in { '.docsgen': 0, content: 0, dist: 0, static: 0 }));
  expect(left, told).toEqual(['site.config.yaml']);
  await rm(root, { recursive: true });
}

function withRightsOf(work: KilledWork, root: string, args: readonly string[]): Promise<CommandResult> {
  const run = (): Promise<CommandResult> => runCommand(args, root);
  return work === 'enclosed' ? withoutPower(root, run) : run();
}

/** Runs the same command again, or another one with the same pages. */
function nextCommand(command: string, args: readonly string[]): readonly string[] {
  if (command === args[0]) return [command, '.', ...args.slice(1)];
  return [command, '.', ...(command === 'build' ? args.filter((arg) => arg === '--no-search') : [])];
}

export function isSame(one: Folder, other: Folder): boolean {
  return one.size === other.size && [...one].every(([path, content]) => other.get(path)?.equals(content));
}

/** Every file except staged ones belongs to one of the two sites, and all files that it links to or loads exist. */
export function expectWhole(files: Folder, sites: readonly Folder[], told: string): void {
  const standIns = sites.flatMap((site) => site.get('404.html') ?? []);
  for (const [path, content] of files) {
    if (path === '.docsgen-manifest.json' || /^\.docsgen\.(?:lock|staging-)/.test(path)) continue;
    const possible = [...sites.flatMap((site) => site.get(path) ?? []), ...(path.endsWith('.html') ? standIns : [])];
    expect(
      possible.some((each) => each.equals(content)),
      `${path} is whole (${told})`,
    ).toBe(true);
    for (const target of targetsIn(path, content.toString()))
      expect(
        files.has(target) || files.has(`${target}index.html`),
        `${path} leads to ${target}, which is not there (${told})`,
      ).toBe(true);
  }
}

/** Paths in the output that a page, a list of pages or the search index refers to. */
function targetsIn(path: string, text: string): readonly string[] {
  const found = (pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, target = '']) => target);
  if (path.endsWith('.html')) return found(/(?:src=|href=|import)"\/([^"#?]*)/g);
  if (isPageList(path)) return found(/https:\/\/docs\.example\.com\/([^\s<>"')\]?#]*(?<![.,:;]))/g);
  if (/^search\/titles/.test(path)) return found(/"\/((?:[\w-]+\/)*)"/g);
  return [];
}
