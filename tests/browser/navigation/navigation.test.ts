// Client-side navigation: what is replaced, where the reader lands, and what happens if it fails.
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { openBrowser, openReferenceSite, untilAdopted, withPage } from '../browser.ts';
import { untilDrawn } from '../shifts.ts';

const browser = openBrowser();
const site = openReferenceSite();

const desk = { viewport: { width: 1280, height: 900 } } as const;

/** Opens a page and marks its document. The mark is removed by a full load. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
}

/** Turns prefetching off, so that the test controls when pages are fetched. */
async function openQuietly(page: Page, path: string): Promise<void> {
  await withoutPrefetch(page);
  await open(page, path);
}

async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** Clicks from inside the page, without the scrolling of a simulated mouse. */
async function follow(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
}

async function arrive(page: Page, path: string, heading: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, title]) => location.pathname === wanted && document.querySelector('h1')?.textContent === title,
    [path, heading],
  );
}

const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

describe('a link to another page', () => {
  it('replaces the article, the shell and the metadata, in the same document', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/api/intro/');
      await follow(page, '.sidebar a[href="/api/environment/"]');
      await arrive(page, '/api/environment/', 'Entornos');
      expect(await isSameDocument(page)).toBe(true);
      const served = await (await fetch(`${site.origin}/api/environment/`)).text();
      const head = await page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        alternates: document.querySelectorAll('link[rel=alternate]').length,
        structured: document.querySelectorAll('script[type="application/ld+json"]').length,
      }));
      expect(served).toContain(`<title>${head.title}</title>`);
      expect(served).toContain(`content="${head.description}"`);
      expect(head.canonical).toBe('https://developers.example.com/api/environment/');
      expect(head.alternates).toBe(3);
      expect(head.structured).toBe(1);
      const { shown, loaded } = await page.evaluate(async () => {
        const metadata = 'title, meta, link:not([rel=stylesheet], [rel=modulepreload])';
        const linesOf = (document: Document) =>
          Array.from(document.head.querySelectorAll(metadata), ({ outerHTML }) => outerHTML).toSorted();
        const text = await (await fetch(location.href)).text();
        return { shown: linesOf(document), loaded: linesOf(new DOMParser().parseFromString(text, 'text/html')) };
      });
      expect(shown).toEqual(loaded);
      expect(await page.locator('.sidebar [aria-current=page]').allInnerTexts()).toEqual(['Entornos']);
      expect(await page.locator('.contents a').first().getAttribute('href')).toBe('#base-urls');
    });
  });

  it('moves the focus to the new content and announces its title', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/api/intro/');
      await follow(page, '.sidebar a[href="/api/environment/"]');
      await arrive(page, '/api/environment/', 'Entornos');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsgen-content');
      const region = page.locator('[data-announcer][role=status]', { hasText: 'Entornos' });
      expect(await region.count()).toBe(1);
    });
  });

  it('a link to another language changes the language of the document and the shell', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/api/environment/');
      await follow(page, '.navbar a[hreflang=en]');
      await arrive(page, '/en/api/environment/', 'Environments');
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(await page.locator('.skip-link').textContent()).toBe('Skip to content');
    });
  });

  it('renders the same page as a full load', async () => {
    // Without the elements that scripts add later, the highlighted heading and React's markers.
    const shown = (page: Page): Promise<string | undefined> =>
      page.evaluate(() => {
        const copy = document.querySelector('#docsgen > :is(.doc-layout, .plain-layout)')?.cloneNode(true);
        if (!(copy instanceof Element)) return undefined;
        for (const link of copy.querySelectorAll('.contents [aria-current]')) link.removeAttribute('aria-current');
        for (const added of copy.querySelectorAll('article, .step-code, .back-to-top')) added.remove();
        return copy.innerHTML.replaceAll('<!-- -->', '');
      });
    const wholeWay = [
      ['/api/manager/documents/get/', 'Consultar un documento'],
      ['/api/aucoface/', 'Verificación facial'],
      ['/', 'Documentación para desarrolladores'],
      ['/api/environment/', 'Entornos'],
    ] as const;
    await withPage(browser, desk, async (page) => {
      await openQuietly(page, '/api/intro/');
      for (const [path, heading] of wholeWay) {
        await page.evaluate((href) => {
          document.documentElement.setAttribute('data-mark', '');
          const link = Object.assign(document.createElement('a'), { href });
          document.querySelector('.navbar')?.append(link);
          link.click();
          link.remove();
        }, path);
        await arrive(page, path, heading);
        expect(await isSameDocument(page)).toBe(true);
        const drawn = await shown(page);
        await page.reload();
        await page.waitForFunction(() => document.documentElement.dataset.menu === '');
        expect(drawn).toBe(await shown(page));
      }
    });
  });

  it('works between all kinds of pages', { tags: ['long'] }, async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/');
      await follow(page, 'main a[href="/api/manager/document/"]');
      await arrive(page, '/api/manager/document/', 'Documentos');
      await follow(page, 'main a[href="/api/manager/documents/create/"]');
      await arrive(page, '/api/manager/documents/create/', 'Crear un documento');
      await follow(page, 'a.brand');
      await arrive(page, '/', 'Documentación para desarrolladores');
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator('figure.code').count()).toBe(3);
    });
  });
});

describe('the scroll position', () => {
  it('new pages start at the top or at the heading in the hash; back and forward restore the position', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/api/manager/documents/create/');
      await page.evaluate(() => scrollTo(0, 700));
      await follow(page, '.sidebar a[href="/api/manager/documents/get/"]');
      await arrive(page, '/api/manager/documents/get/', 'Consultar un documento');
      expect(await top(page)).toBe(0);
      await page.evaluate(() => scrollTo(0, 400));
      await page.goBack();
      await arrive(page, '/api/manager/documents/create/', 'Crear un documento');
      await expect.poll(() => top(page)).toBe(700);
      await page.goForward();
      await arrive(page, '/api/manager/documents/get/', 'Consultar un documento');
      await expect.poll(() => top(page)).toBe(400);
      await follow(page, 'main a[href*="/environment/#"], main a[href*="/webhooks/"][href*="#"], .contents a');
      await expect.poll(() => page.evaluate(() => location.hash.length > 1)).toBe(true);
    });
  });

  it('a link to a heading of another page scrolls to it', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/');
      await follow(page, 'main a[href="/api/intro/#first-request"]');
      await arrive(page, '/api/intro/', 'Introducción a la API');
      const distance = await page.evaluate(
        () => document.getElementById('first-request')?.getBoundingClientRect().top ?? -1,
      );
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThan(200);
      expect(await isSameDocument(page)).toBe(true);
    });
  });
});

describe('full loads', () => {
  it('clicks with a modifier or the middle button, and links to other sites, are left to the browser', async () => {
    const left = {
      'a click with a modifier': { ctrlKey: true },
      'a middle click': { button: 1 },
      'a link with a target': { target: '_blank' },
      'a download': { download: '' },
      'another origin': { href: 'https://example.com/' },
      'a file': { href: '/sitemap.xml' },
      'a place on the same page': { href: '#base-urls' },
    };
    await withPage(browser, desk, async (page) => {
      await open(page, '/api/intro/');
      const handled = await page.evaluate((changes) => {
        const found: Record<string, boolean> = {};
        for (const [name, change] of Object.entries({ ...changes, 'a plain click on a page': {} })) {
          const { ctrlKey, button, ...attributes } = { ctrlKey: false, button: 0, ...change };
          const link = document.createElement('a');
          link.href = '/api/environment/';
          for (const [key, value] of Object.entries(attributes)) link.setAttribute(key, String(value));
          document.querySelector('main')?.append(link);
          const last = (event: MouseEvent): void => {
            found[name] = event.defaultPrevented;
            event.preventDefault();
          };
          addEventListener('click', last, { once: true });
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, button }));
          link.remove();
        }
        return found;
      }, left);
      const untouched = Object.fromEntries(Object.keys(left).map((name) => [name, false]));
      expect(handled).toEqual({ ...untouched, 'a plain click on a page': true });
    });
  });

  it('the style sheets stay the same between different kinds of pages', { tags: ['long'] }, async () => {
    await withPage(browser, desk, async (page) => {
      await openQuietly(page, '/');
      await page.evaluate(() => document.querySelector('link[rel="stylesheet"]')?.setAttribute('data-same', ''));
      await follow(page, '.hero a[href^="/api/intro/"]');
      await page.waitForFunction(() => location.pathname === '/api/intro/');
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
      expect(await page.locator('link[rel="stylesheet"][data-same]').count()).toBe(1);
    });
  });

  const others = {
    script: [/assets\/app\.[^.]+\.js/, 'assets/app.OTHER.js'],
    'style sheet': [/rel="stylesheet" href="[^"]+"/, 'rel="stylesheet" href="/assets/theme.OTHER.css"'],
    'styles in the page': ['<style>', '<style>:root{--other:1}'],
  } as const;
  it.each(variantsOf(Object.entries(others)))(
    'a page of another deployment (%s) is loaded in full',
    async (_name, [from, to]) => {
      const use = async (page: Page): Promise<void> => {
        await openQuietly(page, '/api/intro/');
        await page.route('**/api/environment/', async (route: Route) => {
          // The check whether the server responds at all.
          if (route.request().method() === 'HEAD') return route.continue();
          const response = await route.fetch();
          const text = await response.text();
          const body = text.replace(from, to);
          expect(body).not.toBe(text);
          await route.fulfill({ response, body: route.request().resourceType() === 'fetch' ? body : text });
        });
        await follow(page, '.sidebar a[href="/api/environment/"]');
        await arrive(page, '/api/environment/', 'Entornos');
        expect(await isSameDocument(page)).toBe(false);
      };
      // The policy of the current page does not allow the styles of the other page, which are parsed but never applied.
      await withPage(browser, desk, use, [/^Applying inline style violates/]);
    },
  );

  it('the browser loads a page that cannot be fetched, once', async () => {
    await withPage(
      browser,
      desk,
      async (page) => {
        await openQuietly(page, '/api/intro/');
        let loads = 0;
        await page.route('**/api/environment/', (route) => {
          if (route.request().resourceType() === 'fetch') return route.fulfill({ status: 503, body: 'busy' });
          loads += 1;
          return route.continue();
        });
        await follow(page, '.sidebar a[href="/api/environment/"]');
        await arrive(page, '/api/environment/', 'Entornos');
        expect(await isSameDocument(page)).toBe(false);
        expect(loads).toBe(1);
      },
      [/503/],
    );
  });

  it('removes index.html from the URL', async () => {
    await withPage(browser, desk, async (page) => {
      await page.goto(`${site.origin}/api/intro/index.html?a=1#first-request`);
      await page.waitForFunction(() => location.pathname === '/api/intro/');
      expect(page.url()).toBe(`${site.origin}/api/intro/?a=1#first-request`);
    });
  });
});

/** Paths of the pages that have loaded completely, in order. */
const fetched = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch')
      .map((entry) => new URL(entry.name).pathname),
  );

describe('while a page is loading', () => {
  it('a bar and a spinner appear only after 200 ms', async () => {
    await withPage(browser, desk, async (page) => {
      await openQuietly(page, '/api/intro/');
      const release = makeResolvers();
      await page.route('**/api/environment/', async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen, clicked: 0 });
        new MutationObserver((records) => {
          for (const { target } of records) {
            if (target instanceof Element && target.id === 'docsgen-progress')
              seen.push(`${target.getAttribute('data-state')} ${performance.now()}`);
          }
        }).observe(document.body, { subtree: true, attributes: true });
        document.addEventListener('click', () => Object.assign(window, { clicked: performance.now() }), {
          capture: true,
        });
      });
      await follow(page, '.sidebar a[href="/api/environment/"]');
      await page.waitForSelector('#docsgen-progress[data-state=waiting]', { state: 'attached' });
      const waiting = page.locator('#docsgen-progress');
      const sizes = await waiting.evaluate((element) =>
        ['::before', '::after'].map((part) => getComputedStyle(element, part).blockSize),
      );
      expect(sizes).toEqual(['2px', '40px']);
      expect(await waiting.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      const [first, clicked] = await page.evaluate(() => {
        const { seen, clicked } = window as unknown as { seen: string[]; clicked: number };
        return [Number(seen[0]?.split(' ')[1]), clicked];
      });
      expect((first ?? 0) - (clicked ?? 0)).toBeGreaterThanOrEqual(195);
      release.resolve();
      await arrive(page, '/api/environment/', 'Entornos');
      expect(await waiting.getAttribute('data-state')).toBe('idle');
    });
  });

  it('the bar stays until the latest page has loaded', { tags: ['long'] }, async () => {
    await withPage(browser, desk, async (page) => {
      await openQuietly(page, '/api/intro/');
      const [first, second] = [makeResolvers(), makeResolvers()];
      const hold = (path: string, { promise }: { readonly promise: Promise<void> }): Promise<unknown> =>
        page.route(`**${path}`, async (route) => {
          await promise;
          await route.continue();
        });
      await hold('/api/environment/', first);
      await hold('/api/webhooks/', second);
      await follow(page, '.sidebar a[href="/api/environment/"]');
      await page.waitForSelector('#docsgen-progress[data-state=waiting]', { state: 'attached' });
      await page.evaluate(() => {
        const bar = document.getElementById('docsgen-progress');
        new MutationObserver(() => {
          const isIdle = bar?.getAttribute('data-state') === 'idle';
          if (isIdle && location.pathname === '/api/intro/') bar.setAttribute('data-ended', '');
        }).observe(bar ?? document.body, { attributeFilter: ['data-state'] });
      });
      await follow(page, '.sidebar a[href="/api/webhooks/"]');
      first.resolve();
      await expect.poll(() => fetched(page)).toEqual(['/api/environment/']);
      second.resolve();
      await page.waitForFunction(() => location.pathname === '/api/webhooks/');
      expect(await page.locator('#docsgen-progress').getAttribute('data-ended')).toBe(null);
    });
  });
});

function makeResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('prefetching', () => {
  /** The limit of prefetched pages. More links are in view if the window is tall. */
  const most = 12;
  const tall = { viewport: { width: 1280, height: 2000 } } as const;
  const untilFetched = (page: Page) => expect.poll(async () => (await fetched(page)).length).toBe(most);

  it('prefetches some of the links in view, two at a time, each once', async () => {
    await withPage(browser, tall, async (page) => {
      await open(page, '/api/manager/document/');
      await untilFetched(page);
      await untilDrawn(page);
      const paths = await fetched(page);
      expect(paths).toHaveLength(most);
      expect(new Set(paths).size).toBe(most);
      const inFlight = await page.evaluate(() => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const ahead = all.filter(({ initiatorType }) => initiatorType === 'fetch');
        return ahead.map(
          (one) => ahead.filter((t) => t.startTime <= one.startTime && one.startTime < t.responseEnd).length,
        );
      });
      expect(Math.max(...inFlight)).toBe(2);
    });
  });

  it('prefetches the link under the pointer at once, even above the limit', async () => {
    await withPage(browser, tall, async (page) => {
      await open(page, '/api/manager/document/');
      await untilFetched(page);
      const known = await fetched(page);
      const hrefs = await page
        .locator('#docsgen a[href^="/"]:not([aria-current]):visible')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      const path = hrefs.find((href) => href?.endsWith('/') && !known.includes(href)) ?? 'all are fetched';
      await page.locator(`#docsgen a[href="${path}"]:visible`).first().hover();
      await expect.poll(() => fetched(page)).toEqual([...known, path]);
    });
  });

  it.each(
    variantsOf([
      ['on 2g', { effectiveType: 'slow-2g', saveData: false }],
      ['if the reader saves data', { effectiveType: '4g', saveData: true }],
    ]),
  )('prefetches nothing %s, but clicks still work', async (_name, connection) => {
    await withPage(browser, desk, async (page) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      const asked: string[] = [];
      page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()));
      await open(page, '/api/intro/');
      await page.locator('.sidebar a[href="/api/environment/"]').hover();
      // The same interaction starts hydration.
      await untilAdopted(page);
      await untilDrawn(page);
      expect(asked).toEqual([]);
      await follow(page, '.sidebar a[href="/api/environment/"]');
      await arrive(page, '/api/environment/', 'Entornos');
      expect(await isSameDocument(page)).toBe(true);
    });
  });
});

/** Styles that were removed with the shell are loaded again. */
async function expectStyled(button: Locator): Promise<void> {
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(ground).toBe('rgb(29, 74, 156)');
}

describe('a page that crashes while rendering', () => {
  /** `breadcrumbs` is part of the page, `navbar` of the shell. */
  async function crash(page: Page, path: string, what: 'breadcrumbs' | 'navbar' = 'breadcrumbs'): Promise<void> {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(`"${what}":[`, `"${what}":null,"was":[`);
      await route.fulfill({
        response,
        body: route.request().resourceType() === 'fetch' ? body : await response.text(),
      });
    });
  }

  const words = {
    English: {
      start: '/en/api/intro/',
      path: '/en/api/environment/',
      title: 'Page Error',
      heading: 'This page crashed',
      button: 'Try again',
    },
    Spanish: {
      start: '/api/intro/',
      path: '/api/environment/',
      title: 'Error en la página',
      heading: 'Esta página dejó de funcionar',
      button: 'Intentar de nuevo',
    },
  };
  const cases = Object.entries(words).flatMap(([language, text]) => [
    { language, what: 'breadcrumbs', part: 'page inside the shell', bars: 1, ...text } as const,
    { language, what: 'navbar', part: 'whole shell', bars: 0, ...text } as const,
  ]);
  it.each(variantsOf(cases))(
    'shows the error in $language for a crash of the $part; it can be retried, and is gone on other pages',
    (test) => {
      const { start, path, title, heading, button } = test;
      return withPage(
        browser,
        desk,
        async (page) => {
          await crash(page, path, test.what);
          await openQuietly(page, start);
          await follow(page, `.sidebar a[href="${path}"]`);
          await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, heading);
          expect(await page.title()).toBe(title);
          expect(await page.locator('.error-message').textContent()).toMatch(/null/);
          expect(await page.locator('.navbar, .footer').count()).toBe(2 * test.bars);
          await expectStyled(page.locator('.error-retry'));
          await page.getByRole('button', { name: button }).click();
          expect(await page.locator('h1').textContent()).toBe(heading);
          await page.goBack();
          await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent !== wanted, heading);
          expect(await isSameDocument(page)).toBe(true);
          expect(await page.locator('.sidebar').count()).toBe(1);
          expect(await page.title()).not.toBe(title);
          expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
          await page.locator('.sidebar a[aria-current="page"]').waitFor({ state: 'visible' });
        },
        [/./],
      );
    },
  );

  it.each(
    variantsOf([
      ['the navbar', 1280, async (page: Page) => page.locator('.navbar').getByRole('link', { name: 'SDK' }).click()],
      [
        'the phone menu',
        390,
        async (page: Page) => {
          await page.getByRole('button', { name: 'Menú' }).click();
          await page.locator('.phone-menu').getByRole('link', { name: 'SDK' }).click();
        },
      ],
    ]),
  )('%s works on the error page', async (_name, width, leave) => {
    await withPage(
      browser,
      { viewport: { width, height: 800 } },
      async (page) => {
        await crash(page, '/api/environment/');
        await openQuietly(page, '/api/intro/');
        await follow(page, '.sidebar a[href="/api/environment/"]');
        await page.locator('.error-page').waitFor();
        await leave(page);
        await page.waitForFunction(() => location.pathname === '/sdk/intro/');
        await page.locator('article').waitFor();
        expect(await page.locator('.error-page').count()).toBe(0);
        expect(await isSameDocument(page)).toBe(true);
      },
      [/./],
    );
  });
});
