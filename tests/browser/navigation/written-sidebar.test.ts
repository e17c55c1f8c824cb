// A hand-written sidebar with badges, on desktops and in the phone menu.
import { expect, it } from 'vitest';
import { violationsInEveryLook } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': 'title: Handbook\nsections: [{ id: api, label: Reference }]\n',
  'content/en/index.md': '# Home\n',
  'content/en/api/sidebar.yaml': `
- { page: refunds, badge: New }
- label: Folded
  badge: Beta
  items: [keys]
- label: Shown
  badge: v2
  collapsible: false
  items: [last]
- { label: Status, href: "https://status.example.com", badge: Soon }
`,
  'content/en/api/refunds.md': '# Refunds\n\nText.\n',
  'content/en/api/keys.md': '# Keys\n',
  'content/en/api/last.md': '# Last\n',
});

const names = ['Refunds, New', 'Last', 'Status, Soon (external site)'];

it('badges are next to the labels and read with them, in every color mode and size', { tags: ['long'] }, () =>
  withPage(browser, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${site.origin}/api/refunds/`);
    const sidebar = page.getByRole('navigation', { name: 'Pages in Reference' });
    for (const name of names) await sidebar.getByRole('link', { name, exact: true }).waitFor();
    await sidebar.locator('summary', { hasText: 'Folded, Beta' }).waitFor();
    const [label, badge] = await sidebar
      .locator('[aria-current]')
      .evaluate((link) => [link, link.querySelector('small')].map((each) => each?.getBoundingClientRect().toJSON()));
    expect(badge.top).toBeGreaterThanOrEqual(label.top);
    expect(badge.bottom).toBeLessThanOrEqual(label.bottom);
    expect(await violationsInEveryLook(page, '.sidebar')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.menu-button').click();
    const dialog = page.locator('.menu:popover-open');
    for (const name of names) await dialog.getByRole('link', { name, exact: true }).waitFor();
  }),
);
