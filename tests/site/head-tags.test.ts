// What a site adds to the head of its pages stands there as it is written, and the policy knows it.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseHtml } from './html.ts';
import { withSite } from './site.ts';

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

it('stands in every page, and its addresses and hashes in the policy', () =>
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

it('the service that counts readers is data until it is set up, and the policy lets it send', () =>
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
