// Starts Chromium for tests, once per process. Each test has its own window.
import type { LaunchOptions } from 'playwright-core';
import { provideChromium, provideHeadlessChromium } from './find-chromium.js';

/** Installs missing browsers before several processes look for them. */
export function setup(): void {
  provideHeadlessChromium();
}

/** Throws if Chromium is missing and cannot be installed. */
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

/** Chromium uses only the last list of disabled features, so this includes those that Playwright disables. */
const unwanted = [
  // These load additional pages for each new window, which takes half the time of a short test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // Disabled by Playwright.
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
