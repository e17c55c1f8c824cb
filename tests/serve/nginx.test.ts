// The configuration files written for nginx, used by a real nginx: its responses for sites with and without trailing
// slashes in their URLs.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withSite } from '../site/site.ts';
import type { SiteLiteral } from '../site/site-files.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const absent = 'nginx is not installed; on Debian and Ubuntu: apt-get install nginx-light';

const site = (more: string): SiteLiteral => ({
  'site.config.yaml': `title: T
host: nginx
baseUrl: /docs/
locales: [{ code: en }, { code: de }]
sections: [{ id: guide, label: Guide }]
redirects:
  - { from: /old, to: /guide/start }
  - { from: /old page.html, to: '/guide/start?from=old#part' }
  - { from: /blog/*, to: '/guide/:splat' }
  - { from: /blog/old$1/*, to: 'https://old.example.com/a/:splat' }
  - { from: /shop, to: 'https://shop.example.com/$1' }
${more}`,
  'content/en/index.md': '# Home\n',
  'content/de/index.md': '# Start\n',
  'content/en/guide/start.md': `# Start\n\n## Part\n\n${'Words to compress. '.repeat(100)}\n`,
  'static/.well-known/security.txt': 'Contact: mailto:security@example.com\n',
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(socketPath: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

/** `root` contains the output in `docs/`. */
const server = (socket: string, root: string): string => `server {
  listen unix:${socket};
  root ${root};
  include ${root}/docs/nginx-*.conf;
}`;

async function withNginx(roots: readonly string[], use: (sockets: readonly string[]) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'docsgen-nginx-'));
  const sockets = roots.map((_root, index) => join(folder, `${index}.sock`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${roots.map((root, index) => server(sockets[index] ?? '', root)).join('\n')}
}
`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child: ChildProcess = spawn(nginx ?? '', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    const isUp = (): Promise<boolean> =>
      ask(sockets.at(-1) ?? '', '/').then(
        () => true,
        () => child.exitCode !== null,
      );
    await expect.poll(isUp).toBe(true);
    expect(child.exitCode, complaint).toBe(null);
    await use(sockets);
  } finally {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  }
}

async function withBoth(use: (slashes: string, none: string) => Promise<void>): Promise<void> {
  await withSite(site(''), (slashes) =>
    withSite(site('trailingSlash: false\n'), async (none) => {
      for (const each of [slashes, none]) expect((await each.build({ out: 'www/docs' })).diagnostics).toEqual([]);
      const roots = [slashes, none].map(({ root }) => join(root, 'www'));
      await withNginx(roots, ([first = '', second = '']) => use(first, second));
    }),
  );
}

it('works in nginx, with its headers', async ({ skip }) => {
  if (nginx === undefined) skip(absent);
  await withBoth(async (slashes, none) => {
    const status = async (socket: string, path: string): Promise<string> => {
      const { status, headers } = await ask(socket, path);
      return headers.location === undefined ? String(status) : `${status} ${headers.location}`;
    };

    for (const socket of [slashes, none]) {
      const home = await ask(socket, '/docs/');
      expect(home.status).toBe(200);
      expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(home.headers['cache-control']).toBe('no-cache');
      expect(home.headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
      expect(home.headers['x-content-type-options']).toBe('nosniff');

      // Only files with a hash in their name are cached permanently.
      const [, style = ''] = /href="(\/docs\/assets\/[^"]+\.css)"/.exec(home.body) ?? [];
      const asset = await ask(socket, style, { 'accept-encoding': 'gzip' });
      expect(asset.status).toBe(200);
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(asset.headers['content-encoding']).toBe('gzip');
      const manifest = await ask(socket, '/docs/manifest.webmanifest');
      expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
      expect(manifest.headers['cache-control']).toBe('no-cache');

      // Each language has its own not-found page, with the headers of all pages.
      for (const [path, lang] of [
        ['/docs/guide/nothing', 'en'],
        ['/docs/de/guide/nothing', 'de'],
      ] as const) {
        const missing = await ask(socket, path);
        expect([path, missing.status]).toEqual([path, 404]);
        expect(missing.body).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
        expect(missing.headers['content-security-policy']).toBe(home.headers['content-security-policy']);
      }

      for (const hidden of ['.docsgen-manifest.json', 'nginx-headers.conf', 'nginx-site.conf', '.git/config'])
        expect([hidden, await status(socket, `/docs/${hidden}`)]).toEqual([hidden, '404']);
      expect(await status(socket, '/docs/.well-known/security.txt')).toBe('200');
    }

    const page = await ask(slashes, '/docs/guide/start/', { 'accept-encoding': 'gzip' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(await status(slashes, '/docs/guide/start?q=1')).toBe('301 /docs/guide/start/?q=1');
    expect(await status(slashes, '/docs/de')).toBe('301 /docs/de/');
    expect(await status(slashes, '/docs/old?q=1')).toBe('301 /docs/guide/start/?q=1');
    expect(await status(slashes, '/docs/de/old/')).toBe('301 /docs/de/guide/start/');
    expect(await status(slashes, '/docs/old%20page.html?q=1')).toBe('301 /docs/guide/start/?from=old#part');

    expect(await status(slashes, '/docs/blog/start?q=1')).toBe('301 /docs/guide/start?q=1');
    expect(await status(slashes, '/docs/de/blog/a%20b/%c3%a9')).toBe('301 /docs/de/guide/a%20b/%C3%A9');
    expect(await status(slashes, '/docs/blog/a%0d%0aSet-Cookie:%20b')).toBe('404');
    expect(await status(slashes, '/docs/blog/old$1/x')).toBe('301 https://old.example.com/a/x');
    expect(await status(slashes, '/docs/shop')).toBe('301 https://shop.example.com/%241');

    expect(await status(none, '/docs/guide/start')).toBe('200');
    expect(await status(none, '/docs/guide/start/?q=1')).toBe('301 /docs/guide/start?q=1');
    expect(await status(none, '/docs/de/')).toBe('200');
    expect(await status(none, '/docs/old/')).toBe('301 /docs/guide/start');
  });
});
