// What each analytics service receives for the first page view and for later ones, as its documentation requires.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountedPage } from '../../../../packages/theme/src/browser/analytics/services.ts';

const first: CountedPage = { url: 'https://a.example/', title: 'Home', referrer: 'https://b.example/', isFirst: true };
const next: CountedPage = { url: 'https://a.example/keys/', title: 'Keys', referrer: first.url, isFirst: false };

/** The global variables of the page. */
let globals: Record<string, unknown>;

beforeEach(() => {
  globals = {};
  vi.resetModules();
  vi.stubGlobal('window', globals);
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the counter of a service, and its script element. */
async function open(analytics: string, data: Readonly<Record<string, string>> = {}) {
  const { counterOf } = await import('../../../../packages/theme/src/browser/analytics/services.ts');
  const script = Object.assign(new EventTarget(), { dataset: { analytics, ...data } });
  return { count: counterOf(script as unknown as HTMLScriptElement), script };
}

describe('Plausible', () => {
  it('queues page views until its script replaces the queue, under both names of the URL', async () => {
    const { count } = await open('plausible');
    count?.(first);
    expect({ ...Object(globals.plausible) }).toEqual({
      q: [['pageview', { u: first.url, url: first.url }]],
      o: { autoCapturePageviews: false },
    });
    globals.plausible = vi.fn();
    count?.(next);
    expect(globals.plausible).toHaveBeenCalledExactlyOnceWith('pageview', { u: next.url, url: next.url });
  });

  it('receives page views directly if its script has run already', async () => {
    const plausible = vi.fn();
    globals.plausible = plausible;
    const { count } = await open('plausible');
    count?.(first);
    expect(plausible).toHaveBeenCalledExactlyOnceWith('pageview', { u: first.url, url: first.url });
  });
});

describe('Umami', () => {
  const known = { website: '5f2b', url: 'another', hostname: 'a.example' };

  it('receives a page view as soon as its script has loaded, once, with its other data', async () => {
    const { count, script } = await open('umami');
    count?.(first);
    const track = vi.fn();
    globals.umami = { track };
    script.dispatchEvent(new Event('load'));
    script.dispatchEvent(new Event('load'));
    expect(track).toHaveBeenCalledOnce();
    const { url, title, referrer } = first;
    expect(track.mock.calls[0]?.[0](known)).toEqual({ ...known, url, title, referrer });
  });

  it('receives later page views immediately', async () => {
    const track = vi.fn();
    globals.umami = { track };
    const { count } = await open('umami');
    count?.(next);
    const { url, title, referrer } = next;
    expect(track.mock.calls[0]?.[0](known)).toEqual({ ...known, url, title, referrer });
  });
});

describe('Matomo', () => {
  const data = { tracker: 'https://stats.example/matomo.php', site: '7' };
  const view = ({ url, title }: CountedPage) => [['setCustomUrl', url], ['setDocumentTitle', title], ['trackPageView']];

  it('is set up once, and later pages have a referrer', async () => {
    const { count } = await open('matomo', data);
    count?.(first);
    count?.(next);
    expect(globals._paq).toEqual([
      ['setTrackerUrl', data.tracker],
      ['setSiteId', '7'],
      ['enableLinkTracking'],
      ...view(first),
      ['setReferrerUrl', first.url],
      ...view(next),
    ]);
  });

  it('respects Do Not Track and disables cookies if configured', async () => {
    const { count } = await open('matomo', { ...data, doNotTrack: 'true', cookies: 'false' });
    count?.(first);
    expect(globals._paq).toEqual([
      ['setTrackerUrl', data.tracker],
      ['setSiteId', '7'],
      ['setDoNotTrack', true],
      ['disableCookies', true],
      ['enableLinkTracking'],
      ...view(first),
    ]);
  });
});

describe('Google Analytics', () => {
  const event = ({ url, title, referrer }: CountedPage) => [
    'event',
    'page_view',
    { page_location: url, page_title: title, page_referrer: referrer },
  ];
  const calls = () => (globals.dataLayer as ArrayLike<unknown>[]).map((call) => Array.from(call));

  it('is set up once, without automatic page views, and receives each page view', async () => {
    const { count } = await open('ga4', { id: 'G-1' });
    count?.(first);
    count?.(next);
    expect(calls()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      event(first),
      event(next),
    ]);
  });

  it('receives arguments objects, and calls after those in the existing queue', async () => {
    globals.dataLayer = [['earlier']];
    const { count } = await open('ga4', { id: 'G-1' });
    count?.(next);
    expect(calls()).toEqual([['earlier'], event(next)]);
    expect(String((globals.dataLayer as unknown[])[1])).toBe('[object Arguments]');
  });
});

it('a custom script receives an event for each page except the first', async () => {
  const pages: unknown[] = [];
  document.addEventListener('docsgen:page', (event) => pages.push((event as CustomEvent).detail));
  const { count } = await open('script');
  count?.(first);
  count?.(next);
  expect(pages).toEqual([next]);
});

it.each(['', 'unknown'])('the unknown service "%s" has no counter', async (name) => {
  expect((await open(name)).count).toBeUndefined();
});
