// Finds the browsers of a test run, installs Debian's packages if possible, or explains what to do.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

interface Wanted {
  /** Package name in Debian and Ubuntu. */
  readonly package: string;
  /** Environment variable with the path of the program. */
  readonly variable: string;
  readonly paths: readonly string[];
}

const wanted = {
  firefox: {
    package: 'firefox-esr',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
  webkit: { package: 'webkit2gtk-driver', variable: 'WEBKIT_DRIVER_PATH', paths: ['/usr/bin/WebKitWebDriver'] },
  display: { package: 'xvfb', variable: 'XVFB_PATH', paths: ['/usr/bin/Xvfb'] },
} as const satisfies Record<string, Wanted>;

export type ProgramName = keyof typeof wanted;

/** Returns the path of an installed program, and installs it if possible. */
export function programOf(name: ProgramName): string {
  if (find(name) === undefined) install(name);
  const path = find(name);
  if (path !== undefined) return path;
  const { package: wantedPackage, variable } = wanted[name];
  throw new Error(
    [
      `These tests need ${wantedPackage}, and it was not found.`,
      `  Debian, Ubuntu:  sudo apt-get install ${wantedPackage}`,
      `  elsewhere:       set ${variable} to the program, or leave its browser out:`,
      '                   npm run test:browsers -- --project chromium --project firefox',
    ].join('\n'),
  );
}

function find(name: ProgramName): string | undefined {
  const { paths, variable } = wanted[name];
  return [process.env[variable], ...paths].find((path) => path !== undefined && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages only as root on Debian. */
function install(name: ProgramName): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing the package ${wanted[name].package} for the tests in other browsers.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', wanted[name].package);
}
