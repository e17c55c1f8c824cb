// Simulates a slow connection: pages are sent in two parts.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxies `origin`, but sends pages only up to `end`, and the rest when `finish` is called. */
export async function serveInTwoParts(origin: string, end: RegExp) {
  let finish = (): void => undefined;
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  const answerInParts = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy });
    const found = type.startsWith('text/html') ? end.exec(body.toString('latin1')) : null;
    const length = found === null ? 0 : found.index + found[0].length;
    response.write(body.subarray(0, length));
    if (found !== null) await finished;
    response.end(body.subarray(length));
  };
  const server = createServer((request, response) => {
    // A page that is being closed may still send requests to a closed origin.
    answerInParts(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { origin: `http://localhost:${port}`, finish, close };
}
