// Responses of `docsgen serve` for a built site, and files that it never serves.
import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { existingPath, kindOf, readAbsolute } from '../../packages/generator/src/platform/node-files.ts';
import { listen } from '../../packages/generator/src/serve/http/listen.ts';
import { serveStaticSite } from '../../packages/generator/src/serve/static-site.ts';
import { runCommand } from '../site/run-command.ts';
import { readFolder, writeFiles } from '../site/site-files.ts';
import { type Answer, ask, type Question, type Served, startServe } from './serving.ts';

const config = `title: Manual
locales:
  - { code: es }
  - { code: en }
host: cloudflare
redirects:
  - { from: /blog/*, to: '/guide/:splat' }
  - { from: /away/*, to: 'https://example.com/:splat' }
  - { from: /shop, to: 'https://shop.example.com/' }
`;

const files = {
  'site.config.yaml': config,
  'content/es/index.md': '# Inicio\n\n![Un punto](dot.svg)\n',
  'content/es/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
  'content/es/guide/start.md': `# Empezar\n\n${'Texto largo. '.repeat(200)}\n`,
  'content/en/index.md': '# Home\n',
  'static/only.html': '<title>Only a page</title>\n',
  'static/both.html': '<title>Page beside a folder</title>\n',
  'static/both/index.html': '<title>Folder beside a page</title>\n',
  'static/bare/notes.txt': 'notes\n',
  'static/bare.html': '<title>Page beside a bare folder</title>\n',
  'static/a b/ñ%.txt': 'odd name\n',
  'static/100%.txt': 'has no such address\n',
  'static/small.json': '{}\n',
  'static/long.txt': 'All work and no play.\n'.repeat(200),
  'static/photo.png': Buffer.alloc(4000, 7),
  'static/assets/plain.txt': 'no hash in my name\n',
  'static/.hidden.txt': 'hidden\n',
  'static/.folder/file.txt': 'hidden\n',
  'secret.txt': 'secret\n',
  'outside/page.html': 'secret\n',
};

let root: string;
let served: Served;
let origin: string;
const get = (path: string, question?: Question): Promise<Answer> => ask(origin, path, question);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-serve-'));
  await writeFiles(root, files);
  expect(await runCommand(['build', root])).toMatchObject({ code: 0 });
  const dist = join(root, 'dist');
  await symlink(join(root, 'secret.txt'), join(dist, 'leak.txt'));
  await symlink(join(root, 'outside'), join(dist, 'leaks'));
  await symlink(join(dist, '.docsgen-manifest.json'), join(dist, 'unveiled.json'));
  await symlink(join(dist, 'long.txt'), join(dist, 'inner.txt'));
  served = await startServe([root, '--port', '0']);
  origin = new URL(served.address).origin;
});

afterAll(async () => {
  await served?.stop();
  await rm(root, { recursive: true, force: true });
});

it('follows redirects with a wildcard and to other sites', async () => {
  const leadsTo = async (path: string) => (await get(path)).headers.location;
  expect(await leadsTo('/blog/start?q=1')).toBe('/guide/start?q=1');
  expect(await leadsTo('/en/blog/a%20b/')).toBe('/en/guide/a%20b/');
  expect(await leadsTo('/away//evil.example')).toBe('https://example.com/evil.example');
  expect(await leadsTo('/blog//evil.example')).toBe('/guide/evil.example');
  expect((await get('/shop/')).text).toContain(
    '<meta http-equiv="refresh" content="0; url=https://shop.example.com/">',
  );
});

describe('pages', () => {
  it('sends the headers of the host, even for missing pages', async () => {
    const written = String((await readFolder(join(root, 'dist'))).get('_headers'));
    for (const path of ['/', '/en/guide/start/', '/nothing']) {
      const { headers } = await get(path);
      expect(written).toContain(`  Content-Security-Policy: ${headers['content-security-policy']}\n`);
      expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
        'nosniff',
        'strict-origin-when-cross-origin',
      ]);
    }
  });

  it('serves pages at their URLs', async () => {
    expect((await get('/')).text).toContain('<title>Inicio | Manual</title>');
    const page = await get('/en/guide/start/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/guide/start/index.html')).status).toBe(200);
  });

  it('redirects to the trailing slash and preserves the query', async () => {
    const { status, headers } = await get('/guide/start?a=1&b=/');
    expect([status, headers.location]).toEqual([301, '/guide/start/?a=1&b=/']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('serves page.html at the URL without the extension', async () => {
    const { status, text, headers } = await get('/only');
    expect([status, text]).toEqual([200, files['static/only.html']]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/only.html')).text).toBe(text);
  });

  it('redirects from a trailing slash to page.html', async () => {
    const { status, headers } = await get('/only/?q');
    expect([status, headers.location]).toEqual([301, '/only?q']);
  });

  it('prefers index.html in a folder to a file of the same name', async () => {
    expect((await get('/both')).headers.location).toBe('/both/');
    expect((await get('/both/')).text).toContain('Folder beside a page');
    expect((await get('/bare')).text).toContain('Page beside a bare folder');
    expect((await get('/bare/')).headers.location).toBe('/bare');
  });

  it('sends the 404 page in the language of the URL', async () => {
    for (const [path, lang] of [
      ['/nothing', 'es'],
      ['/guide/nothing/at/all/', 'es'],
      ['/en/nothing', 'en'],
      ['/en/guide/start/nothing.html', 'en'],
      ['/only/nothing', 'es'],
    ] as const) {
      const { status, text, headers } = await get(path);
      expect([path, status, /<html lang="(\w+)/.exec(text)?.[1]]).toEqual([path, 404, lang]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('ignores conditions and ranges for missing pages', async () => {
    const headers = { range: 'bytes=0-9', 'if-none-match': '*', 'if-match': '"x"' };
    const { status, text } = await get('/nothing', { headers });
    expect(status).toBe(404);
    expect(text).toContain('</html>');
  });
});

describe('files', () => {
  it('sends files with their MIME types', async () => {
    const output = [...(await readFolder(join(root, 'dist'))).keys()];
    const ending = (end: string): string =>
      output.find((path) => path.startsWith('assets/') && path.endsWith(end)) ?? '';
    for (const [path, type] of [
      [ending('.css'), 'text/css; charset=utf-8'],
      [ending('.js'), 'text/javascript; charset=utf-8'],
      [ending('.svg'), 'image/svg+xml'],
      [ending('.woff2'), 'font/woff2'],
      ['long.txt', 'text/plain; charset=utf-8'],
      ['small.json', 'application/json; charset=utf-8'],
      ['photo.png', 'image/png'],
      ['manifest.webmanifest', /^application\/manifest\+json/],
    ] as const) {
      const { status, headers } = await get(`/${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['content-type']).toMatch(type);
    }
  });

  it('finds files with special characters by their encoded names', async () => {
    expect((await get('/a%20b/%C3%B1%25.txt')).text).toBe('odd name\n');
  });

  it('lets browsers cache hashed files for a year, and nothing else', async () => {
    const output = [...(await readFolder(join(root, 'dist'))).keys()].filter((path) => path.startsWith('assets/'));
    const hashed = output.filter((path) => path !== 'assets/plain.txt');
    expect(hashed.length).toBeGreaterThan(5);
    for (const path of hashed) {
      expect((await get(`/${path}`)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/assets/plain.txt', '/', '/long.txt']) {
      expect((await get(path)).headers, path).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    }
  });

  it('sends status 304 for unchanged files', async () => {
    const { headers } = await get('/long.txt');
    const again = await get('/long.txt', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/long.txt', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await get('/long.txt', { headers: { 'if-match': '"other"' } })).status).toBe(412);
  });

  it('compresses files with brotli or gzip if the client accepts it and they become smaller', async () => {
    const whole = files['static/long.txt'];
    const encoded = async (path: string, coding: string): Promise<Answer> =>
      get(path, { headers: { 'accept-encoding': coding } });
    const brotli = await encoded('/long.txt', 'gzip, deflate, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(whole);
    const gzip = await encoded('/long.txt', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(whole);
    expect((await get('/long.txt')).text).toBe(whole);
    expect((await encoded('/nothing', 'br')).headers['content-encoding']).toBe('br');
    for (const path of ['/photo.png', '/small.json']) {
      expect((await encoded(path, 'br, gzip')).headers, path).not.toHaveProperty('content-encoding');
    }
  });

  it('sends ranges of the uncompressed file', async () => {
    const part = await get('/long.txt', { headers: { range: 'bytes=4-1999', 'accept-encoding': 'br, gzip' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-1999/${files['static/long.txt'].length}`);
    expect(part.text).toBe(files['static/long.txt'].slice(4, 2000));
    const beyond = await get('/long.txt', { headers: { range: 'bytes=99999-' } });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */4400']);
  });

  it('answers HEAD requests without a body', async () => {
    const { status, headers, text } = await get('/long.txt', { method: 'HEAD' });
    expect([status, headers['content-length'], text]).toEqual([200, '4400', '']);
    const missing = await get('/nothing', { method: 'HEAD' });
    expect([missing.status, missing.text]).toEqual([404, '']);
  });

  it('refuses methods other than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await get('/', { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });
});

describe('what is never shown', () => {
  for (const path of [
    '/../secret.txt',
    '/en/../../secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/.%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/..\\secret.txt',
    '/en/..\\..\\secret.txt',
    '//secret.txt',
    '/en//',
    '/./long.txt',
    '/en/../long.txt',
    '/long.txt%00',
    '/long.txt%00.html',
    '/en%2findex.html',
    '/%',
    '/%zz',
    '/long.txt%',
    '/100%.txt',
    '/.hidden.txt',
    '/%2ehidden.txt',
    '/.folder/file.txt',
    '/.docsgen-manifest.json',
    '/unveiled.json',
    '/leak.txt',
    '/leaks/page.html',
    '/leaks/page',
    '/leaks/page/',
    `/${'x'.repeat(300)}`,
    `/${'x/'.repeat(6000)}`,
  ]) {
    it(`by ${path.slice(0, 40)}`, async () => {
      const { status, text, headers } = await get(path);
      expect([status, headers.location]).toEqual([404, undefined]);
      expect(text).not.toMatch(/secret\n|hidden\n|All work|"files"/);
    });
  }

  it('follows symbolic links inside the folder', async () => {
    expect((await get('/inner.txt')).text).toBe(files['static/long.txt']);
  });

  it('refuses requests of pages of other sites', async () => {
    for (const headers of [
      { host: 'evil.example' },
      { origin: 'http://evil.example' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    ]) {
      const { status, text } = await get('/', { headers });
      expect(status, JSON.stringify(headers)).toBe(403);
      expect(text).toMatch(/^[^\n<]+\.\n$/);
    }
  });
});

describe('with a base URL', () => {
  let below: Served;
  const askBelow = (path: string): Promise<Answer> => ask(below.address, path);

  beforeAll(async () => {
    await writeFile(join(root, 'based.yaml'), `${config}baseUrl: /my/docs/\n`);
    const args = [root, '--config', join(root, 'based.yaml'), '--out', join(root, 'based')];
    expect(await runCommand(['build', ...args])).toMatchObject({ code: 0 });
    below = await startServe([...args, '--port', '0']);
  });
  afterAll(() => below?.stop());

  it('serves the site below its base URL', async () => {
    expect(new URL(below.address).pathname).toBe('/my/docs/');
    expect((await askBelow('/my/docs/')).text).toContain('<title>Inicio | Manual</title>');
    expect((await askBelow('/my/docs/long.txt')).status).toBe(200);
    expect((await askBelow('/my/docs/guide/start')).headers.location).toBe('/my/docs/guide/start/');
    expect((await askBelow('/my/docs/only/')).headers.location).toBe('/my/docs/only');
    expect((await askBelow('/my/docs/en/nothing')).text).toContain('<html lang="en');
  });

  it('redirects from the root, and from the base URL without a slash, to the base URL', async () => {
    const first = await askBelow('/?q=1');
    expect([first.status, first.headers.location]).toEqual([302, '/my/docs/?q=1']);
    const second = await askBelow('/my/docs?q=1');
    expect([second.status, second.headers.location]).toEqual([301, '/my/docs/?q=1']);
  });

  it('sends a short 404 with the base URL for paths outside it', async () => {
    for (const path of ['/long.txt', '/my', '/my/', '/my/docsx/', '/my/other/long.txt', '/my/docs/../../long.txt/']) {
      const { status, text, headers } = await askBelow(path);
      if (path.startsWith('/my/docs/')) expect([path, status]).toEqual([path, 404]);
      else {
        expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8']);
        expect(text).toMatch(/^[^\n]*\/my\/docs\/[^\n]*\n$/);
      }
    }
  });
});

describe('a folder in trouble', () => {
  const disk = { existingPath, kindOf, read: readAbsolute };

  it('sends a plain 404 if the site has no 404 page', async () => {
    await mkdir(join(root, 'poor'));
    await writeFile(join(root, 'poor/index.html'), 'here');
    const server = await listen({
      host: undefined,
      port: 0,
      handle: serveStaticSite({ root: join(root, 'poor'), baseUrl: '/', host: undefined, publisher: undefined, disk }),
    });
    const { status, headers } = await ask(server.local, '/nothing');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    await server.close();
  });

  it('reports a file without read permission and keeps running', async () => {
    const folder = join(root, 'locked');
    await writeFiles(folder, { 'locked.txt': 'x', 'open.txt': 'open', 'closed/page.html': 'x' });
    for (const path of [root, folder]) await chmod(path, 0o755);
    await chmod(join(folder, 'locked.txt'), 0);
    await chmod(join(folder, 'closed'), 0);
    const handle = serveStaticSite({ root: folder, baseUrl: '/', host: undefined, publisher: undefined, disk });
    const server = await listen({ host: undefined, port: 0, handle });
    await withoutPrivileges(async () => {
      for (const path of ['/locked.txt', '/closed/page.html']) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers, text } = await ask(server.local, path, { method });
          expect([path, status, headers['content-type']]).toEqual([path, 500, 'text/plain; charset=utf-8']);
          if (method === 'GET') expect(text).toBe(`Could not read '${path}': permission denied.\n`);
        }
      }
      expect((await ask(server.local, '/open.txt')).text).toBe('open');
    });
    await chmod(join(folder, 'closed'), 0o755);
    await server.close();
  });

  it('serves the current files if the folder is replaced while it is served', async () => {
    await rename(join(root, 'dist'), join(root, 'away'));
    expect((await get('/long.txt')).status).toBe(404);
    await rename(join(root, 'away'), join(root, 'dist'));
    expect((await get('/long.txt')).status).toBe(200);
  });
});

/** The superuser can read every file, so the test temporarily runs as another user. */
async function withoutPrivileges(use: () => Promise<void>): Promise<void> {
  const isSuperuser = process.geteuid?.() === 0;
  if (isSuperuser) process.seteuid?.(65_534);
  try {
    await use();
  } finally {
    if (isSuperuser) process.seteuid?.(0);
  }
}
