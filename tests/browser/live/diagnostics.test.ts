// Problems are reported immediately, in the overlay and in the terminal, until they are fixed.
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { ask } from '../../serve/serving.ts';
import { violationsInEveryLook } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { isSameWindow, liveConfig, onPage, openLive, openLiveSite, patience, shows, startLive } from './live-site.ts';

const start = 'content/en/guide/start.md';
const path = '/guide/start/';
const withPlugin = `${liveConfig}markdown: { remarkPlugins: [{ name: ./plugins/shout.js }] }\n`;
const broken = '# Start\n\nSee [the other](./strat.md).\n';

const files = {
  'content/en/guide/other.md': '# Other\n',
  'plugins/shout.js':
    "export const shout = () => (tree) => {\n  if (JSON.stringify(tree).includes('throw')) throw new Error('Too loud');\n};\nexport default shout;\n",
};

const browser = openBrowser();
const site = openLiveSite(files);
afterEach(async () => {
  await site.restore();
});

const onStart = (use: (page: Page) => Promise<void>): Promise<void> => onPage({ browser, site, path }, use);
const panel = (page: Page) => page.locator('docsgen-live .panel');
const opener = (page: Page) => page.locator('docsgen-live .opener');

interface Told {
  readonly message: string;
  readonly place: string;
  /** The source line, and the column of the caret. */
  readonly line?: string;
  readonly column?: number;
  readonly hint?: string | RegExp;
}

interface Case extends Told {
  readonly files: Readonly<Record<string, string>>;
}

const cases: Readonly<Record<string, Case>> = {
  'front matter that is not YAML': {
    files: { [start]: '---\ntitle: "Start\n---\n# Start\n' },
    message: 'Invalid YAML',
    place: `${start}:2:14`,
    line: 'title: "Start',
    column: 14,
  },
  'a broken link': {
    files: { [start]: broken },
    message: 'Broken link: ./strat.md does not exist',
    place: `${start}:3:5`,
    line: 'See [the other](./strat.md).',
    column: 5,
    hint: 'Did you mean ./start.md?',
  },
  'a missing image': {
    files: { [start]: '# Start\n\n![States](./states.svg)\n' },
    message: "File not found: './states.svg'",
    place: `${start}:3:1`,
    line: '![States](./states.svg)',
    column: 1,
  },
  'a missing anchor': {
    files: { [start]: '# Start\n\nText and [more](#errorz).\n\n## Errors\n' },
    message: 'Broken link: there is no anchor #errorz on this page',
    place: `${start}:3:10`,
    line: 'Text and [more](#errorz).',
    column: 10,
    hint: 'Did you mean #errors?',
  },
  'an error in the configuration': {
    files: { 'site.config.yaml': `${liveConfig}baseUrl: docs\n` },
    message: "'baseUrl' must start with a slash",
    place: 'site.config.yaml:5:10',
    line: 'baseUrl: docs',
    column: 10,
  },
  'a plugin that throws': {
    files: { 'site.config.yaml': withPlugin, [start]: '# Start\n\nthrow\n' },
    message: 'Too loud',
    place: start,
  },
  'a missing partial': {
    files: { [start]: '# Start\n\n::include[./_limits.md]\n' },
    message: '_limits.md',
    place: `${start}:3:1`,
    line: '::include[./_limits.md]',
    column: 1,
  },
};

describe.each(variantsOf(Object.entries(cases), 2))('%s', (_name, { files, ...told }) => {
  it('the problem is reported in the overlay and in the terminal, until it is fixed', async () => {
    await onStart(async (page) => {
      site.forgetTerminal();
      await site.write(files);
      await panel(page).waitFor();
      await expectPanel(page, told);
      await expect.poll(site.terminal, patience).toContain('1 error.');
      for (const words of [told.message, told.place, told.line ?? '']) expect(site.terminal()).toContain(words);
      site.forgetTerminal();
      await site.restore();
      await panel(page).waitFor({ state: 'hidden' });
      expect(await opener(page).isVisible()).toBe(false);
      await expect.poll(site.terminal, patience).toContain('All errors and warnings are fixed.');
      await shows(page, 'The start.');
    });
  });
});

it('a long line starts with an ellipsis, and the caret is below the column', async () => {
  const words = 'These words come before a link. ';
  await onStart(async (page) => {
    await site.write({ [start]: `# Start\n\n${words}${words}[Other](./strat.md).\n` });
    await panel(page).waitFor();
    const [source = '', caret = ''] = (await panel(page).locator('pre').textContent())?.split('\n') ?? [];
    expect(source).toBe('3 │ …se words come before a link. [Other](./strat.md).');
    expect(source.slice(caret.indexOf('^'))).toBe('[Other](./strat.md).');
  });
});

async function expectPanel(page: Page, { message, place, line, column, hint }: Told): Promise<void> {
  expect(await panel(page).locator('h2').textContent()).toBe('1 error');
  expect(await panel(page).locator('.message').textContent()).toContain(message);
  expect(await panel(page).locator('.place').first().textContent()).toContain(place);
  if (hint) expect(await panel(page).locator('.hint').textContent()).toContain(hint);
  if (line === undefined || column === undefined) return;
  const [source = '', caret = ''] = (await panel(page).locator('pre').textContent())?.split('\n') ?? [];
  expect(source.endsWith(`│ ${line}`), source).toBe(true);
  expect(caret.indexOf('^') - caret.indexOf('│') - 1).toBe(column);
}

describe('an invalid configuration', () => {
  it('the last valid configuration stays in effect, and pages are still updated', async () => {
    await onStart(async (page) => {
      await site.write({ 'site.config.yaml': 'title: [\n' });
      await panel(page).waitFor();
      await site.write({ [start]: '# Start\n\nWritten meanwhile.\n' });
      await shows(page, 'Written meanwhile.');
      expect(await page.locator('.brand').textContent()).toBe('Manual');
      expect(await panel(page).isVisible()).toBe(true);
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('an invalid configuration at startup is reported on an empty page, and the site appears when it is fixed', async () => {
    const wrong = await startLive({ 'site.config.yaml': 'titel: Manual\n' });
    try {
      await withPage(browser, {}, async (page) => {
        await openLive(page, wrong.origin + path);
        await panel(page).waitFor();
        expect(await panel(page).locator('.place').first().textContent()).toBe('site.config.yaml:1:1');
        expect(wrong.terminal()).toContain('site.config.yaml:1:1');
        await wrong.write({ 'site.config.yaml': liveConfig });
        await shows(page, 'The start.');
        expect(await panel(page).isVisible()).toBe(false);
      });
    } finally {
      await wrong.close();
    }
  });
});

describe('the panel', () => {
  it('the panel does not open for warnings; the button opens it', async () => {
    await onStart(async (page) => {
      await site.write({ 'site.config.yaml': `${liveConfig}checks: { links: warning }\n`, [start]: broken });
      await opener(page).waitFor();
      expect(await opener(page).textContent()).toBe('1 warning');
      expect(await panel(page).isVisible()).toBe(false);
      await opener(page).click();
      await panel(page).getByText('Broken link').waitFor();
    });
  });

  it.each(
    variantsOf([
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ]),
  )(
    'the panel is closed with %s and reopened, and stays closed while the problems are the same',
    async (_name, putAside) => {
      await site.write({ [start]: broken });
      await onStart(async (page) => {
        await panel(page).waitFor();
        await putAside(page);
        await panel(page).waitFor({ state: 'hidden' });
        await site.write({ [start]: `${broken}\nMore.\n` });
        await shows(page, 'More.');
        expect(await panel(page).isVisible()).toBe(false);
        await opener(page).click();
        await panel(page).waitFor();
        expect(await opener(page).isVisible()).toBe(false);
      });
    },
  );

  it('the panel opens when there is a new error', { tags: ['long'] }, async () => {
    await site.write({ [start]: broken });
    await onStart(async (page) => {
      await panel(page).waitFor();
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'hidden' });
      await site.write({ [start]: `${broken}\n![No](./no.png)\n` });
      await panel(page).waitFor();
      expect(await panel(page).locator('h2').textContent()).toBe('2 errors');
    });
  });

  it('the panel shows the problems of the current page, also after navigation', async () => {
    await site.write({ [start]: broken });
    await onPage({ browser, site, path: '/guide/other/' }, async (page) => {
      expect(await panel(page).isVisible()).toBe(false);
      await page.locator('.sidebar').getByRole('link', { name: 'Start', exact: true }).click();
      await panel(page).waitFor();
      expect(await isSameWindow(page)).toBe(true);
      await page.goBack();
      await panel(page).waitFor({ state: 'hidden' });
    });
  });

  it('the panel and its button pass axe-core, in every color mode and size', { tags: ['long'] }, async () => {
    await site.write({ [start]: broken });
    await onStart(async (page) => {
      await panel(page).waitFor();
      expect(await violationsInEveryLook(page, 'docsgen-live')).toEqual([]);
      await page.keyboard.press('Escape');
      await opener(page).waitFor();
      expect(await violationsInEveryLook(page, 'docsgen-live')).toEqual([]);
    });
  });
});

describe('the message of a diagnostic', () => {
  it('messages are inserted as text', async () => {
    const attack = '<img src=x onerror=window.attacked=1>';
    await site.write({ [start]: `# Start\n\n[Other](<./${attack}.md>) ${attack}\n` });
    await onStart(async (page) => {
      await panel(page).waitFor();
      expect(await panel(page).locator('li').first().textContent()).toContain('onerror');
      expect(await panel(page).locator('img').count()).toBe(0);
    });
  });
});

describe('the location of a diagnostic', () => {
  it('locations are plain text if no editor is configured', { tags: ['long'] }, async () => {
    await site.write({ [start]: broken });
    await onStart(async (page) => {
      await panel(page).waitFor();
      expect(await panel(page).locator('.place code').textContent()).toBe(`${start}:3:5`);
      expect(await panel(page).locator('.place button').count()).toBe(0);
    });
  });

  it('a location opens the editor; only pages of the site can request it, and only for files of the site', async () => {
    // The name of an editor that accepts a line and column.
    const code = `#!/bin/sh\necho "$@" > "$0.part" && mv "$0.part" "$0.txt"\n`;
    const files = { code, [start]: broken, '.env': 'secret', 'node_modules/a.js': '' };
    const edited = await startLive(files, { environment: { EDITOR: './code' } });
    const outside = await mkdtemp(join(tmpdir(), 'docsgen-outside-'));
    await writeFile(join(outside, 'secret.txt'), '');
    await symlink(outside, join(edited.root, 'linked'));
    const script = join(edited.root, 'code');
    await chmod(script, 0o755);
    const opened = (): Promise<string> => readFile(`${script}.txt`, 'utf8').catch(() => '');
    try {
      const post = async (file: string, origin?: string): Promise<number> => {
        const headers = origin === undefined ? {} : { origin };
        const query = new URLSearchParams({ file, line: '1', column: '1' });
        return (await ask(edited.origin, `/__docsgen/open?${query}`, { method: 'POST', headers })).status;
      };
      expect(await post(start)).toBe(403);
      expect(await post(start, 'https://evil.example')).toBe(403);
      expect(await post(start, 'null')).toBe(403);
      for (const file of [
        '../outside.md',
        `${start}/../../../../../../etc/hosts`,
        '/etc/hosts',
        join(edited.root, start),
        'nowhere.md',
        '.env',
        'node_modules/a.js',
        'linked/secret.txt',
        '',
      ]) {
        expect([file, await post(file, edited.origin)]).toEqual([file, 404]);
      }
      expect(await opened()).toBe('');
      await onPage({ browser, site: edited, path }, async (page) => {
        await panel(page)
          .getByRole('button', { name: `${start}:3:5` })
          .click();
        await expect.poll(opened, patience).toContain(`${join(edited.root, start)}:3:5`);
      });
    } finally {
      await edited.close();
      await rm(outside, { recursive: true });
    }
  });
});
