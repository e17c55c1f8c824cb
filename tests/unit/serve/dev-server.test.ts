// Responses of the server of `serve --watch`, for a site that answers with literals.
import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../../packages/generator/src/serve/answer.ts';
import { startDevServer } from '../../../packages/generator/src/serve/dev-server.ts';
import type { Listening } from '../../../packages/generator/src/serve/http/listen.ts';

const page = { kind: 'page', status: 200, html: '<p>Home</p>', hash: '1', headers: { 'x-own': 'yes' } } as const;

const answers: Readonly<Record<string, Answer>> = {
  '/': { ...page, isDocument: false },
  '/404': { ...page, status: 404, html: '<p>Missing</p>', isDocument: true },
  '/old': { kind: 'redirect', href: '/docs/new/' },
  ...Object.fromEntries(
    ['data.unknown', 'a.css', 'assets/a.12345678.js', 'a.json', 'a.svg', 'a.png', 'a.pdf'].map((path) => [
      `/${path}`,
      { kind: 'file', path, content: 'x' } as const,
    ]),
  ),
};

const errors: unknown[] = [];
let server: Listening;

beforeAll(async () => {
  const site = {
    baseUrl: '/docs/',
    answer: async (path: string) => {
      const found = answers[path];
      if (!found) throw new Error(`No answer for ${path}`);
      return found;
    },
  };
  const setting = { site: async () => site, pages: { close: () => {}, accept: () => {} }, host: undefined, port: 0 };
  server = await startDevServer({ ...setting, onError: (error: unknown) => void errors.push(error) } as never);
});

afterAll(() => server.close());

function fetched(path: string, { method = 'GET', headers = {} } = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = request({ host: 'localhost', port: server.port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

it.each([
  ['data.unknown', 'application/octet-stream'],
  ['a.css', 'text/css;charset=utf-8'],
  ['assets/a.12345678.js', 'text/javascript;charset=utf-8'],
  ['a.json', 'application/json;charset=utf-8'],
  ['a.svg', 'image/svg+xml;charset=utf-8'],
  ['a.png', 'image/png'],
  ['a.pdf', 'application/pdf'],
])('sends %s as %s', async (path, type) => {
  const { status, headers, body } = await fetched(`/docs/${path}`);
  expect([status, headers['content-type'], body]).toEqual([200, type, 'x']);
});

it('only files with a hash in their name are cached', async () => {
  expect((await fetched('/docs/assets/a.12345678.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await fetched('/docs/a.css')).headers['cache-control']).not.toContain('immutable');
});

it('sends pages with their status and headers', async () => {
  const home = await fetched('/docs/?q=1');
  expect([home.status, home.body, home.headers['content-type'], home.headers['x-own']]).toEqual([
    ...[200, '<p>Home</p>', 'text/html;charset=utf-8', 'yes'],
  ]);
  const missing = await fetched('/docs/404');
  expect([missing.status, missing.body]).toEqual([404, '<p>Missing</p>']);
});

it('sends client-side navigation an empty response if the page requires a full load', async () => {
  const headers = { 'sec-fetch-dest': 'empty' };
  expect([(await fetched('/docs/404', { headers })).status, (await fetched('/docs/', { headers })).status]).toEqual([
    ...[204, 200],
  ]);
});

it('redirects keep the query, and lead from outside the base URL to the landing page', async () => {
  expect((await fetched('/docs/old?q=1')).headers.location).toBe('/docs/new/?q=1');
  expect((await fetched('/')).headers.location).toBe('/docs/');
  expect((await fetched('/docs')).headers.location).toBe('/docs/');
});

it.each([
  ['/other/', 'GET', 404, 'Not found. The base URL of this site is /docs/.'],
  ['/docs/%E0%A4%A', 'GET', 400, 'Invalid URL.'],
  ['/docs/', 'PUT', 405, 'Method not allowed: use GET or HEAD.'],
  ['/docs/', 'HEAD', 200, ''],
])('answers %s with method %s: %d %s', async (path, method, status, text) => {
  const found = await fetched(path, { method });
  expect([found.status, found.body.trim()]).toEqual([status, text]);
  expect(found.headers.allow).toBe(method === 'PUT' ? 'GET, HEAD' : undefined);
});

it('reports an error while a page is rendered', async () => {
  const { status, body } = await fetched('/docs/broken');
  expect([status, body.trim()]).toEqual([500, 'docsgen could not render this page. See the terminal for the error.']);
  expect(errors).toEqual([new Error('No answer for /broken')]);
});
