// Which requests a local server accepts, so that websites in the same browser cannot use it.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../packages/generator/src/serve/http/listen.ts';
import { refusal } from '../../packages/generator/src/serve/http/request-guard.ts';
import { ask } from './serving.ts';

let server: Listening;
let own: string;

beforeAll(async () => {
  server = await listen({
    host: undefined,
    port: 0,
    handle: (request, response) => response.end(refusal(request, { host: 'Docs.test' }) ?? 'welcome'),
    upgrade: (request, socket) =>
      socket.end(`HTTP/1.1 101 ${refusal(request, { host: undefined }) ?? 'welcome'}\r\n\r\n`),
  });
  own = `localhost:${server.port}`;
});
afterAll(() => server?.close());

type Headers = Readonly<Record<string, string>>;
const answer = async (headers: Headers, method = 'GET'): Promise<string> =>
  (await ask(server.local, '/', { headers, method })).text;

describe('the Host header', () => {
  it.each([
    'localhost',
    'LOCALHOST:1',
    'app.localhost:80',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.20',
    'docs.test:3000',
  ])('allows requests for the host %s', async (host) => expect(await answer({ host })).toBe('welcome'));

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    'docs.test.evil',
    '1.2.3.4.5',
  ])('refuses requests for the host %s, with its name', async (host) =>
    expect(await answer({ host })).toContain(`Host ${host} is not allowed`),
  );

  it.each([
    'localhost@evil.example',
    'evil.example/localhost',
    'a b',
    '<b>',
    'localhost:port',
    '[::1',
    '[evil.example]',
  ])('refuses requests with the invalid host %j', async (host) =>
    expect(await answer({ host })).toBe('Invalid Host header.'),
  );
});

const foreign = 'Requests from other sites are not allowed.';

describe('the Origin header', () => {
  it('allows requests of its own pages, even through an HTTPS proxy', async () => {
    expect(await answer({ origin: `http://${own}` })).toBe('welcome');
    expect(await answer({ host: 'docs.test', origin: 'https://docs.test' })).toBe('welcome');
    expect(await answer({ host: 'localhost:80', origin: 'http://localhost' })).toBe('welcome');
    expect(await answer({ host: 'LOCALHOST', origin: 'http://localhost' })).toBe('welcome');
  });

  it.each([
    'http://evil.example',
    'http://localhost:1',
    'http://localhost',
    'null',
    '',
    'file://',
    'nonsense',
    'x:localhost',
  ])('refuses requests of pages with the origin %j', async (origin) => expect(await answer({ origin })).toBe(foreign));

  it('refuses requests of pages opened as files', async () => {
    expect(await answer({ host: 'localhost', origin: 'file://' })).toBe(foreign);
  });
});

describe('the Sec-Fetch headers', () => {
  const fetched = (site: string, mode: string, dest: string): Headers => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  });

  it('allows requests that browsers mark as same-origin, or as typed in the address bar', async () => {
    expect(await answer(fetched('same-origin', 'no-cors', 'script'))).toBe('welcome');
    expect(await answer(fetched('none', 'navigate', 'document'))).toBe('welcome');
  });

  it('allows navigation by a link on another site', async () => {
    expect(await answer(fetched('cross-site', 'navigate', 'document'))).toBe('welcome');
    expect(await answer(fetched('same-site', 'navigate', 'document'))).toBe('welcome');
  });

  it('refuses resources, frames and forms of other sites', async () => {
    expect(await answer(fetched('cross-site', 'no-cors', 'script'))).toBe(foreign);
    expect(await answer(fetched('same-site', 'no-cors', 'image'))).toBe(foreign);
    expect(await answer(fetched('cross-site', 'navigate', 'iframe'))).toBe(foreign);
    expect(await answer(fetched('cross-site', 'navigate', 'document'), 'POST')).toBe(foreign);
    expect(await answer({ 'sec-fetch-site': 'cross-site' })).toBe(foreign);
  });
});

describe('WebSockets', () => {
  const upgrade = (headers: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const lines = ['GET / HTTP/1.1', `Host: ${own}`, 'Connection: Upgrade', 'Upgrade: WebSocket', ...headers];
      const socket = connect(server.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      socket.on('error', reject).on('end', () => resolve(text.replace(/^HTTP\/1\.1 101 |\r\n/g, '')));
    });

  it('allows WebSockets of its own pages', async () => {
    expect(await upgrade([`Origin: http://${own}`])).toBe('welcome');
  });

  it('refuses WebSockets of other pages, or without an origin', async () => {
    expect(await upgrade(['Origin: http://evil.example'])).toBe(foreign);
    expect(await upgrade(['Origin: null'])).toBe(foreign);
    expect(await upgrade([])).toBe('WebSocket requests must have an Origin header.');
  });
});
