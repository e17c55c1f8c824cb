// The sites in tests/examples: they build without diagnostics, fit every screen and pass axe-core.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { openForTests } from '../../open-for-tests.ts';
import { violations } from '../axe.ts';
import { buildAndServe, openBrowser, withPage } from '../browser.ts';
import { repository } from '../built-site.ts';

const browser = openBrowser();
const folder = join(repository, 'tests/examples');
const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const articles: Readonly<Record<string, string>> = {
  kettle: '/guide/first-cup/',
  harrow: '/handbook/payments/',
  sluice: '/docs/start/',
  sutuh: '/guide/soil/',
};

it('tests every example site', () => {
  expect(names.sort()).toEqual(Object.keys(articles).sort());
});

describe.each(variantsOf(names))('%s', (name) => {
  const site = openForTests(() => buildAndServe({ root: join(folder, name), hasIndex: false }));

  it('an example site fits every screen and passes axe-core', () =>
    withPage(browser, { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' }, async (page) => {
      for (const path of ['/', articles[name]]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width: 1280, height: 900 });
          await page.emulateMedia({ colorScheme });
          await page.goto(site.origin + path);
          expect(await page.locator('html').getAttribute('data-theme')).toBe(name === 'sluice' ? 'dark' : colorScheme);
          // All other properties are the same as in light mode, and are tested with the theme on landing pages.
          const question = colorScheme === 'light' && path !== '/' ? {} : { only: ['color-contrast'] };
          expect(await violations(page, question), `${path} in ${colorScheme} colours`).toEqual([]);
        }
        for (const width of [320, 390, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const sideways = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(sideways, `${path} at ${width} pixels`).toBeLessThanOrEqual(0);
        }
      }
    }));
});

it('the gallery lists the examples with their themes', () => {
  const gallery = readFileSync(join(repository, 'docs/guide/gallery.md'), 'utf8');
  for (const name of names) {
    const config = readFileSync(join(folder, name, 'site.config.yaml'), 'utf8');
    const [, accent = ''] = /^ {2}(accent: .*)$/m.exec(config) ?? [];
    expect(accent).not.toBe('');
    expect(gallery, name).toContain(accent);
    expect(gallery, name).toContain(`/gallery/${name}-home.webp`);
  }
});
