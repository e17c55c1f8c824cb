// A site in which every string is an injection attack: nothing runs, and the output is well-formed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { openBrowser, untilAdopted, withPage } from './browser.ts';
import { openSmallSite } from './small-site.ts';

const browser = openBrowser();

/** Closes every element, attribute, comment and text, and then runs. */
const attack =
  '--></script></style></title></textarea></svg>"\'`]]><img src=x onerror=window.attacked=1>' +
  '<script>window.attacked=1</script><svg onload=window.attacked=1>{{constructor}}\\';
/** For strings that become part of a class or title. */
const short = `"'><img src=x onerror=window.attacked=1>`.replaceAll('/', '');

/** For file names, with characters that every file system supports. */
const name = "it's &lt;b&gt; onerror=window.attacked=1;";

const yaml = (value: unknown): string => JSON.stringify(value);

/** URLs in the configuration reject unknown placeholders. */
const withoutPlaceholder = attack.replaceAll('{', '(');

const config = {
  title: `Site ${attack}`,
  tagline: attack,
  url: 'https://docs.example.com',
  baseUrl: '/a&b/',
  locales: [
    { code: 'es', label: `Español ${short}` },
    { code: 'en', label: attack },
  ],
  sections: [
    {
      id: 'api',
      label: `API ${attack}`,
      versions: [
        { name: 'current', label: attack },
        { name: "old'&", label: attack, banner: 'unmaintained' },
      ],
      links: [{ label: attack, href: `https://example.com/${attack}` }],
    },
  ],
  navbar: {
    title: attack,
    items: [
      { label: attack, to: '/' },
      { label: attack, items: [{ label: attack, href: `https://example.com/?${attack}`, description: attack }] },
    ],
  },
  footer: {
    copyright: attack,
    links: [{ label: attack, to: '/' }],
    columns: [{ title: attack, links: [{ label: attack, href: `https://example.com/?${attack}` }] }],
  },
  social: { github: `https://example.com/?${attack}` },
  announcement: { id: attack, content: attack },
  editLink: `https://example.com/{path}?${withoutPlaceholder}`,
  reportLink: `https://example.com/{title}?{title}${withoutPlaceholder}`,
  feedback: {
    form: `https://example.com/?${attack}`,
    link: `mailto:a@example.com?subject={title}${withoutPlaceholder}`,
  },
  lastUpdated: { author: true },
  redirects: [
    {
      from: "/old '&lt;b onerror=window.attacked=1",
      to: `/?q=${encodeURIComponent(attack)}#${encodeURIComponent(attack)}`,
    },
  ],
  markdown: { html: 'sanitize' },
  checks: { links: 'off', images: 'off', anchors: 'off' },
};

const fields = {
  title: `Title ${attack}`,
  description: attack,
  sidebar_label: attack,
  sidebar_class_name: short,
  pagination_label: attack,
  keywords: [attack, attack],
  image: `https://example.com/${attack}`,
  custom_edit_url: `https://example.com/${attack}`,
  last_update: { date: '2025-01-01', author: attack },
};

const home = {
  subtitle: attack,
  actions: [{ label: attack, to: '/' }],
  stepsTitle: attack,
  steps: [{ title: attack, text: attack, to: '/', linkLabel: attack, language: short, code: attack }],
  topicsTitle: attack,
  topics: [{ title: attack, text: attack, to: '/' }],
  newsTitle: attack,
  news: [{ date: '2025-01-01', title: attack, text: attack }],
};

const page = `---
${Object.entries(fields)
  .map(([key, value]) => `${key}: ${yaml(value)}`)
  .join('\n')}
---

findable ${attack}

## Heading ${attack}

## Explicit {#${short.replace(/\s/g, '')}}

## docsgen-view

:::note[${attack}]
${attack}
:::

:::tip{title=${yaml(short)}}
x
:::

:::tabs{group="${short.replaceAll('"', "'")}"}
\`\`\`js title=${yaml(short)}
${attack}
\`\`\`
\`\`\`constructor ${attack.replaceAll('`', '')}
${attack}
\`\`\`
:::

| ${attack.replaceAll('|', '')} | b |
|---|---|
| [${short}](https://example.com/${short.replace(/[\s<>]/g, '')} "${short.replaceAll('"', "'")}") | ![${short}](./d.svg "t") |

<div id="docsgen-view">{"page":{"kind":"home","body":"<img src=x onerror=window.attacked=1>"}}</div>
<img name="body" src="d.svg"><img id="constructor" name="getElementById" src="d.svg"><a id="docsgen"></a>

Note[^1].

[^1]: ${attack}
`;

const category = `label: ${yaml(attack)}\nlink: { type: generated-index, title: ${yaml(attack)}, description: ${yaml(attack)} }\n`;

const site = openSmallSite(
  {
    'site.config.yaml': `${Object.entries(config)
      .map(([key, value]) => `${key}: ${yaml(value)}`)
      .join('\n')}\n`,
    'content/es/index.md': `---\ntitle: ${yaml(attack)}\nhome: ${yaml(home)}\n---\n${attack}\n`,
    'content/es/api/first.md': page,
    'content/es/api/d.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
    [`content/es/api/${name}/_category_.yml`]: category,
    [`content/es/api/${name}/${name}.md`]: `# ${attack}\n`,
    [`content/es/api/${name}/constructor.md`]: '# constructor\n\n## __proto__\n',
    "content/es/api-old'&/first.md": page,
  },
  { hasIndex: true },
);

it('injected code never runs, wherever it is inserted', async () => {
  await withPage(
    browser,
    { viewport: { width: 1280, height: 900 } },
    async (window) => {
      const dialogs: string[] = [];
      window.on('dialog', (dialog) => void dialog.dismiss().then(() => dialogs.push(dialog.message())));
      const isAttacked = (): Promise<boolean> => window.evaluate(() => 'attacked' in globalThis);
      for (const path of [...site.paths, '/a&b/nothing/']) {
        await window.goto(site.origin + path);
        // React renders the shell again from the page data, except on the not-found page.
        await window.evaluate(() =>
          document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
        );
        if (site.paths.includes(path)) await untilAdopted(window);
        expect(await isAttacked(), path).toBe(false);
        expect(await window.evaluate(() => document.body instanceof HTMLBodyElement), path).toBe(true);
      }
      await window.goto(`${site.origin}/a&b/`);
      await window.locator('.sidebar a, .hero a, main a').first().click();
      // The title of the opened page.
      await window.locator('[data-announcer]:not(:empty)').waitFor({ state: 'attached' });
      await window.keyboard.press('Control+k');
      await window.getByRole('combobox').fill('findable');
      await window.locator('.search-excerpt').first().waitFor();
      await window.getByRole('combobox').fill('heading onerror');
      await window.locator('dialog.search [role=option]').first().waitFor();
      expect([await isAttacked(), dialogs]).toEqual([false, []]);
      const broken = await window.evaluate(
        async (xml) => {
          const parse = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml');
          return xml.filter((text) => parse(text).querySelector('parsererror') !== null);
        },
        filesEnding('.xml').map(([, text]) => text),
      );
      expect(broken).toEqual([]);
    },
    [/404/],
  );
});

it('every page and file is well-formed', () => {
  const wrong = filesEnding('.html').flatMap(([path, text]) => {
    const errors: string[] = [];
    fromHtml(text, { onerror: ({ reason, line, column }) => void errors.push(`${path}:${line}:${column} ${reason}`) });
    return errors;
  });
  expect(wrong).toEqual([]);
  for (const [, text] of [...filesEnding('.webmanifest'), ...filesEnding('titles.es.json')]) JSON.parse(text);
});

function filesEnding(end: string): readonly (readonly [string, string])[] {
  const paths = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith(end))
    .map((path) => [path, readFileSync(join(site.folder, path), 'utf8')]);
}
