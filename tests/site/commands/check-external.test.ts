// `docsgen check --external` with real local servers. The command does not wait: requested pauses are only recorded.
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkExternal } from '../../../packages/generator/src/cli/build/check-external.ts';
import type { Diagnostic } from '../../../packages/generator/src/model/diagnostic.ts';
import { openCache } from '../../../packages/generator/src/platform/cache-folder.ts';
import { openWeb } from '../../../packages/generator/src/platform/web.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end();

interface Others {
  readonly origin: string;
  /** Requests in the order of arrival: `HEAD /here`. */
  readonly asked: string[];
  /** Maximum number of simultaneous requests. */
  readonly most: () => number;
}

async function withServer(answers: Readonly<Record<string, Answer>>, use: (others: Others) => Promise<void>) {
  const asked: string[] = [];
  let [open, most] = [0, 0];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    setImmediate(() => (answers[request.url ?? ''] ?? status(404))(request, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    await use({ origin: `http://127.0.0.1:${port}`, asked, most: () => most });
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

const linking = (origin: string, paths: readonly string[], config = ''): SiteLiteral => ({
  'site.config.yaml': `title: Manual\n${config}`,
  'content/en/index.md': `# Start\n\n${paths.map((path) => `- [Link](${origin}${path})\n`).join('')}`,
});

/** Diagnostics of the site, and the requested pauses. */
async function externalMistakes(files: SiteLiteral): Promise<{ told: readonly string[]; pauses: readonly number[] }> {
  const pauses: number[] = [];
  let told: readonly Diagnostic[] = [];
  await withSite(files, async ({ root, build }) => {
    const { graph, pages } = await build({ isCheck: true, notesExternal: true });
    if (!graph || !pages) throw new Error('No site');
    told = await checkExternal(graph, pages, {
      ask: openWeb('docsgen test'),
      cache: openCache(root),
      now: Date.now,
      wait: async (milliseconds) => void pauses.push(milliseconds),
      progress: () => {},
    });
  });
  const line = ({ file, position, severity, message, hint = '' }: Diagnostic): string =>
    `${file}:${position?.line} ${severity} ${message} | ${hint}`;
  return { told: told.map(line), pauses };
}

describe('a URL of another site', () => {
  it('a valid external URL is not reported, whatever request method its server supports', () =>
    withServer(
      {
        '/here': status(200),
        '/no-head': ({ method }, response) => void response.writeHead(method === 'HEAD' ? 405 : 200).end('Here'),
        '/for-now': status(302, { location: '/here' }),
        '/slash': status(301, { location: '/slash/' }),
        '/slash/': status(200),
      },
      async ({ origin, asked }) => {
        const { told } = await externalMistakes(
          linking(origin, ['/here#part', '/here', '/no-head', '/for-now', '/slash']),
        );
        expect(told).toEqual([]);
        expect(asked).toEqual([
          'HEAD /here',
          'HEAD /no-head',
          'GET /no-head',
          'HEAD /for-now',
          'HEAD /here',
          'HEAD /slash',
          'HEAD /slash/',
        ]);
      },
    ));

  it('a missing URL is an error, and a moved or denied one a warning, at the position of the link', () =>
    withServer(
      {
        '/gone': status(410),
        '/moved': status(301, { location: '/moved-again' }),
        '/moved-again': status(308, { location: '/there' }),
        '/there': status(200),
        '/for-now': status(307, { location: '/moved' }),
        '/private': status(403),
        '/circle': status(302, { location: '/circle' }),
      },
      async ({ origin }) => {
        const paths = ['/gone', '/missing', '/moved', '/for-now', '/private', '/circle'];
        const { told } = await externalMistakes(linking(origin, paths));
        const ignore = `If it works in a browser, add it to 'externalLinks.ignore' in the configuration`;
        expect(told).toEqual([
          `content/en/index.md:3 error ${origin}/gone no longer exists (status 410) | `,
          `content/en/index.md:4 error ${origin}/missing no longer exists (status 404) | `,
          `content/en/index.md:5 warning ${origin}/moved has moved permanently | Change the link to ${origin}/there`,
          `content/en/index.md:7 warning Could not check ${origin}/private (status 403) | ${ignore}`,
          `content/en/index.md:8 warning ${origin}/circle has too many redirects | `,
        ]);
      },
    ));

  it('a temporary error is requested again after the delay that the server sets', () => {
    const answers = [status(503), status(429, { 'retry-after': '7' }), status(200)];
    return withServer(
      { '/busy': (request, response) => answers.shift()?.(request, response), '/down': status(502) },
      async ({ origin, asked }) => {
        const { told, pauses } = await externalMistakes(linking(origin, ['/busy', '/down']));
        expect(told).toMatchObject([expect.stringContaining('/down (status 502)')]);
        expect(pauses).toEqual([1000, 7000, 1000, 4000]);
        expect(asked).toEqual([...Array(3).fill('HEAD /busy'), ...Array(3).fill('HEAD /down')]);
      },
    );
  });

  it.each([429, 500, 502, 503, 504])(
    'a URL with the status %i is requested again, and valid if that succeeds',
    (code) => {
      const answers = [status(code), status(200)];
      return withServer(
        { '/once': (request, response) => answers.shift()?.(request, response) },
        async ({ origin, asked }) => {
          expect((await externalMistakes(linking(origin, ['/once']))).told).toEqual([]);
          expect(asked).toEqual(['HEAD /once', 'HEAD /once']);
        },
      );
    },
  );

  it('a server that does not respond is a warning', () =>
    withServer({}, async ({ origin }) => {
      const { told } = await externalMistakes(linking(origin.replace(/\d+$/, '1'), ['/a']));
      expect(told).toMatchObject([expect.stringMatching(/ warning Could not reach http:\/\/127\.0\.0\.1:1\/a: \S/)]);
    }));

  it('a URL that the configuration ignores is not requested', () =>
    withServer({}, async ({ origin, asked }) => {
      const config = `externalLinks: { ignore: ['${origin}/private/*'] }\n`;
      const { told } = await externalMistakes(linking(origin, ['/private/a', '/public'], config));
      expect(told).toHaveLength(1);
      expect(asked).toEqual(['HEAD /public', 'GET /public']);
    }));

  it('targets of redirects are requested, unless they depend on the redirected URL', () =>
    withServer({ '/here': status(200) }, async ({ origin, asked }) => {
      const targets = { '/old': '/gone', '/older': '/here', '/blog/*': '/all', '/news/*': '/:splat' };
      const redirects = Object.entries(targets).map(([from, to]) => `  - { from: '${from}', to: '${origin}${to}' }\n`);
      const config = `host: netlify\nredirects:\n${redirects.join('')}`;
      const { told } = await externalMistakes(linking(origin, [], config));
      expect(told).toEqual([
        `site.config.yaml:4 error ${origin}/gone no longer exists (status 404) | `,
        `site.config.yaml:6 error ${origin}/all no longer exists (status 404) | `,
      ]);
      expect(asked.filter((request) => request.startsWith('HEAD'))).toEqual(['HEAD /gone', 'HEAD /here', 'HEAD /all']);
    }));

  it('each server receives one request at a time', () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/${index}`);
    return withServer(Object.fromEntries(paths.map((path) => [path, status(200)])), async ({ origin, most, asked }) => {
      expect((await externalMistakes(linking(origin, paths))).told).toEqual([]);
      expect([asked.length, most()]).toEqual([30, 1]);
    });
  });
});

describe('docsgen check --external', () => {
  it('--external reports missing URLs, and requests valid ones at most once a day', () =>
    withServer({ '/here': status(200) }, ({ origin, asked }) =>
      withSite(linking(origin, ['/here', '/gone']), async ({ root }) => {
        const { code, stderr } = await runCommand(['check', root, '--external']);
        expect(stderr).toContain(
          `content/en/index.md:4:3 error ${origin}/gone no longer exists (status 404) [external-link]`,
        );
        expect(code).toBe(1);
        asked.length = 0;
        expect((await runCommand(['check', root, '--external'])).code).toBe(1);
        expect(asked).toEqual(['HEAD /gone', 'GET /gone']);
      }),
    ));

  it('only --external requests external URLs', () =>
    withServer({}, ({ origin, asked }) =>
      withSite(linking(origin, ['/gone']), async ({ root }) => {
        expect((await runCommand(['check', root])).code).toBe(0);
        expect(existsSync(join(root, '.docsgen'))).toBe(false);
        expect((await runCommand(['build', root, '--no-search'])).code).toBe(0);
        expect(asked).toEqual([]);
      }),
    ));
});
