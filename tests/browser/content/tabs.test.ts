// Tabs: one panel at a time with JavaScript, a selection shared by all groups of the same name, and no layout shifts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { violations } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { shiftsOf, untilDrawn, watchShifts } from '../shifts.ts';
import { openSmallSite } from '../small-site.ts';
import { serveInTwoParts } from '../two-parts.ts';

const group = (name: string, lines: number): string =>
  `:::tabs{group="${name}"}\n\`\`\`bash title="With curl"\ncurl\n\`\`\`\n\`\`\`js\n${'let x;\n'.repeat(lines)}\`\`\`\n\`\`\`python\nimport x\n\`\`\`\n:::\n`;

const first = `# First

${group('language', 20)}
Between.

${group('language', 3)}
${group('other', 2)}
${'Text.\n\n'.repeat(40)}
[Second](/start/second) or [Python](?tab=Python) or [JavaScript](?tab=JavaScript#first)
`;

const config = `title: Small site\nlocales:\n  - { code: en, label: English }\nsections:\n  - { id: start, label: Start }\n`;
const files = {
  'site.config.yaml': config,
  'content/en/index.md': '# Home\n',
  'content/en/start/first.md': first,
  'content/en/start/third.md':
    '# Third\n\n::::tabs{group=system}\n:::tab[macOS]\nA\n:::\n:::tab[Linux]{default}\nB\n:::\n:::tab[BSD]\nC\n:::\n::::\n',
  'content/en/start/second.md': `# Second\n\n${group('language', 5)}\nEnd.\n`,
};

const browser = openBrowser();
const site = openSmallSite(files);

const desk = { viewport: { width: 1280, height: 900 } };

async function withFirst(use: (page: Page) => Promise<void>): Promise<void> {
  await withPage(browser, desk, async (page) => {
    await page.goto(`${site.origin}/start/first/`);
    await page.locator('[role="tablist"]').nth(2).waitFor();
    await use(page);
  });
}

const shown = (page: Page) =>
  page.locator('[data-tab]:visible').evaluateAll((all) => all.map((each) => each.dataset.tab));
const tab = (page: Page, name: string, place = 0) => page.locator('.tabs').nth(place).getByRole('tab', { name });

describe('selecting a tab', () => {
  it('selects the tab in all groups of the same name, on the next page and after a reload', async () => {
    await withFirst(async (page) => {
      expect(await shown(page)).toEqual(['Bash', 'Bash', 'Bash']);
      await tab(page, 'Python').click();
      expect(await shown(page)).toEqual(['Python', 'Python', 'Bash']);
      expect(await tab(page, 'Python', 1).getAttribute('aria-selected')).toBe('true');
      expect(await page.evaluate("localStorage.getItem('docsgen.tabs.language')")).toBe('Python');
      await page.evaluate("window.kept = 'yes'");
      await page.locator('article').getByRole('link', { name: 'Second' }).click();
      await page.getByRole('heading', { name: 'Second', level: 1 }).waitFor();
      await page.getByRole('tab', { name: 'Python', selected: true }).waitFor();
      expect(await page.evaluate('window.kept')).toBe('yes');
      expect(await shown(page)).toEqual(['Python']);
      await page.reload();
      await page.getByRole('tab', { name: 'Python', selected: true }).waitFor();
      expect(await shown(page)).toEqual(['Python']);
    });
  });

  it('a link on the same page selects a tab, and going back restores it', async () => {
    await withFirst(async (page) => {
      await page.evaluate("window.kept = 'yes'");
      const selected = (name: string) => tab(page, name).and(page.locator('[aria-selected="true"]')).waitFor();
      const link = page.locator('article').getByRole('link', { name: 'Python' });
      await link.scrollIntoViewIfNeeded();
      const top = await page.evaluate('scrollY');
      await link.click();
      await selected('Python');
      expect(await page.evaluate('scrollY')).not.toBe(0);
      expect(await page.evaluate('scrollY')).toBe(top);
      expect(await shown(page)).toEqual(['Python', 'Python', 'Python']);
      await page.locator('article').getByRole('link', { name: 'JavaScript' }).click();
      await selected('JavaScript');
      await page.waitForFunction('scrollY < 100');
      expect(new URL(page.url()).search).toBe('?tab=JavaScript');
      await page.goBack();
      await selected('Python');
      expect(await page.evaluate('window.kept')).toBe('yes');
    });
  });

  it('other open browser tabs follow the selection', async () => {
    await withFirst(async (page) => {
      const other = await page.context().newPage();
      await other.goto(`${site.origin}/start/second/`);
      await other.getByRole('tab', { name: 'JavaScript' }).click();
      await tab(page, 'JavaScript').and(page.locator('[aria-selected="true"]')).waitFor();
      expect(await shown(page)).toEqual(['JavaScript', 'JavaScript', 'Bash']);
    });
  });

  it('the selected tab stays in place when content above it changes', { tags: ['long'] }, async () => {
    await withFirst(async (page) => {
      await page.evaluate('scrollTo({ top: 150, behavior: "instant" })');
      for (const name of ['JavaScript', 'Bash']) {
        const topOf = async () => (await tab(page, name, 1).boundingBox())?.y ?? 0;
        const before = await topOf();
        await tab(page, name, 1).dispatchEvent('click');
        await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        expect(Math.abs((await topOf()) - before)).toBeLessThan(1);
      }
    });
  });

  it('arrow keys select tabs and wrap around', async () => {
    await withFirst(async (page) => {
      const focused = () => page.evaluate('document.activeElement.textContent');
      await tab(page, 'Bash').focus();
      for (const [key, name] of [
        ['ArrowLeft', 'Python'],
        ['ArrowRight', 'Bash'],
        ['End', 'Python'],
        ['Home', 'Bash'],
        ['ArrowRight', 'JavaScript'],
      ] as const) {
        await page.keyboard.press(key);
        expect(await focused()).toBe(name);
      }
      expect(await shown(page)).toEqual(['Bash', 'Bash', 'Bash']);
      await page.keyboard.press('Space');
      expect(await shown(page)).toEqual(['JavaScript', 'JavaScript', 'Bash']);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      expect(await shown(page)).toEqual(['Python', 'Python', 'Bash']);
      expect(await page.locator('[role="tablist"]').first().locator('[tabindex="0"]').allTextContents()).toEqual([
        'Python',
      ]);
    });
  });
});

it.each(
  variantsOf([
    ['light', 390],
    ['dark', 1280],
  ]),
)('tabs load without a layout shift, with the selection, and pass axe-core: %s, %i px', async (theme, width) => {
  await withPage(browser, { viewport: { width, height: 900 } }, async (page) => {
    await page.addInitScript((mode) => {
      localStorage.setItem('docsgen.theme', mode);
      localStorage.setItem('docsgen.tabs.language', 'JavaScript');
    }, theme);
    await watchShifts(page);
    // The scripts load long after the first paint.
    await page.route('**/assets/{app,tab-list}.*.js', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.goto(`${site.origin}/start/first/`);
    await page.locator('[role="tablist"]').nth(2).waitFor();
    expect(await shown(page)).toEqual(['JavaScript', 'JavaScript', 'Bash']);
    expect(await shiftsOf(page)).toBe('[]');
    expect(await violations(page)).toEqual([]);
  });
});

it('chosen tabs are shown while the page is loading, so that nothing moves afterwards', {
  tags: ['long'],
}, async () => {
  const slow = await serveInTwoParts(site.origin, /<p>Between/);
  try {
    await withPage(browser, desk, async (page) => {
      await page.addInitScript(() => localStorage.setItem('docsgen.tabs.language', 'JavaScript'));
      await watchShifts(page);
      await page.goto(`${slow.origin}/start/first/`, { waitUntil: 'commit' });
      await page.locator('[data-tab]').nth(2).waitFor({ state: 'attached' });
      await untilDrawn(page);
      expect(await shown(page)).toEqual(['JavaScript']);
      slow.finish();
      await page.locator('[role="tablist"]').nth(2).waitFor();
      await untilDrawn(page);
      expect(await shown(page)).toEqual(['JavaScript', 'JavaScript', 'Bash']);
      expect(await shiftsOf(page)).toBe('[]');
    });
  } finally {
    await slow.close();
  }
});

it('the default tab is shown until another one is selected or in the URL', async () => {
  await withPage(browser, desk, async (page) => {
    const open = async (search: string): Promise<readonly (string | undefined)[]> => {
      await page.goto(`${site.origin}/start/third/${search}`);
      await page.locator('[role="tablist"]').waitFor();
      return shown(page);
    };
    expect(await open('')).toEqual(['Linux']);
    expect(await tab(page, 'Linux').getAttribute('aria-selected')).toBe('true');
    expect(await open('?tab=macOS')).toEqual(['macOS']);
    await tab(page, 'BSD').click();
    expect(await open('')).toEqual(['BSD']);
  });
});

describe('tabs without their script', () => {
  it('without JavaScript, all panels are shown', async () => {
    await withPage(browser, { ...desk, javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.origin}/start/second/`);
      expect(await page.locator('[data-tab]:visible').count()).toBe(3);
      expect(await page.locator('.code-language:visible').allTextContents()).toEqual(['Bash', 'JavaScript', 'Python']);
    });
  });

  it('if the script of the tab lists fails to load, all panels are shown', { tags: ['long'] }, async () => {
    await withPage(
      browser,
      desk,
      async (page) => {
        await page.route('**/tab-list.*.js', (route) => route.abort());
        await page.goto(`${site.origin}/start/second/`);
        await expect.poll(() => page.locator('[data-tab]:visible').count()).toBe(3);
      },
      [/ERR_FAILED/],
    );
  });
});
