// The table of contents highlights the current heading.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const text = 'Words that fill a section so that the page has to be scrolled. '.repeat(20);
const long = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\n### Detail ${at}\n\n${text}\n`).join('\n');
const folded = `<details>
<summary>More</summary>

## Folded

${text.repeat(3)}
</details>

::::tabs
:::tab[First]
First.
:::
:::tab[Second]
## In a tab

${text.repeat(3)}
:::
::::`;
const files = {
  'content/es/index.md': `# Largo\n\n${text.repeat(8)}\n\n${long}`,
  'content/en/index.md': `# Long\n\n${text.repeat(8)}\n\n${long}`,
  'content/en/folded.md': `# Hidden parts\n\n## Before\n\n${text.repeat(9)}\n\n${folded}\n\n${text.repeat(9)}\n\n${text.repeat(9)}\n`,
  'content/es/other.md': `# Otra\n\n## Una\n\n${text.repeat(5)}\n\n## Dos\n\n${text.repeat(20)}\n`,
  'content/en/other.md': `# Other\n\n## One\n\n${text.repeat(5)}\n\n## Two\n\n${text.repeat(20)}\n`,
};

const browser = openBrowser();
const site = openSmallSite(files);

const desk = { viewport: { width: 1280, height: 900 } };
const marked = (page: Page): Promise<string[]> =>
  page.locator('.contents a[aria-current="true"]').evaluateAll((links) => links.map((link) => link.textContent ?? ''));

/** Scrolls until the heading is that many pixels below the top of the window. */
async function scrollToHeading(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([heading, y]) => {
      const found = document.getElementById(heading);
      if (found) scrollBy({ top: found.getBoundingClientRect().top - y, behavior: 'instant' });
    },
    [id, top] as const,
  );
}

async function withLong(use: (page: Page) => Promise<void>): Promise<void> {
  await withPage(browser, desk, async (page) => {
    await page.goto(`${site.origin}/en/`);
    await use(page);
  });
}

it('highlights nothing above the first heading, then the current one, after jumps of any length', async () => {
  await withLong(async (page) => {
    await scrollToHeading(page, 'part-3', 200);
    await expect.poll(() => marked(page)).toEqual(['Part 3']);
    await scrollToHeading(page, 'part-30', -10);
    await expect.poll(() => marked(page)).toEqual(['Detail 30']);
    await scrollToHeading(page, 'part-12', 560);
    await expect.poll(() => marked(page)).toEqual(['Detail 11']);
    await page.evaluate('scrollTo(0, 0)');
    await expect.poll(() => marked(page)).toEqual([]);
  });
});

it('highlights the heading of a clicked link', { tags: ['long'] }, async () => {
  await withLong(async (page) => {
    await page.locator('.contents').getByRole('link', { name: 'Detail 4' }).click();
    await expect.poll(() => marked(page)).toEqual(['Detail 4']);
    await page.goto(`${site.origin}/en/#part-20`);
    await expect.poll(() => marked(page)).toEqual(['Part 20']);
  });
});

it('scrolls a long list to the current heading, but never the page', async () => {
  await withLong(async (page) => {
    for (const id of ['part-35', 'part-2']) {
      await scrollToHeading(page, id, 100);
      const before = await page.evaluate(() => scrollY);
      const link = page.locator(`.contents a[href="#${id}"][aria-current]`);
      await expect
        .poll(() =>
          link.evaluate((one) => {
            const box = one.closest('.contents')?.getBoundingClientRect();
            const { top, bottom } = one.getBoundingClientRect();
            return box !== undefined && top >= box.top && bottom <= box.bottom;
          }),
        )
        .toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
  });
});

it('measures nothing while the page scrolls', async () => {
  await withPage(browser, desk, async (page) => {
    await page.addInitScript(() => {
      Object.assign(window, { heard: [] });
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
        if (given[0] === 'scroll') Reflect.get(window, 'heard').push(String(given[1]));
        Reflect.apply(listen, this, given);
      };
    });
    await page.goto(`${site.origin}/en/`);
    await scrollToHeading(page, 'part-3', 100);
    await expect.poll(() => marked(page)).toEqual(['Part 3']);
    const heard: string = await page.evaluate('heard.join()');
    expect(heard).not.toMatch(/getBoundingClientRect|offset(Top|Height)|(scroll|client)Height/);
  });
});

it('highlights headings after client-side navigation', { tags: ['long'] }, async () => {
  await withLong(async (page) => {
    await scrollToHeading(page, 'part-3', 100);
    await expect.poll(() => marked(page)).toEqual(['Part 3']);
    await page.locator('.sidebar').getByRole('link', { name: 'Other' }).click();
    await page.locator('h1', { hasText: 'Other' }).waitFor();
    await scrollToHeading(page, 'two', 100);
    await expect.poll(() => marked(page)).toEqual(['Two']);
  });
});

it('does not highlight headings in closed details or tabs until they are opened', async () => {
  await withPage(browser, desk, async (page) => {
    await page.goto(`${site.origin}/en/folded/`);
    await page.getByRole('tab', { name: 'Second' }).waitFor();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await expect.poll(() => marked(page)).toEqual(['Before']);
    await page.locator('article summary').click();
    await scrollToHeading(page, 'folded', 100);
    await expect.poll(() => marked(page)).toEqual(['Folded']);
    await page.getByRole('tab', { name: 'Second' }).click();
    await scrollToHeading(page, 'in-a-tab', 100);
    await expect.poll(() => marked(page)).toEqual(['In a tab']);
  });
});
