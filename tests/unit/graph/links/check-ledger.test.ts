import { describe, expect, it } from 'vitest';
import { readLedger } from '../../../../packages/generator/src/content/read-ledger.ts';
import { checkLedger } from '../../../../packages/generator/src/graph/links/check-ledger.ts';
import type { ArticleFacts } from '../../../../packages/generator/src/model/article.ts';
import { type Files, graphOf, memoryFiles, told } from '../../model-of.ts';

const config = `title: Docs
locales: [{ code: es }, { code: en }]
sections: [{ id: api }]
`;

const pages = {
  'content/es/index.md': '# Inicio',
  'content/es/api/index.md': '# API',
  'content/es/api/begin.md': '# Begin',
  'content/en/api/begin.md': '# Begin',
  'content/es/api/keys/create.md': '# Create',
};

interface Given {
  readonly ledger: string;
  readonly yaml?: string;
  readonly files?: Files;
  /** Headings by source, as `level text #id`. Sources that are not listed have no facts. */
  readonly headings?: Readonly<Record<string, readonly string[]>>;
}

async function check({ ledger, yaml = '', files = {}, headings = {} }: Given): Promise<readonly string[]> {
  const graph = await graphOf({ 'site.config.yaml': config + yaml, ...pages, ...files, 'site.urls.txt': ledger });
  const facts = Object.entries(headings).map(([path, list]): readonly [string, ArticleFacts] => {
    const found = list.map((each) => {
      const [, level, text = '', id = ''] = /^(\d) (.*) #(.*)$/.exec(each) ?? [];
      return { level: Number(level), text, id, html: text };
    });
    return [path, { headings: found, anchors: found.map(({ id }) => id), references: [], includes: [] }];
  });
  return graph.ledger ? told(checkLedger(graph, graph.ledger, new Map(facts))) : ['no ledger'];
}

const forget = 'docsgen urls --write --forget';

describe('a published URL', () => {
  it('a URL is preserved by a page, by a redirect in every locale, or by a static file', async () => {
    const ledger = '/\n/en/\n/api/begin/\n/en/api/begin/\n/api/start/\n/en/api/start/\n/old/\n/older.html\n';
    const files = { 'static/old/index.html': 'x', 'static/older.html': 'x' };
    const yaml = 'redirects: [{ from: /api/start, to: /api/begin }]\n';
    expect(await check({ ledger, files, yaml })).toEqual([]);
  });

  it('a lost URL is reported once for all locales, with the redirect to add', async () => {
    expect(await check({ ledger: '/en/api/start/\n/api/start/\n/api/begin/\n' })).toEqual([
      `site.urls.txt:2:1 /api/start/ was published earlier but no longer exists - Add - { from: /api/start, to: /api } to redirects in site.config.yaml, or drop the URL with ${forget}`,
    ]);
  });

  it.each([
    ['a new page with the same name', '/create/', '/api/keys/create'],
    ['the new page with the nearest name', '/api/begun/', '/api/begin'],
    ['the nearest folder that has a page', '/api/some/thing/else/', '/api'],
    ['the landing page', '/other/thing/', '/'],
  ])('the suggested redirect leads to %s', async (_what, url, target) => {
    const [found] = await check({ ledger: `${url}\n` });
    expect(found).toContain(`{ from: ${url.slice(0, -1)}, to: ${target} }`);
  });

  it('the suggested redirect leads to the page with the same headings, whatever its name', async () => {
    const headings = { 'content/es/api/begin.md': ['2 Keys #keys', '2 Limits #limits'] };
    const [found] = await check({ ledger: '/api/zulu/ #keys #limits\n', headings });
    expect(found).toContain('{ from: /api/zulu, to: /api/begin }');
  });

  it('a suggested redirect is quoted if YAML requires it', async () => {
    expect((await check({ ledger: '/a,%20b:/\n' })).join()).toContain('{ from: "/a, b:", to: / }');
  });

  it('a URL that differs only in case or slash is lost, and cannot be redirected', async () => {
    expect(await check({ ledger: '/api/begin\n/api/Begin/\n' })).toEqual([
      `site.urls.txt:1:1 /api/begin was published earlier but no longer exists - Restore the old URL of /api/begin/, which cannot be redirected, or drop it with ${forget}`,
      `site.urls.txt:2:1 /api/Begin/ was published earlier but no longer exists - Restore the old URL of /api/begin/, which cannot be redirected, or drop it with ${forget}`,
    ]);
  });

  it('URLs of a removed locale can be redirected', async () => {
    expect((await check({ ledger: '/fr/api/\n' })).join()).toContain('{ from: /fr/api, to: /api }');
  });
});

describe('a published anchor', () => {
  const headings = {
    'content/es/api/begin.md': ['1 Begin #begin', '2 The keys #the-keys', '3 Error codes #error-codes'],
  };

  it('an anchor is preserved while an element of the page has its id', async () => {
    expect(await check({ ledger: '/api/begin/ #the-keys #error-codes\n', headings })).toEqual([]);
  });

  it('a lost anchor is reported with the heading that was probably renamed', async () => {
    expect(await check({ ledger: '/api/begin/ #the-keys #errors-codes\n', headings })).toEqual([
      `site.urls.txt:1:23 The anchor /api/begin/#errors-codes was published earlier but no longer exists - Change the heading to ### Error codes {#errors-codes} in content/es/api/begin.md, or drop the anchor with ${forget}`,
    ]);
    expect((await check({ ledger: '/api/begin/ #limits\n', headings })).join()).toContain(
      'Add {#limits} to a heading in content/es/api/begin.md',
    );
  });

  it('anchors of a page without facts are not checked', async () => {
    expect(await check({ ledger: '/en/api/begin/ #gone\n', headings })).toEqual([]);
  });

  it('anchors of a removed translation are reported once', async () => {
    const original = { 'content/es/api/keys/create.md': ['2 Uno #uno'] };
    expect(await check({ ledger: '/en/api/keys/create/ #one #two\n', headings: original })).toEqual([
      `site.urls.txt:1:22 The translation of /en/api/keys/create/ was removed, with 2 anchors: #one and others - Restore the translation, or drop its anchors with ${forget}`,
    ]);
  });

  it('anchors of a redirected URL are not checked', async () => {
    const yaml = 'redirects: [{ from: /api/start, to: /api/begin }]\n';
    expect(await check({ ledger: '/api/start/ #gone\n', headings, yaml })).toEqual([]);
  });
});

it('the hint for a site without a configuration is to restore the page', async () => {
  const graph = await graphOf({ 'index.md': '# Home', 'site.urls.txt': '/gone/\n' });
  const found = graph.ledger ? told(checkLedger(graph, graph.ledger, new Map())) : [];
  expect(found.join()).toContain('Restore the page, or drop the URL');
});

it('reports an invalid line with the code of the diagnostic', async () => {
  const { value, diagnostics } = await readLedger(memoryFiles({ 'site.urls.txt': '/a/\n=======\n' }));
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['ledger', 'error']]);
  expect(value).toBeDefined();
});

it('reports an invalid line at its position', async () => {
  await expect(graphOf({ 'index.md': '# Home', 'site.urls.txt': '/\n=======\n' })).rejects.toThrow(
    "site.urls.txt:2:1 '=======' is neither a URL path (/api/intro/) nor an anchor after one (#errors) - After a merge conflict, keep the lines of both sides and run docsgen urls --write to sort them",
  );
});

it('a URL below a wildcard is preserved if it redirects to a page or to another site', async () => {
  const yaml = `host: netlify
redirects:
- { from: /blog/*, to: '/api/:splat' }
- { from: /away/*, to: 'https://example.com/:splat' }
`;
  const ledger = '/blog/begin/\n/en/blog/begin/\n/blog/gone/\n/away/any/\n';
  expect((await check({ ledger, yaml })).map((line) => line.replace(/ - .*/, ''))).toEqual([
    'site.urls.txt:3:1 /blog/gone/ was published earlier but no longer exists',
  ]);
});
