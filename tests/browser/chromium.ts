// How Chromium is started for tests. Before the first browser test of a run it is started once, and every test file
// connects to that one; each test has a window of its own in it.
import { chromium, type LaunchOptions } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { provideChromium, provideHeadlessChromium } from './find-chromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's Chromium can be connected to. */
    readonly chromiumAddress: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ ...chromiumOptions(), executablePath: provideHeadlessChromium() });
  project.provide('chromiumAddress', server.wsEndpoint());
  return () => server.close();
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
