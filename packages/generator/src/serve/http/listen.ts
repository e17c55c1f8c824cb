// Listens only on localhost, unless a host is specified.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';

interface ListenRequest {
  /** `undefined` for localhost. */
  readonly host: string | undefined;
  /** `undefined` for 3000 or the next free port; 0 for any free port. */
  readonly port: number | undefined;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface Listening {
  readonly port: number;
  /** Origin such as `http://localhost:3000`. */
  readonly local: string;
  /** Origins for access from other devices; empty unless the server listens on all addresses. */
  readonly network: readonly string[];
  /** Also closes open connections. */
  readonly close: () => Promise<void>;
}

/** The message is a sentence for the user. */
export class ListenError extends Error {}

/** The requested port is used by another program. */
export class PortInUseError extends ListenError {}

const firstPort = 3000;
const lastPort = 65_535;
/** Number of ports to try. A port can be free on one address but in use on the other. */
const attempts = 20;

/** Timeout for idle connections in milliseconds. The timeout is longer than the idle timeout of browsers. */
const idleLimit = 310_000;

export async function listen(request: ListenRequest): Promise<Listening> {
  const host = request.host?.replace(/^\[(.*)\]$/, '$1');
  const addresses = addressesOf(host);
  const { port } = request;
  if (port === undefined) return describeListening(await openNext(request, addresses), host);
  for (let attempt = 1; ; attempt++) {
    try {
      return describeListening(await openAll(request, addresses, port), host);
    } catch (error) {
      if (port === 0 && codeOf(error) === 'EADDRINUSE' && attempt < attempts) continue;
      throw explain(error, port, host);
    }
  }
}

/**
 * Browsers may use the IPv4 or the IPv6 address for `localhost`, so the server must listen on both to receive all
 * requests.
 */
function addressesOf(host: string | undefined): readonly string[] {
  if (host === undefined || host === 'localhost') return ['127.0.0.1', '::1'];
  return host === '0.0.0.0' ? [host, '::1'] : [host];
}

async function openNext(request: ListenRequest, addresses: readonly string[]): Promise<Opened> {
  for (let port = firstPort; port <= lastPort; port++) {
    try {
      return await openAll(request, addresses, port);
    } catch (error) {
      // Windows reserves ranges of ports and reports EACCES for them.
      if (!['EADDRINUSE', 'EACCES'].includes(codeOf(error))) throw explain(error, port, request.host);
    }
  }
  throw new PortInUseError(`No free port from ${firstPort} to ${lastPort}. Choose another port with --port.`);
}

interface Opened {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Listens on the same port on all addresses, or on none of them. */
async function openAll(request: ListenRequest, addresses: readonly string[], wanted: number): Promise<Opened> {
  const opened: Opened[] = [];
  const close = async (): Promise<void> => void (await Promise.all(opened.map((each) => each.close())));
  for (const address of addresses) {
    try {
      opened.push(await openOne(request, address, opened[0]?.port ?? wanted));
    } catch (error) {
      const isAbsent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error));
      if (address === '::1' && opened.length > 0 && isAbsent) continue;
      await close();
      throw error;
    }
  }
  return { port: opened[0]?.port ?? wanted, close };
}

async function openOne(request: ListenRequest, host: string, port: number): Promise<Opened> {
  const server = createServer(request.handle);
  // By default, Node closes idle connections after 5 seconds, possibly at the moment when a browser sends a request.
  server.keepAliveTimeout = idleLimit;
  if (request.upgrade) server.on('upgrade', request.upgrade);
  // Node does not track upgraded connections.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: portOf(server, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function portOf(server: Server, wanted: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : wanted;
}

function describeListening({ port, close }: Opened, host: string | undefined): Listening {
  const address = (name: string): string => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const local = address(host === undefined || isEverywhere ? 'localhost' : host);
  const network = isEverywhere ? networkAddresses(host).map(address) : [];
  return { port, local, network, close };
}

function networkAddresses(host: string): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && (family === 'IPv4' || host === '::'))
    .map(({ address }) => address)
    .filter((address) => !address.startsWith('fe80:')); // Link-local addresses need a zone id.
}

function explain(error: unknown, port: number, host: string | undefined): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new PortInUseError(`Port ${port} is already in use. Choose another port with --port.`);
    case 'EACCES':
      return new ListenError(`No permission to use port ${port}. Choose another port with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ListenError(
        `This machine does not have the address ${host}. Use --host without a value to listen on all addresses.`,
      );
    default:
      return error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
