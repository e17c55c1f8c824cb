// Serves a built folder like a static host: index files, the root's 404.html, and the headers that docsgen wrote.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';
import { writtenHeaders } from '../../packages/generator/src/output/files/written-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface StaticServer {
  /** `http://localhost:1234`, without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** `baseUrl` is the path of the site; other paths return 404 without a page. */
export async function serveFolder(folder: string, baseUrl = '/'): Promise<StaticServer> {
  const headersFile = join(folder, '_headers');
  const written = existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '';
  const [, lasting, policy] = /^(\/\S*)\*\n {2}Cache-Control: (.*)$/m.exec(written) ?? [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!path.startsWith(baseUrl)) {
      response.writeHead(404).end();
      return;
    }
    const wanted = normalize(join(folder, path.slice(baseUrl.length)));
    const file = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted;
    const isFound = existsSync(file) && file.startsWith(normalize(folder));
    const sent = isFound ? file : join(folder, '404.html');
    const type = types[extname(sent)] ?? 'application/octet-stream';
    response.writeHead(isFound ? 200 : 404, {
      ...Object.fromEntries(writtenHeaders('netlify', written, path)),
      ...(lasting && path.startsWith(lasting) && { 'cache-control': policy }),
      'content-type': type,
    });
    // A page that is being closed may have requested a file that has been deleted.
    pipeline(createReadStream(sent), response, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
