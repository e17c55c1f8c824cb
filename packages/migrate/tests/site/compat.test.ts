// Components written for Docusaurus, on the pages of a site: output of `@docsgen/migrate/docusaurus` at build time and
// for browsers.
import { beforeAll, describe, expect, it } from 'vitest';
import { mainOf, parseHtml } from '../../../../tests/site/html.ts';
import { type BuiltSite, withSite } from '../../../../tests/site/site.ts';
import type { SiteLiteral } from '../../../../tests/site/site-files.ts';
import { installed } from './run-migrate.ts';

const compat = '@docsgen/migrate/docusaurus';

const site: SiteLiteral = {
  ...installed,
  'site.config.yaml': [
    'title: Harbour',
    'url: https://example.com',
    'baseUrl: /harbour/',
    'locales: [{ code: en, label: English }, { code: de, label: Deutsch }]',
    '',
  ].join('\n'),
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'content/en/index.md': '# Home\n',
  'content/en/guide/boats.md': '# Boats\n',
  'content/de/guide/boats.md': '# Boote\n',
  'components/docusaurus.ts': `import { docusaurusSite } from '${compat}';
export const { useDocusaurusContext, useThemeConfig, Translate, translate, useLatestVersion } = docusaurusSite({
  siteConfig: { title: 'Old harbour', tagline: 'Boats', customFields: { berths: 12 }, themeConfig: { mood: 'calm' } },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  messages: { de: { 'home.boats': 'Alle {count} Boote', Leave: 'Ablegen' } },
  docs: { default: { path: '/docs', versions: [{ name: '2.0', label: '2.0', path: '/docs', isLast: true }] } },
});
`,
  'content/en/parts.mdx': `import { Link, Tabs, TabItem, CodeBlock, Admonition, Details, ThemedImage, Heading } from '${compat}'
import { useBaseUrl, Interpolate, DocCardList, standIn } from '${compat}'

# Parts

<Link className="go" to="/guide/boats#top">All boats</Link> <Link to="https://example.com/">Elsewhere</Link>

<Tabs groupId="os" values={[{ value: 'win', label: 'Windows' }]}>
  <TabItem value="mac" label="macOS">Apples</TabItem>
  <TabItem value="win" default>Panes</TabItem>
</Tabs>

<CodeBlock language="js" title="a.js" showLineNumbers>{"const one = 1;\\nconst two = 2;"}</CodeBlock>

<Admonition type="caution">Slippery deck</Admonition>

<Admonition type="captain" title="Captain">Speaks</Admonition>

<Details summary="More">Inside</Details>

<ThemedImage alt="Logo" sources={{ light: useBaseUrl('/img/logo.svg'), dark: useBaseUrl('img/logo.svg') }} />

<Heading as="h2">Below deck</Heading>

<p><Interpolate values={{ name: <b>Ann</b> }}>{'Hello {name}, welcome'}</Interpolate></p>

<DocCardList items={[{ type: 'link', label: 'Boats', href: '/guide/boats', description: 'All of them' }]} />

export const Weather = standIn('Weather', 'write it yourself')

<Weather />

<Weather>Sunny</Weather>
`,
  'pages/offers.tsx': `import { Head, Layout, PageMetadata } from '${compat}';
export const meta = { title: 'Offers' };
export default function Offers() {
  const count = 3;
  return (
    <Layout>
      <Head>
        <html lang="en" className="wide" />
        <title>{count} offers of {'boats'}</title>
        <>
          <meta name="author" content="Ada" />
        </>
        {count > 4 && <meta name="author" content="Bob" />}
      </Head>
      <PageMetadata description="All of them" keywords={['boats', 'sails']} image="img/logo.svg" />
      <h1>Offers</h1>
    </Layout>
  );
}
`,
  'content/en/words.mdx': `import { Words } from '@site/components/words'

# Words

<Words />
`,
  'content/de/words.mdx': `import { Words } from '@site/components/words'

# Wörter

<Words />
`,
  'components/words.tsx': `import { Translate, translate, useDocusaurusContext, useLatestVersion, useThemeConfig } from './docusaurus';
import { Admonition, Link } from '${compat}';
export function Words() {
  const { siteConfig, i18n } = useDocusaurusContext();
  return (
    <div>
      <p>{siteConfig.title}, {siteConfig.customFields.berths} berths, {useThemeConfig().mood}, {i18n.currentLocale}</p>
      <p><Translate id="home.boats" values={{ count: 3 }}>{'All {count} boats'}</Translate></p>
      <p>{translate({ message: 'Leave' })} {useLatestVersion().label}</p>
      <Admonition type="note">Mind the step</Admonition>
      <Link to="/guide/boats">Boats</Link>
    </div>
  );
}
`,
  'content/en/alive.mdx': `import { Alive } from '@site/components/alive'

# Alive

<Alive>

[Boats](./guide/boats.md)

</Alive>
`,
  'components/alive.tsx': `'use client';
import { BrowserOnly, CodeBlock, Head, Link, Tabs, TabItem, useBaseUrl, useColorMode, useIsBrowser, useLocation } from '${compat}';
export function Alive({ children }) {
  const { colorMode } = useColorMode();
  return (
    <div>
      <Head><link rel="preload" as="image" href={useBaseUrl('/img/logo.svg')} /></Head>
      <p>{colorMode} {useIsBrowser() ? 'alive' : 'drawn'} at {useLocation().pathname}</p>
      <BrowserOnly fallback={<i>Soon</i>}>{() => <b>{window.innerWidth}</b>}</BrowserOnly>
      <Link to="/guide/boats">Boats</Link>
      <img src={useBaseUrl('/img/logo.svg')} alt="Logo" />
      <Tabs><TabItem value="one" label="One">First</TabItem><TabItem value="two" label="Two" default>Second</TabItem></Tabs>
      <CodeBlock className="language-sh">npm start</CodeBlock>
      {children}
    </div>
  );
}
`,
};

const built = {} as BuiltSite;

beforeAll(() =>
  withSite(site, async ({ build }) => {
    Object.assign(built, await build());
  }),
);

describe('Docusaurus components', () => {
  it('Docusaurus components build without diagnostics', () => {
    expect(built.diagnostics).toEqual([]);
  });

  it("Docusaurus components render the same HTML as docsgen's components", () => {
    const article = mainOf(built.read('parts/index.html')).one('article');
    const links = article.all('a.go').map(({ attributes }) => attributes);
    expect(links).toContainEqual({ class: 'go', href: '/harbour/guide/boats/#top' });
    expect(article.html).toContain('<a target="_blank" rel="noopener noreferrer" href="https://example.com/">');
    expect(
      article
        .one('div.tabs[data-tabs=os]')
        .all('div[data-tab]')
        .map(({ attributes }) => [attributes['data-tab'], 'data-shown' in attributes]),
    ).toEqual([
      ['macOS', false],
      ['Windows', true],
    ]);
    expect(article.one('span.code-title').text).toBe('a.js');
    expect(article.one('pre.has-numbers').all('span.keyword')).toHaveLength(2);
    expect(article.all('div.admonition').map(({ text }) => text)).toEqual(['WarningSlippery deck', 'CaptainSpeaks']);
    expect(article.one('div.admonition-warning').attributes.role).toBe('note');
    expect(article.one('details').html).toBe('<summary>More</summary>Inside');
    expect(
      article
        .one('figure.figure')
        .all('img')
        .map(({ attributes }) => attributes.class),
    ).toEqual(['on-light-page', 'on-dark-page']);
    expect(article.one('h2').attributes.id).toBe('below-deck');
    expect(article.html).toContain('<p>Hello <b>Ann</b>, welcome</p>');
    expect(article.one('div.content-card').one('a').attributes.href).toBe('/harbour/guide/boats/');
  });

  it("Docusaurus's Head adds to the head of the page", () => {
    const page = parseHtml(built.read('offers/index.html'));
    const contents = (selector: string): unknown =>
      page.all(selector).map(({ attributes }) => attributes.content ?? attributes.href);
    expect(page.all('title').map(({ text }) => text)).toEqual(['3 offers of boats']);
    expect(contents('meta[name=author]')).toEqual(['Ada']);
    expect(contents('meta[name=description]')).toEqual(['All of them']);
    expect(contents('meta[name=keywords]')).toEqual(['boats,sails']);
    expect(contents('meta[property=og:image]')).toEqual(['https://example.com/harbour/img/logo.svg']);
    expect(page.one('h1').text).toBe('Offers');
    expect(page.one('article').html).not.toContain('<meta');
    const ofIsland = parseHtml(built.read('alive/index.html')).one('link[as=image]').attributes;
    expect(ofIsland.href).toBe('/harbour/img/logo.svg');
  });

  it('unsupported Docusaurus components show a placeholder', () => {
    const standIns = mainOf(built.read('parts/index.html')).all('div[data-stand-in=Weather]');
    expect(standIns.map(({ text }) => text)).toEqual(['<Weather>', 'Sunny']);
  });

  it('Docusaurus components read configuration values, and messages in the language of the page', () => {
    const english = mainOf(built.read('words/index.html')).one('article');
    expect(english.all('p').map(({ text }) => text)).toEqual([
      'Old harbour, 12 berths, calm, en',
      'All 3 boats',
      'Leave 2.0',
      'Note',
    ]);
    const german = mainOf(built.read('de/words/index.html')).one('article');
    expect(german.all('p').map(({ text }) => text)).toEqual([
      'Old harbour, 12 berths, calm, de',
      'Alle 3 Boote',
      'Ablegen 2.0',
      'Hinweis',
    ]);
    expect(german.one('a').attributes.href).toBe('/harbour/de/guide/boats/');
  });

  it('Docusaurus components in an island render the same HTML at build time, with complete URLs', () => {
    const [island = ''] = /<docsgen-island[\s\S]*<\/docsgen-island>/.exec(built.read('alive/index.html')) ?? [];
    expect(island).toContain('light<!-- --> <!-- -->drawn<!-- --> at </p><i>Soon</i>');
    expect(island).toContain('<a href="/harbour/guide/boats">Boats</a><img src="/harbour/img/logo.svg" alt="Logo">');
    expect(island).toMatch(/<button type="button" role="tab"[^>]* aria-selected="true"[^>]*>Two<\/button>/);
    expect(island).toContain('<pre tabindex="0"><code class="language-sh">npm start</code></pre>');
    expect(island).toContain('<docsgen-slot><p><a href="/harbour/guide/boats/">Boats</a></p></docsgen-slot>');
  });

  it('a site without Docusaurus components contains no code for them', () => {
    const scripts = built.files().filter((path) => path.endsWith('.js'));
    const withCompat = scripts.filter((path) => /BrowserOnly/.test(built.read(path)));
    expect(withCompat.every((path) => path.startsWith('assets/components-alive.'))).toBe(true);
  });
});

describe('unsupported Docusaurus code', () => {
  it('reports unsupported Docusaurus code at its line, with a hint', () =>
    withSite(
      {
        ...installed,
        'site.config.yaml': 'title: Harbour\n',
        'content/en/index.mdx': `import { BrowserOnly, Tabs, standIn } from '${compat}'

# Home

<BrowserOnly>{() => <b>Wide</b>}</BrowserOnly>

<Tabs>Nothing</Tabs>

{standIn('useSearch', 'search is docsgen’s own')()}
`,
      },
      async ({ build }) => {
        const { diagnostics } = await build();
        const told = diagnostics.map(({ message, position }) => `${position?.line} ${message}`);
        expect(told).toEqual([
          "5 BrowserOnly works only in a module that begins with 'use client'",
          '7 <Tabs> has no <TabItem> children',
          "9 Cannot evaluate this expression: 'useSearch' of Docusaurus is not available: search is docsgen’s own",
        ]);
      },
    ));
});
