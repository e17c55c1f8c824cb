// Commands and workflow steps of npm, pnpm, Yarn and Bun.
import { lockfilesOf } from '../../text/lockfiles.ts';

export interface PackageManager {
  readonly name: keyof typeof lockfilesOf;
  readonly install: string;
  /** Command that adds a development dependency, without the package's name. */
  readonly add: string;
  /** Command that runs a script, without the script's name. */
  readonly run: string;
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
  install: 'npm install',
  add: 'npm install --save-dev',
  run: 'npm run',
  exec: 'npx',
  once: 'npx',
  installLocked: 'npm ci',
  setup: [],
};

const others: readonly PackageManager[] = [
  {
    name: 'pnpm',
    install: 'pnpm install',
    add: 'pnpm add --save-dev',
    run: 'pnpm run',
    exec: 'pnpm exec',
    once: 'pnpm dlx',
    installLocked: 'pnpm install --frozen-lockfile',
    setup: ['- uses: pnpm/action-setup@v4', '  with:', '    version: latest'],
  },
  {
    name: 'yarn',
    install: 'yarn install',
    add: 'yarn add --dev',
    run: 'yarn run',
    exec: 'yarn',
    once: 'yarn dlx',
    installLocked: 'yarn install --immutable',
    setup: ['- run: corepack enable'],
  },
  {
    name: 'bun',
    install: 'bun install',
    add: 'bun add --dev',
    run: 'bun run',
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
