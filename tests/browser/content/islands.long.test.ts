import { expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { heldByWalk, walkThere } from '../island-walk.ts';
import { openSmallSite } from '../small-site.ts';

const counter = `'use client';
import { useEffect, useState } from 'react';

export function Counter({ children }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    window.alive = (window.alive ?? 0) + 1;
    return () => { window.alive -= 1; };
  }, []);
  return <div><button onClick={() => setCount(count + 1)}>Count: {count}</button>{children}</div>;
}
`;

const use = `import { Counter } from '../../components/counter.jsx';\n\n`;

const site = openSmallSite({
  'site.config.yaml': 'title: Small\nlocales: [{ code: en }]\n',
  'components/counter.jsx': counter,
  'content/en/index.md': '# Home\n\n[Live](live.mdx)\n',
  'content/en/live.mdx': `${use}# Live\n\n[Other](other.mdx)\n\n<Counter client="load">\n\n<Counter client="load" />\n\n</Counter>\n`,
  'content/en/other.mdx': `${use}# Other\n\n[Live](live.mdx)\n\n<Counter client="load" />\n`,
});

const browser = openBrowser();

it('no island stays in memory after 200 pages', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/live/`);
    await walkThere(page, 20);
    const { nodes, listeners, heap } = await heldByWalk(page, 80);
    expect(nodes).toBeLessThan(200);
    expect(listeners).toBeLessThan(100);
    expect(heap).toBeLessThan(1_000_000);
  });
});
