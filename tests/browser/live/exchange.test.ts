// A page that its author saves is exchanged under the reader's hands: what he did to it stays, and all goes on working.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { isSameWindow, onPage, openLive, openLiveSite, patience, shows } from './live-site.ts';

const page1 = 'content/en/guide/long.md';
const tabs = (last: string): string =>
  `:::tabs{group="language"}\n\`\`\`bash \ncurl\n\`\`\`\n\`\`\`js \n${last}\n\`\`\`\n:::\n`;

interface Parts {
  readonly top?: string;
  readonly code?: string;
  readonly end?: string;
}

const long = ({ top = 'Top.', code = 'let x;', end = 'End.' }: Parts = {}): string =>
  `# Long

${top}

## First part

A paragraph with [a link](./start.md).

<details><summary>More</summary>

Hidden words.

</details>

${tabs(code)}

\`\`\`sh
docsgen build
\`\`\`

## Second part

${'A line of text.\n\n'.repeat(60)}

${end}
`;

const browser = openBrowser();
const site = openLiveSite({ [page1]: long() });
afterEach(() => site.restore());

/** Promise.withResolvers, which Node 20 does not have yet. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((done) => {
    give = done;
  });
  return { given, give };
}

const path = '/guide/long/';
const onLong = (use: (page: Page) => Promise<void>): Promise<void> => onPage({ browser, site, path }, use);
/** What tells the element that has the focus from others. */
const active = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return [
      one?.tagName,
      one?.getAttribute('href'),
      one?.getAttribute('aria-label'),
      one?.textContent.slice(0, 20),
    ].join();
  });

describe('a text that is saved', () => {
  it('appears without the page being loaded again, and the rest stays the same elements', async () => {
    await onLong(async (page) => {
      await page.evaluate(() => {
        const kept = ['#first-part', 'details', '.tabs', '.tabs [role="tablist"]', '.code-controls', 'nav'];
        Object.assign(window, { kept: kept.map((selector) => [selector, document.querySelector(selector)]) });
      });
      await site.write({ [page1]: long({ top: 'Another top.' }) });
      await shows(page, 'Another top.');
      expect(await page.getByText('Top.', { exact: true }).count()).toBe(0);
      const changed = await page.evaluate(() => {
        const { kept } = window as unknown as { kept: [string, Element | null][] };
        return kept.filter(([selector, one]) => !one || document.querySelector(selector) !== one).map(([name]) => name);
      });
      expect(changed).toEqual([]);
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('leaves the reader where he was', async () => {
    await onLong(async (page) => {
      await page.evaluate(() => scrollTo(0, 700));
      await site.write({ [page1]: long({ end: 'Another end.' }) });
      await shows(page, 'Another end.');
      expect(await page.evaluate(() => scrollY)).toBe(700);
    });
  });

  it('leaves open what he opened, and the tab he chose', async () => {
    await onLong(async (page) => {
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('tab', { name: 'JavaScript' }).click();
      await site.write({ [page1]: long({ top: 'Another top.' }) });
      await shows(page, 'Another top.');
      expect(await page.getByText('Hidden words.').isVisible()).toBe(true);
      expect(await page.getByRole('tab', { name: 'JavaScript' }).getAttribute('aria-selected')).toBe('true');
      expect(await page.getByText('let x;').isVisible()).toBe(true);
    });
  });

  it('leaves the tab he chose where the tabs themselves are what changed', async () => {
    await onLong(async (page) => {
      await page.getByRole('tab', { name: 'JavaScript' }).click();
      await site.write({ [page1]: long({ code: 'let y;' }) });
      await page.getByText('let y;').waitFor();
      await expect
        .poll(() => page.getByRole('tab', { selected: true }).allTextContents(), patience)
        .toEqual(['JavaScript']);
      expect(await page.getByRole('tab').count()).toBe(2);
      expect(await page.getByText('curl').isVisible()).toBe(false);
    });
  });

  it('leaves the tab he chose where there are other tabs beside it', async () => {
    await onLong(async (page) => {
      await page.getByRole('tab', { name: 'JavaScript' }).click();
      await site.write({ [page1]: long({ code: 'let z;\n```\n\n```python\nimport z' }) });
      await page.getByText('let z;').waitFor();
      await expect
        .poll(() => page.getByRole('tab').allTextContents(), patience)
        .toEqual(['Bash', 'JavaScript', 'Python']);
      await expect
        .poll(() => page.getByRole('tab', { selected: true }).allTextContents(), patience)
        .toEqual(['JavaScript']);
      await page.getByRole('tab', { name: 'Python' }).click();
      expect(await page.getByText('import z').isVisible()).toBe(true);
      expect(await page.getByText('let z;').isVisible()).toBe(false);
    });
  });

  it.each([
    ['a link', (page: Page) => page.getByRole('link', { name: 'a link' }), long({ top: 'Changed.' })],
    [
      'a copy button',
      (page: Page) => page.getByRole('button', { name: 'Copy code' }).last(),
      long({ top: 'Changed.' }),
    ],
    ['a tab', (page: Page) => page.getByRole('tab', { name: 'Bash' }), long({ top: 'Changed.' })],
    [
      'a tab of tabs that changed',
      (page: Page) => page.getByRole('tab', { name: 'Bash' }),
      long({ top: 'Changed.', code: 'let y;' }),
    ],
    [
      'a heading’s link, below new text',
      (page: Page) => page.locator('#second-part .anchor'),
      long({ top: 'Changed.\n\n## New\n\nNew.' }),
    ],
  ] as const)('leaves the focus on %s', async (_name, find, next) => {
    await onLong(async (page) => {
      await find(page).focus();
      const before = await active(page);
      await site.write({ [page1]: next });
      await shows(page, 'Changed.');
      await expect.poll(() => active(page), patience).toBe(before);
    });
  });

  it('waits for React, where that has begun to adopt the page as it was', async () => {
    await withPage(browser, {}, async (page) => {
      const held: (() => Promise<void>)[] = [];
      await page.route('**/assets/shell.*', (route) => {
        held.push(() => route.continue());
      });
      await openLive(page, site.origin + path);
      await page.getByRole('link', { name: 'a link' }).focus();
      await expect.poll(() => held.length, patience).toBeGreaterThan(0);
      const looked = page.waitForResponse((response) => response.url().includes('/__docsgen/state'));
      await site.write({ [page1]: long({ top: 'Another top.\n\n## New' }) });
      await looked;
      for (const release of held) await release();
      await shows(page, 'Another top.');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patience).toBe('a link');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows code with its buttons, and the contents with its headings', async () => {
    await onLong(async (page) => {
      await site.write({ [page1]: long({ end: '## Third part\n\n```sh\nls\n```' }) });
      await shows(page, 'Third part');
      await page.locator('.contents-list').getByRole('link', { name: 'Third part' }).waitFor();
      await expect.poll(() => page.locator('.code').count(), patience).toBe(4);
      await expect.poll(() => page.locator('.code .code-controls').count(), patience).toBe(4);
    });
  });
});

describe('after an exchange', () => {
  const changed = (use: (page: Page) => Promise<void>, phone = false): Promise<void> =>
    onPage({ browser, site, path, options: phone ? { viewport: { width: 390, height: 700 } } : {} }, async (page) => {
      await site.write({ [page1]: long({ top: 'Another top.' }) });
      await shows(page, 'Another top.');
      await use(page);
    });

  it('links, back and forward lead where they should', async () => {
    await onPage({ browser, site, path: '/guide/start/' }, async (page) => {
      // React has drawn this page, and knows nothing of what is exchanged below it.
      await page.locator('.sidebar').getByRole('link', { name: 'Long' }).click();
      await shows(page, 'Top.');
      const more = {
        'content/en/guide/a-new-one.md': '# A new one\n',
        'content/en/guide/_category_.yml': 'label: Guide\n',
      };
      await site.write({ ...more, [page1]: `${long({ top: 'Another top.' })}\n## Third part\n\n### And below\n` });
      await shows(page, 'Another top.');
      await page.locator('.sidebar').getByRole('link', { name: 'A new one' }).waitFor();
      await page.getByRole('link', { name: 'a link' }).click();
      await shows(page, 'The start.');
      expect(page.url()).toBe(`${site.origin}/guide/start/`);
      await page.goBack();
      await shows(page, 'Another top.');
      expect(page.url()).toBe(site.origin + path);
      await page.goForward();
      await shows(page, 'The start.');
      expect(await page.title()).toBe('Start | Manual');
      const words = (): Promise<string> => page.locator('#docsgen').innerText();
      const shown = await words();
      await page.reload();
      expect(await words()).toBe(shown);
    });
  });

  it('back to a page that changed meanwhile shows it as it is now', async () => {
    await onPage({ browser, site, path: '/guide/start/' }, async (page) => {
      await page.getByRole('link', { name: 'Long' }).first().click();
      await shows(page, 'Top.');
      await site.write({ [page1]: long({ top: 'Another top.' }) });
      await shows(page, 'Another top.');
      await site.write({ 'content/en/guide/start.md': '# Start\n\nAnother start.\n' });
      await page.goBack();
      await shows(page, 'Another start.');
      await page.goForward();
      await shows(page, 'Another top.');
    });
  });

  it('a page that was fetched before it changed, and drawn long after, is shown as it is now', async () => {
    await onPage({ browser, site, path }, async (page) => {
      const [fetched, released] = [signal(), signal()];
      await page.route('**/guide/start/', async (route) => {
        const response = await route.fetch();
        fetched.give();
        await released.given;
        await route.fulfill({ response });
      });
      // What was fetched ahead before now is forgotten.
      await openLive(page, site.origin + path);
      await page.getByRole('link', { name: 'a link' }).click();
      await fetched.given;
      // The page on screen hears of the change before the other is drawn, and has no more reason to look then.
      const looked = page.waitForResponse((response) => response.url().includes('/__docsgen/state'));
      await site.write({ 'content/en/guide/start.md': '# Start\n\nAnother start.\n' });
      await (await looked).finished();
      released.give();
      await shows(page, 'Another start.');
    });
  });

  it('the search box finds pages', async () => {
    await changed(async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('start');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`${site.origin}/guide/start/`);
    });
  });

  it('the colours can be changed, and stay so through the next one', async () => {
    await changed(async (page) => {
      await page.getByRole('button', { name: 'Dark mode' }).first().click();
      await site.write({ [page1]: long({ top: 'A third top.' }) });
      await shows(page, 'A third top.');
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await page.getByRole('button', { name: 'Dark mode' }).first().getAttribute('aria-pressed')).toBe('true');
    });
  });

  it('the menu of a phone opens, and leads on', async () => {
    await changed(async (page) => {
      await page.locator('.menu-button').click();
      await page.locator('#docsgen-menu').getByRole('link', { name: 'Start', exact: true }).click();
      await page.waitForURL(`${site.origin}/guide/start/`);
    }, true);
  });

  it('an open menu of a phone stays open', async () => {
    await changed(async (page) => {
      await page.locator('.menu-button').click();
      await page.locator('.menu:popover-open').waitFor();
      await site.write({ [page1]: long({ top: 'A third top.' }) });
      await expect.poll(() => page.locator('#docsgen').textContent(), patience).toContain('A third top.');
      expect(await page.locator('.menu:popover-open').count()).toBe(1);
    }, true);
  });
});

describe('every page that is open', () => {
  it('changes, in whichever window it is', async () => {
    await onLong(async (one) => {
      await onPage({ browser, site, path: '/es/guide/start/' }, async (other) => {
        await site.write({
          [page1]: long({ top: 'Another top.' }),
          'content/es/guide/start.md': '# Comienzo\n\nOtro.\n',
        });
        await shows(one, 'Another top.');
        await shows(other, 'Otro.');
        expect([await isSameWindow(one), await isSameWindow(other)]).toEqual([true, true]);
      });
    });
  });

  it('is kept current after the reader has gone to it from another', async () => {
    await onPage({ browser, site, path: '/guide/start/' }, async (page) => {
      await page.getByRole('link', { name: 'Long' }).first().click();
      await shows(page, 'Top.');
      expect(await isSameWindow(page)).toBe(true);
      await site.write({ [page1]: long({ top: 'Another top.' }) });
      await shows(page, 'Another top.');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('is gone to without a load as long as nothing changes', async () => {
    await onPage({ browser, site, path: '/guide/start/' }, async (page) => {
      for (const [name, text] of [
        ['Long', 'Top.'],
        ['Start', 'The start.'],
        ['Long', 'Top.'],
      ] as const) {
        const looked = page.waitForResponse((response) => response.url().includes('/__docsgen/state'));
        await page.locator('.sidebar').getByRole('link', { name, exact: true }).click();
        await shows(page, text);
        await looked;
      }
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('is shown as it is now when it was fetched ahead of a change', async () => {
    await withPage(browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
      const fetched = page.waitForResponse((response) => response.url() === site.origin + path);
      await openLive(page, `${site.origin}/guide/start/`);
      const link = page.getByRole('link', { name: 'Long' }).first();
      await fetched;
      const known = page.waitForResponse((response) => response.url().includes('/__docsgen/state'));
      await site.write({ [page1]: long({ top: 'Another top.' }) });
      await known;
      const again = page.waitForRequest(site.origin + path);
      await link.click();
      await again;
      await shows(page, 'Another top.');
    });
  });
});
