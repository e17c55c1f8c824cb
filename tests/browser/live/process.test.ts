// The `serve` command: its output, new code of plugins, and how it stops.
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { ask } from '../../serve/serving.ts';
import { runCommand } from '../../site/run-command.ts';
import { openBrowser } from '../browser.ts';
import {
  type LiveOptions,
  type LiveSite,
  liveConfig,
  lostServer,
  onPage,
  patience,
  shows,
  startLive,
} from './live-site.ts';

const browser = openBrowser();
let site: LiveSite | undefined;

afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function start(files: Readonly<Record<string, string>>, options?: LiveOptions): Promise<LiveSite> {
  site = await startLive(files, options);
  return site;
}

const outside = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

describe('starting and stopping', () => {
  it('prints the URL, on this machine only', async () => {
    const { address, origin, terminal } = await start({});
    expect(address).toMatch(/^http:\/\/localhost:\d+\/$/);
    await expect.poll(terminal, patience).toMatch(/^Ready in [\d.]+ s\nLocal {4}\S+\nNetwork {2}use --host to .*\n$/);
    expect((await ask(origin, '/')).text).toContain('<title>Home | Manual</title>');
  });

  it('prints the URLs for other devices with --host', { tags: ['long'] }, async () => {
    const { origin, terminal } = await start({}, { args: ['--host'] });
    const { port } = new URL(origin);
    for (const host of outside) {
      await expect.poll(terminal, patience).toContain(`Network  http://${host}:${port}/\n`);
      expect((await ask(`http://${host}:${port}`, '/')).status).toBe(200);
    }
  });

  it('reports a port that is in use, and exits with 1', { tags: ['long'] }, async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    try {
      const { root } = await start({});
      const { code, stderr } = await runCommand(['serve', root, '--watch', '--port', String(port)]);
      expect([code, stderr]).toEqual([1, `Port ${port} is already in use. Choose another port with --port.\n`]);
    } finally {
      other.close();
    }
  });

  it.each(variantsOf(['SIGINT', 'SIGTERM'] as const))(
    'exits with 0 on %s, even while a page is open',
    async (signal) => {
      const running = await start({});
      await onPage({ browser, site: running, path: '/', expected: lostServer }, async (page) => {
        expect(await running.stop(signal)).toBe(0);
        await page.getByText('Lost connection to docsgen').waitFor();
        await expect(ask(running.origin, '/')).rejects.toThrow('ECONNREFUSED');
      });
    },
  );
});

const words = (text: string): string => `export const words = ${JSON.stringify(text)};\n`;
const plugin = (start: string): string => `import { words } from './parts/words.js';
export default () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${start} ' + words }] });
};
`;
const withPlugin = {
  'site.config.yaml': `${liveConfig}markdown: { remarkPlugins: [{ name: ./plugins/sign.js }] }\n`,
  'plugins/sign.js': plugin('Signed'),
  'plugins/parts/words.js': words('one'),
};

describe('changing plugin code', () => {
  it('changes of a plugin and its imports take effect on save, at the same URL and in the same window', async () => {
    const running = await start(withPlugin);
    await onPage({ browser, site: running, path: '/guide/start/' }, async (page) => {
      await shows(page, 'Signed one');
      await running.write({ 'plugins/parts/words.js': words('two') });
      await shows(page, 'Signed two');
      await running.write({ 'plugins/sign.js': plugin('Written') });
      await shows(page, 'Written two');
      expect(running.terminal().match(/^Local/gm)).toHaveLength(1);
      await changesStill(page, running);
    });
    expect(await running.stop('SIGTERM')).toBe(0);
    await expect(ask(running.origin, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('a broken plugin is reported, and takes effect when it is fixed', { tags: ['long'] }, async () => {
    const running = await start(withPlugin);
    await onPage({ browser, site: running, path: '/guide/start/' }, async (page) => {
      await running.write({ 'plugins/sign.js': 'export default () => {' });
      await page.locator('docsgen-live .panel').getByText('plugins/sign.js').first().waitFor();
      await running.write({ 'plugins/sign.js': plugin('Mended') });
      await shows(page, 'Mended one');
      await page.locator('docsgen-live .panel').waitFor({ state: 'hidden' });
    });
  });

  it('a plugin added to the configuration takes effect and is watched', { tags: ['long'] }, async () => {
    const { 'site.config.yaml': config, ...files } = withPlugin;
    const running = await start(files);
    await onPage({ browser, site: running, path: '/guide/start/' }, async (page) => {
      await running.write({ 'site.config.yaml': config });
      await shows(page, 'Signed one');
      await running.write({ 'plugins/sign.js': plugin('Written') });
      await shows(page, 'Written one');
    });
  });
});

async function changesStill(page: Page, running: LiveSite): Promise<void> {
  await running.write({ 'content/en/guide/start.md': '# Start\n\nChanged afterwards.\n' });
  await shows(page, 'Changed afterwards.');
}

describe('a base URL', () => {
  it('the root redirects to the base URL, URLs get a trailing slash, and pages are updated in place', async () => {
    const running = await start({ 'site.config.yaml': `${liveConfig}baseUrl: /docs/\n` });
    expect(new URL(running.address).pathname).toBe('/docs/');
    const leads = async (path: string): Promise<unknown> => {
      const { status, headers } = await ask(running.origin, path);
      return [status, headers.location];
    };
    expect(await leads('/')).toEqual([302, '/docs/']);
    expect(await leads('/docs')).toEqual([302, '/docs/']);
    expect(await leads('/docs/guide/start')).toEqual([302, '/docs/guide/start/']);
    expect(await leads('/docs/guide/start?a=1')).toEqual([302, '/docs/guide/start/?a=1']);
    expect(await leads('/docs/guide/start/index.html')).toEqual([302, '/docs/guide/start/']);
    expect(await leads('/guide/start/')).toEqual([404, undefined]);
    await onPage({ browser, site: running, path: '/docs/guide/start/' }, (page) => changesStill(page, running));
  });

  it('after the base URL changes, the open page is not found, and exists at its new URL', {
    tags: ['long'],
  }, async () => {
    const running = await start({ 'site.config.yaml': `${liveConfig}baseUrl: /docs/\n` });
    await running.write({ 'site.config.yaml': `${liveConfig}baseUrl: /manual/\n` });
    await onPage({ browser, site: running, path: '/manual/guide/start/' }, (page) => changesStill(page, running));
  });
});

describe('unknown paths', () => {
  it('the not-found page is in the language of the path', async () => {
    const { origin } = await start({});
    for (const [path, lang] of [
      ['/nowhere/', 'en'],
      ['/es/nada/', 'es'],
      ['/es', 'es'],
      ['/essay/', 'en'],
    ] as const) {
      const { status, text } = await ask(origin, path);
      expect([path, status]).toEqual([path, path === '/es' ? 302 : 404]);
      if (status === 404) expect(text).toContain(`<html lang="${lang}"`);
    }
  });
});
