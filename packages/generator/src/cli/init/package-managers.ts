// Commands and workflow steps of npm, pnpm, Yarn and Bun.
import { lockfilesOf } from '../../text/lockfiles.ts';

export interface PackageManager {
  readonly name: keyof typeof lockfilesOf;
  /** Command that adds a development dependency, without the package's name. */
  readonly add: string;
  /** Command that runs the executable of an installed package. */
  readonly exec: string;
  /** Command that runs the executable of a package that is not installed. */
  readonly once: string;
  /** Command that installs the versions in the lockfile. */
  readonly installLocked: string;
  /** Workflow steps that run before Node is set up. */
  readonly setup: readonly string[];
}

const npm: PackageManager = {
  name: 'npm',
  add: 'npm install --save-dev',
  exec: 'npx',
  once: 'npx',
  installLocked: 'npm ci',
  setup: [],
};

const others: readonly PackageManager[] = [
  {
    name: 'pnpm',
    add: 'pnpm add --save-dev',
    exec: 'pnpm exec',
    once: 'pnpm dlx',
    installLocked: 'pnpm install --frozen-lockfile',
    setup: ['- uses: pnpm/action-setup@v4', '  with:', '    version: latest'],
  },
  {
    name: 'yarn',
    add: 'yarn add --dev',
    exec: 'yarn',
    once: 'yarn dlx',
    installLocked: 'yarn install --immutable',
    setup: ['- run: corepack enable'],
  },
  {
    name: 'bun',
    add: 'bun add --dev',
    exec: 'bunx',
    once: 'bunx',
    installLocked: 'bun install --frozen-lockfile',
    setup: ['- uses: oven-sh/setup-bun@v2'],
  },
];

/**
 * Returns the package manager whose lockfile exists, or the package manager that started this process. `userAgent` has
 * the form `pnpm/9.1.0 npm/? node/v22.0.0 linux x64`.
 */
export function packageManagerOf(files: ReadonlySet<string>, userAgent: string | undefined): PackageManager {
  const all = [npm, ...others];
  const locked = all.find(({ name }) => lockfilesOf[name].some((file) => files.has(file)));
  return locked ?? all.find(({ name }) => userAgent?.startsWith(`${name}/`)) ?? npm;
}
