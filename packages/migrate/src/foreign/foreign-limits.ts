// Restricts the process that runs code of the original site: no network, no other programs, no writing to disk. The
// source code of these functions is sent to that process, so they may only use their parameters and globals.

interface SandboxTools {
  /** Refused operations. */
  readonly refused: Set<string>;
  /** Returns a path as shown in messages. */
  readonly nameOf: (path: unknown) => string;
  /** Replaces functions of a Node.js built-in module. */
  readonly close: (name: string, keys: readonly string[], instead: (...given: readonly unknown[]) => unknown) => void;
}

export function closeNetwork({ close }: SandboxTools): void {
  const refuse = (...given: readonly unknown[]): never => {
    const [to] = given;
    const named = Object(to);
    const url = typeof to === 'string' ? to : (named.url ?? named.href ?? named.hostname ?? named.host ?? '');
    const message = `it accesses the network${url === '' ? '' : ` (${url})`}, which migrations do not allow`;
    throw Object.assign(new Error(message), { code: 'FOREIGN_NETWORK' });
  };
  for (const name of ['http', 'https']) close(`node:${name}`, ['request', 'get'], refuse);
  for (const name of ['net', 'tls', 'http2']) close(`node:${name}`, ['connect', 'createConnection'], refuse);
  process.getBuiltinModule('node:net').Socket.prototype.connect = refuse;
  close('node:dgram', ['createSocket'], refuse);
  close('node:dns', Object.keys(process.getBuiltinModule('node:dns')), refuse);
  const later = async (to: unknown): Promise<never> => refuse(to);
  close('node:dns/promises', Object.keys(process.getBuiltinModule('node:dns/promises')), later);
  Object.assign(globalThis, { fetch: later, WebSocket: refuse, XMLHttpRequest: refuse, EventSource: refuse });
}

export function closePrograms({ close, refused }: SandboxTools): void {
  // A function expression, because it may be called with `new`.
  const refuse = function refuse(...given: readonly unknown[]): never {
    throw new Error(`it runs ${String(given[0])}, which migrations do not allow`);
  };
  close('node:child_process', ['exec', 'execFile', 'spawn', 'fork'], refuse);
  close('node:worker_threads', ['Worker'], refuse);
  // Most such programs are git queries, so that an empty output is a valid result.
  const answer = (empty: unknown) => (command: unknown) => {
    refused.add(`runs ${String(command)}`);
    return empty;
  };
  close('node:child_process', ['execSync', 'execFileSync'], answer(Buffer.from('')));
  close('node:child_process', ['spawnSync'], answer({ status: 0, stdout: '', stderr: '', output: [] }));
}

export function closeWriting({ close, refused, nameOf }: SandboxTools): void {
  const ways = ['writeFile', 'appendFile', 'mkdir', 'rm', 'rmdir', 'unlink', 'rename', 'copyFile', 'cp', 'symlink'];
  const refuse = (path: unknown): void => void refused.add(`writes ${nameOf(path)}`);
  const names = ways.map((each) => `${each}Sync`);
  close('node:fs', names, refuse);
  close('node:fs/promises', ways, async (path) => refuse(path));
}

/** Missing files and folders are read as empty. */
export function openMissing({ refused, nameOf }: SandboxTools): void {
  type Read = (...given: readonly unknown[]) => unknown;
  const files = process.getBuiltinModule('node:fs') as unknown as Record<string, Read>;
  for (const [key, empty] of [
    ['readFileSync', ''],
    ['readdirSync', []],
  ] as const) {
    const read = files[key];
    files[key] = (...given) => {
      try {
        return read?.(...given);
      } catch (thrown) {
        if (Object(thrown).code !== 'ENOENT') throw thrown;
        refused.add(`reads ${nameOf(given[0])}, which does not exist`);
        return empty;
      }
    };
  }
}
