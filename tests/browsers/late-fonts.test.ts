// Fonts that load late in newly started browsers: while Firefox shows its first page, it is still discovering system
// fonts, and discards the fallbacks that it has found.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ServedSite, serveReferenceSite } from '../browser/browser.ts';
import { serveSmallSite } from '../browser/small-site.ts';
import { type Browsing, browse } from './browsers.ts';
import { run, until } from './on-page.ts';
import type { Tab } from './tab.ts';

/**
 * Returns by how many pixels the height of each text differs from a whole number of lines. Another font may need one
 * line more or less.
 */
function excessHeights(tab: Tab): Promise<readonly string[]> {
  return run(tab, () =>
    Array.from(document.querySelectorAll('main :is(h1, h2, h3, p)'), (element) => {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      const lines = element.getBoundingClientRect().height / lineHeight;
      return `${element.localName} ${element.textContent?.slice(0, 20)} ${Math.round((lines % 1) * lineHeight) % Math.round(lineHeight)}`;
    }),
  );
}

/** Browsers may wait 100 ms for fonts and show no text until then. */
async function untilTooLate(tab: Tab): Promise<void> {
  await until(tab, () =>
    // Excludes the fallbacks; WebKit treats a late font as failed.
    Array.from(document.fonts).some(({ family, status }) => !family.includes('Fallback') && status !== 'unloaded'),
  );
  // Measured by the page's clock, because the browser is equally slow on a busy machine.
  await run(tab, () => new Promise((late) => setTimeout(late, 500)));
}

async function expectSameLines({ site, withTab }: Browsing, path: string, ready: string): Promise<void> {
  await withTab(async (tab, origin) => {
    const release = site.hold(/\.woff2$/);
    await tab.begin(origin + path);
    await until(tab, (selector) => document.querySelector(selector) !== null, ready);
    await untilTooLate(tab);
    const before = await excessHeights(tab);
    expect(before.length).toBeGreaterThan(9);
    release();
    await until(tab, () => document.readyState === 'complete' && document.fonts.status === 'loaded');
    expect(await excessHeights(tab)).toEqual(before);
  });
}

const installed = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const fontFile = (path: string): Uint8Array => readFileSync(fileURLToPath(new URL(path, installed)));

const sentence = 'Every signature has a time, and every time has a server that says so, for years after it is gone. ';

const page = `# What a signature says of itself

${sentence.repeat(3)} \`${sentence}\`

## ${sentence}

**${sentence.repeat(3)} \`${sentence}\`**

### ${sentence} \`${sentence}\`

${sentence}

## Short heading

\`${sentence}\`

**${sentence}**
`;

const serveOwnFonts = (): Promise<ServedSite> =>
  serveSmallSite({
    'site.config.yaml': `title: Manual
theme:
  font: { body: ./fonts/text.woff2, heading: ./fonts/heading.woff2, code: ./fonts/code.woff2 }
`,
    'fonts/text.woff2': fontFile('source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
    'fonts/heading.woff2': fontFile('public-sans/files/public-sans-latin-wght-normal.woff2'),
    'fonts/code.woff2': fontFile('jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
    'content/en/index.md': '# Manual\n',
    'content/en/docs/one.md': page,
  });

describe('lines when fonts load late', () => {
  describe('fonts of the theme', () => {
    const browsing = browse(serveReferenceSite, { isNew: true });
    it('no line changes its height on the first page that a browser shows', () =>
      expectSameLines(browsing, '/api/manager/documents/create/', '[role=tablist]'));
  });

  describe('fonts of the site', () => {
    const browsing = browse(serveOwnFonts, { isNew: true });
    it('no line of text, headings and code, regular and bold, changes its height', () =>
      expectSameLines(browsing, '/docs/one/', '.prose h3'));
  });
});
