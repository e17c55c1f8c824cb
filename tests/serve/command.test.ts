// The `docsgen serve` command: its output, the ports that it uses, and how it exits.
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../site/run-command.ts';
import { writeFiles } from '../site/site-files.ts';
import { ask, freePort, type Served, startServe } from './serving.ts';

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const hasIPv6 = addresses.some(({ address }) => address === '::1');
const outside = addresses
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

let root: string;
let served: Served | undefined;
const start = async (args: readonly string[], cwd?: string): Promise<Served> => {
  served = await startServe(args, cwd);
  return served;
};
/** Cleanup functions that run after each test. */
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-serve-'));
  await writeFiles(root, {
    'site.config.yaml': 'title: Manual\nlocales: [{ code: es }, { code: en }]\n',
    'content/es/index.md': '# Inicio\n',
    'wrong.yaml': 'title: Manual\nbaseUrl: docs\n',
    'based.yaml': 'title: Manual\nbaseUrl: /my docs/\n',
  });
  expect(await runCommand(['build', root])).toMatchObject({ code: 0 });
});
afterEach(async () => {
  await served?.stop('SIGKILL');
  served = undefined;
  for (const end of ends.splice(0)) await end();
});
afterAll(() => rm(root, { recursive: true, force: true }));

/**
 * Starts a server of another program; port 0 selects any free port. Returns the port, or `undefined` if it was in use.
 */
function occupy(host: string, port: number): Promise<number | undefined> {
  const server: Server = createSocketServer();
  return new Promise((resolve) => {
    server.on('error', () => resolve(undefined));
    server.listen(port, host, () => {
      ends.push(() => new Promise((done) => server.close(done)));
      resolve((server.address() as AddressInfo).port);
    });
  });
}

describe('the folder', () => {
  it('serves the site in the working directory by default', async () => {
    const { address } = await start(['--port', '0'], root);
    expect((await ask(address, '/')).text).toContain('<title>Inicio | Manual</title>');
  });

  it('serves the output folder set by --out', async () => {
    await writeFiles(root, { 'other/index.html': 'another output' });
    const { address } = await start([root, '--out', join(root, 'other'), '--port', '0']);
    expect((await ask(address, '/')).text).toBe('another output');
  });

  it('serves a build of one locale without a landing page at the root', async () => {
    const out = join(root, 'english');
    expect(await runCommand(['build', root, '--out', out, '--locale', 'en'])).toMatchObject({ code: 0 });
    const { address } = await start([root, '--out', out, '--port', '0']);
    expect((await ask(address, '/en/')).status).toBe(200);
  });

  it('prints one sentence and exits with 1 if the site is not built', async () => {
    await writeFiles(root, { 'empty/.keep': '' });
    for (const out of ['empty', 'none', 'site.config.yaml']) {
      const { code, stderr, stdout } = await runCommand(['serve', root, '--out', join(root, out)]);
      expect([out, code, stdout]).toEqual([out, 1, '']);
      expect(stderr).toMatch(/^No built site in .*`docsgen build`.*`docsgen serve --watch`.*\n$/);
    }
  });

  it('exits with 2 if the folder does not exist', async () => {
    const { code, stderr } = await runCommand(['serve', join(root, 'nowhere')]);
    expect(code).toBe(2);
    expect(stderr).toContain('Folder not found');
  });
});

describe('the configuration', () => {
  it('uses the base URL of the configuration set by --config', async () => {
    const { address } = await start([root, '--config', join(root, 'based.yaml'), '--port', '0']);
    expect(new URL(address).pathname).toBe('/my%20docs/');
    expect((await ask(address, '/my%20docs/')).status).toBe(200);
    expect((await ask(address, '/')).headers.location).toBe('/my%20docs/');
  });

  it('prints errors of the configuration and exits with 1', async () => {
    const { code, stderr } = await runCommand(['serve', root, '--config', join(root, 'wrong.yaml')]);
    expect(code).toBe(1);
    expect(stderr).toContain("wrong.yaml:2:10 error 'baseUrl' must start with a slash");
  });
});

describe('the port', () => {
  it('listens on the port set by --port', async () => {
    const port = await freePort();
    const { address } = await start([root, '--port', String(port)]);
    expect(address).toBe(`http://localhost:${port}/`);
  });

  it('prints one sentence and exits with 1 if the port is in use on any address', async () => {
    for (const host of hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']) {
      const port = await occupy(host, 0);
      const { code, stdout, stderr } = await runCommand(['serve', root, '--port', String(port)]);
      expect([host, code, stdout]).toEqual([host, 1, '']);
      expect(stderr).toBe(`Port ${port} is already in use. Choose another port with --port.\n`);
    }
  });

  it('listens on port 3000, or the next port that is free on both addresses', async () => {
    await occupy('127.0.0.1', 3000);
    if (hasIPv6) await occupy('::1', 3001);
    const { address } = await start([root]);
    const port = Number(new URL(address).port);
    expect(port).toBeGreaterThan(hasIPv6 ? 3001 : 3000);
    expect(port).toBeLessThan(4000);
    expect((await ask(address, '/')).status).toBe(200);
  });

  it('exits with 2 if the port is not a number from 0 to 65535', async () => {
    const ports = ['x', '-1', '65536', '80.5', ''];
    const ended = await Promise.all(ports.map((port) => runCommand(['serve', root, '--port', port])));
    for (const [index, port] of ports.entries()) {
      const stderr = `--port must be a number from 0 to 65535, not '${port}'\n`;
      expect(ended[index]).toEqual({ code: 2, stdout: '', stderr });
    }
  });
});

describe('who can come in', () => {
  it('listens on both addresses of localhost by default', async () => {
    const { address, printed } = await start([root, '--port', '0']);
    const { port } = new URL(address);
    await expect.poll(printed).toBe(`Local    http://localhost:${port}/\nNetwork  use --host to expose\n`);
    for (const host of hasIPv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']) {
      expect((await ask(`http://${host}:${port}`, '/')).status, host).toBe(200);
    }
    for (const host of outside) await expect(ask(`http://${host}:${port}`, '/'), host).rejects.toThrow('ECONNREFUSED');
  });

  it('listens on all addresses with --host, and prints them', async () => {
    const { address, printed } = await start([root, '--port', '0', '--host']);
    const { port } = new URL(address);
    const network = outside.map((host) => `Network  http://${host}:${port}/\n`);
    await expect.poll(printed).toBe(`Local    http://localhost:${port}/\n${network.join('')}`);
    for (const host of ['127.0.0.1', ...(hasIPv6 ? ['[::1]'] : []), ...outside]) {
      expect((await ask(`http://${host}:${port}`, '/')).status, host).toBe(200);
    }
  });

  it('listens on the address set by --host', async () => {
    const { address, printed } = await start([root, '--port', '0', '--host', '127.0.0.1']);
    await expect.poll(printed).toBe(`Local    ${address}\n`);
    expect(new URL(address).hostname).toBe('127.0.0.1');
    expect((await ask(address, '/')).status).toBe(200);
    if (hasIPv6) await expect(ask(`http://[::1]:${new URL(address).port}`, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('prints one sentence if --host is not an address of this machine', async () => {
    const { code, stderr } = await runCommand(['serve', root, '--port', '0', '--host', '203.0.113.7']);
    expect(code).toBe(1);
    expect(stderr).toBe(
      'This machine does not have the address 203.0.113.7. Use --host without a value to listen on all addresses.\n',
    );
  });
});

describe('--open', () => {
  it.skipIf(process.platform !== 'linux')('opens the landing page in the browser', async () => {
    const browser = join(root, 'browser.sh');
    const opened = join(root, 'opened.txt');
    await writeFile(browser, `#!/bin/sh\necho "$1" > "${opened}.part" && mv "${opened}.part" "${opened}"\n`);
    await chmod(browser, 0o755);
    const before = process.env.BROWSER;
    process.env.BROWSER = browser;
    try {
      const { address } = await start([root, '--config', join(root, 'based.yaml'), '--port', '0', '--open']);
      await expect.poll(() => readFile(opened, 'utf8').catch(() => ''), { timeout: 30_000 }).toBe(`${address}\n`);
    } finally {
      if (before === undefined) delete process.env.BROWSER;
      else process.env.BROWSER = before;
    }
  });
});

describe('the end', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('comes with %s and 0, even with open connections', async (signal) => {
    const port = String(await freePort());
    const running = await start([root, '--port', port]);
    const agent = new Agent({ keepAlive: true });
    ends.push(() => agent.destroy());
    await new Promise((resolve) => get(running.address, { agent }, (response) => response.resume().on('end', resolve)));
    const silent = connect(Number(port), '127.0.0.1').on('error', () => {});
    ends.push(() => silent.destroy());
    await new Promise((resolve) => silent.once('connect', resolve));
    expect(await running.stop(signal)).toBe(0);
    await expect.poll(running.printed).toMatch(/^Local .*\nNetwork .*\n$/);
    const next = createServer();
    ends.push(() => next.close());
    await new Promise<void>((resolve, reject) => next.once('error', reject).listen(Number(port), '127.0.0.1', resolve));
  });
});
