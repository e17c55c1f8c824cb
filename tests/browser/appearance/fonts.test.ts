// Custom fonts and a wide logo: no layout shift if fonts load late or not at all, and the same line breaks.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWholeBrowser, withPage } from '../browser.ts';
import { shiftsOf, untilDrawn, watchShifts } from '../shifts.ts';
import { openSmallSite, smallConfig } from '../small-site.ts';

const installed = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const fontFile = (path: string): Uint8Array => readFileSync(fileURLToPath(new URL(path, installed)));

const paragraph =
  'Every signature has a time, and every time has a server that says so. What a reader keeps is the file alone, and it ' +
  'has to say who signed it, when, and with which key, many years after the service that made it is gone. ';

const page = `# What a signature says of itself\n\n${`${paragraph}\n\n## Which keys there are\n\n**${paragraph}**\n\n`.repeat(4)}`;

const browser = openWholeBrowser();
const site = openSmallSite({
  'site.config.yaml': `${smallConfig}theme:
  logo: { src: /wide.svg, name: false, height: 40 }
  font: { body: ./fonts/text.woff2, heading: ./fonts/heading.woff2 }
`,
  'static/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 40"><path d="M0 0h400v40H0z"/></svg>',
  'fonts/text.woff2': fontFile('source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  'fonts/heading.woff2': fontFile('public-sans/files/public-sans-latin-wght-normal.woff2'),
  'content/es/index.md': page,
  'content/es/docs/one.md': page,
  'content/en/index.md': page,
});

const address = (): string => `${site.origin}/docs/one/`;

const loadedFonts = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

/** Sets the time that text waits for its fonts: zero or infinite. */
async function limitWait(tab: Page, limit: 'at once' | 'never'): Promise<void> {
  await tab.addInitScript((chosen) => {
    const start = window.setTimeout;
    const limited = (run: TimerHandler, time?: number, ...rest: readonly unknown[]): number =>
      time === 400 ? (chosen === 'never' ? 0 : start(run, 0)) : start(run, time, ...rest);
    Object.assign(window, { setTimeout: limited });
  }, limit);
}

const visibilityOf = (tab: Page): Promise<string> =>
  tab.locator('main').evaluate((main) => getComputedStyle(main).visibility);

it('text is shown in the fallback fonts after the time limit', async () => {
  await withPage(
    browser,
    {},
    async (tab) => {
      await tab.route('**/*.woff2', () => undefined);
      await limitWait(tab, 'at once');
      await tab.goto(address(), { waitUntil: 'domcontentloaded' });
      await expect.poll(() => visibilityOf(tab)).toBe('visible');
      expect((await loadedFonts(tab)).filter((family) => !family.includes('Fallback'))).toEqual([]);
    },
    [],
  );
});

it('without JavaScript, text does not wait for its fonts', async () => {
  await withPage(browser, { javaScriptEnabled: false }, async (tab) => {
    await tab.goto(address());
    expect(await visibilityOf(tab)).toBe('visible');
  });
});

it('text waits for its fonts, and nothing moves when they load', async () => {
  await withPage(browser, { viewport: { width: 390, height: 900 } }, async (tab) => {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => {
      release = done;
    });
    await tab.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await watchShifts(tab);
    await limitWait(tab, 'never');
    await tab.goto(address(), { waitUntil: 'domcontentloaded' });
    await tab.locator('h1').waitFor({ state: 'attached' });
    await untilDrawn(tab);
    expect(await visibilityOf(tab)).toBe('hidden');
    const came = tab.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
    release();
    await came;
    await tab.evaluate(() => document.fonts.ready);
    await expect.poll(() => visibilityOf(tab)).toBe('visible');
    await untilDrawn(tab);
    expect(await shiftsOf(tab)).toBe('[]');
  });
});

/** A heading or paragraph on one line. */
interface Line {
  readonly width: number;
  readonly height: number;
}

async function measureTexts(fonts: 'there' | 'missing'): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const measure = async (tab: Page): Promise<void> => {
    await tab.route('**/*.woff2', (route) => (fonts === 'there' ? route.continue() : route.abort()));
    await tab.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const styles = (await response.text()).replaceAll('font-display:swap', 'font-display:block');
      await route.fulfill({ response, body: `${styles}main :is(h1,h2,p){white-space:nowrap}` });
    });
    await tab.goto(address());
    await tab.evaluate(() => document.fonts.ready);
    const own = (await loadedFonts(tab)).filter((family) => !family.includes('Fallback'));
    expect(own.length > 0).toBe(fonts === 'there');
    const found = await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.prose :is(h1, h2, p)')].map((block) => {
        const range = document.createRange();
        range.selectNodeContents(block);
        return { width: range.getBoundingClientRect().width, height: block.offsetHeight };
      }),
    );
    lines.push(...found);
  };
  await withPage(browser, {}, measure, [/ERR_FAILED/]);
  return lines;
}

it('text has the same width and height in the fallback fonts as in the real fonts', async () => {
  const [fonts, standIns] = [await measureTexts('there'), await measureTexts('missing')];
  expect(fonts.length).toBeGreaterThan(9);
  expect(standIns.map(({ height }) => height)).toEqual(fonts.map(({ height }) => height));
  const ratios = standIns.map((line, index) => line.width / (fonts[index]?.width ?? 1));
  for (const ratio of ratios) expect(Math.abs(ratio - 1), String(ratios)).toBeLessThan(0.025);
});

it('a logo wider than a phone is scaled down and leaves room for the rest of the navbar', async () => {
  await withPage(browser, { viewport: { width: 320, height: 600 } }, async (tab) => {
    await tab.goto(address());
    const logo = await tab.locator('.logo > svg').boundingBox();
    expect((logo?.width ?? 0) / (logo?.height ?? 1)).toBeCloseTo(10, 0);
    expect(logo?.width).toBeLessThan(230);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(tab.locator('.brand').getAttribute('href')).resolves.toBe('/');
  });
});
