// The addresses that a server listens on, and that it releases them.
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { type Listening, listen, PortInUseError } from '../../packages/generator/src/serve/http/listen.ts';
import { ask, freePort } from './serving.ts';

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const open = (host: string | undefined, port: number | undefined): Promise<Listening> =>
  listen({ host, port, handle: (_request, response) => response.end('here') });

describe('listening', () => {
  it('listens on both addresses of localhost with the same port', async () => {
    for (const host of [undefined, 'localhost']) {
      const server = await open(host, 0);
      expect(server).toMatchObject({ local: `http://localhost:${server.port}`, network: [] });
      for (const name of hasIPv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']) {
        expect((await ask(`http://${name}:${server.port}`, '/')).text, name).toBe('here');
      }
      await server.close();
    }
  });

  it.skipIf(!hasIPv6)('keeps nothing of a port that is busy on one of them', async () => {
    const other = await open('::1', await freePort());
    await expect(open(undefined, other.port)).rejects.toBeInstanceOf(PortInUseError);
    const first = await open('127.0.0.1', other.port);
    expect(first.port).toBe(other.port);
    await Promise.all([other.close(), first.close()]);
  });

  it('chooses a different port for each server without a port', async () => {
    const servers = [await open(undefined, undefined), await open(undefined, undefined)];
    expect(new Set(servers.map(({ port }) => port)).size).toBe(2);
    for (const { port } of servers) expect(port).toBeGreaterThanOrEqual(3000);
    await Promise.all(servers.map((server) => server.close()));
  });

  it.skipIf(!hasIPv6)('writes IPv6 addresses as browsers want them', async () => {
    for (const host of ['::1', '[::1]']) {
      const server = await open(host, 0);
      expect(server.local).toBe(`http://[::1]:${server.port}`);
      expect((await ask(server.local, '/')).text).toBe('here');
      await server.close();
    }
  });

  it('reports an address that does not belong to this machine', async () => {
    await expect(open('nowhere.invalid', 0)).rejects.toThrow(
      /^This machine does not have the address nowhere\.invalid\. .*\.$/,
    );
  });
});

describe('closing', () => {
  it('closes upgraded connections and releases the port', async () => {
    const sockets: Socket[] = [];
    const server = await listen({
      host: undefined,
      port: await freePort(),
      handle: (_request, response) => response.end(),
      upgrade: (_request, socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    });
    const closed = new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
      );
      sockets.push(socket);
      socket.on('error', () => {}).on('close', () => resolve());
      socket.once('data', () => void server.close());
    });
    await closed;
    await server.close();
    const again = await open(undefined, server.port);
    expect(again.port).toBe(server.port);
    await again.close();
  });
});
