/** Names of the files in which each package manager records the versions of all dependencies, the usual name first. */
export const lockfilesOf = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const lockfiles: readonly string[] = Object.values(lockfilesOf).flat();
