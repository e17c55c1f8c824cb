// `serve --watch` sends the same headers as the site's host, plus those that live reload requires.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../site/run-command.ts';
import { writeFiles } from '../site/site-files.ts';
import { ask, type Served, startServe } from './serving.ts';

let root: string;
let served: Served;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-policy-'));
  await writeFiles(root, {
    'site.config.yaml': 'title: Manual\nhost: [github-pages, netlify]\nsecurity: { csp: { img-src: ["blob:"] } }\n',
    'content/en/index.md': '# Manual\n',
    'content/en/guide/video.md': '# Video\n\n::embed{url="https://example.com/talk" title="Talk"}\n',
    'content/en/guide/plain.md': '# Plain\n',
  });
  served = await startServe(['--watch', '--port', '0'], root);
});

afterAll(async () => {
  await served.stop();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => ask(served.address, path, { headers });

/** Sources by directive. */
function sourcesOf(policy: unknown): Readonly<Record<string, readonly string[]>> {
  const directives = String(policy).split('; ');
  return Object.fromEntries(directives.map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
}

it('serves pages with the headers of the host, and allows a WebSocket in their policy', async () => {
  await runCommand(['build', root]);
  const written = await readFile(join(root, 'dist/_headers'), 'utf8');
  const { headers } = await get('/guide/video/');
  const [, expected] = /Content-Security-Policy: (.*)/.exec(written) ?? [];
  const { 'connect-src': live, ...sources } = sourcesOf(headers['content-security-policy']);
  expect(sources).toEqual(sourcesOf(expected));
  expect(sources['frame-src']).toEqual(["'self'", 'https://example.com']);
  expect(live).toEqual(["'self'", 'ws:']);
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

it('loads a page with a different policy as a document', async () => {
  const byScript = { 'sec-fetch-dest': 'empty' };
  expect((await get('/guide/video/', byScript)).status).toBe(204);
  expect((await get('/guide/video/', { 'sec-fetch-dest': 'document' })).status).toBe(200);
  expect((await get('/guide/plain/', byScript)).status).toBe(200);
});
