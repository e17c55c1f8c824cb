// Elements that a site adds to the head are rendered unchanged, and the Content Security Policy allows them.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseHtml } from '../html.ts';
import { withSite } from '../site.ts';

const config = `title: Docs
baseUrl: /docs/
host: netlify
head:
  - { tag: meta, attributes: { name: site-verification, content: 'a"b<c>&' } }
  - { tag: link, attributes: { rel: preload, as: font, crossorigin: true, href: 'https://fonts.example.com/a.woff2' } }
  - { tag: link, attributes: { rel: stylesheet, href: /own.css } }
  - { tag: style, text: 'body > p { color: red }' }
  - { tag: script, text: 'if (1 < 2 && 2 > 1) own = "x"' }
  - { tag: script, attributes: { type: application/ld+json }, text: '{"a":"<b>"}' }
scripts:
  - /own.js
  - { src: 'https://count.example.com/x.js', async: true, attributes: { data-site: A, defer: false } }
`;
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('configured head elements are on every page, and the policy contains their URLs and hashes', () =>
  withSite(
    { 'site.config.yaml': config, 'static/own.js': '', 'static/own.css': '', 'content/en/index.md': '# Home\n' },
    async ({ build }) => {
      const built = await build();
      for (const path of ['index.html', '404.html']) {
        const page = parseHtml(built.read(path));
        const found = ['meta', 'link', 'script'].flatMap((name) =>
          page.all(name).map(({ attributes }) => ({ name, ...attributes })),
        );
        expect(found).toEqual(
          expect.arrayContaining([
            { name: 'site-verification', content: 'a"b<c>&' },
            { name: 'link', rel: 'preload', as: 'font', crossorigin: '', href: 'https://fonts.example.com/a.woff2' },
            { name: 'link', rel: 'stylesheet', href: '/docs/own.css' },
            { name: 'script', src: '/docs/own.js', defer: '' },
            { name: 'script', src: 'https://count.example.com/x.js', async: '', 'data-site': 'A' },
          ]),
        );
        expect(built.read(path)).toContain('<script type="application/ld+json">{"a":"<b>"}</script>');
      }
      const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(built.read('_headers')) ?? [];
      const sources = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
      const script = hashOf('if (1 < 2 && 2 > 1) own = "x"');
      expect(sources.get('script-src')).toEqual(expect.arrayContaining([script, 'https://count.example.com']));
      expect(sources.get('script-src')).not.toContain(hashOf('{"a":"<b>"}'));
      expect(sources.get('connect-src')).toEqual(["'self'", 'https://count.example.com']);
      expect(sources.get('font-src')).toEqual(["'self'", 'https://fonts.example.com']);
      expect(sources.get('style-src')).toContain(hashOf('body > p { color: red }'));
    },
  ));

it('the analytics script is configured by attributes, and the policy allows its requests', () =>
  withSite(
    {
      'site.config.yaml': 'title: Docs\nhost: netlify\nanalytics: { ga4: G-A1, attributes: { data-x: y } }\n',
      'content/en/index.md': '# Home\n',
    },
    async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expect(built.read('index.html')).toContain(
        '<script type="text/plain" data-src="https://www.googletagmanager.com/gtag/js?id=G-A1" async=""',
      );
      expect(built.read('index.html')).not.toContain('data-consent');
      expect(built.files().filter((path) => /assets\/(analytics|consent)\./.test(path))).toHaveLength(1);
      const policy = built.read('_headers');
      expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com/);
      expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
    },
  ));

const ofPage = `<head>
  <title>Keys in full</title>
  <meta name="description" content="What keys are" />
  <meta property="og:image" content="/keys.svg" />
  <meta property="og:type" content="video" />
  <meta name="twitter:card" content="player" />
  <meta name="robots" content="noindex" />
  <meta name="theme-color" content="red" />
  <link rel="canonical" href="https://other.example.com/keys/" />
  <link rel="next" href="/api/more/" />
  <script src="/own.js" async></script>
  <script>own = 1</script>
</head>`;

it('head elements of a single page are only in its head, and replace generated ones', () =>
  withSite(
    {
      'site.config.yaml': `title: Docs
url: https://docs.example.com
baseUrl: /docs/
host: netlify
sections: [{ id: api }]
checks: { images: warning }
head: [{ tag: meta, attributes: { name: theme-color, content: blue } }]
`,
      'static/own.js': '',
      'static/keys.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"></svg>\n',
      'content/en/index.md': '# Home\n',
      'content/en/api/index.md': `${ofPage}\n\n# Keys\n\nA key opens doors.\n`,
      'content/en/api/more.mdx': `---
of: more
---
export const Seo = () => <noscript data-docsgen-head=""><link rel="preload" as="script" href="/lost.js" /></noscript>;

<Head>
  <title>{frontMatter.of} keys</title>
</Head>

# More

<Seo />

Text.
`,
      'pages/own.tsx': `export const meta = { title: 'Own' };
export default () => (
  <main>
    <noscript data-docsgen-head="">
      <title>Of a component</title>
      <meta name="author" content="Ada" />
    </noscript>
    <p>Text</p>
  </main>
);
`,
    },
    async ({ build, merge }) => {
      const built = await build({ cache: true });
      expect(built.diagnostics.map(({ message, file, position }) => [message, file, position?.line])).toEqual([
        ["File not found: 'static/lost.js'", 'content/en/api/more.mdx', 12],
      ]);
      await build({ cache: true });
      const again = await build({ cache: true, force: true });
      for (const { read } of [built, again]) {
        const page = parseHtml(read('api/index.html'));
        const contents = (selector: string): unknown =>
          page.all(selector).map(({ attributes }) => attributes.content ?? attributes.href ?? attributes.src);
        expect(page.all('title').map(({ text }) => text)).toEqual(['Keys in full']);
        expect(contents('meta[name=description]')).toEqual(['What keys are']);
        expect(contents('meta[property=og:title]')).toEqual(['Keys in full']);
        expect(contents('meta[property=og:description]')).toEqual(['What keys are']);
        expect(contents('meta[property=og:image]')).toEqual(['https://docs.example.com/docs/keys.svg']);
        expect(contents('meta[property=og:type]')).toEqual(['video']);
        expect(contents('meta[name=twitter:card]')).toEqual(['player']);
        expect(contents('meta[name=robots]')).toEqual(['noindex']);
        expect(contents('meta[name=theme-color]')).toEqual(['red']);
        expect(contents('link[rel=canonical]')).toEqual(['https://other.example.com/keys/']);
        expect(contents('link[rel=next]')).toEqual(['/docs/api/more/']);
        expect(contents('script[async]')).toEqual(['/docs/own.js']);
        expect(page.all('script[data-own]')).toHaveLength(2);
        expect(page.one('main').text).toContain('Keys A key opens doors.');
        expect(page.one('main').html).not.toMatch(/Keys in full|noscript/);
        expect(parseHtml(read('api/more/index.html')).one('title').text).toBe('more keys');
        const home = parseHtml(read('index.html'));
        expect(home.all('meta[name=theme-color]').map(({ attributes }) => attributes.content)).toEqual(['blue']);
        expect(read('index.html')).not.toContain('own = 1');
        expect(read('_headers')).toContain(hashOf('own = 1'));
        const own = parseHtml(read('own/index.html'));
        expect([own.one('title').text, own.one('meta[name=author]').attributes.content]).toEqual([
          'Of a component',
          'Ada',
        ]);
        expect(own.one('article').html).not.toContain('noscript');
      }
      for (const index of [1, 2]) await build({ out: `shard-${index}`, shard: { index, count: 2 } });
      const merged = await merge(['shard-1', 'shard-2'], { out: 'merged' });
      for (const path of ['api/index.html', 'api/more/index.html', 'own/index.html', '_headers'])
        expect(merged.read(path)).toBe(built.read(path));
    },
  ));
