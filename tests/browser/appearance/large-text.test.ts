// With a larger font size in the browser, the layout is the layout of a narrower window: nothing overflows, and lines
// are as long as possible.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { openBrowser, withPage } from '../browser.ts';
import { emptyWindow, openInFrame } from '../page-frame.ts';
import { openSmallSite } from '../small-site.ts';

const config = `title: Handbook of the project
locales:
  - { code: en, label: English }
  - { code: ar, label: العربية }
sections:
  - { id: guide, label: { en: Guide, ar: دليل } }
  - { id: news, kind: posts, label: { en: News, ar: أخبار } }
navbar:
  items:
    - { label: { en: Guide, ar: دليل }, section: guide, page: start }
    - { label: { en: Reference, ar: مرجع }, section: guide, page: english }
    - { label: { en: Tutorials, ar: دروس }, section: guide, page: start }
    - { label: { en: News, ar: أخبار }, section: news }
    - { label: { en: Community, ar: المجتمع }, href: "https://example.com", position: right }
social: { github: "https://github.com/example/handbook" }
announcement: { id: first, content: { en: There is news, ar: هناك أخبار } }
scripts: [{ src: /count.js, category: analytics }]
`;

const article = (words: string, code: string): string => `# ${words.slice(0, 20)}

${words} \`documentVerificationRequest\`

## ${words.slice(0, 30)}

\`\`\`ts title="src/example.ts"
${code}
\`\`\`

| Name | Type | Required | Description | More |
| --- | --- | --- | --- | --- |
| \`documentVerificationRequest\` | string | yes | ${words} | ${words} |

:::note
${words}
:::

:::tabs
\`\`\`bash
npm install
\`\`\`
\`\`\`python
import example
\`\`\`
:::
`;
const code = "const response = await fetch('https://api.example.com/v1/documents', { method: 'POST', headers, body });";
const english = article(
  'Documentation of verification, whose internationalization follows the reader in a few steps.',
  code,
);
const arabic = article(
  'يتم التحقق من المستند في بضع خطوات، ويمكن أن تفشل كل واحدة منها، وتتبع الاستجابات لغة القارئ.',
  code,
);

const home = `---
title: Handbook
home:
  subtitle: Documentation of everything that a document goes through
  actions: [{ label: Make a first request, to: ./guide/start.md }]
  stepsTitle: Three steps to begin
  steps: [{ title: Authenticate, text: Every request carries a key, to: ./guide/start.md, linkLabel: Keys, language: bash, code: npm install --save-exact example }]
  topicsTitle: What you can build
  topics: [{ title: Documents, text: From a template, to: ./guide/start.md }]
  newsTitle: News
  news: { section: news }
---
`;

const group = 'label: Troubleshooting\nlink: { type: generated-index }\n';
const files = {
  'site.config.yaml': config,
  'static/count.js': '',
  'content/en/index.md': home,
  'content/ar/index.md': home,
  'content/en/guide/start.md': english,
  'content/ar/guide/start.md': arabic,
  // An article in the opposite direction.
  'content/en/guide/english.md': english,
  'content/en/guide/group/_category_.yml': group,
  'content/ar/guide/group/_category_.yml': group,
  'content/en/guide/group/one.md': '# One\n',
  'content/ar/guide/group/one.md': '# واحد\n',
  'content/en/news/2025-01-02-first.md': '---\ntags: [compatibility]\n---\n# First\n\nIt is here.\n',
  'content/ar/news/2025-01-02-first.md': '---\ntags: [compatibility]\n---\n# الأول\n\nهنا.\n',
};

const browser = openBrowser();
const site = openSmallSite(files);

/** The narrowest phone, and both sides of each breakpoint. */
const widths = [320, 390, 480, 640, 768, 996, 997, 1240, 1280, 1440];
const paths = ['/', '/guide/start/', '/guide/english/', '/guide/category/troubleshooting/', '/news/', '/news/first/'];

/** Returns overflowing elements and lines that are too short. Opens the dialog or menu first, if given. */
function faults(page: Page, opened?: '.search-box' | '.menu-button'): Promise<readonly string[]> {
  return page.evaluate(
    async ([all, selector]) => {
      const frame = document.querySelector('iframe');
      const inside = frame?.contentWindow;
      if (!inside) throw new Error('There is no page in the frame.');
      const page = inside.document;
      const scrolls = (element: Element): boolean =>
        /auto|scroll/.test(inside.getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
      const isHidden = (element: Element): boolean => inside.getComputedStyle(element).clipPath !== 'none';
      const mayLeave = (element: Element): boolean => {
        for (let around: Element | null = element; around && around !== page.body; around = around.parentElement)
          if (isHidden(around) || (around.matches('pre, .table-scroll, [role="tablist"]') && scrolls(around)))
            return true;
        return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      const found: string[] = [];
      for (const width of all) {
        frame.width = String(width);
        await new Promise((next) => inside.requestAnimationFrame(next));
        if (selector === '.menu-button' && !page.querySelector(selector)?.checkVisibility()) continue;
        const isOpen = page.querySelector('dialog[open], .menu:popover-open') !== null;
        if (selector && !isOpen) page.querySelector<HTMLElement>(selector)?.click();
        while (selector && !page.querySelector('dialog[open], .menu:popover-open'))
          await new Promise((next) => inside.requestAnimationFrame(next));
        const room = page.documentElement.clientWidth;
        const overflow = page.documentElement.scrollWidth - room;
        if (overflow > 0) found.push(`${width}: page by ${overflow}`);
        for (const element of page.querySelectorAll('a, button, input, summary, h1, h2, h3, p, li, td, kbd, time')) {
          const { left, right } = element.getBoundingClientRect();
          if ((left < -1 || right > room + 1) && !mayLeave(element))
            found.push(`${width}: ${element.tagName} ${element.textContent?.trim().slice(0, 20)} ${left} ${right}`);
        }
        const paragraph = page.querySelector('.prose > p, .lead, .card, .post-card');
        const letter = paragraph ? Number.parseFloat(inside.getComputedStyle(paragraph).fontSize) / 2 : 0;
        const line = paragraph?.getBoundingClientRect().width ?? 0;
        if (line < Math.min(20 * letter, 0.85 * width)) found.push(`${width}: lines of ${line / letter} letters`);
      }
      return found;
    },
    [widths, opened] as const,
  );
}

it.each(
  variantsOf([
    [32, 'ar'],
    [24, 'ar'],
    [16, 'ar'],
    [16, 'en'],
    [24, 'en'],
    [32, 'en'],
  ]),
)(
  'with a font size of %i px, nothing overflows and lines have at least 20 characters (%s)',
  async (standard, language) => {
    await withPage(browser, { viewport: { width: 2000, height: 900 }, reducedMotion: 'reduce' }, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await emptyWindow(page, site.origin);
      const found: string[] = [];
      const open = (path: string) => openInFrame(page, `${language === 'en' ? '' : '/ar'}${path}`, 320);
      for (const path of paths) {
        expect(await open(path)).toBe(200);
        found.push(...(await faults(page)).map((fault) => `${path} at ${fault}`));
      }
      for (const opened of ['.search-box', '.menu-button'] as const) {
        await open('/guide/start/');
        found.push(...(await faults(page, opened)).map((fault) => `${opened} at ${fault}`));
      }
      expect(found).toEqual([]);
    });
  },
);
