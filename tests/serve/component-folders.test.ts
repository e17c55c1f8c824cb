// `serve --watch` and `build --watch` start to watch a folder when a component starts to import from it.
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCli } from '../site/cli.ts';
import { writeFiles } from '../site/site-files.ts';
import { replaceFiles } from './replace-files.ts';
import { startServe } from './serving.ts';

const patience = { timeout: 30_000, interval: 50 };

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-folders-'));
  await writeFiles(root, {
    'site.config.yaml': 'title: Watched\n',
    'content/en/a.mdx': "import Box from '../../components/box'\n\n# A\n\n<Box />\n",
    'components/box.tsx': 'export default () => <b>first</b>;\n',
    'shared/word.ts': "export const word = 'second';\n",
  });
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

async function followsShared(html: () => Promise<string>): Promise<void> {
  const shown = async (): Promise<string | undefined> => /<b>(\w+)<\/b>/.exec(await html())?.[1];
  await expect.poll(shown, patience).toBe('first');
  await replaceFiles(root, {
    'components/box.tsx': "import { word } from '../shared/word';\nexport default () => <b>{word}</b>;\n",
  });
  await expect.poll(shown, patience).toBe('second');
  // The search for missed changes after the previous change could also find the first change.
  for (const word of ['third', 'fourth', 'fifth']) {
    await replaceFiles(root, { 'shared/word.ts': `export const word = '${word}';\n` });
    await expect.poll(shown, patience).toBe(word);
  }
}

it('serve --watch shows changes of files in the component folder', async () => {
  const served = await startServe([root, '--watch', '--port', '0']);
  try {
    await followsShared(async () => (await fetch(`${served.address}a/`)).text());
  } finally {
    await served.stop();
  }
});

it('build --watch rebuilds after changes of files in the component folder', async () => {
  // The output is outside of the site's folder, where it would be a change that triggers the same search.
  const out = await mkdtemp(join(tmpdir(), 'docsgen-folders-out-'));
  const child = startCli(['build', root, '--watch', '--no-search', '--out', join(out, 'dist')]);
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(child, 'close');
  try {
    await expect.poll(() => printed, patience).toContain('Watching for changes');
    await followsShared(() => readFile(join(out, 'dist/a/index.html'), 'utf8').catch(() => ''));
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(out, { recursive: true });
  }
});
