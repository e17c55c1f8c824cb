// Changes to the theme itself are seen at once, too: in a copy of this checkout, so that nothing here is changed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Theme and generator are compiled anew for each change, which takes long where much else is done. */
const patience = { timeout: 100_000 };

const browser = openBrowser();
let checkout: string;
let server: ChildProcess;
let printed = '';
let origin = '';

/** Sources and what is compiled are copies; packages of others are the same. */
function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'docsgen-checkout-'));
  for (const name of ['bin', 'docs', 'packages', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(repository, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules/@docsgen'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name !== '@docsgen') symlinkSync(join(repository, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(repository, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@docsgen', name));
  return copy;
}

const source = (path: string): string => join(checkout, 'packages/theme/src', path);
const change = (path: string, from: string | RegExp, to: string): void =>
  writeFileSync(source(path), readFileSync(source(path), 'utf8').replace(from, to));

/**
 * Whether a file is watched already cannot be seen from outside; so it is written again where nothing has come of it
 * for long.
 */
async function untilShown(save: () => void, isShown: () => Promise<boolean>): Promise<void> {
  let saved = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<boolean> => {
    if (performance.now() - saved > 10_000) {
      save();
      saved = performance.now();
    }
    return isShown();
  };
  await expect.poll(look, { ...patience, interval: 100 }).toBe(true);
}

beforeAll(async () => {
  checkout = copyCheckout();
  // The names of scripts depend on where the packages of others lie, seen from there.
  execFileSync(process.execPath, [join(checkout, 'scripts/compile.js')]);
  mkdirSync(join(checkout, 'site'));
  writeFileSync(join(checkout, 'site/index.md'), '# Start\n\nText.\n');
  const args = [join(checkout, 'bin/docsgen.js'), 'serve', join(checkout, 'site'), '--watch', '--port', '0'];
  server = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } });
  origin = await new Promise((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const address = /http:\/\/localhost:\d+/.exec(printed);
        if (address) resolve(address[0]);
      });
    }
  });
});

afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(checkout, { recursive: true, force: true });
});

describe('the theme, while it is being written', () => {
  it('exchanges styles without loading the page', async () => {
    const use = async (page: Page): Promise<void> => {
      await page.goto(origin);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await untilShown(
        () => change('styles/base.css', /$/, '\nbody { letter-spacing: 3px; }\n'),
        () => page.evaluate(() => getComputedStyle(document.body).letterSpacing === '3px'),
      );
      // Written more than once, it may be on its way again: the old one goes when the new one is there.
      await expect.poll(() => page.locator('link[rel="stylesheet"]').count(), patience).toBe(1);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    };
    // A sheet that was written over before it came is not found any more.
    await withPage(browser, {}, use, [/status of 404/, /Refused to apply style/]);
  });

  it('shows styles that stand in the page in place', async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(origin);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await untilShown(
        () => change('browser/critical/page.css', /$/, '\nhtml { --probe: first; }\n'),
        () => page.evaluate(() => document.querySelector('style')?.textContent?.includes('--probe') === true),
      );
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });
  });

  it('tells of a mistake in a component and goes on; starts again once it is right, with new words', async () => {
    await withPage(
      browser,
      {},
      async (page) => {
        await page.goto(origin);
        change('components/layout/skip-link.tsx', 'export function', 'export funktion');
        await expect.poll(() => printed, patience).toContain('skip-link.tsx');
        expect((await page.request.get(origin)).status()).toBe(200);
        change('components/layout/skip-link.tsx', 'export funktion', 'export function');
        change('i18n/en.ts', "'Skip to content'", "'Leap to the content'");
        await expect.poll(() => page.locator('.skip-link').textContent(), patience).toBe('Leap to the content');
        expect(printed).toContain('restarting');
      },
      [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection/],
    );
  });
});
