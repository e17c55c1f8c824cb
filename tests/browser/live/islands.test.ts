// Islands in live reload: which of them keep their state.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { openLiveSite } from './live-site.ts';

const counter = (word: string): string => `'use client';
import { useEffect, useState } from 'react';

export function Counter({ step = 1, children }) {
  const [count, setCount] = useState(0);
  useEffect(() => { document.documentElement.dataset.alive = 'yes'; }, []);
  return <div><button onClick={() => setCount(count + step)}>${word}: {count}</button>{children}</div>;
}
`;

const page = (text: string, props = ''): string => `import { Counter } from '../../components/counter.jsx';

# Live

${text}

<Counter client="load"${props}>

## Kept

</Counter>
`;

const browser = openBrowser();
const site = openLiveSite({
  'components/counter.jsx': counter('Count'),
  'content/en/live.mdx': page('First.'),
});

const button = (at: Page) => at.locator('docsgen-island button');

/** Opens the page with a hydrated island that has been clicked twice. */
async function open(at: Page): Promise<void> {
  await at.goto(`${site.origin}/live/`);
  await expect.poll(() => at.evaluate(() => document.documentElement.dataset.alive)).toBe('yes');
  await button(at).click();
  await button(at).click();
  expect(await button(at).textContent()).toBe('Count: 2');
}

it('an island keeps its state when the text around it changes', () =>
  withPage(browser, {}, async (at) => {
    await open(at);
    await site.write({ 'content/en/live.mdx': page('Second.') });
    await expect.poll(() => at.locator('article > p').first().textContent()).toBe('Second.');
    expect(await button(at).textContent()).toBe('Count: 2');
    await button(at).click();
    expect(await button(at).textContent()).toBe('Count: 3');
    await site.restore();
  }));

it('an island gets new props and children without losing its state', () =>
  withPage(browser, {}, async (at) => {
    await open(at);
    await site.write({ 'content/en/live.mdx': page('First.', ' step={10}').replace('## Kept', '## Changed') });
    await expect.poll(() => at.locator('docsgen-slot h2').textContent()).toBe('Changed');
    await button(at).click();
    expect(await button(at).textContent()).toBe('Count: 12');
    await site.restore();
  }));

it('an island is recreated when its component changes', { tags: ['long'] }, () =>
  withPage(browser, {}, async (at) => {
    await open(at);
    await site.write({ 'components/counter.jsx': counter('Number') });
    await expect.poll(() => button(at).textContent()).toBe('Number: 0');
    await expect
      .poll(async () => {
        await button(at).click();
        return button(at).textContent();
      })
      .toMatch(/Number: [1-9]/);
    await site.restore();
  }),
);

it('an island is added with its files to a page without islands, and removed with them', { tags: ['long'] }, () =>
  withPage(browser, {}, async (at) => {
    await site.write({ 'content/en/live.mdx': '# Live\n\nNothing.\n' });
    await at.goto(`${site.origin}/live/`);
    await expect.poll(() => at.locator('[data-file]').count()).toBe(0);
    await site.write({ 'content/en/live.mdx': page('First.') });
    await expect
      .poll(async () => {
        await button(at)
          .click({ timeout: 1000 })
          .catch(() => undefined);
        return button(at)
          .textContent({ timeout: 1000 })
          .catch(() => '');
      })
      .toMatch(/Count: [1-9]/);
    await site.write({ 'content/en/live.mdx': '# Live\n\nNothing.\n' });
    await expect.poll(() => at.locator('[data-file], docsgen-island').count()).toBe(0);
    await site.restore();
  }),
);
