// The consent bar stays at the bottom of the window and never covers the focused element.
import { expect, it } from 'vitest';
import { serveSmallSite, smallConfig } from '../browser/small-site.ts';
import { browse } from './browsers.ts';
import { run, see } from './on-page.ts';
import type { Tab } from './tab.ts';

const links = Array.from({ length: 60 }, (_, at) => `[Link ${at}](https://example.com/${at})\n\n`).join('');
const pages = Array.from({ length: 40 }, (_, at) => [`content/en/guide/page-${at}.md`, `# Page ${at}\n`]);

const { withTab } = browse(() =>
  serveSmallSite({
    'site.config.yaml': `${smallConfig}sections: [{ id: guide, label: Guide }]\nscripts: [{ src: /count.js, category: analytics }]\n`,
    'static/count.js': '',
    'content/es/index.md': '# Inicio\n',
    'content/en/index.md': '# Home\n',
    'content/en/guide/start.md': `# Start\n\n${links}`,
    ...Object.fromEntries(pages),
  }),
);

/** Number of pixels by which the bar covers the focused element. */
const covered = (tab: Tab): Promise<number> =>
  run(tab, () => {
    const bar = document.querySelector('[data-consent-bar]');
    const focused = document.activeElement;
    if (!bar?.checkVisibility() || !focused || bar.contains(focused)) return 0;
    return Math.max(0, Math.round(focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top));
  });

it.each([480, 1280])('the consent bar never covers the focused element at %i px', (width) =>
  withTab(
    async (tab, origin) => {
      await tab.goto(`${origin}/en/guide/start/`);
      await see(tab, '[data-consent-bar]');
      // Text waits for its fonts and cannot be focused until then.
      await see(tab, 'article a');
      const regions = width === 480 ? ['article a'] : ['.sidebar a', 'article a'];
      for (const region of regions) {
        await run(tab, (selector) => document.querySelector<HTMLElement>(selector)?.focus(), region);
        expect(await run(tab, (selector) => document.activeElement?.matches(selector), region)).toBe(true);
        for (let time = 0; time < 35; time += 1) {
          await tab.press('Tab');
          expect(await covered(tab)).toBe(0);
        }
      }
      expect(await run(tab, () => scrollY)).toBeGreaterThan(0);
    },
    { width, height: 600 },
  ),
);
