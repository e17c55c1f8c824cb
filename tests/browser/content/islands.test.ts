// Islands in a browser, under the policy of the host: hydration, isolation and cleanup.
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, untilAdopted, withPage } from '../browser.ts';
import { heldByWalk, walkThere } from '../island-walk.ts';
import { openSmallSite } from '../small-site.ts';

const counter = `'use client';
import { Component, createContext, memo, useContext, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useColorMode, usePage } from 'docsgen/client';
import './counter.css';

export function Counter({ start = 0, children }) {
  const [count, setCount] = useState(start);
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  useEffect(() => {
    window.alive = (window.alive ?? 0) + 1;
    return () => { window.alive -= 1; };
  }, []);
  return (
    <div className="counter">
      <button id={id} aria-describedby={id} onClick={() => setCount(count + 1)}>Count: {count}</button>
      <button className="toggle" onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
      {isOpen && children}
    </div>
  );
}

export function Small({ start }) {
  const [count, setCount] = useState(start);
  useEffect(() => {
    window.alive = (window.alive ?? 0) + 1;
    return () => { window.alive -= 1; };
  }, []);
  return <button className="small" onClick={() => setCount(count + 1)}>Small: {count}</button>;
}

export function Closed({ children }) {
  const [isOpen, setOpen] = useState(false);
  return <div className="closed"><button onClick={() => setOpen(!isOpen)}>Open</button>{isOpen && children}</div>;
}

export function Where() {
  const { lang, title, url } = usePage();
  return <p className="where">{[lang, title, url, useColorMode()].join(' | ')}</p>;
}

export function Broken() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('no more');
  return <button className="broken" onClick={() => setBroken(true)}>Break</button>;
}

export function BrokenAtOnce() {
  if (typeof window !== 'undefined') throw new Error('not here');
  return <p className="at-once">From the server</p>;
}

export function Other() {
  return <p className="differs">{typeof window}</p>;
}

const Colour = createContext('red');

/** Markup that HTML parsers and serializers tend to change. */
export const Everything = memo(function Everything() {
  const colour = useContext(Colour);
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button className="everything" onClick={() => setCount(count + 1)}>{colour}/{count}</button>
      <pre>{'\\n first'}</pre><textarea defaultValue={'\\n<&>'} /> two  spaces {''}{0}{null}{'<x> & y'}
      <svg viewBox="0 0 1 1"><path strokeWidth={2} d="M0 0" /></svg>
      <img src="/docs/favicon.svg" alt="" /><input type="checkbox" defaultChecked readOnly />
      <table><tbody><tr><td>1</td></tr></tbody></table>
      <p dangerouslySetInnerHTML={{ __html: '<!-- a --><b>&amp;</b>' }} />
      <button className="portal" onClick={() => setOpen(true)}>Open</button>
      {isOpen && createPortal(<i className="ported">ported</i>, document.body)}
    </div>
  );
});

export class Old extends Component {
  state = { count: 0 };
  render() {
    return <button className="old" onClick={() => this.setState({ count: 5 })}>{this.state.count}</button>;
  }
}

export function Width() {
  return <b className="width">{window.innerWidth}</b>;
}

export function Sent(props) {
  const [shown, show] = useState('');
  const tell = () => show([props.at.toISOString(), props.of.get('a'), typeof props.none].join());
  return <button className="sent" onClick={tell}>{shown || 'Tell'}</button>;
}
`;

const use = `import { Broken, BrokenAtOnce, Closed, Counter, Sent, Small, Where, Width } from '../../components/counter.jsx';

`;

const site = openSmallSite({
  'site.config.yaml': 'title: Small\nbaseUrl: /docs/\nlocales: [{ code: en }]\n',
  'components/counter.jsx': counter,
  'components/counter.css': '.counter { border: 3px solid rgb(1, 2, 3); }\n',
  'content/en/index.md': '# Home\n\n[Plain](plain.md) [Live](live.mdx) [Other](other.mdx)\n',
  'content/en/plain.md': '# Plain\n\n[Live](live.mdx) [Home](index.md)\n',
  'content/en/live.mdx': `${use}# Live

[Plain](plain.md) [Other](other.mdx)

<Counter start={3} client="load">

## Written here

With [a link](plain.md), and <Small start={7} client="load" /> in it.

</Counter>

<Closed client="load">

## Hidden here

</Closed>
`,
  'content/en/other.mdx': `${use}# Other

[Live](live.mdx)

<Counter client="load" start={1} />

<Where client="load" />
`,
  'content/en/times.mdx': `${use}# Times

<Counter client="idle" />

${'Text.\n\n'.repeat(200)}

<Counter start={2} />
`,
  'content/en/broken.mdx': `${use}# Broken

<Broken client="load" />

<BrokenAtOnce client="load" />

<Counter client="load" />
`,
  'content/en/everything.mdx': `import { Everything, Old } from '../../components/counter.jsx';\n\n# Everything\n\n<Everything client="load" />\n\n<Old client="load" />\n`,
  'content/en/differs.mdx': `import { Other } from '../../components/counter.jsx';\n\n# Differs\n\n<Other client="load" />\n`,
  'content/en/only.mdx': `${use}# Only

<Width client="only"><Fallback>Wait for it</Fallback></Width>

<Sent client="load" at={new Date(0)} of={new Map([['a', 5]])} none={undefined} />
`,
});

const browser = openBrowser();

const address = (path: string): string => `${site.origin}/docs/${path}`;

const count = (page: Page, nth = 0) => page.locator('.counter > button:first-child').nth(nth);

const small = (page: Page) => page.locator('.small');

/** Number of mounted effects. */
const alive = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'alive') ?? 0));

/** Waits long enough for everything that is not delayed on purpose. */
const someFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let count = 0; count < 20; count += 1) await new Promise((done) => requestAnimationFrame(done));
  });

/** Clicks from inside the page. */
async function follow(page: Page, name: string): Promise<void> {
  await page.evaluate((text) => {
    const links = Array.from(document.querySelectorAll<HTMLElement>('article p > a'));
    links.find(({ textContent }) => textContent === text)?.click();
  }, name);
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, name);
}

/** The mark is removed by a full load. */
const mark = (page: Page): Promise<void> => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

describe('islands', () => {
  it('an island hydrates with its children, without console messages', async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(address('live/'));
      await expect.poll(() => alive(page)).toBe(3 - 1);
      await count(page).click();
      await small(page).click();
      await small(page).click();
      expect(await count(page).textContent()).toBe('Count: 4');
      expect(await small(page).textContent()).toBe('Small: 9');
      expect(await page.locator('h2#written-here').isVisible()).toBe(true);
      const ids = await page.evaluate(() => Array.from(document.querySelectorAll('article [id]'), ({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const border = await page
        .locator('.counter')
        .first()
        .evaluate((it) => getComputedStyle(it).borderTopColor);
      expect(border).toBe('rgb(1, 2, 3)');
    });
  });

  it('children that were not rendered at build time appear when the component renders them', {
    tags: ['long'],
  }, async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(address('live/'));
      expect(await page.locator('h2#hidden-here').isVisible()).toBe(false);
      await expect.poll(() => page.locator('docsgen-slot[hidden]').count()).toBe(0);
      await page.locator('.closed > button').click();
      await page.locator('h2#hidden-here').waitFor();
      await page.locator('.toggle').first().click();
      await page.locator('h2#written-here').waitFor({ state: 'detached' });
      await page.locator('.toggle').first().click();
      await page.locator('h2#written-here').waitFor();
      await expect.poll(() => alive(page)).toBe(2);
      await small(page).click();
      expect(await small(page).textContent()).toBe('Small: 8');
    });
  });

  it('islands are complete without JavaScript, except client="only"', async () => {
    await withPage(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 800 } }, async (page) => {
      await page.goto(address('live/'));
      expect(await page.locator('.counter').first().innerText()).toContain('Count: 3');
      expect(await page.locator('h2#written-here').isVisible()).toBe(true);
      await page.goto(address('only/'));
      expect(await page.locator('docsgen-island').first().innerText()).toBe('Wait for it');
    });
  });

  it('a client="only" island replaces its fallback', async () => {
    await withPage(browser, { viewport: { width: 390, height: 800 } }, async (page) => {
      await page.goto(address('only/'));
      await expect.poll(() => page.locator('docsgen-island').first().innerText()).toBe('390');
    });
  });

  it('props can contain values that JSON does not support', { tags: ['long'] }, async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(address('only/'));
      await expect
        .poll(async () => {
          await page.locator('.sent').click();
          return page.locator('.sent').textContent();
        })
        .toBe('1970-01-01T00:00:00.000Z,5,undefined');
    });
  });

  it('islands hydrate when their trigger fires', async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(address('times/'));
      await expect.poll(() => alive(page)).toBe(1);
      await count(page, 1).scrollIntoViewIfNeeded();
      await expect.poll(() => alive(page)).toBe(2);
      await count(page, 1).click();
      expect(await count(page, 1).textContent()).toBe('Count: 3');
    });
  });

  it('with client="idle" hydrates in browsers without requestIdleCallback', async () => {
    await withPage(browser, {}, async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
      await page.goto(address('times/'));
      expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
      await expect.poll(() => alive(page)).toBe(1);
      await count(page).click();
      expect(await count(page).textContent()).toBe('Count: 1');
    });
  });

  it('an island that throws is reported by name, keeps the HTML from the build, and does not affect others', async () => {
    const expected = [/components\/counter\.jsx#Broken(AtOnce)? failed: Error: (no more|not here)/];
    const open = async (page: Page): Promise<void> => {
      await page.goto(address('broken/'));
      await expect.poll(() => alive(page)).toBe(1);
      await expect.poll(() => page.locator('.at-once').innerText()).toBe('From the server');
      await page.locator('.broken').click();
      await expect.poll(() => page.locator('.broken').innerText()).toBe('Break');
      await count(page).click();
      expect(await count(page).textContent()).toBe('Count: 1');
    };
    await withPage(browser, {}, open, expected);
  });

  it('a hydration mismatch is reported with the component, which renders again', { tags: ['long'] }, async () => {
    const open = async (page: Page): Promise<void> => {
      await page.goto(address('differs/'));
      await expect.poll(() => page.locator('.differs').innerText()).toBe('object');
    };
    await withPage(browser, {}, open, [/counter\.jsx#Other renders differently in the browser than at build time/]);
  });

  it('React hydrates all kinds of markup', async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(address('everything/'));
      const clicked = async (selector: string, shown: string): Promise<void> => {
        const until = expect.poll(async () => {
          await page.locator(selector).click();
          return page
            .locator(shown)
            .innerText({ timeout: 1000 })
            .catch(() => '');
        });
        await until.toMatch(/ported|red\/[1-9]|5/);
      };
      await clicked('.everything', '.everything');
      await clicked('.portal', '.ported');
      await clicked('.old', '.old');
    });
  });

  it('an island knows its page, and the color mode as it changes', async () => {
    await withPage(browser, { colorScheme: 'light' }, async (page) => {
      await page.goto(address('other/'));
      const where = page.locator('.where');
      await expect.poll(() => where.innerText()).toBe('en | Other | /docs/other/ | light');
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await expect.poll(() => where.innerText()).toBe('en | Other | /docs/other/ | dark');
    });
  });
});

describe('islands after navigation', () => {
  it('article files are loaded before the article is shown, and removed with it', { tags: ['long'] }, async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(address(''));
      await mark(page);
      expect(await page.evaluate(() => customElements.get('docsgen-island') === undefined)).toBe(true);
      // The article is styled on its first paint.
      await page.evaluate(() => {
        const seen: string[] = [];
        Reflect.set(window, 'seen', seen);
        const look = (): void => {
          const found = document.querySelector('.counter');
          if (found === null) requestAnimationFrame(look);
          else seen.push(getComputedStyle(found).borderTopColor);
        };
        requestAnimationFrame(look);
      });
      const held: Route[] = [];
      await page.route('**/counter.*.css', (route) => (held.length === 0 ? void held.push(route) : route.continue()));
      const followed = follow(page, 'Live');
      await expect.poll(() => held.length).toBe(1);
      await someFrames(page);
      expect(await page.locator('h1').innerText()).toBe('Home');
      await held[0]?.continue();
      await followed;
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['rgb(1, 2, 3)']);
      await expect.poll(() => alive(page)).toBe(2);
      await follow(page, 'Plain');
      expect(await alive(page)).toBe(0);
      expect(await page.evaluate(() => document.querySelectorAll('[data-file], docsgen-island').length)).toBe(0);
      await follow(page, 'Live');
      await expect.poll(() => alive(page)).toBe(2);
      await count(page).click();
      expect(await count(page).textContent()).toBe('Count: 4');
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  it('islands are the same as after a full load', { tags: ['long'] }, async () => {
    await withPage(browser, {}, async (page) => {
      const html = (): Promise<string> => page.evaluate(() => document.querySelector('article')?.outerHTML ?? '');
      await page.goto(address('live/'));
      await expect.poll(() => alive(page)).toBe(2);
      const loaded = await html();
      await follow(page, 'Plain');
      await follow(page, 'Live');
      await expect.poll(() => alive(page)).toBe(2);
      await expect.poll(html).toBe(loaded);
    });
  });

  it('islands that the reader has changed do not prevent hydration of the shell', async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(address('live/'));
      await expect.poll(() => alive(page)).toBe(2);
      await count(page).click();
      await untilAdopted(page);
      expect(await count(page).textContent()).toBe('Count: 4');
    });
  });

  // islands.long.test.ts visits 200.
  it('no island stays in memory after 40 pages', { tags: ['long'] }, async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(address('live/'));
      await walkThere(page, 5);
      const { nodes, listeners, heap } = await heldByWalk(page, 15);
      expect(nodes).toBeLessThan(50);
      expect(listeners).toBeLessThan(25);
      expect(heap).toBeLessThan(400_000);
    });
  });
});
