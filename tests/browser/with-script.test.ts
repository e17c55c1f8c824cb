// Small page scripts: the color mode toggle, and the not-found page in the reader's language.
import { describe, expect, it } from 'vitest';
import { openBrowser, openReferenceSite, withPage } from './browser.ts';
import { serveSmallSite } from './small-site.ts';

const browser = openBrowser();
const site = openReferenceSite();

describe('color mode', () => {
  it('the default is light, regardless of the system; the toggle changes it, also after a reload', async () => {
    await withPage(browser, { colorScheme: 'dark', viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(`${site.origin}/api/intro/`);
      const mode = page.locator('html');
      expect(await mode.getAttribute('data-theme')).toBe('light');
      await page.getByRole('button', { name: 'Modo oscuro' }).and(page.locator(':visible')).click();
      expect(await mode.getAttribute('data-theme')).toBe('dark');
      await page.reload();
      expect(await mode.getAttribute('data-theme')).toBe('dark');
    });
  });

  it('ignores a stored value that is neither light nor dark', { tags: ['long'] }, async () => {
    await withPage(browser, {}, async (page) => {
      await page.addInitScript(() => localStorage.setItem('docsgen.theme', 'zzz'));
      await page.goto(`${site.origin}/api/intro/`);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    });
  });

  it('other open tabs follow immediately', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(`${site.origin}/api/intro/`);
    await second.goto(`${site.origin}/en/sdk/intro/`);
    await first.getByRole('button', { name: 'Modo oscuro' }).and(first.locator(':visible')).click();
    await second.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    expect(await second.locator('.navbar [data-color-toggle]').getAttribute('aria-pressed')).toBe('true');
    await context.close();
  });

  it('does not follow changes of the system', { tags: ['long'] }, async () => {
    await withPage(browser, { colorScheme: 'light' }, async (page) => {
      await page.addInitScript(() => localStorage.setItem('docsgen.theme', 'light'));
      await page.goto(`${site.origin}/api/intro/`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      expect(await page.evaluate(() => localStorage.getItem('docsgen.theme'))).toBe('light');
    });
  });

  it('is dark from the first frame if the reader chose it', async () => {
    await withPage(browser, {}, async (page) => {
      await page.addInitScript(() => {
        localStorage.setItem('docsgen.theme', 'dark');
        const seen: (string | undefined)[] = [];
        Object.assign(window, { seen });
        const look = (): void => {
          if (document.body) seen.push(document.documentElement.dataset.theme);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(`${site.origin}/api/intro/`);
      // A page can load before its first frame.
      await page.waitForFunction('seen.length > 1');
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(new Set(seen)).toEqual(new Set(['dark']));
    });
  });

  it('can be changed for the current page if storage is blocked', { tags: ['long'] }, async () => {
    await withPage(browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.addInitScript(() => {
        const blocked = {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', blocked);
        Object.defineProperty(window, 'sessionStorage', blocked);
      });
      await page.goto(`${site.origin}/api/intro/`);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      await page.getByRole('button', { name: 'Modo oscuro' }).and(page.locator(':visible')).click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.evaluate(() => document.querySelector<HTMLElement>('.sidebar a[href="/api/environment/"]')?.click());
      await page.waitForFunction(() => location.pathname === '/api/environment/');
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await page.locator('.navbar [data-color-toggle]').getAttribute('aria-pressed')).toBe('true');
    });
  });

  it('follows the system if configured, until the reader chooses', async () => {
    const small = await serveSmallSite({
      'content/es/index.md': '# Inicio\n',
    });
    try {
      await withPage(browser, { colorScheme: 'dark', viewport: { width: 1280, height: 900 } }, async (page) => {
        await page.goto(`${small.origin}/`);
        const mode = page.locator('html');
        expect(await mode.getAttribute('data-theme')).toBe('dark');
        await page.emulateMedia({ colorScheme: 'light' });
        await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
        await page.getByRole('button', { name: 'Modo oscuro' }).and(page.locator(':visible')).click();
        await page.reload();
        expect(await mode.getAttribute('data-theme')).toBe('dark');
      });
    } finally {
      await small.close();
    }
  });
});

describe('keyboard navigation', () => {
  it('the skip link has the focus first and leads to the content', async () => {
    await withPage(browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(`${site.origin}/api/intro/`);
      await page.keyboard.press('Tab');
      const skip = page.locator(':focus');
      expect(await skip.textContent()).toBe('Ir al contenido');
      expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'docsgen-content');
    });
  });

  it('every kind of control has a visible focus indicator', { tags: ['long'] }, async () => {
    await withPage(browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(`${site.origin}/api/manager/documents/create/`);
      const unseen: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        const { name, isSeen } = await page.evaluate(() => {
          const element = document.activeElement;
          const style = element ? getComputedStyle(element) : undefined;
          return {
            name: element?.outerHTML.slice(0, 100) ?? '',
            isSeen: style?.outlineStyle !== 'none' && Number.parseFloat(style?.outlineWidth ?? '0') >= 2,
          };
        });
        if (!isSeen) unseen.push(name);
      }
      expect(unseen).toEqual([]);
    });
  });
});

describe('the not-found page', () => {
  it('is in the language of the requested path, although the host only has the one at the root', async () => {
    await withPage(browser, {}, async (page) => {
      const response = await page.goto(`${site.origin}/en/nothing/here/`);
      expect(response?.status()).toBe(404);
      expect(await page.locator('h1:visible').innerText()).toBe('Page Not Found');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      await page.goto(`${site.origin}/nada/`);
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
      expect(await page.locator('h1:visible').innerText()).not.toBe('Page Not Found');
    });
  });
});
