// Custom pages in a browser, under the policy of the host: a landing page with its own design, a plain page, and one in
// the document layout.
import { expect, it } from 'vitest';
import { violationsInEveryLook } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const landing = `import type { PageProps } from 'docsgen/theme';
import { Card, Cards } from 'docsgen/components';
import { Tries } from '../components/tries';
import seal from './seal.svg';
import styles from './index.module.css';

export const meta = { title: 'Firma', description: 'Contratos que se firman solos' };

export default function Landing({ page, site }: PageProps) {
  return (
    <>
      <section className={styles.hero}>
        <div>
          <h1>{page.title}</h1>
          <p className={styles.lead}>{page.description}: {site.title}.</p>
          <p className={styles.ways}>
            <a className={styles.first} href="/guide">Empezar</a> <a href="/plain">Precios</a>
          </p>
        </div>
        <img src={seal} alt="" width="160" height="160" />
      </section>
      <section className={styles.band}>
        <h2>Por qué</h2>
        <Cards columns={3}>
          <Card title="Rápido" href="/guide">Nadie espera.</Card>
          <Card title="Seguro" href="/like">Todo se firma.</Card>
          <Card title="Claro" href="/plain">Sin sorpresas.</Card>
        </Cards>
        <Tries start={1} />
        <ul className="designed"><li>Uno</li><li>Dos</li></ul>
        <ul><li>Uno</li><li>Dos</li></ul>
      </section>
    </>
  );
}
`;

const styles = `.hero {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-6);
  align-items: center;
  padding: clamp(3rem, 8vw, 7rem) var(--edge);
  background: linear-gradient(120deg, color-mix(in oklch, var(--accent) 22%, var(--ground)), var(--ground));
}
.hero h1 { font-size: clamp(2.5rem, 6vw, 4.5rem); }
.lead { max-inline-size: 40ch; font-size: 1.25rem; }
.ways { display: flex; gap: 1rem; align-items: center; margin-block-start: 2rem; }
.first { padding: 0.75rem 1.5rem; border-radius: 999px; background: var(--ink); color: var(--ground); text-decoration: none; }
.band { max-inline-size: 72rem; margin: 0 auto; padding: 4rem var(--edge); }
.band h2 { margin-block-end: 1.5rem; }
`;

const browser = openBrowser();
const site = openSmallSite({
  'content/es/guide.md': '# Guía\n\n[Inicio](/) y [precios](/plain) y [otra](/like).\n',
  'content/en/guide.md': '# Guide\n',
  'pages/index.tsx': landing,
  'pages/index.module.css': styles,
  'pages/seal.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#0b7a5b"/></svg>',
  'pages/plain.tsx': `import { Tab, Tabs } from 'docsgen/components';
export const meta = { title: 'Precios', layout: 'plain' };
export default () => <>
  <h1>Precios</h1>
  <p>Diez euros. <a href="/guide">Guía</a></p>
  <Tabs><Tab label="Mes"><p>Diez</p></Tab><Tab label="Año"><p>Cien</p></Tab></Tabs>
</>;`,
  'pages/like.tsx': `export const meta = { title: 'Como un documento', layout: 'doc', sidebar: 'docs' };
export default () => <><p>Texto.</p><h2>Uno</h2><p>Dos.</p><h2>Dos</h2></>;`,
  'components/tries.tsx': `'use client';
import { useState } from 'react';
export function Tries({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return <button type="button" onClick={() => setCount(count + 1)}>Intentos: {count}</button>;
}`,
});

const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false } as const;
const desk = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

it('a landing page has its own full-width design without JavaScript, also on a phone', () =>
  withPage(browser, phone, async (page) => {
    await page.goto(`${site.origin}/`);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Firma']);
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    const hero = page.locator('article > section').first();
    expect(await hero.evaluate((node) => [node.getBoundingClientRect().x, node.clientWidth])).toEqual([0, 390]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const action = page.getByRole('link', { name: 'Empezar' });
    expect(await action.evaluate((node) => getComputedStyle(node).borderRadius)).toBe('999px');
    expect(await page.getByRole('button', { name: 'Intentos: 1' }).isVisible()).toBe(true);
    const distances = page.locator('article ul:not(.content-cards) > li:last-child');
    expect(await distances.evaluateAll((all) => all.map((each) => getComputedStyle(each).marginTop))).toEqual([
      '0px',
      '8px',
    ]);
    await action.click();
    expect(new URL(page.url()).pathname).toBe('/guide/');
  }));

it(
  'client-side navigation keeps the styles and islands of custom pages, in light and dark mode',
  { tags: ['long'] },
  () =>
    withPage(browser, desk, async (page) => {
      await page.goto(`${site.origin}/`);
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.setViewportSize(desk.viewport);
      await page.goto(`${site.origin}/guide/`);
      await page.evaluate(() => Object.assign(window, { stays: true }));
      await page.locator('article').getByRole('link', { name: 'Inicio' }).click();
      await expect.poll(() => page.locator('h1').innerText()).toBe('Firma');
      const hero = page.locator('article > section').first();
      expect(await hero.evaluate((node) => [node.getBoundingClientRect().x, node.clientWidth])).toEqual([0, 1280]);
      const tries = page.locator('docsgen-island button');
      await expect
        .poll(async () => {
          await tries.click();
          return tries.innerText();
        })
        .toMatch(/: [2-9]/);
      await page.getByRole('link', { name: 'Seguro' }).click();
      await expect.poll(() => page.locator('h1').innerText()).toBe('Como un documento');
      expect(await page.locator('.contents a').allInnerTexts()).toEqual(['Uno', 'Dos']);
      expect(await page.locator('.sidebar').getByRole('link', { name: 'Guía' }).isVisible()).toBe(true);
      expect(await page.evaluate(() => 'stays' in window)).toBe(true);
      expect(await page.evaluate(() => document.querySelector('article')?.className)).toBe('prose');
    }),
);

it('a plain page has no shell, its components work, and navigating to and from it is a full load', () =>
  withPage(browser, desk, async (page) => {
    await page.goto(`${site.origin}/guide/`);
    await page.locator('article').getByRole('link', { name: 'precios' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Precios');
    expect(await page.locator('.navbar, .footer, .skip-link').count()).toBe(0);
    await page.getByRole('tab', { name: 'Año' }).click();
    expect(await page.getByText('Cien').isVisible()).toBe(true);
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('/');
    await page.getByRole('link', { name: 'Guía' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Guía');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Precios');
  }));
