// @ts-check
// Takes the screenshots of docs/guide/gallery.md and theme.md: the sites of tests/examples on a desktop and a phone,
// and the code themes. Also takes those of docs/index.md, a page of the sample site. `node scripts/gallery.js kettle`
// takes only the screenshots of that site; `code-themes` and `sample` take the others.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { provideChromium } from '../tests/browser/find-chromium.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs/static/gallery');

/** @type {Readonly<Record<string, { page: string, modes: readonly ('light' | 'dark')[] }>>} */
const sites = {
  kettle: { page: '/guide/first-cup/', modes: ['light', 'dark'] },
  harrow: { page: '/handbook/payments/', modes: ['light', 'dark'] },
  sluice: { page: '/docs/start/', modes: ['dark', 'dark'] },
  sutuh: { page: '/guide/soil/', modes: ['light', 'dark'] },
};

const sample = `// The tide in a harbour, in metres
import { moon } from './moon.js';

export function tide(hour, { high = 2.5 } = {}) {
  return \`\${high * moon.phase(hour)} m\`;
}
`;

const wanted = process.argv.slice(2);
const names = Object.keys(sites).filter((name) => wanted.length === 0 || wanted.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'docsgen-gallery-'));
const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
mkdirSync(pictures, { recursive: true });
try {
  for (const name of names) await takePictures(name);
  if (wanted.length === 0 || wanted.includes('code-themes')) await takeCodeThemes();
  if (wanted.length === 0 || wanted.includes('sample')) await takeSamplePage();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

/** @param {string} name */
async function takePictures(name) {
  const site = sites[name];
  if (!site) return;
  const out = join(folder, name);
  const args = ['build', join(root, 'tests/examples', name), '--out', out];
  execFileSync(process.execPath, [join(root, 'bin/docsgen.js'), ...args]);
  const [first = 'light', second = 'dark'] = site.modes;
  const home = await screenshot(out, { address: '/', mode: first, width: 1280 });
  const page = await screenshot(out, { address: site.page, mode: second, width: 1280 });
  const phone = await screenshot(out, { address: site.page, mode: first, width: 390 });
  writeFileSync(join(pictures, `${name}-home.webp`), await asWebp([[home]], 600));
  writeFileSync(join(pictures, `${name}-page.webp`), await asWebp([[page, phone]], 450));
}

/** The same code in each theme, in light and dark mode. */
async function takeCodeThemes() {
  const rows = [];
  for (const codeTheme of ['docsgen', 'ink', 'garden', 'dusk', 'night']) {
    const site = join(folder, codeTheme);
    mkdirSync(join(site, 'content/en'), { recursive: true });
    writeFileSync(join(site, 'site.config.yaml'), `title: Code\ntheme: { codeTheme: ${codeTheme}, toc: none }\n`);
    writeFileSync(join(site, 'content/en/code.md'), `# Code\n\n\`\`\`js title="${codeTheme}" {4}\n${sample}\`\`\`\n`);
    const out = join(site, 'dist');
    execFileSync(process.execPath, [join(root, 'bin/docsgen.js'), 'build', site, '--out', out]);
    const shot = { address: '/code/', width: 620, selector: 'figure.code' };
    rows.push([await screenshot(out, { ...shot, mode: 'light' }), await screenshot(out, { ...shot, mode: 'dark' })]);
  }
  writeFileSync(join(pictures, 'code-themes.webp'), await asWebp(rows, 180));
}

async function takeSamplePage() {
  const out = join(folder, 'sample');
  execFileSync(process.execPath, [join(root, 'bin/docsgen.js'), 'build', root, '--out', out]);
  for (const mode of /** @type {const} */ (['light', 'dark'])) {
    const shot = { address: '/en/api/intro/', mode, width: 1280, height: 760 };
    const png = Buffer.from(await screenshot(out, shot), 'base64');
    writeFileSync(join(root, `docs/static/pictures/page-${mode}.png`), png);
  }
}

/**
 * @param {string} out
 * @param {{ address: string, mode: 'light' | 'dark', width: number, height?: number, selector?: string }} shot
 */
async function screenshot(out, { address, mode, width, height = 800, selector }) {
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, colorScheme: mode, reducedMotion: 'reduce' });
  await page.route('http://gallery.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!path.endsWith('.css')) return route.fulfill({ path });
    // A page does not wait for fonts on the first visit, but the screenshots need the fonts.
    const body = readFileSync(path, 'utf8').replace(/font-display:\s*optional/g, 'font-display:block');
    return route.fulfill({ body, contentType: 'text/css' });
  });
  await page.addInitScript((value) => localStorage.setItem('docsgen.theme', value), mode);
  await page.goto(`http://gallery.example${address}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await (selector === undefined ? page.screenshot() : page.locator(selector).screenshot());
  await page.close();
  return png.toString('base64');
}

/**
 * Combines images into one WebP file, encoded by Chromium.
 *
 * @param {readonly (readonly string[])[]} rows of PNG files in base64
 * @param {number} height of each row, in pixels
 */
async function asWebp(rows, height) {
  const page = await browser.newPage();
  const webp = await page.evaluate(
    async ({ rows, height }) => {
      const gap = 20;
      /** @param {string} data */
      const load = async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        return { image, width: Math.round((image.width * height) / image.height) };
      };
      const loaded = await Promise.all(rows.map((row) => Promise.all(row.map(load))));
      const widths = loaded.map((row) => row.reduce((sum, { width }) => sum + width, gap * (row.length - 1)));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(...widths);
      canvas.height = height * rows.length + gap * (rows.length - 1);
      const context = canvas.getContext('2d');
      if (!context) return '';
      context.imageSmoothingQuality = 'high';
      for (const [index, row] of loaded.entries()) {
        let left = 0;
        for (const { image, width } of row) {
          context.drawImage(image, left, index * (height + gap), width, height);
          left += width + gap;
        }
      }
      return canvas.toDataURL('image/webp', 0.85).replace(/^.*,/, '');
    },
    { rows, height },
  );
  await page.close();
  return Buffer.from(webp, 'base64');
}
