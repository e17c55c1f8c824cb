// Figures, embeds, fields and glossary terms in a browser, under the policy of the host: with keyboard and pointer,
// without JavaScript, in every color mode and size, in print and from right to left.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { violationsInEveryLook } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const sample = `# Media

With an :icon[rocket] and :icon[Done]{name=circle-check}, :since[2.3], :deprecated[2.0]{use=createOrder}.

::figure[A *drawing*]{light=light.svg dark=dark.svg alt="Two lines" zoom}

::video[A film]{src=film.mp4 captions=film.vtt poster=light.svg title="The film"}

::embed[The talk]{url="https://youtu.be/dQw4w9WgXcQ" title="How payments work"}

::embed{url="https://vimeo.com/76979871" title="A film whose title is rather long" poster=light.svg ratio=4/3}

:::::fields
::::field{name=shippingAddress type="object | null" in=body required}
Where the order goes.

:::field{name=country type="ISO 3166-1 alpha-2" default=DE}
Two letters.
:::
::::
:::field{name=aVeryLongNameOfAParameterThatDoesNotFitIntoTheLineOfAPhone type=string deprecated}
:::
:::::

We do :term[KYC] under :term[PSD2], and again :term[know your customer]{id=kyc} at the end of a long line of text.

::glossary

:::deprecated{since=2.0 use=createOrder}
It will be removed.
:::

${'Text.\n\n'.repeat(30)}
[Second](/start/second)
`;

const drawing = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="${color}"/></svg>\n`;
const glossary = `kyc: { term: Know your customer, text: How a bank finds out who its customer is., link: /start/second }
PSD2: The law on payment services.
`;

const inLanguage = (locale: string) => ({
  [`content/${locale}/index.md`]: '# Home\n',
  [`content/${locale}/start/first.md`]: sample,
  [`content/${locale}/start/second.md`]: '# Second\n\nText.\n',
  [`content/${locale}/start/light.svg`]: drawing('#eee'),
  [`content/${locale}/start/dark.svg`]: drawing('#222'),
  [`content/${locale}/start/film.mp4`]: 'no film',
  [`content/${locale}/start/film.vtt`]: 'WEBVTT\n',
});

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': `title: Small site
locales:
  - { code: en, label: English }
  - { code: ar, label: العربية }
sections:
  - { id: start, label: Start }
`,
  'content/glossary.yaml': glossary,
  ...inLanguage('en'),
  ...inLanguage('ar'),
});

const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

interface Visit extends BrowserContextOptions {
  readonly path?: string;
}

/** `elsewhere` contains requested URLs of other sites. */
async function withSample(
  { path = '/start/first/', ...options }: Visit,
  use: (page: Page, elsewhere: readonly string[]) => Promise<void>,
): Promise<void> {
  await withPage(browser, options, async (page) => {
    const elsewhere: string[] = [];
    await page.route(
      (url) => url.origin !== site.origin,
      async (route) => {
        elsewhere.push(route.request().url());
        // Without an icon, the browser would request one that no route handles.
        const head = '<!doctype html><title>Frame</title><link rel="icon" href="data:,">';
        await route.fulfill({ contentType: 'text/html', body: `${head}A film` });
      },
    );
    await page.goto(`${site.origin}${path}`);
    await use(page, elsewhere);
  });
}

it('figures, embeds, fields and terms pass axe-core, in every color mode and size', { tags: ['long'] }, async () => {
  await withSample({ ...desk, reducedMotion: 'reduce' }, async (page) => {
    expect(await violationsInEveryLook(page, '.prose')).toEqual([]);
  });
});

it.each(
  variantsOf([
    ['a phone', phone, '/start/first/'],
    ['a narrow phone', { viewport: { width: 320, height: 640 } }, '/start/first/'],
    ['a phone, from right to left', phone, '/ar/start/first/'],
    ['a desk, from right to left', desk, '/ar/start/first/'],
  ]),
)('content and the card of a term fit the page on %s', async (_, screen, path) => {
  await withSample({ ...screen, path }, async (page) => {
    const { clientWidth, scrollWidth } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { clientWidth, scrollWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
    for (const word of await page.locator('button.term').all()) {
      await word.click();
      const { x, width } = (await page.locator('.term-card:popover-open').boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(clientWidth);
      await page.keyboard.press('Escape');
    }
  });
});

describe('figures', () => {
  const pictures = (page: Page) =>
    page.locator('.figure-zoom:visible > img').evaluateAll((all) => all.map((each) => each.getAttribute('src')));

  it.each(variantsOf([true, false]))(
    'a figure shows the image for the color mode, with JavaScript: %s',
    async (javaScriptEnabled) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await withSample({ ...desk, colorScheme, javaScriptEnabled }, async (page) => {
          const [shown, ...others] = await pictures(page);
          expect(shown).toContain(`${colorScheme}.`);
          expect(others).toEqual([]);
          await page.emulateMedia({ media: 'print', colorScheme });
          expect((await pictures(page))[0]).toContain('light.');
        });
      }
    },
  );

  it('a figure opens at full size with the keyboard, and returns the focus', async () => {
    await withSample(desk, async (page) => {
      const link = page.getByRole('link', { name: 'Two lines Enlarge image' });
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Two lines' });
      await dialog.waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate("document.activeElement.closest('dialog') !== null")).toBe(true);
      expect((await dialog.locator('img').boundingBox())?.width).toBeGreaterThan(1000);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
      await link.click();
      await page.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/start/first/');
    });
  });

  it('a figure opens after going back to its page', { tags: ['long'] }, async () => {
    await withSample(desk, async (page) => {
      await page.locator('article').getByRole('link', { name: 'Second' }).click();
      await page.getByRole('heading', { name: 'Second', level: 1 }).waitFor();
      await page.goBack();
      await page.locator('.figure-zoom:visible').click();
      await page.getByRole('dialog', { name: 'Two lines' }).waitFor();
    });
  });

  it('without JavaScript, a figure links to its image', async () => {
    await withSample({ ...desk, javaScriptEnabled: false }, async (page) => {
      await page.locator('.figure-zoom:visible').click();
      await page.waitForURL(/\/assets\/.*light\..*svg$/);
    });
  });
});

describe('embeds', () => {
  it('embedded content is loaded only on request', async () => {
    await withSample(desk, async (page, elsewhere) => {
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      await page.waitForLoadState('networkidle');
      expect(elsewhere).toEqual([]);
      await page.getByRole('button', { name: 'Load from YouTube' }).click();
      const frame = page.frameLocator('iframe[title="How payments work"]');
      await frame.getByText('A film').waitFor();
      expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
      expect(await page.evaluate('document.activeElement.tagName')).toBe('IFRAME');
    });
  });

  it('loading an embed does not change its size', { tags: ['long'] }, async () => {
    await withSample(desk, async (page) => {
      const box = page.locator('.embed').first();
      const room = () => box.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
      const before = await room();
      await page.getByRole('button', { name: 'Load from YouTube' }).press('Enter');
      await page.locator('iframe').waitFor();
      expect(await room()).toEqual(before);
    });
  });

  it('without JavaScript, an embed is a link', async () => {
    await withSample({ ...desk, javaScriptEnabled: false }, async (page, elsewhere) => {
      expect(await page.locator('.embed button:visible').count()).toBe(0);
      await page.getByRole('link', { name: 'Open on YouTube' }).click();
      await page.waitForURL('https://youtu.be/dQw4w9WgXcQ');
      expect(elsewhere).toEqual(['https://youtu.be/dQw4w9WgXcQ']);
    });
  });
});

describe('glossary terms', () => {
  const card = (page: Page) => page.locator('.term-card:popover-open');

  it.each(variantsOf([true, false]))(
    'a term opens its card with the keyboard, with JavaScript: %s',
    async (javaScriptEnabled) => {
      await withSample({ ...desk, javaScriptEnabled }, async (page) => {
        const word = page.getByRole('button', { name: 'KYC' });
        await word.focus();
        await page.keyboard.press('Enter');
        expect(await card(page).textContent()).toContain('How a bank finds out');
        await page.keyboard.press('Tab');
        expect(await page.evaluate('document.activeElement.className')).toBe('term-more');
        await page.keyboard.press('Escape');
        expect(await card(page).count()).toBe(0);
        if (javaScriptEnabled) expect(await word.evaluate((each) => each === document.activeElement)).toBe(true);
      });
    },
  );

  it('a term opens its card on hover, and closes it when the pointer has left both', { tags: ['long'] }, async () => {
    await withSample(desk, async (page) => {
      await page.getByRole('button', { name: 'KYC' }).hover();
      await card(page).waitFor();
      const { x, y } = (await card(page).boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 20, y + 20, { steps: 5 });
      await card(page).getByRole('link').hover();
      expect(await card(page).count()).toBe(1);
      await page.mouse.move(5, 5);
      await expect.poll(() => card(page).count()).toBe(0);
    });
  });

  it('a click keeps a card open that was opened on hover', { tags: ['long'] }, async () => {
    await withSample(desk, async (page) => {
      const word = page.getByRole('button', { name: 'PSD2' });
      await word.hover();
      await card(page).waitFor();
      await word.click();
      expect(await card(page).count()).toBe(1);
      await word.click();
      expect(await card(page).count()).toBe(0);
    });
  });
});

it('a link to a field scrolls it below the navbar', async () => {
  await withSample({ ...phone, path: '/start/first/#field-shippingAddress-country' }, async (page) => {
    const term = page.locator('#field-shippingAddress-country > dt');
    const { y = 0 } = (await term.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(50);
    expect(await term.getByRole('link', { name: 'Direct link to country' }).count()).toBe(1);
  });
});

it('printed pages contain everything that can be printed', async () => {
  await withSample(desk, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.embed button:visible, video:visible, iframe:visible').count()).toBe(0);
    expect(await page.locator('.embed-title:visible').count()).toBe(2);
    expect(await page.locator('.video-address:visible').count()).toBe(1);
  });
});
