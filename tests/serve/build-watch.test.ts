// `docsgen build --watch`: the output is updated when files change, and left unchanged while they contain errors.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCli } from '../site/cli.ts';
import { writeFiles } from '../site/site-files.ts';
import { replaceFiles } from './replace-files.ts';

const patience = { timeout: 30_000, interval: 50 };

let root: string;
let child: ChildProcess;
let printed = '';

const plugin = (word: string): string => `import { word } from './word.js';
export default () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word + '${word}' }] }); };
`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-watch-'));
  await writeFiles(root, {
    'site.config.yaml': 'title: Watched\nmarkdown:\n  remarkPlugins: [./plugins/word-plugin.js]\n',
    'plugins/package.json': '{ "type": "module" }',
    'plugins/word-plugin.js': plugin('one'),
    'plugins/word.js': "export const word = 'Plugin';\n",
    'content/en/index.md': '# Home\n\nWelcome.\n',
    'content/en/docs/page.md': '# Page\n\nFirst text.\n',
    'static/plain.txt': 'as it is\n',
  });
  start();
});

function start(): void {
  child = startCli(['build', root, '--watch', '--verbose']);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
}

afterAll(async () => {
  child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

const output = (path: string): Promise<string> =>
  readFile(join(root, 'dist', path), 'utf8').catch(() => 'no such file');

describe('a build that watches', () => {
  it('builds the site before it starts watching', async () => {
    await expect.poll(() => printed, patience).toContain('Watching for changes');
    expect(await output('docs/page/index.html')).toContain('First text.');
  });

  it('rebuilds when a page, a static file or the configuration changes', async () => {
    await replaceFiles(root, { 'content/en/docs/page.md': '# Page\n\nSecond text.\n' });
    await expect.poll(() => output('docs/page/index.html'), patience).toContain('Second text.');
    await replaceFiles(root, { 'static/plain.txt': 'another text\n' });
    await expect.poll(() => output('plain.txt'), patience).toBe('another text\n');
    const config = await readFile(join(root, 'site.config.yaml'), 'utf8');
    await replaceFiles(root, { 'site.config.yaml': config.replace('Watched', 'Renamed') });
    await expect.poll(() => output('docs/page/index.html'), patience).toContain('Renamed');
  });

  it('reports errors and does not change the output until they are fixed', async () => {
    await replaceFiles(root, { 'content/en/docs/page.md': '# Page\n\n[Nowhere](./nowhere.md)\n' });
    await expect.poll(() => printed, patience).toContain('content/en/docs/page.md:3:1');
    expect(await output('docs/page/index.html')).toContain('Second text.');
    await replaceFiles(root, { 'content/en/docs/page.md': '# Page\n\nThird text.\n' });
    await expect.poll(() => output('docs/page/index.html'), patience).toContain('Third text.');
  });

  it('rebuilds after pages are added, renamed or deleted', async () => {
    await replaceFiles(root, { 'content/en/docs/more/new.md': '# New\n' });
    await expect.poll(() => output('docs/more/new/index.html'), patience).toContain('New');
    await rename(join(root, 'content/en/docs/more'), join(root, 'content/en/docs/other'));
    await expect.poll(() => output('docs/other/new/index.html'), patience).toContain('New');
    await expect.poll(() => output('docs/more/new/index.html'), patience).toBe('no such file');
    await rm(join(root, 'content/en/docs/other'), { recursive: true });
    await expect.poll(() => output('docs/other/new/index.html'), patience).toBe('no such file');
  });

  it('does not rebuild because of its own output', async () => {
    // A build prints its first line before it writes its output.
    const builds = (): number => printed.split('Load configuration').length;
    const write = async (word: string): Promise<void> => {
      await replaceFiles(root, { 'content/en/docs/page.md': `# Page\n\n${word} text.\n` });
      await expect.poll(() => output('docs/page/index.html'), patience).toContain(`${word} text.`);
    };
    // Builds run one after the other: after this one, no build of an earlier change is pending.
    await write('Fourth');
    const before = builds();
    for (const word of ['Fifth', 'Sixth', 'Seventh', 'Eighth']) await write(word);
    // One build for each change: if docsgen's own files were watched, each build would trigger another one.
    await expect.poll(builds, patience).toBe(before + 4);
  });

  it('rebuilds when the code of a plugin changes, and exits with 0', async () => {
    expect(await output('docs/page/index.html')).toContain('Pluginone');
    await replaceFiles(root, { 'plugins/word.js': "export const word = 'Other';\n" });
    await expect.poll(() => output('docs/page/index.html'), patience).toContain('Otherone');
    await replaceFiles(root, { 'plugins/word-plugin.js': plugin('two') });
    await expect.poll(() => output('docs/page/index.html'), patience).toContain('Othertwo');
    await replaceFiles(root, { 'content/en/docs/page.md': '# Page\n\nLast text.\n' });
    await expect.poll(() => output('docs/page/index.html'), patience).toContain('Last text.');
    expect(await output('docs/page/index.html')).toContain('Othertwo');
    // The command has also printed all of its output.
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });
});
