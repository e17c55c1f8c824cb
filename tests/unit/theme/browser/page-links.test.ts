// Which links and clicks client-side navigation handles.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const dataset: Record<string, string> = {};
const replaceState = vi.fn();

function openAt(url: string): void {
  vi.stubGlobal('location', new URL(url));
}

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('history', { state: { key: '1' }, replaceState });
  openAt('https://a.example/docs/keys/?tab=a#b');
});
afterAll(() => vi.unstubAllGlobals());

const load = () => import('../../../../packages/theme/src/lib/page-links.ts');

async function urlOf(href: string, { target = '', download = false, base = '/docs/' } = {}) {
  const { pageUrlOf } = await load();
  dataset.base = base;
  const { origin, pathname } = new URL(href);
  const link = { href, origin, pathname, target, hasAttribute: (name: string) => download && name === 'download' };
  return pageUrlOf(link as HTMLAnchorElement)?.href;
}

describe('a link', () => {
  const page = 'https://a.example/docs/limits/?x=1#y';

  it.each([
    ['a page', page],
    ['an HTML file', 'https://a.example/docs/a.html'],
    ['an HTM file', 'https://a.example/docs/a.htm'],
    ['a page without a final slash', 'https://a.example/docs/limits'],
    ['a page in a folder with a dot', 'https://a.example/docs/1.0/limits'],
  ])('to %s is followed', async (_name, href) => {
    expect(await urlOf(href)).toBe(href);
  });

  it.each([
    ['another site', 'https://b.example/docs/limits/'],
    ['a page outside of the base URL', 'https://a.example/blog/'],
    ['a file', 'https://a.example/docs/a.pdf'],
  ])('to %s is not followed', async (_name, href) => {
    expect(await urlOf(href)).toBeUndefined();
  });

  it('is followed in this tab only, and not if it is a download', async () => {
    expect(await urlOf(page, { target: '_self' })).toBe(page);
    expect(await urlOf(page, { target: '_blank' })).toBeUndefined();
    expect(await urlOf(page, { download: true })).toBeUndefined();
  });

  it('can lead to any page of a site at the root', async () => {
    delete dataset.base;
    expect(await urlOf('https://a.example/blog/', { base: '/' })).toBe('https://a.example/blog/');
  });

  it.each([
    ['?tab=a#c', true],
    ['?tab=a', true],
    ['?tab=b#b', false],
    ['../?tab=a#b', false],
  ])('to %s leads to the current page: %s', async (href, isCurrent) => {
    const { isCurrentPage } = await load();
    expect(isCurrentPage(new URL(href, location.href))).toBe(isCurrent);
  });
});

describe('a click', () => {
  const plain = { button: 0, defaultPrevented: false, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

  it('with the main button is followed', async () => {
    expect((await load()).isPlainClick(plain as MouseEvent)).toBe(true);
  });

  it.each([
    ['button', 1],
    ['defaultPrevented', true],
    ['metaKey', true],
    ['ctrlKey', true],
    ['shiftKey', true],
    ['altKey', true],
  ])('with %s: %s is not followed', async (name, value) => {
    expect((await load()).isPlainClick({ ...plain, [name]: value } as MouseEvent)).toBe(false);
  });
});

it.each([
  ['https://a.example/docs/index.html?tab=a#b', '/docs/?tab=a#b'],
  ['https://a.example/docs/index.htm', '/docs/'],
])('the URL %s is shown as %s', async (url, shown) => {
  const { stripIndex } = await load();
  openAt(url);
  replaceState.mockClear();
  stripIndex();
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: '1' }, '', shown);
});

it('the URL of another page is not changed', async () => {
  const { stripIndex } = await load();
  openAt('https://a.example/docs/an-index.html');
  replaceState.mockClear();
  stripIndex();
  expect(replaceState).not.toHaveBeenCalled();
});
