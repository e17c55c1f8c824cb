// Changes to the theme itself are shown immediately. Runs in a copy of the checkout.
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

/** Every change compiles theme and generator, which takes a long time on a busy machine. */
const patience = { timeout: 100_000 };

const browser = openBrowser();
let checkout: string;
let server: ChildProcess;
let printed = '';
let origin = '';

/** Copies sources and compiled files, and links packages. */
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

/** Whether a file is watched is not visible from outside, so the file is saved again if nothing happens. */
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
  // Script names depend on the relative location of packages.
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

describe('developing the theme', () => {
  it('styles are replaced without a full load', async () => {
    const use = async (page: Page): Promise<void> => {
      await page.goto(origin);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await untilShown(
        () => change('styles/base.css', /$/, '\nbody { letter-spacing: 3px; }\n'),
        () => page.evaluate(() => getComputedStyle(document.body).letterSpacing === '3px'),
      );
      // After several writes, the old style sheet is removed when the new one has loaded.
      await expect.poll(() => page.locator('link[rel="stylesheet"]').count(), patience).toBe(1);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    };
    // A style sheet that is overwritten while it is loading returns 404.
    await withPage(browser, {}, use, [/status of 404/, /Refused to apply style/]);
  });

  it('inline styles are replaced in place', { tags: ['long'] }, async () => {
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

  it('an error in a component is reported; the server restarts when it is fixed, with new UI strings', {
    tags: ['long'],
  }, async () => {
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
