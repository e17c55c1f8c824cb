// A served site whose responses a test can delay, because only Chromium's driver supports this.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowSite {
  readonly origin: string;
  /** Delays responses for matching paths until the returned function is called. */
  readonly hold: (path: RegExp) => () => void;
  readonly releaseAll: () => void;
  readonly close: () => Promise<void>;
}

interface Hold {
  readonly path: RegExp;
  readonly released: Promise<void>;
  readonly release: () => void;
}

export async function serveSlowly(source: string): Promise<SlowSite> {
  const holds = new Set<Hold>();
  const pass = async (path: string, response: ServerResponse): Promise<void> => {
    const hold = Array.from(holds).find((one) => one.path.test(path));
    await hold?.released;
    const answer = await fetch(source + path, { redirect: 'manual' });
    // Includes all headers, in particular the policy, except hop-by-hop headers.
    const {
      connection: _,
      'keep-alive': __,
      'transfer-encoding': ___,
      ...headers
    } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers);
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    // The origin may be closed while a page still sends requests; then there is no response.
    pass(request.url ?? '/', response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  const releaseAll = (): void => {
    for (const { release } of holds) release();
  };
  return {
    origin: `http://localhost:${port}`,
    hold: (path) => {
      let resolve = (): void => undefined;
      const released = new Promise<void>((done) => {
        resolve = done;
      });
      const hold: Hold = {
        path,
        released,
        release: () => {
          holds.delete(hold);
          resolve();
        },
      };
      holds.add(hold);
      return hold.release;
    },
    releaseAll,
    close: () =>
      new Promise((closed) => {
        releaseAll();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
