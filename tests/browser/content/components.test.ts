// Built-in components in a browser: tabs, cards and file trees are accessible in every color mode and size, without
// JavaScript, in print and from right to left; the URL contains the selected tab.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { violationsInEveryLook } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { shiftsOf, untilDrawn, watchShifts } from '../shifts.ts';
import { openSmallSite } from '../small-site.ts';

const sample = `# Components

::::::tabs{group=os}
:::::tab[macOS]
Open the **terminal**.

\`\`\`npm
npm install -D docsgen
\`\`\`
:::::
:::::tab[Linux]
Ask [the system](#install).
:::::
::::::

:::steps
1. ## Install

   A long enough line of text, so that it has to be broken on a phone, at least once or twice.
2. **Configure**

   \`\`\`yaml
   title: Site
   \`\`\`
3. Run it.
:::

::::cards
:::card[Start]{href="/start/second"}
Five minutes. [More](/).
:::
:::card[No link]
Text.
:::
::::

:::columns
Left.

Right.
:::

:::accordion[First question]{name=faq}
One.
:::
:::accordion[Second question]{name=faq open}
Two.
:::

Since :badge[2.0]{variant=tip}, :badge[Beta]{variant=warning}, :badge[Old]{variant=danger} and :badge[Plain].

:::file-tree
- src/
  - **index.ts** where a-very-long-remark-about-everything-in-it begins
  - a-very-long-name-of-a-file-that-does-not-fit-into-the-line-of-a-phone.ts
  - …
- package.json
:::

${'Text.\n\n'.repeat(30)}
[Second](/start/second)
`;

const files = {
  'site.config.yaml': `title: Small site
locales:
  - { code: en, label: English }
  - { code: ar, label: العربية }
sections:
  - { id: start, label: Start }
`,
  'content/en/index.md': '# Home\n',
  'content/en/start/first.md': sample,
  'content/en/start/second.md':
    '# Second\n\n:::tabs{group=os}\n```sh title="Linux"\na\n```\n```sh title="macOS"\nb\n```\n:::\n',
  'content/ar/index.md': '# Home\n',
  'content/ar/start/first.md': sample,
};

const browser = openBrowser();
const site = openSmallSite(files);
const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

async function withSample(
  { path = '/start/first/', ...options }: BrowserContextOptions & { readonly path?: string },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await withPage(browser, options, async (page) => {
    await page.goto(`${site.origin}${path}`);
    if (options.javaScriptEnabled !== false) await page.getByRole('tablist').first().waitFor();
    await use(page);
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shown = (page: Page) =>
  page.locator('[data-tab]:visible').evaluateAll((all) => all.map((each) => each.dataset.tab));

it('built-in components pass axe-core, in every color mode and size', { tags: ['long'] }, async () => {
  await withSample({ ...desk, reducedMotion: 'reduce' }, async (page) => {
    expect(await violationsInEveryLook(page, '.prose')).toEqual([]);
  });
});

it.each(
  variantsOf([
    ['a phone', { viewport: { width: 390, height: 844 } }, '/start/first/'],
    ['a narrow phone', { viewport: { width: 320, height: 640 } }, '/start/first/'],
    ['a phone, from right to left', phone, '/ar/start/first/'],
    ['a desk, from right to left', desk, '/ar/start/first/'],
  ]),
)('components fit the page on %s', async (_, screen, path) => {
  await withSample({ ...screen, path }, async (page) => {
    expect(await overflow(page)).toBe(0);
    const clipped = await page.locator('.file-tree-name, .file-tree-remark').evaluateAll((all) =>
      all.filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      }),
    );
    expect(clipped).toEqual([]);
  });
});

it('numbers of steps are at the start of the line', { tags: ['long'] }, async () => {
  const sides: number[] = [];
  for (const path of ['/start/first/', '/ar/start/first/']) {
    await withSample({ ...desk, path }, async (page) => {
      sides.push(
        await page
          .locator('.procedure > li')
          .first()
          .evaluate((item) => {
            const { left, width } = item.getBoundingClientRect();
            const text = item.querySelector('p')?.getBoundingClientRect();
            return Math.sign((text?.left ?? 0) + (text?.width ?? 0) / 2 - (left + width / 2));
          }),
      );
    });
  }
  expect(sides).toEqual([1, -1]);
});

it('without JavaScript, all panels are shown with their labels and accordions can be opened', async () => {
  await withSample({ ...desk, javaScriptEnabled: false }, async (page) => {
    expect(await shown(page)).toEqual(['macOS', 'npm', 'pnpm', 'yarn', 'bun', 'Linux']);
    expect(await page.locator('.tab-label:visible').allTextContents()).toEqual(['macOS', 'Linux']);
    await page.getByText('First question').click();
    expect(await page.locator('.accordion[open]').allTextContents()).toEqual(['First questionOne.']);
  });
});

it('printed pages contain everything', async () => {
  await withSample(desk, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.tab-label:visible').allTextContents()).toEqual(['macOS', 'Linux']);
    expect(await page.locator('.accordion-text:visible').allTextContents()).toEqual(['One.', 'Two.']);
  });
});

it('a card is one link, and links in its text still work', async () => {
  await withSample(desk, async (page) => {
    const card = page.locator('.content-card').first();
    expect(await card.getByRole('link', { name: 'More' }).click({ trial: true })).toBeUndefined();
    await card.click({ position: { x: 5, y: 5 } });
    await page.getByRole('heading', { name: 'Second', level: 1 }).waitFor();
  });
});

it('folders open and close with the keyboard', async () => {
  await withSample(desk, async (page) => {
    await page.locator('.file-tree summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await page.getByText('index.ts').isVisible()).toBe(false);
    await page.keyboard.press('Space');
    expect(await page.getByText('index.ts').isVisible()).toBe(true);
  });
});

describe('the selected tab', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  it('the URL contains the selected tab of each group', { tags: ['long'] }, async () => {
    await withSample(desk, async (page) => {
      expect(await shown(page)).toEqual(['macOS', 'npm']);
      await tab(page, 'pnpm').click();
      expect(new URL(page.url()).search).toBe('?tab=pnpm');
      await tab(page, 'Linux').click();
      await tab(page, 'macOS').click();
      expect(new URL(page.url()).search).toBe('?tab=pnpm&tab=macOS');
      expect(await shown(page)).toEqual(['macOS', 'pnpm']);
    });
  });

  it('the tab in the URL takes precedence over an earlier choice, and can be changed', async () => {
    await withSample({ ...desk, path: '/start/first/?tab=bun&tab=Nothing&tab=Linux' }, async (page) => {
      expect(await shown(page)).toEqual(['Linux']);
      await tab(page, 'macOS').click();
      expect(await shown(page)).toEqual(['macOS', 'bun']);
      await page.reload();
      await tab(page, 'macOS').and(page.locator('[aria-selected="true"]')).waitFor();
      expect(await shown(page)).toEqual(['macOS', 'bun']);
    });
  });

  it('a tab in the URL does not cause links within the page to load it again', { tags: ['long'] }, async () => {
    await withSample(desk, async (page) => {
      await tab(page, 'Linux').click();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.getByRole('link', { name: 'the system' }).click();
      await page.waitForURL(/#install$/);
      await page.goBack();
      await untilDrawn(page);
      expect(asked.filter((url) => url.includes('/first/'))).toEqual([]);
      expect(await shown(page)).toEqual(['Linux']);
    });
  });

  it('code tabs on the next page follow the selected tab', { tags: ['long'] }, async () => {
    await withSample(desk, async (page) => {
      await tab(page, 'macOS').click();
      await page.locator('article').getByRole('link', { name: 'Second' }).click();
      await tab(page, 'macOS').and(page.locator('[aria-selected="true"]')).waitFor();
      expect(await shown(page)).toEqual(['macOS']);
    });
  });
});

it('nothing moves when the script loads', { tags: ['long'] }, async () => {
  await withPage(browser, desk, async (page) => {
    await watchShifts(page);
    await page.goto(`${site.origin}/start/first/`);
    await page.getByRole('tablist').first().waitFor();
    await untilDrawn(page);
    expect(await shiftsOf(page)).toBe('[]');
  });
});
