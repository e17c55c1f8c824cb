// Opens the addresses a browser may ask: this machine alone, unless a host is given.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';

interface ListenRequest {
  /** `undefined`: this machine only. */
  readonly host: string | undefined;
  /** `undefined`: 3000, or the next free one after it. 0: any free one. */
  readonly port: number | undefined;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface Listening {
  readonly port: number;
  /** `http://localhost:3000`, without a slash at its end. */
  readonly local: string;
  /** The same of every address under which other devices find this machine; empty unless it listens on all of them. */
  readonly network: readonly string[];
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/** Why listening failed, in one sentence for the author. */
export class CannotListen extends Error {}

/** Another program has the port that was asked for. */
export class PortBusy extends CannotListen {}

const firstPort = 3000;
const lastPort = 65_535;
/** A free port on one address can be busy on the other; so many in a row are no coincidence. */
const attempts = 20;

/** Milliseconds; browsers give up sooner by themselves. */
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

/** Browsers take either address for `localhost`: a program that had the other one would get half of the requests. */
function addressesOf(host: string | undefined): readonly string[] {
  if (host === undefined || host === 'localhost') return ['127.0.0.1', '::1'];
  return host === '0.0.0.0' ? [host, '::1'] : [host];
}

async function openNext(request: ListenRequest, addresses: readonly string[]): Promise<Opened> {
  for (let port = firstPort; port <= lastPort; port++) {
    try {
      return await openAll(request, addresses, port);
    } catch (error) {
      // Windows keeps whole ranges of ports to itself and says so with EACCES.
      if (!['EADDRINUSE', 'EACCES'].includes(codeOf(error))) throw explain(error, port, request.host);
    }
  }
  throw new PortBusy(`No port from ${firstPort} to ${lastPort} is free.`);
}

interface Opened {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** All addresses with one port, or none of them. */
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
  // Node ends idle connections after 5 seconds, just when a browser may be sending the next request on one.
  server.keepAliveTimeout = idleLimit;
  if (request.upgrade) server.on('upgrade', request.upgrade);
  // Node loses sight of connections that were upgraded, so they are remembered here.
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
    .filter((address) => !address.startsWith('fe80:')); // Only good with the name of a network card behind it.
}

function explain(error: unknown, port: number, host: string | undefined): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new PortBusy(`Port ${port} is in use already; name another with --port.`);
    case 'EACCES':
      return new CannotListen(`The system does not let you use port ${port}; name another with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotListen(`This machine has no address ${host}; --host alone takes all that it has.`);
    default:
      return error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
