// Which pages are fetched for navigation, and how long they are cached.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageSource } from '../../../../packages/theme/src/browser/navigation/page-source.ts';

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const at = (path: string) => new URL(path, 'https://a.example');

let requested: (readonly [path: string, priority: string | undefined])[];
let respond: (path: string) => Response;

beforeEach(() => {
  requested = [];
  respond = (path) => new Response(`page ${path}`, html);
  vi.stubGlobal('fetch', async (path: string, { priority, headers }: RequestInit) => {
    requested.push([path, priority]);
    expect(new Headers(headers).get('accept')).toBe('text/html');
    return respond(path);
  });
  const parse = (text: string, type: string) => ({ text, type });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = parse;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a page', () => {
  it('is parsed as HTML, and requested once, without its hash', async () => {
    const pages = createPageSource();
    expect(await pages.load(at('/keys/?tab=a#b'))).toEqual({ text: 'page /keys/?tab=a', type: 'text/html' });
    await pages.load(at('/keys/?tab=a#c'));
    expect(requested).toEqual([['/keys/?tab=a', 'high']]);
    expect([pages.has(at('/keys/?tab=a#d')), pages.has(at('/keys/'))]).toEqual([true, false]);
  });

  it('is prefetched with a low priority, and not requested again', async () => {
    const pages = createPageSource();
    await pages.prefetch(at('/keys/'));
    await pages.load(at('/keys/'));
    expect(requested).toEqual([['/keys/', 'low']]);
  });

  it.each([
    ['an error', () => new Response('', { ...html, status: 500 })],
    ['another type', () => new Response('', { headers: { 'content-type': 'application/pdf' } })],
  ])('is not loaded if the response is %s, and requested again', async (_name, response) => {
    const pages = createPageSource();
    respond = response;
    await pages.prefetch(at('/keys/'));
    await expect(pages.load(at('/keys/'))).rejects.toThrow('no page');
    expect(pages.has(at('/keys/'))).toBe(false);
    expect(requested).toHaveLength(2);
  });

  it('is cached until 30 others have been requested', async () => {
    const pages = createPageSource();
    for (let page = 0; page < 30; page += 1) await pages.prefetch(at(`/${page}/`));
    expect(pages.has(at('/0/'))).toBe(true);
    await pages.prefetch(at('/30/'));
    expect([pages.has(at('/0/')), pages.has(at('/1/')), pages.has(at('/30/'))]).toEqual([false, true, true]);
  });

  it('is requested again after all pages have been discarded', async () => {
    const pages = createPageSource();
    await pages.load(at('/keys/'));
    pages.forget();
    await pages.load(at('/keys/'));
    expect(requested).toHaveLength(2);
  });
});
