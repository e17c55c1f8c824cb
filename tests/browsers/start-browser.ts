// Global setup of a project: starts its browser once, and each test file connects to it.
import type { TestProject } from 'vitest/node';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { RunningProgram } from './run-program.ts';
import { startWebkit } from './webkit.ts';

export const browserNames = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

declare module 'vitest' {
  interface ProvidedContext {
    readonly browserName: BrowserName;
    readonly browserAddress: string;
  }
}

export const starts: Readonly<Record<BrowserName, () => Promise<RunningProgram>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name = browserNames.find((one) => one === project.name);
  if (name === undefined) throw new Error(`No browser is called ${project.name}.`);
  const running = await starts[name]();
  project.provide('browserName', name);
  project.provide('browserAddress', running.address);
  return running.stop;
}
