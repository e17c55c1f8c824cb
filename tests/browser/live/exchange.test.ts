// Saving a page updates it in place: the reader's state is preserved, and everything keeps working.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
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

/** Promise.withResolvers, which Node 20 does not have. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((done) => {
    give = done;
  });
  return { given, give };
}

const path = '/guide/long/';
const onLong = (use: (page: Page) => Promise<void>): Promise<void> => onPage({ browser, site, path }, use);
/** Identifies the focused element. */
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

describe('saving a page', () => {
  it('new text appears without a full load, and other elements are preserved', async () => {
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

  it('the scroll position is preserved', async () => {
    await onLong(async (page) => {
      await page.evaluate(() => scrollTo(0, 700));
      await site.write({ [page1]: long({ end: 'Another end.' }) });
      await shows(page, 'Another end.');
      expect(await page.evaluate(() => scrollY)).toBe(700);
    });
  });

  it('open details and selected tabs are preserved', async () => {
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

  it('the selected tab is preserved if the content of the tabs changes', { tags: ['long'] }, async () => {
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

  it('the selected tab is preserved if tabs are added', { tags: ['long'] }, async () => {
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

  it.each(
    variantsOf([
      ['a link', (page: Page) => page.getByRole('link', { name: 'a link' }), long({ top: 'Changed.' })],
      [
        'a copy button',
        (page: Page) => page.getByRole('button', { name: 'Copy code' }).last(),
        long({ top: 'Changed.' }),
      ],
      ['a tab', (page: Page) => page.getByRole('tab', { name: 'Bash' }), long({ top: 'Changed.' })],
      [
        'a tab in a changed tab group',
        (page: Page) => page.getByRole('tab', { name: 'Bash' }),
        long({ top: 'Changed.', code: 'let y;' }),
      ],
      [
        'a heading’s link, below new text',
        (page: Page) => page.locator('#second-part .anchor'),
        long({ top: 'Changed.\n\n## New\n\nNew.' }),
      ],
    ] as const),
  )('the focus stays on %s', async (_name, find, next) => {
    await onLong(async (page) => {
      await find(page).focus();
      const before = await active(page);
      await site.write({ [page1]: next });
      await shows(page, 'Changed.');
      await expect.poll(() => active(page), patience).toBe(before);
    });
  });

  it('an update waits while React hydrates the page', async () => {
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

  it('code blocks get their buttons, and the table of contents its headings', { tags: ['long'] }, async () => {
    await onLong(async (page) => {
      await site.write({ [page1]: long({ end: '## Third part\n\n```sh\nls\n```' }) });
      await shows(page, 'Third part');
      await page.locator('.contents-list').getByRole('link', { name: 'Third part' }).waitFor();
      await expect.poll(() => page.locator('.code').count(), patience).toBe(4);
      await expect.poll(() => page.locator('.code .code-controls').count(), patience).toBe(4);
    });
  });
});

describe('after an update', () => {
  const changed = (use: (page: Page) => Promise<void>, phone = false): Promise<void> =>
    onPage({ browser, site, path, options: phone ? { viewport: { width: 390, height: 700 } } : {} }, async (page) => {
      await site.write({ [page1]: long({ top: 'Another top.' }) });
      await shows(page, 'Another top.');
      await use(page);
    });

  it('links, back and forward lead to the right pages', { tags: ['long'] }, async () => {
    await onPage({ browser, site, path: '/guide/start/' }, async (page) => {
      // React has rendered this page and is not aware of later updates.
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

  it('going back to a page that changed in the meantime shows its current state', { tags: ['long'] }, async () => {
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

  it('a page that was prefetched before it changed is shown in its current state', { tags: ['long'] }, async () => {
    await onPage({ browser, site, path }, async (page) => {
      const [fetched, released] = [signal(), signal()];
      await page.route('**/guide/start/', async (route) => {
        const response = await route.fetch();
        fetched.give();
        await released.given;
        await route.fulfill({ response });
      });
      // Prefetched pages are discarded.
      await openLive(page, site.origin + path);
      await page.getByRole('link', { name: 'a link' }).click();
      await fetched.given;
      // The page is notified of the change before the other page is rendered, and then has no reason to update.
      const looked = page.waitForResponse((response) => response.url().includes('/__docsgen/state'));
      await site.write({ 'content/en/guide/start.md': '# Start\n\nAnother start.\n' });
      await (await looked).finished();
      released.give();
      await shows(page, 'Another start.');
    });
  });

  it('the search finds pages', { tags: ['long'] }, async () => {
    await changed(async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('start');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`${site.origin}/guide/start/`);
    });
  });

  it('the color mode can be changed, and survives the next update', { tags: ['long'] }, async () => {
    await changed(async (page) => {
      await page.getByRole('button', { name: 'Dark mode' }).first().click();
      await site.write({ [page1]: long({ top: 'A third top.' }) });
      await shows(page, 'A third top.');
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await page.getByRole('button', { name: 'Dark mode' }).first().getAttribute('aria-pressed')).toBe('true');
    });
  });

  it('the phone menu opens, and its links work', { tags: ['long'] }, async () => {
    await changed(async (page) => {
      await page.locator('.menu-button').click();
      await page.locator('#docsgen-menu').getByRole('link', { name: 'Start', exact: true }).click();
      await page.waitForURL(`${site.origin}/guide/start/`);
    }, true);
  });

  it('an open phone menu stays open', { tags: ['long'] }, async () => {
    await changed(async (page) => {
      await page.locator('.menu-button').click();
      await page.locator('.menu:popover-open').waitFor();
      await site.write({ [page1]: long({ top: 'A third top.' }) });
      await expect.poll(() => page.locator('#docsgen').textContent(), patience).toContain('A third top.');
      expect(await page.locator('.menu:popover-open').count()).toBe(1);
    }, true);
  });
});

describe('open pages', () => {
  it('every window shows the change', { tags: ['long'] }, async () => {
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

  it('a page opened by navigation is kept up to date', async () => {
    await onPage({ browser, site, path: '/guide/start/' }, async (page) => {
      await page.getByRole('link', { name: 'Long' }).first().click();
      await shows(page, 'Top.');
      expect(await isSameWindow(page)).toBe(true);
      await site.write({ [page1]: long({ top: 'Another top.' }) });
      await shows(page, 'Another top.');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('navigation does not need a full load while nothing changes', { tags: ['long'] }, async () => {
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

  it('a page prefetched before a change is shown in its current state', { tags: ['long'] }, async () => {
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
