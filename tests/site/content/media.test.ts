// Figures, videos, embedded content and glossary terms in a whole site: their published files, the hosts' policies,
// reuse by a second build, and that sites without them load nothing for them.
import { describe, expect, it } from 'vitest';
import { told } from '../../unit/model-of.ts';
import { mainOf } from '../html.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const drawing = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="50"></svg>\n`;

const site: SiteLiteral = {
  'site.config.yaml': `title: Docs
host: netlify
locales: [{ code: en }]
sections: [{ id: api }]
`,
  'content/en/index.md': '# Home\n',
  'content/en/api/index.md': '# API\n\n::figure{light=a.svg dark=b.svg alt=A width=40 zoom}\n',
  'content/en/api/film.md': '# Film\n\n::video{src=f.mp4 captions=f.vtt poster=a.svg}\n',
  'content/en/api/terms.md': '# Terms\n\nA :term[kyc].\n',
  'content/en/api/more.md': '# More\n\nText.\n',
  'content/en/api/a.svg': drawing(100),
  'content/en/api/b.svg': drawing(200),
  'content/en/api/f.mp4': 'film',
  'content/en/api/f.vtt': 'WEBVTT\n',
  'content/en/glossary.yaml': 'kyc: Before.\n',
};

const embedded = '# More\n\n::embed{url="https://youtu.be/dQw4w9WgXcQ" title=A}\n';

function frames(built: BuiltSite): string {
  return /frame-src ([^;\n]*)/.exec(built.read('_headers'))?.[1] ?? '';
}

describe('a site with figures and videos', () => {
  it('all files of figures and videos are published, and images have their sizes', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(told(built.diagnostics)).toEqual([]);
      const pictures = mainOf(built.read('api/index.html')).all('img');
      expect(pictures.map(({ attributes }) => [attributes.width, attributes.height])).toEqual([
        ['40', '20'],
        ['40', '10'],
      ]);
      const links = mainOf(built.read('api/index.html')).all('a[data-zoom]');
      expect(links.map(({ attributes }) => attributes.href)).toEqual(pictures.map(({ attributes }) => attributes.src));
      const film = mainOf(built.read('api/film/index.html'));
      const named = [
        film.one('video').attributes.src,
        film.one('video').attributes.poster,
        film.one('track').attributes.src,
      ];
      for (const href of named) expect(built.files()).toContain(href?.slice(1));
      expect(built.read('api/more/index.html')).not.toContain('data-file');
    }));

  it('a missing image is reported once, and all missing files of a video', () =>
    withSite(
      {
        ...site,
        'content/en/api/index.md': '# API\n\n::figure{src=c.svg alt=A zoom}\n',
        'content/en/api/film.md': '# Film\n\n::video{src=g.mp4 captions=g.vtt}\n',
      },
      async ({ build }) => {
        const lines = told((await build()).diagnostics).map((line) => line.replace(/ - .*/, ''));
        expect(lines).toEqual([
          "content/en/api/film.md:3:1 File not found: 'g.mp4'",
          "content/en/api/film.md:3:1 File not found: 'g.vtt'",
          "content/en/api/index.md:3:1 File not found: 'c.svg'",
        ]);
      },
    ));
});

describe('frames', () => {
  it('the policy allows frames of the origins that pages embed, as long as they do', () =>
    withSite(site, async ({ build, write }) => {
      expect(frames(await build({ cache: true }))).toBe('');
      await write({ 'content/en/api/more.md': embedded });
      expect(frames(await build({ cache: true }))).toBe("'self' https://www.youtube-nocookie.com");
      await write({ 'content/en/api/more.md': '# More\n\nText.\n' });
      expect(frames(await build({ cache: true }))).toBe('');
    }));
});

describe('a glossary term', () => {
  it('pages with a changed glossary term are rendered again, and no others', () =>
    withSite(site, async ({ build, write }) => {
      await build({ cache: true });
      await write({ 'content/en/glossary.yaml': 'kyc: After.\n' });
      const built = await build({ cache: true });
      expect(mainOf(built.read('api/terms/index.html')).one('span[popover]').text).toContain('After.');
      expect(built.rendered).toBe(1);
    }));
});
