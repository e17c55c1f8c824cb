// Files other than pages that `serve --watch` serves: everything that a build would write, with its media type.
import { describe, expect, it } from 'vitest';
import { liveConfig, openLiveSite } from './live-site.ts';

const live = openLiveSite({
  'site.config.yaml': `${liveConfig}url: https://docs.example\nredirects:\n  - { from: /old/, to: /guide/start/ }\n`,
  'static/.well-known/security.txt': 'Contact: team\n',
  'static/data.json': '{}\n',
  'content/en/hidden.md': '<head><meta name="robots" content="noindex" /></head>\n\n# Hidden\n',
});

describe('files other than pages', () => {
  it.each([
    ['/old/', 'text/html', '/guide/start/'],
    ['/es/old/', 'text/html', '/es/guide/start/'],
    ['/sitemap.xml', 'xml', 'https://docs.example/guide/start/'],
    ['/robots.txt', 'text/plain', 'sitemap.xml'],
    ['/manifest.webmanifest', 'application/manifest+json', 'Manual'],
    ['/search/titles.es.json', 'application/json', 'Comienzo'],
    ['/data.json', 'application/json', '{}'],
    ['/.well-known/security.txt', 'text/plain', 'Contact'],
    ['/favicon.svg', 'image/svg+xml', '<svg'],
  ])('serves %s as %s', async (path, type, text) => {
    const response = await fetch(live.origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(await response.text()).toContain(text);
  });

  it('the sitemap lists no page whose head excludes it from search engines', async () => {
    expect((await fetch(`${live.origin}/hidden/`)).status).toBe(200);
    expect(await (await fetch(`${live.origin}/sitemap.xml`)).text()).not.toContain('hidden');
  });

  it('URLs are case-sensitive as on static hosts, but missing or extra slashes are accepted', async () => {
    expect((await fetch(`${live.origin}/Guide/Start/`)).status).toBe(404);
    const response = await fetch(`${live.origin}/guide/start?a=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/guide/start/?a=1']);
  });
});
