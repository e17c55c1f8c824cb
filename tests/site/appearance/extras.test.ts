// Optional elements around the article: sites that configure them get them, and other sites load nothing for them.
import { expect, it } from 'vitest';
import { compiledBundle } from '../client-file.ts';
import { parseHtml } from '../html.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const plain = `title: Harbour
url: https://docs.example.com
baseUrl: /docs/
locales: [{ code: en }, { code: es }]
sections: [{ id: api, versions: [{ name: '2.0' }, { name: '1.0' }] }, { id: guide }]
`;

const pages: SiteLiteral = {
  'content/en/index.md': '# Home\n',
  'content/en/api/intro.md': '---\ntitle: Keys & locks\n---\nText\n',
  'content/en/api/more/a.md': '# A\n',
  'content/en/api/more/_category_.yml': 'label: More\nlink: { type: generated-index }\n',
  'content/en/api-1.0/intro.md': '# Old keys\n',
  'content/en/guide/start.md': '# Start\n',
  'static/feed.xml': '<rss/>',
};

const everything = `navbar:
  items:
    - label: Products
      items:
        - { label: Sign, section: api, description: { en: How to sign, es: Cómo firmar } }
        - { label: Start, to: /guide/start }
    - { label: API, versions: api, position: right }
footer:
  copyright: Ours
  columns:
    - title: { en: Learn, es: Aprender }
      links: [{ label: { en: Start, es: Empezar }, to: /guide/start }, { label: API, section: api }]
    - { title: More, links: [{ label: Status, href: https://status.example.com }] }
social: { rss: /feed.xml, github: https://github.com/example, email: docs@example.com }
editLink: https://git.example.com/edit/{path}
reportLink: https://git.example.com/new?title={title}&body={url}
feedback: { form: https://forms.example.com/a?id=7, link: 'mailto:docs@example.com?subject={title}' }
`;

const hrefsOf = (html: string, name: string): readonly (string | undefined)[] =>
  parseHtml(html)
    .all(name)
    .map(({ attributes }) => attributes.href);

const styleSheets = (built: BuiltSite): readonly string[] => built.files().filter((path) => path.endsWith('.css'));

it('a site without optional elements has only the standard style sheet and scripts', () =>
  withSite({ ...pages, 'site.config.yaml': plain }, async ({ build }) => {
    const built = await build();
    const bundle = compiledBundle();
    expect(styleSheets(built)).toEqual(bundle.stylesheets);
    expect(built.readBytes(String(bundle.stylesheets[0]))).toEqual(
      Buffer.from(bundle.files.find(({ path }) => path === bundle.stylesheets[0])?.content ?? ''),
    );
    expect(built.files().filter((path) => path.includes('feedback'))).toEqual([]);
    const html = built.read('api/intro/index.html');
    expect(
      parseHtml(html)
        .all('script[type=module]')
        .map((each) => each.text),
    ).toEqual([`import"/docs/${bundle.appScript}"`]);
    expect(html).not.toMatch(/feedback|social|page-links|footer|<small/);
  }));

it('optional elements are translated, and their links keep the language', () =>
  withSite({ ...pages, 'site.config.yaml': plain + everything }, async ({ build }) => {
    const built = await build();
    expect(built.diagnostics).toEqual([]);
    const html = built.read('es/api/intro/index.html');
    const footer = parseHtml(html).one('footer');
    expect(footer.all('h2').map(({ text }) => text)).toEqual(['Aprender', 'More']);
    expect(footer.one('nav').attributes['aria-label']).toBe('Enlaces del pie de página');
    expect(hrefsOf(footer.one('nav').html, 'a')).toEqual([
      '/docs/es/guide/start/',
      '/docs/es/api/intro/',
      'https://status.example.com',
    ]);
    const icons = parseHtml(html).all('div.social');
    expect(icons).toHaveLength(3);
    for (const { html: links } of icons) {
      expect(hrefsOf(links, 'a')).toEqual(['/docs/feed.xml', 'https://github.com/example', 'mailto:docs@example.com']);
      expect(
        parseHtml(links)
          .all('a')
          .map(({ text }) => text),
      ).toEqual(['RSS', 'GitHub', 'Correo electrónico']);
    }
    expect(
      parseHtml(html)
        .all('small')
        .map(({ text }) => text),
    ).toEqual(['Cómo firmar', 'Cómo firmar']);
  }));

it('pages have links for editing and reporting problems, and lists of pages have no edit link', () =>
  withSite({ ...pages, 'site.config.yaml': plain + everything }, async ({ build }) => {
    const built = await build();
    const address = 'https%3A%2F%2Fdocs.example.com%2Fdocs%2Fapi%2F';
    expect(hrefsOf(parseHtml(built.read('api/intro/index.html')).one('p.page-links').html, 'a')).toEqual([
      'https://git.example.com/edit/content/en/api/intro.md',
      `https://git.example.com/new?title=Keys%20%26%20locks&body=${address}intro%2F`,
      'mailto:docs@example.com?subject=Keys%20%26%20locks',
    ]);
    const list = parseHtml(built.read('api/category/more/index.html'));
    expect(hrefsOf(list.one('p.page-links').html, 'a')).toEqual([
      `https://git.example.com/new?title=More&body=${address}category%2Fmore%2F`,
      'mailto:docs@example.com?subject=More',
    ]);
    const form = list.one('form');
    expect(form.attributes).toMatchObject({ action: 'https://forms.example.com/a?id=7', method: 'post' });
    expect(form.one('input').attributes).toMatchObject({
      name: 'page',
      value: 'https://docs.example.com/docs/api/category/more/',
    });
    expect(form.all('button').map(({ attributes: { name, value } }) => `${name}=${value}`)).toEqual([
      'answer=yes',
      'answer=no',
    ]);
  }));

it('the version menu links to the same page in each version, and the page has no second menu', () =>
  withSite({ ...pages, 'site.config.yaml': plain + everything }, async ({ build }) => {
    const built = await build();
    const menu = (path: string) => parseHtml(built.read(path)).one('nav.navbar-nav').all('details').at(-1);
    const versions = (path: string): readonly string[] =>
      (menu(path)?.all('a') ?? []).map(
        ({ attributes: each }) => `${each['data-version']} ${each.href} ${each['aria-current'] ?? ''}`,
      );
    expect(menu('api/1.0/intro/index.html')?.one('summary').text).toBe('API 1.0');
    expect(versions('api/1.0/intro/index.html')).toEqual(['2.0 /docs/api/intro/ ', '1.0 /docs/api/1.0/intro/ page']);
    expect(menu('guide/start/index.html')?.one('summary').text).toBe('API 2.0');
    expect(versions('404.html')).toEqual(['2.0 /docs/api/intro/ ', '1.0 /docs/api/1.0/intro/ ']);
    const main = parseHtml(built.read('api/1.0/intro/index.html')).one('main');
    expect(main.one('p.version').text).toBe('Version 1.0');
    expect(main.all('details')).toEqual([]);
  }));

it('a site has one style sheet, with the styles and scripts of the features it uses', () =>
  withSite(
    { ...pages, 'site.config.yaml': `${plain}social: { github: https://github.com/example }\n` },
    async (site) => {
      const built = await site.build();
      const [path = '', ...others] = styleSheets(built);
      expect(others).toEqual([]);
      const html = built.read('index.html');
      expect(hrefsOf(html, 'link[rel=stylesheet]')).toEqual([`/docs/${path}`]);
      const styles = built.read(path);
      expect(styles).toContain('[data-service=github]');
      expect(styles.match(/\[data-service=\w+\]/g)).toHaveLength(1);
      expect(styles).not.toMatch(/\.feedback|\.footer-columns|\.page-links/);
      await site.write({ 'site.config.yaml': `${plain}feedback: { form: /answers, method: get }\n` });
      const next = await site.build();
      const script = next.files().find((each) => each.includes('feedback.'));
      expect(parseHtml(next.read('index.html')).one('script[type=module]').text).toMatch(
        new RegExp(`^import"/docs/assets/app\\.\\w+\\.js";import"/docs/${script}"$`),
      );
      expect(next.read(String(styleSheets(next)[0]))).not.toContain('data-service');
      expect(parseHtml(next.read('api/intro/index.html')).one('form').attributes).toMatchObject({
        action: '/answers',
        method: 'get',
      });
    },
  ));
