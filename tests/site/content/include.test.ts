// Partials in a whole site: links and images are relative to the partial, errors are reported with its location, and no
// partial becomes a page.
import { describe, expect, it } from 'vitest';
import { told } from '../../unit/model-of.ts';
import { mainOf, parseHtml } from '../html.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"></svg>\n';

const site: SiteLiteral = {
  'site.config.yaml': `title: Docs
locales: [{ code: es }, { code: en }]
sections: [{ id: api }, { id: sdk }]
`,
  'content/es/index.md': '# Inicio\n\n::include[/_shared/limits.md]\n',
  'content/es/api/index.md': '# API\n\n- Los límites:\n\n  ::include[../_shared/limits.md]\n',
  'content/es/api/keys.md': '# Claves\n\n```file=/_shared/create.sh#L2\n```\n',
  'content/es/sdk/start.md': '# Comienzo\n\n::include[/_shared/limits.md]\n',
  'content/es/_shared/limits.md':
    '---\ntitle: Nunca\n---\n\nVea [claves](../api/keys.md) y [más](more.txt).\n\n![Plano](./plan.svg)\n\n## Límites\n',
  'content/es/_shared/more.txt': 'Más\n',
  'content/es/_shared/plan.svg': drawing,
  'content/es/_shared/create.sh': '#!/bin/sh\ncurl https://example.com\n',
  'content/en/api/keys.md': '# Keys\n',
};

describe('a partial of a site', () => {
  it('a partial is inserted into every page that includes it, with links and images relative to the partial', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(told(built.diagnostics)).toEqual([]);
      for (const path of ['index.html', 'api/index.html', 'sdk/start/index.html']) {
        const main = mainOf(built.read(path));
        expect(main.one('img').attributes, path).toMatchObject({ width: '4', height: '2' });
        expect(built.files()).toContain(main.one('img').attributes.src?.slice(1));
        const hrefs = main.all('a').map((link) => link.attributes.href ?? '');
        expect(hrefs, path).toContain('/api/keys/');
        expect(
          hrefs.filter((href) => /^\/assets\/.*more.*\.txt$/.test(href)),
          path,
        ).toHaveLength(1);
      }
      expect(built.files().filter((path) => /shared|limits/.test(path))).toEqual([]);
    }));

  it('links in a partial are localized for the language of the page', () =>
    withSite(site, async ({ build }) => {
      const main = mainOf((await build()).read('en/sdk/start/index.html'));
      expect(main.all('a').map((link) => link.attributes.href)).toContain('/en/api/keys/');
    }));

  it('headings of a partial are in the table of contents and can be linked to', () =>
    withSite({ ...site, 'content/es/sdk/more.md': '# Más\n\n[Límites](start.md#límites)\n' }, async ({ build }) => {
      const built = await build();
      expect(told(built.diagnostics)).toEqual([]);
      const contents = parseHtml(built.read('sdk/start/index.html')).one('nav.contents').all('a');
      expect(contents.map((link) => link.attributes.href)).toEqual(['#límites']);
    }));

  it('a partial outside of the locale folders can be used by all locales', () =>
    withSite(
      {
        ...site,
        'content/en/api/index.md': '# API\n\n::include[../../_both/a.md]\n',
        'content/es/api/more.md': '# Más\n\n::include[../../_both/a.md]\n',
        'content/_both/a.md': '[Keys](/api/keys.md)\n\n![Plan](plan.svg)\n',
        'content/_both/plan.svg': drawing,
      },
      async ({ build }) => {
        const built = await build();
        expect(told(built.diagnostics)).toEqual([]);
        const hrefs = (path: string): readonly (string | undefined)[] =>
          mainOf(built.read(path))
            .all('a')
            .map((link) => link.attributes.href);
        expect(hrefs('en/api/index.html')).toContain('/en/api/keys/');
        expect(hrefs('api/more/index.html')).toContain('/api/keys/');
        expect(mainOf(built.read('en/api/index.html')).one('img').attributes.width).toBe('4');
      },
    ));

  it('errors of a partial are reported once, even if several pages include it', () =>
    withSite(
      { ...site, 'content/es/_shared/limits.md': 'Vea\n[claves](../api/key.md) y\n![plano](./plam.svg).\n' },
      async ({ build }) => {
        expect(told((await build()).diagnostics)).toEqual([
          'content/es/_shared/limits.md:2:1 Broken link: ../api/key.md does not exist - Did you mean ../api/keys.md?',
          "content/es/_shared/limits.md:3:1 File not found: './plam.svg' - Did you mean ./plan.svg?",
        ]);
      },
    ));

  it('a missing partial is suggested in a folder without configuration', () =>
    withSite(
      { 'index.md': '# Notes\n\n::include[./_limts.md]\n', '_limits.md': 'Ten.\n' },
      async ({ build, write }) => {
        expect(told((await build()).diagnostics)).toEqual([
          "index.md:3:1 File not found: './_limts.md' - Did you mean ./_limits.md?",
        ]);
        await write({ 'index.md': '# Notes\n\n::include[/_limits.md]\n' });
        const built = await build();
        expect(told(built.diagnostics)).toEqual([]);
        expect(mainOf(built.read('index.html')).text).toContain('Ten.');
      },
    ));
});

describe('a file that a fence shows', () => {
  it('the file of a code fence is resolved from the locale folder', () =>
    withSite(site, async ({ build }) => {
      const figure = mainOf((await build()).read('api/keys/index.html')).one('figure');
      expect(figure.text).toContain('curl https://example.com');
      expect(figure.text).not.toContain('/bin/sh');
    }));
});
