// Finds Chromium for the browser tests, installs Debian's package if possible, or prints what to do. This file is plain
// JavaScript, because the scripts in bench/ run without a compiler.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of Chromium, with or without a window. Throws an error with instructions if it is not installed. */
export function provideChromium() {
  if (!findChromium()) install('chromium');
  const path = findChromium();
  if (!path) throw new Error(advice);
  return path;
}

/**
 * Returns the path of Chromium's headless shell, which opens pages in a third of the time, because it has no browser
 * window. If the shell is not available, returns the path of Chromium.
 */
export function provideHeadlessChromium() {
  const chromium = provideChromium();
  if (process.env.CHROMIUM_PATH) return chromium;
  if (!isExecutable(headlessShell)) install('chromium-headless-shell');
  return isExecutable(headlessShell) ? headlessShell : chromium;
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Returns the path of an executable Chromium, or `undefined`. */
function findChromium() {
  return candidates.find((path) => path && isExecutable(path));
}

const advice = `The browser tests need Chromium or Chrome, and none was found.
  Debian, Ubuntu:  sudo apt-get install chromium
  macOS:           brew install --cask google-chrome
  elsewhere:       set CHROMIUM_PATH to the program
  without it:      npx vitest run --project unit --project site`;

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a package on Debian and Ubuntu, if the user is root. */
function install(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing the package ${name} for the browser tests.\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}
