// Starts the real `docsgen serve` and sends it requests, as a browser would, or malformed ones.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { startCli } from '../site/cli.ts';

export interface Served {
  /** The URL that the command printed: `http://localhost:1234/docs/`. */
  readonly address: string;
  readonly pid: number;
  /** Everything that the command has printed so far, or since `forgetPrinted`. */
  readonly printed: () => string;
  readonly forgetPrinted: () => void;
  /** Returns the exit code after the signal has ended the process. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** `variables` are added to the environment; `undefined` removes a variable. */
export async function startServe(
  args: readonly string[],
  cwd?: string,
  variables?: NodeJS.ProcessEnv,
): Promise<Served> {
  return untilServed(startCli(['serve', ...args], cwd, variables));
}

/** Resolves to a server process after it has printed its URL. */
export async function untilServed(child: ChildProcess): Promise<Served> {
  const closed = once(child, 'close');
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (text: string): void => {
      printed += text;
      const found = /^Local {4}(\S+)\n/m.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.on('close', () => reject(new Error(`docsgen serve has ended: ${printed}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    printed: () => printed,
    forgetPrinted: () => {
      printed = '';
    },
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

/**
 * Returns a port for tests that use it twice. The port is outside of the system's ephemeral ports, because any client
 * connection can occupy an ephemeral port, for up to a minute after it has closed.
 */
export async function freePort(): Promise<number> {
  const first = 20_000 + ((process.pid * 7) % 10_000);
  for (let port = first; port < first + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`No port from ${first} on is free.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the path unchanged, because `fetch` would normalize it. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
