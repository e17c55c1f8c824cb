// Makes sure that the browser tests have a Chromium: finds one, installs Debian's where that is possible, or says what
// to do. Plain JavaScript, because the scripts in bench/ run without a compiler.
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

/**
 * Path of a Chromium that can be run, with or without a screen; throws, with words on how to get one, where there is
 * none.
 */
export function provideChromium() {
  if (!findChromium()) install('chromium');
  const path = findChromium();
  if (!path) throw new Error(advice);
  return path;
}

/**
 * Path of the Chromium that has no windows of its own around its pages, and so opens them in a third of the time: the
 * same engine, built from the same source. Where there is none, the usual one.
 */
export function provideHeadlessChromium() {
  const chromium = provideChromium();
  if (process.env.CHROMIUM_PATH) return chromium;
  if (!isExecutable(headlessShell)) install('chromium-headless-shell');
  return isExecutable(headlessShell) ? headlessShell : chromium;
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Path of a Chromium that can be run, or `undefined`. */
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

/** Debian and Ubuntu keep it as a package; as root it can be installed without asking. */
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
