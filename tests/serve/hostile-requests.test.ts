// Requests that no browser sends: the servers return no files from outside the site, reject requests from other sites,
// and keep running. DOCSGEN_REQUESTS sets the number of requests, DOCSGEN_SEED selects others.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../random.js';
import { runCommand } from '../site/run-command.ts';
import { writeFiles } from '../site/site-files.ts';
import { ask, type Served, startServe } from './serving.ts';

const count = Number(process.env.DOCSGEN_REQUESTS ?? 200);
const seed = Number(process.env.DOCSGEN_SEED ?? 4711);
const atOnce = 50;

const secret = 'this is not to be read';
const own = 'For readers of this site';

const pieces = [
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '..%2f',
    '..%5c',
    '..\\',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '%00',
    '%',
    '%zz',
    '%ff',
    '',
  ],
  ...[
    'secret.txt',
    '.env',
    '.git',
    'content',
    'static',
    'site.config.yaml',
    'node_modules',
    'etc',
    'passwd',
    'proc',
    'self',
  ],
  ...[
    'guide',
    'start',
    'index.html',
    'seen.txt',
    'assets',
    'linked',
    '__docsgen',
    'state',
    'open',
    'live',
    'constructor',
  ],
  ...[
    '?path=/../.env',
    '?path=%2f..%2fsecret.txt&known=x',
    '?file=../secret.txt&line=1',
    '#',
    '*',
    'http:',
    'ü',
    'a'.repeat(3000),
  ],
];
const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PATCH',
  'get',
  'G T',
  '',
];
const hosts = [
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a.localhost',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '',
  'localhost@evil.example',
  'local host',
  '0x7f.1',
  'evil.example:80',
];
const origins = [
  'null',
  'https://evil.example',
  'http://localhost:1',
  'file://',
  'http://localhost.evil.example',
  'nonsense',
];
const extras = [
  'Range: bytes=0-',
  'Range: bytes=-1',
  'Range: bytes=5-1',
  'Range: bytes=0-0,2-3,4-4',
  'Range: bytes=9999999999999999999-',
  'Range: lines=1',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'If-Range: x',
  'Accept-Encoding: gzip, br, x;q=2',
  'Content-Length: 10',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: nonsense',
  'Upgrade: websocket',
  'Connection: upgrade',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: PUT',
  'Cookie: a=b',
  `X-Long: ${'x'.repeat(9000)}`,
  'No colon',
  ': no name',
  'Expect: 100-continue',
  'Sec-Fetch-Site: cross-site',
];

interface Hostile {
  readonly text: string;
  /** Whether the request comes from another site, or has no valid `Host` header. */
  readonly isForeign: boolean;
}

function hostileRequest(random: Random, port: string): Hostile {
  const path = Array.from({ length: 1 + random.below(6) }, () => random.pick(pieces)).join(
    random.pick(['/', '/', '//', '\\']),
  );
  const host = random.pick(hosts) ?? '';
  const origin = random.chance(0.3) ? random.pick(origins) : undefined;
  const more = Array.from({ length: random.below(4) }, () => random.pick(extras));
  const isOurs = /^(localhost|127\.0\.0\.1|\[::1\]|a\.localhost)$/.test(host);
  const lines = [
    `${random.pick(methods)} ${random.pick(['/', '/', '/', '', 'http://evil.example/'])}${path} ${random.pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9', ''])}`,
    ...(random.chance(0.95) ? [`Host: ${host}${random.chance(0.7) ? `:${port}` : ''}`] : []),
    ...(origin === undefined ? [] : [`Origin: ${origin}`]),
    ...more,
    'Connection: close',
  ];
  const isForeign =
    !isOurs ||
    lines[1]?.startsWith('Host') !== true ||
    origin !== undefined ||
    more.includes('Sec-Fetch-Site: cross-site');
  const end = random.pick(['\r\n\r\n', '\r\n\r\n', '\r\n\r\nbody', '\n\n', '\r\n']);
  return { text: lines.join(random.chance(0.9) ? '\r\n' : '\n') + end, isForeign };
}

/** Returns everything that the server sends until the connection ends. */
function send(port: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port: Number(port), allowHalfOpen: false });
    socket.setEncoding('latin1').on('data', (part: string) => {
      answer += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    // A client that has closed its side gets no response; a client whose request never ends would wait forever.
    if (text.includes('\r\n\r\n')) socket.write(text, 'latin1');
    else socket.end(text, 'latin1');
  });
}

async function attack(address: string): Promise<readonly string[]> {
  const { port } = new URL(address);
  const random = createRandom(seed);
  const wrong: string[] = [];
  const control = await send(
    port,
    `GET /guide/start/ HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
  );
  if (!control.includes(own)) wrong.push(`A reader gets no answer: ${control}`);
  for (let done = 0; done < count; done += atOnce) {
    const requests = Array.from({ length: Math.min(atOnce, count - done) }, () => hostileRequest(random, port));
    await Promise.all(
      requests.map(async ({ text, isForeign }) => {
        const answer = await send(port, text);
        const isWrong =
          answer.includes(secret) || /^HTTP\/1.1 5(?!01|05)/.test(answer) || (isForeign && answer.includes(own));
        if (isWrong) wrong.push(`${JSON.stringify(text.slice(0, 500))}: ${answer.slice(0, 200)}`);
      }),
    );
  }
  return wrong;
}

/** Opens connections of clients that start a request and never finish it. */
async function slowClients(port: string, number: number): Promise<readonly Socket[]> {
  return Promise.all(
    Array.from(
      { length: number },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ host: '127.0.0.1', port: Number(port) });
          socket.on('error', reject);
          socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: local', () => resolve(socket)));
        }),
    ),
  );
}

let around: string;
let root: string;
let served: Served | undefined;

beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'docsgen-hostile-'));
  root = join(around, 'site');
  await writeFiles(around, {
    'secret.txt': secret,
    'site/.env': secret,
    'site/.git/config': secret,
    'site/site.config.yaml': `title: Manual\n# ${secret}\n`,
    'site/secret.txt': secret,
    'site/content/en/index.md': `# Home\n\n${own}.\n`,
    'site/content/en/guide/start.md': `# Start\n\n${own}.\n`,
    'site/content/en/secret.txt': secret,
    'site/static/seen.txt': own,
  });
  expect(await runCommand(['build', root])).toMatchObject({ code: 0 });
});
afterAll(() => rm(around, { recursive: true, force: true }));

describe.each([
  ['serve', []],
  ['serve --watch', ['--watch']],
])('docsgen %s', (_name, args) => {
  it(`answers ${count} hostile requests (seed ${seed}) with nothing, and 500 slow clients keep no reader waiting`, async () => {
    served = await startServe([root, '--port', '0', ...args]);
    try {
      const before = await memoryOf(served.pid);
      expect(await attack(served.address)).toEqual([]);
      const { port } = new URL(served.address);
      const sockets = await slowClients(port, 500);
      expect((await ask(served.address, '/guide/start/')).text).toContain(own);
      for (const socket of sockets) socket.destroy();
      expect((await ask(served.address, '/')).status).toBe(200);
      expect(served.printed()).not.toMatch(/Error|at .*\.js:/);
      if (count > 1000) process.stderr.write(`kB before and after: ${before} ${await memoryOf(served.pid)}\n`);
    } finally {
      await served.stop();
    }
  });
});

/** Memory in kB, or `?` if the system does not report it. */
async function memoryOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return /^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? '?';
}
