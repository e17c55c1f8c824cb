// How Chromium is started for tests: once by each process that runs some, and each test has a window of its own in it.
import type { LaunchOptions } from 'playwright-core';
import { provideChromium, provideHeadlessChromium } from './find-chromium.js';

/** Installs what is missing before several processes look for it at once. */
export function setup(): void {
  provideHeadlessChromium();
}

/** Throws where there is no Chromium and none can be installed. */
export function chromiumOptions(): LaunchOptions {
  return {
    executablePath: provideChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${unwanted.join(',')}`,
    ],
  };
}

/** Chromium heeds the last such list alone, so what Playwright switches off by itself is in it, too. */
const unwanted = [
  // For these each new window loads pages of its own beside the address bar: half of the time that a short test takes.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
