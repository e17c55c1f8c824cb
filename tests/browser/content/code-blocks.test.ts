// Buttons on code blocks: copied text, announcements and line wrapping.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const article = `# Blocks

\`\`\`js title="marked"
// highlight-next-line
const marked = 1;
const plain = 2;
\`\`\`

\`\`\`console title="prompts"
# what comes first
$ curl -X POST https://example.com \\
  -d '{
"a": 1
}'
$ echo done
\`\`\`

\`\`\`bash title="mixed"
$ echo done
done
\`\`\`

\`\`\`diff title="diff"
- old
+ new
\`\`\`

\`\`\`js title="wide"
const wide = '${'many words '.repeat(40)}';
\`\`\`

\`\`\`
bare
\`\`\`

\`\`\`js title="part" showLineNumbers=41
const part = 1;
const next = 2;
\`\`\`
`;

const files = { 'content/es/index.md': article, 'content/en/index.md': article };

const browser = openBrowser();
const site = openSmallSite(files);

const desk = {
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  reducedMotion: 'reduce' as const,
};

const block = (page: Page, title: string) => page.locator('figure', { has: page.getByText(title, { exact: true }) });
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Opens the article with a stopped clock, so that messages stay until the test advances it. */
async function openInMoment(page: Page, path = '/en/'): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(site.origin + path);
  await page.clock.pauseAt(3_600_000);
}

async function withArticle(use: (page: Page) => Promise<void>): Promise<void> {
  await withPage(browser, desk, async (page) => {
    await page.goto(`${site.origin}/en/`);
    await use(page);
  });
}

describe('copying code', () => {
  it.each([
    ['marked', 'the code without highlighting comments', 'const marked = 1;\nconst plain = 2;'],
    [
      'prompts',
      'commands without prompts',
      `# what comes first\ncurl -X POST https://example.com \\\n  -d '{\n"a": 1\n}'\necho done`,
    ],
    ['mixed', 'a session with its output unchanged', '$ echo done\ndone'],
    ['diff', 'a diff with its signs', '- old\n+ new'],
  ])('copying %s takes %s', async (title, _what, expected) => {
    await withPage(browser, desk, async (page) => {
      await openInMoment(page);
      await block(page, title).getByRole('button', { name: 'Copy code' }).click();
      await page.locator('[data-copied="Copied"]').waitFor();
      expect(await clipboard(page)).toBe(expected);
    });
  });

  it('copying is announced politely, for a moment, in the language of the article', async () => {
    await withPage(browser, desk, async (page) => {
      await openInMoment(page, '/');
      await block(page, 'diff').getByRole('button', { name: 'Copiar código' }).click();
      const status = page.locator('[role="status"]', { hasText: 'Copiado' });
      await status.waitFor({ state: 'attached' });
      expect(await status.getAttribute('lang')).toBe('es');
      expect(await page.locator('[data-copied]').count()).toBe(1);
      await page.clock.runFor(1000);
      expect(await page.locator('[data-copied]').count()).toBe(0);
      expect(await page.locator('[data-announcer]').textContent()).toBe('');
    });
  });

  it('copying works in browsers with only the older clipboard API', { tags: ['long'] }, async () => {
    await withPage(browser, desk, async (page) => {
      await page.addInitScript('Object.assign(window, { kept: navigator.clipboard })');
      await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
      await openInMoment(page);
      await block(page, 'diff').getByRole('button', { name: 'Copy code' }).click();
      await page.locator('[data-copied="Copied"]').waitFor();
      expect(await page.evaluate('kept.readText()')).toBe('- old\n+ new');
    });
  });

  it('if copying is not allowed, the code is selected and a message is shown', { tags: ['long'] }, async () => {
    await withPage(browser, desk, async (page) => {
      await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
      await page.addInitScript('document.execCommand = () => false');
      await openInMoment(page);
      await block(page, 'diff').getByRole('button', { name: 'Copy code' }).click();
      await page.locator('[data-copied^="Copying failed"]').waitFor();
      expect(await page.evaluate('String(getSelection()).trim()')).toBe('- old\n+ new');
    });
  });
});

describe('wrapping code', () => {
  it('wrapping is offered for long lines and toggles horizontal scrolling', async () => {
    await withArticle(async (page) => {
      const wide = block(page, 'wide');
      const toggle = page.getByRole('button', { name: 'Wrap long lines' });
      await toggle.waitFor();
      expect(await toggle.count()).toBe(1);
      const overflow = () => wide.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
      for (const isWrapped of [true, false]) {
        await toggle.click();
        expect(await toggle.getAttribute('aria-pressed')).toBe(String(isWrapped));
        expect(await overflow()).toBe(!isWrapped);
      }
    });
  });

  it('wrapping is offered when the window becomes too narrow for a block', { tags: ['long'] }, async () => {
    await withArticle(async (page) => {
      const toggle = block(page, 'prompts').getByRole('button', { name: 'Wrap long lines' });
      expect(await toggle.count()).toBe(0);
      await page.setViewportSize({ width: 320, height: 700 });
      await toggle.waitFor();
    });
  });
});

it('the buttons cause no layout shift and pass axe-core', { tags: ['long'] }, async () => {
  for (const theme of ['light', 'dark']) {
    await withPage(browser, desk, async (page) => {
      await page.addInitScript((mode) => {
        localStorage.setItem('docsgen.theme', mode);
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
      }, theme);
      // The script loads long after the first paint.
      await page.route('**/app.*.js', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
      await page.goto(`${site.origin}/en/`);
      await page.getByRole('button', { name: 'Wrap long lines' }).click();
      expect(await page.evaluate('shifts.filter((shift) => !shift.hadRecentInput).length')).toBe(0);
      await page.getByRole('button', { name: 'Copy code' }).last().focus();
      expect(await violations(page)).toEqual([]);
    });
  }
});

it('a page has its buttons after client-side navigation', async () => {
  await withArticle(async (page) => {
    await page.locator('.dropdown summary').click();
    await page.locator('[data-language-link][lang="es"]:visible').click();
    await page.waitForURL(`${site.origin}/`);
    await block(page, 'diff').getByRole('button', { name: 'Copiar código' }).waitFor();
  });
});

it('without JavaScript there are no buttons', async () => {
  await withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.origin}/en/`);
    expect(await page.locator('figure button').count()).toBe(0);
  });
});

it('lines of an excerpt have the numbers that the author set', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/en/`);
    const lines = page.locator('.code:has-text("part") .line');
    const numbers = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content));
    expect(numbers).toEqual(['"41"', '"42"']);
  });
});
