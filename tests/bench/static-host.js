// Static host with compression for the measurements of a built site. Each response is compressed only once.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** `origin` has no trailing slash. */
export function hostFolder(folder) {
  const answers = new Map();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    if (!answers.has(path)) {
      const wanted = join(folder, path);
      const file = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted;
      const found = existsSync(file);
      const body = readFileSync(found ? file : join(folder, '404.html'));
      const type = types[extname(found ? file : '.html')] ?? 'application/octet-stream';
      const compresses = !/woff2|octet/.test(type);
      answers.set(path, { status: found ? 200 : 404, type, compresses, body: compresses ? gzipSync(body) : body });
    }
    const { status, type, compresses, body } = answers.get(path);
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(compresses && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  return new Promise((resolve) =>
    server.listen(0, () =>
      resolve({ origin: `http://localhost:${server.address().port}`, close: () => server.close() }),
    ),
  );
}
