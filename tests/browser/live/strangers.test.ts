// What the development server must not expose: files outside of the site, and responses to pages of other sites.
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from '../../serve/serving.ts';
import { type LiveSite, patience, startLive } from './live-site.ts';

const secret = 'this is not to be read';

let site: LiveSite;
let outside: string;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'docsgen-outside-'));
  await writeFile(join(outside, 'secret.txt'), secret);
  site = await startLive({
    '.env': secret,
    'secret.txt': secret,
    'content/.hidden/secret.txt': secret,
    'content/en/secret.txt': secret,
    'node_modules/secret.txt': secret,
    'static/seen.txt': 'everybody may read this',
  });
});
afterAll(async () => {
  await site?.close();
  await rm(outside, { recursive: true, force: true });
});

describe('paths', () => {
  it.each([
    '/../secret.txt',
    '/../site.config.yaml',
    '/static/../../secret.txt',
    '/seen.txt/../../secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/%5c..%5csecret.txt',
    '/..\\secret.txt',
    '//../secret.txt',
    '/./../secret.txt',
    '/%00../secret.txt',
    '/seen.txt%00.html',
    '/.env',
    '/secret.txt',
    '/site.config.yaml',
    '/content/en/index.md',
    '/content/.hidden/secret.txt',
    '/en/secret.txt',
    '/node_modules/secret.txt',
    '/__docsgen/../secret.txt',
    '/__docsgen/state?path=/../secret.txt',
    '/__docsgen/state?path=/..%2fsecret.txt',
    '/__docsgen/state?path=%2f%2e%2e%2f.env',
  ])('the path %s does not expose files', async (path) => {
    const { text, status } = await ask(site.origin, path);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('locales:');
    if (!path.includes('state')) expect([400, 404]).toContain(status);
  });

  it.each([
    ['ends in a percent sign', '/%'],
    ['is badly encoded', '/%zz'],
    ['hides a slash in too long a form', '/%c0%af'],
    ['ends in the middle of a letter', '/%e0%a4%a'],
    ['is very long', `/${'a'.repeat(8000)}`],
    ['has a query that is badly encoded', '/guide/start/?%'],
    ['asks for the state of such a path', '/__docsgen/state?path=%'],
  ])('a path that %s gets a response, and the server keeps running', async (_name, path) => {
    expect((await ask(site.origin, path)).status).toBeLessThan(500);
    expect((await ask(site.origin, '/guide/start/')).status).toBe(200);
  });

  it('a link that leads out of the site is not found; one that stays inside is', async () => {
    await symlink(join(outside, 'secret.txt'), join(site.root, 'static/linked.txt'));
    await symlink(outside, join(site.root, 'static/linked'));
    await symlink('seen.txt', join(site.root, 'static/again.txt'));
    await expect
      .poll(async () => (await ask(site.origin, '/again.txt')).text, patience)
      .toBe('everybody may read this');
    for (const path of ['/linked.txt', '/linked/secret.txt', '/linked/']) {
      expect([path, (await ask(site.origin, path)).status]).toEqual([path, 404]);
    }
  });

  it('a file that is replaced by a link out of the site is not found', async () => {
    await site.write({ 'static/turns.txt': 'still inside' });
    await expect.poll(async () => (await ask(site.origin, '/turns.txt')).text, patience).toBe('still inside');
    await rm(join(site.root, 'static/turns.txt'));
    await symlink(join(outside, 'secret.txt'), join(site.root, 'static/turns.txt'));
    await expect.poll(async () => (await ask(site.origin, '/turns.txt')).status, patience).toBe(404);
  });
});

describe('requests', () => {
  const foreign = 'https://evil.example';
  it.each([
    ['for another name', { host: 'evil.example' }],
    ['from a page of another site', { origin: foreign }],
    ['from a page without an origin', { origin: 'null' }],
    [
      'for a script of another site’s page',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    ],
    [
      'for a frame of another site’s page',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
    ['from another port', { origin: 'http://localhost:1' }],
  ])('a request %s is refused, for any URL', async (_name, headers) => {
    for (const path of ['/', '/guide/start/', '/seen.txt', '/__docsgen/state?path=/', '/__docsgen/live']) {
      const { status, text } = await ask(site.origin, path, { headers });
      expect([path, status]).toEqual([path, 403]);
      expect(text).not.toContain('The start');
    }
  });

  it('a link followed from another site is allowed', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await ask(site.origin, '/guide/start/', { headers })).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('the method %s is not allowed', async (method) => {
    const { status, headers } = await ask(site.origin, '/guide/start/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('WebSockets', () => {
  const upgrade = (headers: Readonly<Record<string, string>>, path = '/__docsgen/live'): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(site.origin);
      const socketHeaders = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      };
      const sent = request({ hostname, port, path, headers: socketHeaders, agent: false });
      sent.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end();
    });

  it('a WebSocket of the site’s own page is accepted', async () => {
    expect(await upgrade({ origin: site.origin })).toBe(101);
  });

  it.each([
    ['of another site’s page', { origin: 'https://evil.example' }],
    ['without an origin', {}],
    ['for another name', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('a WebSocket %s is refused', async (_name, headers) => {
    expect(await upgrade(headers)).toBe(403);
  });

  it('a WebSocket at another path is refused', async () => {
    expect(await upgrade({ origin: site.origin }, '/guide/start/')).toBe(403);
  });

  it('malformed or too large messages do no harm', async () => {
    const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/__docsgen/live`, { origin: site.origin });
    await once(socket, 'open');
    socket.send('%%%');
    socket.send(Buffer.alloc(5));
    socket.send('x'.repeat(20_000));
    await once(socket, 'close');
    expect((await ask(site.origin, '/guide/start/')).status).toBe(200);
    expect(site.terminal()).not.toContain('failed');
  });
});
