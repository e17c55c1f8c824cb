// Analytics services, replaced by mocks of their documented APIs, under the policy of the host. Each page is counted
// once, no matter how it is opened; prefetched pages and pages before consent are not counted.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../long.ts';
import { openBrowser, type TestBrowser, withPage } from './browser.ts';
import { openSmallSite, smallConfig } from './small-site.ts';

const pages = {
  'content/es/index.md': '# Inicio\n\n[Otra](otra.md)\n',
  'content/es/otra.md': '# Otra\n\n## Parte\n\n[Inicio](index.md)\n\n[Parte](#parte)\n',
};

interface Played {
  /** Configuration of the service. */
  readonly config: string;
  /** URL and content of the service's script, which sends its calls as JSON. */
  readonly script: readonly [address: string, code: string];
  /** URL that receives page views, and how to read the path from one. */
  readonly sends: string;
  readonly pathIn: (count: unknown) => unknown;
}

const send = (address: string): string =>
  `const send = (count) => void fetch('${address}', { method: 'POST', mode: 'no-cors', body: JSON.stringify(count) });`;

const pathOf = (address: unknown): string => new URL(String(address)).pathname;
const at = (count: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), count);

const services: Readonly<Record<string, Played>> = {
  plausible: {
    config: 'analytics: { plausible: docs.example.com }\n',
    script: [
      'https://plausible.io/js/script.manual.js',
      `${send('https://plausible.io/api/event')}
      const { domain } = document.currentScript.dataset;
      const waiting = window.plausible?.q ?? [];
      window.plausible = (name, { u }) => send({ name, u, domain });
      for (const call of waiting) window.plausible(...call);`,
    ],
    sends: 'https://plausible.io/api/event',
    pathIn: (count) => (at(count, 'domain') === 'docs.example.com' ? pathOf(at(count, 'u')) : 'another site'),
  },
  umami: {
    config: 'analytics: { umami: 5f2b, doNotTrack: true }\n',
    script: [
      'https://cloud.umami.is/script.js',
      `${send('https://gateway.umami.is/api/send')}
      const { websiteId, autoTrack, doNotTrack } = document.currentScript.dataset;
      if (autoTrack !== 'false' || doNotTrack !== 'true') send({ url: 'https://example.com/by-itself' });
      window.umami = { track: (change) => send(change({ website: websiteId })) };`,
    ],
    sends: 'https://gateway.umami.is/api/send',
    pathIn: (count) => (at(count, 'website') === '5f2b' ? pathOf(at(count, 'url')) : 'another site'),
  },
  matomo: {
    config: 'analytics: { matomo: { url: https://stats.example.com/m, site: 7, cookies: false }, doNotTrack: true }\n',
    script: [
      'https://stats.example.com/m/matomo.js',
      `${send('https://stats.example.com/m/matomo.php')}
      const state = {};
      const take = ([name, value]) => name === 'trackPageView' ? send(state) : (state[name] = value);
      if (!window._paq?.length) throw new Error('not set up before the script came');
      window._paq.forEach(take);
      window._paq = { push: (...calls) => calls.forEach(take) };`,
    ],
    sends: 'https://stats.example.com/m/matomo.php',
    pathIn: (count) => {
      const isSetUp = at(count, 'setSiteId') === '7' && at(count, 'disableCookies') && at(count, 'setDoNotTrack');
      return isSetUp ? pathOf(at(count, 'setCustomUrl')) : 'not set up';
    },
  },
  ga4: {
    config: 'analytics: { ga4: G-TEST1 }\n',
    script: [
      'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
      `${send('https://region1.google-analytics.com/g/collect')}
      const take = (call) => {
        if (Object.prototype.toString.call(call) !== '[object Arguments]') throw new Error('no arguments');
        if (call[0] === 'config' && call[2].send_page_view !== false) send({ page_location: 'https://a.b/by-itself' });
        if (call[0] === 'event') send(call[2]);
      };
      window.dataLayer ??= [];
      window.dataLayer.forEach(take);
      window.dataLayer.push = take;`,
    ],
    sends: 'https://region1.google-analytics.com/g/collect',
    pathIn: (count) => pathOf(at(count, 'page_location')),
  },
  'any script': {
    config: 'analytics: { src: https://count.example.com/c.js, attributes: { data-site: A } }\n',
    script: [
      'https://count.example.com/c.js',
      `${send('https://count.example.com/hit')}
      send(location.href);
      document.addEventListener('docsgen:page', ({ detail }) => send(detail.url));`,
    ],
    sends: 'https://count.example.com/hit',
    pathIn: pathOf,
  },
};

/** Paths of the pages that the service has counted. */
async function play({ script: [address, code], sends, pathIn }: Played, context: BrowserContext): Promise<string[]> {
  const counted: string[] = [];
  await context.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await context.route(sends, (route, request) => {
    counted.push(String(pathIn(JSON.parse(request.postData() ?? 'null'))));
    return route.fulfill({ status: 204 });
  });
  return counted;
}

const follow = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
};

const prefetched = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === path);

async function visit(browser: TestBrowser, origin: string, played: Played): Promise<void> {
  await withPage(browser, {}, async (page) => {
    const counted = await play(played, page.context());
    const ahead = prefetched(page, '/otra/');
    await page.goto(origin);
    await ahead;
    await expect.poll(() => counted).toEqual(['/']);
    await follow(page, 'Otra');
    await expect.poll(() => counted).toEqual(['/', '/otra/']);
    // A hash on the same page is not a new page.
    await page.getByRole('main').getByRole('link', { name: 'Parte', exact: true }).first().click();
    await page.waitForURL(/#parte$/);
    await follow(page, 'Inicio');
    await expect.poll(() => counted).toEqual(['/', '/otra/', '/']);
    await page.goBack();
    await page.getByRole('heading', { name: 'Otra', level: 1 }).waitFor();
    await expect.poll(() => counted).toEqual(['/', '/otra/', '/', '/otra/']);
    await page.goto(`${origin}/otra/?again`);
    await expect.poll(() => counted).toEqual(['/', '/otra/', '/', '/otra/', '/otra/']);
  });
}

const browser = openBrowser();

/** Matomo is tested with a category below. */
const plain = Object.entries(services).filter(([name]) => name !== 'matomo');

describe.each(variantsOf(plain))('%s', (_name, played) => {
  const site = openSmallSite({ ...pages, 'site.config.yaml': smallConfig + played.config });

  it('each service counts each page once', () => visit(browser, site.origin, played));
});

describe('analytics with a consent category', () => {
  const played = services.matomo as Played;
  const config = played.config.replace(' }\n', ', category: analytics }\n');
  const site = openSmallSite({ ...pages, 'site.config.yaml': smallConfig + config });

  it('nothing is loaded or counted before consent; afterwards the current and all later pages are counted', () =>
    withPage(browser, {}, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.origin)) asked.push(request.url());
      });
      const counted = await play(played, page.context());
      await page.goto(site.origin);
      await page.getByRole('button', { name: 'Aceptar' }).waitFor();
      await follow(page, 'Otra');
      expect([asked, counted]).toEqual([[], []]);
      await page.getByRole('button', { name: 'Aceptar' }).click();
      await expect.poll(() => counted).toEqual(['/otra/']);
      // Agreeing again does not count a visit.
      await page.getByRole('button', { name: 'Configuración de cookies' }).click();
      await page.getByRole('button', { name: 'Aceptar' }).click();
      await follow(page, 'Inicio');
      await expect.poll(() => counted).toEqual(['/otra/', '/']);
      await page.goBack();
      await page.getByRole('heading', { name: 'Otra', level: 1 }).waitFor();
      await expect.poll(() => counted).toEqual(['/otra/', '/', '/otra/']);
      await page.reload();
      await expect.poll(() => counted).toEqual(['/otra/', '/', '/otra/', '/otra/']);
    }));
});
