// Editors and tools write files in different ways, and some of the results cannot be read. The server detects every
// change, and keeps running.
import { execFileSync } from 'node:child_process';
import { chmod, open, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { ask } from '../../serve/serving.ts';
import { openBrowser } from '../browser.ts';
import { isSameWindow, onPage, openLiveSite, patience, shows, textAt } from './live-site.ts';

const start = 'content/en/guide/start.md';
const path = '/guide/start/';
const text = (words: string): string => `# Start\n\n${words}\n`;

const browser = openBrowser();
const site = openLiveSite({});
afterEach(() => site.restore());

const onStart = (use: (page: Page) => Promise<void>): Promise<void> => onPage({ browser, site, path }, use);

const ways: Readonly<Record<string, (words: string) => Promise<void>>> = {
  'replacing a file that was moved away (vim)': async (words) => {
    await site.rename(start, `${start}~`);
    await site.write({ [start]: text(words) });
    await site.remove(`${start}~`);
  },
  'writing a temporary file and renaming it (JetBrains)': async (words) => {
    await site.write({ [`${start}___jb_tmp___`]: text(words) });
    await site.rename(start, `${start}___jb_old___`);
    await site.rename(`${start}___jb_tmp___`, start);
    await site.remove(`${start}___jb_old___`);
  },
  'writing a hidden file and renaming it': async (words) => {
    await site.write({ 'content/en/guide/.start.md.swp': text(words) });
    await site.rename('content/en/guide/.start.md.swp', start);
  },
  'deleting the file and writing it again': async (words) => {
    await site.remove(start);
    await site.write({ [start]: text(words) });
  },
  'truncating the file and writing in two steps': async (words) => {
    const file = await open(join(site.root, start), 'w');
    await file.writeFile('# Start\n\n');
    await file.sync();
    await file.writeFile(`${words}\n`);
    await file.close();
  },
  'writing the same number of bytes': async (words) => {
    await writeFile(join(site.root, start), text(words));
  },
};

describe('writing a file', () => {
  it.each(variantsOf(Object.entries(ways), 2))(
    '%s is detected every time, without a full load',
    async (_name, save) => {
      await onStart(async (page) => {
        for (const words of ['Words one.', 'Words two.', 'Words six.']) {
          await save(words);
          await shows(page, words);
        }
        expect(await isSameWindow(page)).toBe(true);
      });
    },
  );

  it('the last of many consecutive writes is shown', { tags: ['long'] }, async () => {
    await onStart(async (page) => {
      for (let count = 1; count <= 40; count += 1) await site.write({ [start]: text(`Count ${count}.`) });
      await shows(page, 'Count 40.');
      expect(await isSameWindow(page)).toBe(true);
    });
  });
});

describe('changing many files at once', () => {
  it('changes made by git are all shown, in both directions', { tags: ['long'] }, async () => {
    const git = (...args: readonly string[]): void => {
      const name = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];
      execFileSync('git', [...name, ...args], { cwd: site.root, stdio: 'ignore' });
    };
    const numbers = Array.from({ length: 500 }, (_, index) => index);
    const pages = (words: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        numbers.map((each) => [
          `content/en/many/${each % 10}/page-${each}.md`,
          `# Page ${each}\n\n${words} ${each}.\n`,
        ]),
      );
    await site.write(pages('First'));
    git('init', '--quiet', '--initial-branch', 'one');
    git('add', '.');
    git('commit', '--quiet', '-m', 'One');
    git('checkout', '--quiet', '-b', 'two');
    await site.write(pages('Second'));
    await site.write({ [start]: text('On the other branch.'), 'content/en/many/0/added.md': '# Added\n' });
    git('add', '.');
    git('commit', '--quiet', '-m', 'Two');
    try {
      await onStart(async (page) => {
        await shows(page, 'On the other branch.');
        git('checkout', '--quiet', 'one');
        await shows(page, 'The start.');
        for (const each of [0, 123, 499]) {
          await expect
            .poll(() => textAt(site.address, `many/${each % 10}/page-${each}/`), patience)
            .toContain(`First ${each}.`);
        }
        await expect.poll(async () => (await ask(site.origin, '/many/0/added/')).status, patience).toBe(404);
        git('checkout', '--quiet', 'two');
        await shows(page, 'On the other branch.');
        for (const each of numbers) {
          const shown = (): Promise<string> => textAt(site.address, `many/${each % 10}/page-${each}/`);
          await expect.poll(shown, patience).toContain(`Second ${each}.`);
        }
        expect(await isSameWindow(page)).toBe(true);
      });
    } finally {
      await rm(join(site.root, '.git'), { recursive: true });
      await rm(join(site.root, 'content/en/many'), { recursive: true });
    }
  });

  it('pages of a renamed folder move, and the folder is still watched', async () => {
    const notFound = (page: Page) => page.getByRole('heading', { name: 'Page Not Found' });
    await site.write({ 'content/en/old/deep/one.md': '# One\n\nFirst.\n' });
    await onPage({ browser, site, path: '/old/deep/one/' }, async (page) => {
      await site.rename('content/en/old', 'content/en/new');
      await notFound(page).waitFor();
      await page.goto(`${site.origin}/new/deep/one/`);
      await shows(page, 'First.');
      await site.write({ 'content/en/new/deep/one.md': '# One\n\nIn its new place.\n' });
      await shows(page, 'In its new place.');
      await site.rename('content/en/new', 'content/en/old');
      await notFound(page).waitFor();
      await page.goto(`${site.origin}/old/deep/one/`);
      await site.write({ 'content/en/old/deep/one.md': '# One\n\nBack again.\n' });
      await shows(page, 'Back again.');
    });
  });
});

describe('files that cannot be read', () => {
  const isRoot = process.getuid?.() === 0;

  it.skipIf(isRoot)('a file without read permission is reported, and other pages work', async () => {
    const secret = join(site.root, 'content/en/guide/secret.md');
    await onStart(async (page) => {
      await site.write({ 'content/en/guide/secret.md': '# Secret\n' });
      await chmod(secret, 0);
      await page.locator('docsgen-live .panel').getByText('cannot be read').waitFor();
      await site.write({ [start]: text('Goes on.') });
      await shows(page, 'Goes on.');
      await chmod(secret, 0o644);
      await page.locator('docsgen-live .panel').waitFor({ state: 'hidden' });
    });
  });

  it('a file that is not UTF-8 is shown as far as it can be decoded', async () => {
    await onStart(async (page) => {
      await site.write({
        [start]: Buffer.from([0x23, 0x20, 0x53, 0xff, 0xfe, 0x0a, 0x0a, 0x4f, 0x64, 0x64, 0x2e, 0x80, 0x00, 0x0a]),
      });
      await shows(page, /^Odd\./);
      await site.write({ [start]: text('Goes on.') });
      await shows(page, 'Goes on.');
    });
  });

  it('a folder named like a page, or a link to nothing or to itself, does no harm', async () => {
    await onStart(async (page) => {
      await site.write({ 'content/en/guide/folder.md/inside.md': '# Inside\n' });
      await symlink('nowhere.md', join(site.root, 'content/en/guide/lost.md'));
      await symlink('.', join(site.root, 'content/en/guide/circle'));
      await site.write({ [start]: text('Goes on.') });
      await shows(page, 'Goes on.');
      await rm(join(site.root, 'content/en/guide/lost.md'));
      await rm(join(site.root, 'content/en/guide/circle'));
    });
  });
});
