// What a foreign program does not have in its own process: the network, other programs, and a disk to write to. The
// text of these functions runs there, so that each knows nothing but its own parameters and the language.

interface Surroundings {
  /** What was wanted and not done. */
  readonly refused: Set<string>;
  /** A path as messages have it. */
  readonly nameOf: (path: unknown) => string;
  /** Puts something in the place of functions of a module of Node. */
  readonly close: (name: string, keys: readonly string[], instead: (...given: readonly unknown[]) => unknown) => void;
}

export function closeNetwork({ close }: Surroundings): void {
  const refuse = (...given: readonly unknown[]): never => {
    const [to] = given;
    const named = Object(to);
    const url = typeof to === 'string' ? to : (named.url ?? named.href ?? named.hostname ?? named.host ?? '');
    const message = `it asks the network${url === '' ? '' : ` for ${url}`}, which is not done for it`;
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

export function closePrograms({ close, refused }: Surroundings): void {
  // It can be called with `new`, too.
  const refuse = function refuse(...given: readonly unknown[]): never {
    throw new Error(`it starts ${String(given[0])}, which is not done for it`);
  };
  close('node:child_process', ['exec', 'execFile', 'spawn', 'fork'], refuse);
  close('node:worker_threads', ['Worker'], refuse);
  // Usually a question to git, which is answered with nothing.
  const answer = (empty: unknown) => (command: unknown) => {
    refused.add(`starts ${String(command)}`);
    return empty;
  };
  close('node:child_process', ['execSync', 'execFileSync'], answer(Buffer.from('')));
  close('node:child_process', ['spawnSync'], answer({ status: 0, stdout: '', stderr: '', output: [] }));
}

export function closeWriting({ close, refused, nameOf }: Surroundings): void {
  const ways = ['writeFile', 'appendFile', 'mkdir', 'rm', 'rmdir', 'unlink', 'rename', 'copyFile', 'cp', 'symlink'];
  const refuse = (path: unknown): void => void refused.add(`writes ${nameOf(path)}`);
  const names = ways.map((each) => `${each}Sync`);
  close('node:fs', names, refuse);
  close('node:fs/promises', ways, async (path) => refuse(path));
}

/** Files and folders that are not there are empty. */
export function openMissing({ refused, nameOf }: Surroundings): void {
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
        refused.add(`reads ${nameOf(given[0])}, which is not there`);
        return empty;
      }
    };
  }
}
