// A site with overrides in a browser: they work without JavaScript, are hydrated like the theme's components, and stay
// during navigation.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, untilAdopted, withPage } from '../browser.ts';
import { openSmallSite, serveSmallSite } from '../small-site.ts';

const site = openSmallSite({
  'site.config.yaml': `title: Harbour
locales: [{ code: en }]
social: { github: https://github.com/harbour }
footer: { copyright: © Harbour }
`,
  'content/en/index.md': '# Home\n\n[A](guide/a.md)\n',
  'content/en/guide/a.md': '---\ntitle: First page\ndescription: What a is\n---\n\nText of a.\n\n## One\n\n[B](b.md)\n',
  'content/en/guide/b.md': '# Second page\n\nText of b.\n\n## Two\n',
  'components/counter.tsx': `'use client';
import { useId, useState } from 'react';
export function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  const id = useId();
  return <button id={id} className="counter" onClick={() => setCount(count + 1)}>Count: {count}</button>;
}
`,
  'theme/footer.tsx': `import { Footer, type FooterProps } from 'docsgen/theme';
import { Counter } from '../components/counter.tsx';
import styles from './footer.module.css';
export default function OwnFooter(props: FooterProps) {
  return (
    <div className={styles.around}>
      <p id="shout" lang={props.lang}>{props.footer.copyright.toUpperCase()}</p>
      <Counter start={3} />
      <Footer {...props} />
    </div>
  );
}
`,
  'theme/footer.module.css': '.around { border-block-start: 7px solid }\n',
  'theme/navbar.tsx': `import { useState } from 'react';
import { useColorMode } from 'docsgen/client';
import { Navbar, type NavbarProps } from 'docsgen/theme';
import { Counter } from '../components/counter.tsx';
export default function OwnNavbar(props: NavbarProps) {
  const [isOpen, setOpen] = useState(false);
  const { length } = props.shell.siteTitle.replace(/[^a-z]/g, '');
  return (
    <div id="own-navbar" data-shell="" data-colors={useColorMode()}>
      <button id="open" onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'} {length}</button>
      <Counter start={1} />
      <Navbar {...props} />
    </div>
  );
}
`,
  'theme/logo.jsx': `export default function Logo({ shell }) {
  return <a id="own-logo" href={shell.homeHref}>{shell.siteTitle.split('').reverse().join('')}</a>;
}
`,
  'theme/sidebar.tsx': `import { Sidebar, type SidebarProps } from 'docsgen/theme';
export default (props: SidebarProps) => <div id="own-sidebar"><Sidebar {...props} /></div>;
`,
  'theme/above-article.tsx': `import type { AboveArticleProps } from 'docsgen/theme';
export default function Above({ breadcrumbs }: AboveArticleProps) {
  return <p id="above">{breadcrumbs.length} {breadcrumbs.at(-1)?.label.toUpperCase()}</p>;
}
`,
  'theme/below-article.tsx': 'export default ({ lang }) => <p id="below">Below {lang}</p>;\n',
  'theme/after-heading.tsx': `import type { AfterHeadingProps } from 'docsgen/theme';
export default ({ page, href, description, lang }: AfterHeadingProps) =>
  <p id="after">{page.title.length} {[href, description, lang].join()}</p>;
`,
  'theme/sidebar-top.tsx': 'export default ({ lang }) => <ul id="top"><li>Top {lang}</li></ul>;\n',
  'theme/sidebar-item.tsx': `import { SidebarItem, type SidebarItemProps } from 'docsgen/theme';
export default function Item(props: SidebarItemProps) {
  const { node } = props;
  return <SidebarItem {...props} node={node.kind === 'page' ? { ...node, label: node.label.toUpperCase() } : node} />;
}
`,
});
const browser = openBrowser();

/** Returns the visible output of the overrides. */
function seen() {
  const text = (place: string) => document.querySelector(place)?.textContent;
  const edge = document.querySelector('.own-footer > div');
  return {
    shout: text('#shout[lang=en]'),
    footer: text('footer.footer p'),
    edge: edge === null ? '' : getComputedStyle(edge).borderBlockStartWidth,
    logo: text('#own-logo'),
    above: text('#above'),
    after: text('h1 + #after'),
    below: text('.below-article > #below'),
    top: text('.sidebar > #top'),
    current: text('#own-sidebar [aria-current=page]'),
    social: document.querySelectorAll('.navbar .social a').length,
  };
}

const first = {
  shout: '© HARBOUR',
  footer: '© Harbour',
  edge: '7px',
  logo: 'ruobraH',
  above: '3 FIRST PAGE',
  after: '10 /guide/a/,What a is,en',
  below: 'Below en',
  top: 'Top en',
  current: 'FIRST PAGE',
  social: 1,
};
const second = { ...first, above: '3 SECOND PAGE', after: '11 /guide/b/,Text of b.,en', current: 'SECOND PAGE' };

it('overrides replace the theme’s components without JavaScript', () =>
  withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.origin}/guide/a/`);
    expect(await page.evaluate(seen)).toEqual(first);
    const [foot, below] = [await page.locator('.doc-foot').boundingBox(), await page.locator('#below').boundingBox()];
    expect(below?.y).toBeLessThan(foot?.y ?? 0);
    await page.goto(`${site.origin}/nowhere/`);
    expect(await page.locator('#shout, #own-logo').count()).toBe(2);
  }));

it('overrides are hydrated like the theme’s components, and stay during navigation', () =>
  withPage(browser, { colorScheme: 'dark' }, async (page) => {
    await page.goto(`${site.origin}/guide/a/`);
    await page.locator('#open').hover();
    await untilAdopted(page);
    await page.click('#open');
    await page.click('#own-navbar .counter');
    expect(await page.locator('#open').textContent()).toBe('Close 6');
    await page.locator('.own-footer .counter').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => Symbol.for('docsgen.components') in globalThis)).toBe(true);
    await expect
      .poll(async () => {
        await page.click('.own-footer .counter');
        return page.locator('.own-footer .counter').textContent();
      })
      .not.toBe('Count: 3');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    for (const [link, shown] of [
      ['article a[href$="/b/"]', second],
      ['.doc-foot a[rel=prev]', first],
    ] as const) {
      await page.click(link);
      await expect.poll(() => page.evaluate(seen)).toEqual(shown);
    }
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    expect(await page.locator('#open').textContent()).toBe('Close 6');
    expect(await page.locator('#own-navbar .counter').textContent()).toBe('Count: 2');
    expect(await page.locator('article').textContent()).toContain('Text of a.');
  }));

it('a hydration mismatch in an override is reported in the console, and the page works', {
  tags: ['long'],
}, async () => {
  const other = await serveSmallSite({
    'site.config.yaml': 'title: Harbour\nlocales: [{ code: en }]\n',
    'content/en/index.md': '# Home\n',
    'content/en/a.md': '# First\n',
    'theme/navbar-end.tsx':
      "export default () => <p id=\"where\">{typeof window === 'undefined' ? 'Node' : 'browser'}</p>;\n",
  });
  const told: string[] = [];
  try {
    const use = async (page: Page): Promise<void> => {
      page.on('pageerror', ({ message }) => told.push(message));
      await page.goto(`${other.origin}/a/`);
      expect(await page.locator('#where').textContent()).toBe('Node');
      await page.locator('.brand').hover();
      await untilAdopted(page);
      await expect.poll(() => page.locator('#where').textContent()).toBe('browser');
      await expect.poll(() => told.join()).toContain('A component in theme/ renders differently in the browser');
    };
    await withPage(browser, {}, use, [/Minified React error #418/, /A component in theme\//]);
  } finally {
    await other.close();
  }
});
