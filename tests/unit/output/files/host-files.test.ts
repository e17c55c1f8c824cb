import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../../packages/generator/src/model/config.ts';
import type { OutputPath } from '../../../../packages/generator/src/model/paths.ts';
import { hostFiles } from '../../../../packages/generator/src/output/files/host-files.ts';
import { writtenHeaders } from '../../../../packages/generator/src/output/files/written-headers.ts';
import { type Files, graphOf } from '../../model-of.ts';

const inline = { scripts: ['first()', 'second("/docs/")'], styles: ['a{b:c}'] };

interface Options {
  readonly files?: Files;
}

async function filesOf(yaml: string, { files = {} }: Options = {}): Promise<Map<string, string>> {
  const graph = await graphOf({ 'site.config.yaml': `title: T\n${yaml}`, 'content/en/index.md': '# Home', ...files });
  return new Map(hostFiles({ graph, inline }).map(({ path, content }) => [path, String(content)]));
}

/** The first of the files, with its name. */
async function headersFile(yaml: string, options?: Options): Promise<string> {
  const [first] = await filesOf(yaml, options);
  return first?.join('\n') ?? '';
}

async function policy(yaml: string, options?: Options): Promise<Readonly<Record<string, string>>> {
  const text = await headersFile(`host: netlify\n${yaml}`, options);
  const value = new Map(writtenHeaders('netlify', text)).get('Content-Security-Policy') ?? '';
  return Object.fromEntries(value.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]));
}

const sha256 = (code: string): string => `'sha256-${hash('sha256', code, 'base64')}'`;

describe('the policy of a page for a sandboxed frame', () => {
  const framePages = [{ path: 'assets/frame.0123abcd.html' as OutputPath, policy: "default-src 'none'" }];
  const madeFor = async (host: string): Promise<string> => {
    const config = `title: T\nhost: ${host}\nbaseUrl: /docs/`;
    const graph = await graphOf({ 'site.config.yaml': config, 'content/en/index.md': '# Home' });
    return String(hostFiles({ graph, inline, framePages })[0]?.content);
  };

  it.each(['netlify', 'cloudflare', 'vercel', 'nginx'] as const)(
    'takes the place of the site’s for %s',
    async (host) => {
      const text = await madeFor(host);
      const policyOf = (path?: string) => new Map(writtenHeaders(host, text, path)).get('Content-Security-Policy');
      expect(policyOf('/docs/assets/frame.0123abcd.html')).toBe("default-src 'none'");
      expect(policyOf('/docs/guide/')).toMatch(/^default-src 'self'; script-src/);
      expect(policyOf()).toBe(policyOf('/docs/guide/'));
      expect(
        new Map(writtenHeaders(host, text, '/docs/assets/frame.0123abcd.html')).get('Referrer-Policy'),
      ).toBeDefined();
    },
  );

  it('replaces the policy of the site on Cloudflare instead of joining it', async () => {
    const rule =
      /\/docs\/assets\/frame\.0123abcd\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src 'none'\n/;
    expect(await madeFor('cloudflare')).toMatch(rule);
    expect(await madeFor('netlify')).not.toContain('!');
  });
});

describe('the headers of a site', () => {
  it('writes headers only for sites that set a host', async () => {
    expect(await headersFile('')).toBe('');
    for (const host of ['netlify', 'cloudflare']) {
      const text = await headersFile(`host: ${host}`);
      expect(text).toMatch(/^_headers\n\/\*\n {2}Content-Security-Policy: default-src 'self'; script-src/);
      expect(text).toContain(
        '\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-origin-when-cross-origin\n',
      );
      expect(text).toContain('\n  Permissions-Policy: camera=(), geolocation=()');
      expect(text).toMatch(/\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
    }
  });

  it('writes headers for paths below the base URL', async () => {
    const text = await headersFile('host: netlify\nbaseUrl: /docs/');
    expect(text.match(/^\/.*$/gm)).toEqual(['/docs/*', '/docs/assets/*']);
  });

  it('lets browsers cache only files with a hashed name', async () => {
    const text = await headersFile('host: netlify', { files: { 'static/assets/own.png': 'x' } });
    expect(text.match(/^\/.*$/gm)).toEqual(['/*']);
  });

  it('writes an include file for nginx with a pattern for hashed names', async () => {
    const text = await headersFile('host: nginx\nbaseUrl: /a.b/', { files: { 'static/assets/own.png': 'x' } });
    const [, pattern = ''] = /if \(\$uri ~ "(.*?)"\)/.exec(text) ?? [];
    expect(text).toMatch(/^nginx-headers.conf\n# /);
    expect(
      ['/a.b/assets/x.0123abcd.png', '/a.b/assets/own.png', '/axb/assets/x.0123abcd.png'].map((path) =>
        new RegExp(pattern).test(path),
      ),
    ).toEqual([true, false, false]);
    expect(text).toMatch(/\nadd_header Content-Security-Policy "default-src [^"]*" always;\n/);
    const names = writtenHeaders('nginx', text).map(([name]) => name);
    expect(names).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
    ]);
  });
});

describe('the policy', () => {
  it('allows inline code by its hash, and nothing unsafe', async () => {
    const found = await policy('');
    expect(found['script-src']).toBe(`'self' ${inline.scripts.map(sha256).join(' ')}`);
    expect(found['style-src']).toBe(`'self' ${sha256('a{b:c}')}`);
    expect(JSON.stringify(found)).not.toContain('unsafe');
    expect([found['object-src'], found['base-uri'], found['frame-ancestors']]).toEqual(["'none'", "'none'", "'self'"]);
  });

  it('allows the redirect script only if there are redirects', async () => {
    const count = async (yaml: string): Promise<number> =>
      (await policy(yaml))['script-src']?.split('sha256').length ?? 0;
    expect(await count('redirects: [{ from: /old, to: / }]')).toBe((await count('')) + 1);
  });

  it('allows feedback to be sent only to its endpoint', async () => {
    const form = (address: string) =>
      policy(`feedback: { form: '${address}' }\nsecurity: { csp: { connect-src: ['b:'] } }`);
    const away = await form('https://forms.example.com:8080/a?b');
    expect(away['form-action']).toBe("'self' https://forms.example.com:8080");
    expect(away['connect-src']).toBe("'self' https://forms.example.com:8080 b:");
    const here = await form('/answers');
    expect([here['form-action'], here['connect-src']]).toEqual(["'self'", "'self' b:"]);
    await expect(form('//forms.example.com')).rejects.toThrow('must be an absolute URL, or a path');
  });

  it('allows sources that the configuration adds', async () => {
    const yaml = `security: { csp: { frame-src: [https://video.example.com], script-src: ["'sha256-YWJj'"] } }`;
    const found = await policy(yaml);
    expect(found['frame-src']).toBe("'self' https://video.example.com");
    expect(found['script-src']).toMatch(/^'self' .*'sha256-YWJj'$/);
  });
});

describe('redirects', () => {
  const yaml = `baseUrl: /docs/
locales: [{ code: en }, { code: de }]
sections: [{ id: guide, label: Guide }]
redirects: [{ from: [/old, /old page.html], to: /guide/new#part }]
`;
  const files = { 'content/en/guide/new.md': '# New\n', 'content/de/guide/new.md': '# Neu\n' };
  const lines = async (hosts: string): Promise<readonly string[]> =>
    ((await filesOf(`host: ${hosts}\n${yaml}`, { files })).get('_redirects') ?? '').trimEnd().split('\n');

  it('writes redirects for Netlify that take precedence over pages, in every language, with and without a slash', async () => {
    expect(await lines('netlify')).toEqual([
      '/docs/old/ /docs/guide/new/#part 301!',
      '/docs/de/old/ /docs/de/guide/new/#part 301!',
      '/docs/old%20page.html /docs/guide/new/#part 301!',
      '/docs/de/old%20page.html /docs/de/guide/new/#part 301!',
      '/docs/old /docs/guide/new/#part 301!',
      '/docs/de/old /docs/de/guide/new/#part 301!',
    ]);
  });

  it('writes redirects without exclamation marks for Cloudflare', async () => {
    for (const hosts of ['cloudflare', '[netlify, cloudflare]'])
      expect((await lines(hosts))[0]).toBe('/docs/old/ /docs/guide/new/#part 301');
  });

  it('limits redirects to the maximum of the host, starting with the site’s slash style', async () => {
    const from = Array.from({ length: 1500 }, (_, index) => `/old-${index}`).join(', ');
    const many = (await filesOf(`host: cloudflare\nredirects: [{ from: [${from}], to: / }]`)).get('_redirects') ?? '';
    const rules = many.trimEnd().split('\n');
    expect(rules).toHaveLength(2000);
    expect(rules.filter((rule) => /^\/old-\d+\/ /.test(rule))).toHaveLength(1500);
  });

  it('writes external and wildcard redirects, wildcards last and the longest first', async () => {
    const more = `  - { from: /blog/*, to: '/guide/:splat' }
  - { from: /blog/2020/*, to: 'https://old.example.com/:splat' }
  - { from: /shop, to: 'https://shop.example.com/ä?a=1' }
`;
    const both = yaml.replace(/redirects: \[(.*)\]/, 'redirects:\n  - $1');
    const of = (host: string) => filesOf(`host: ${host}\n${both}${more}`, { files });
    const rules = ((await of('netlify')).get('_redirects') ?? '').trimEnd().split('\n');
    expect(rules).toContain('/docs/de/shop/ https://shop.example.com/%C3%A4?a=1 301!');
    expect(rules.slice(-4)).toEqual([
      '/docs/de/blog/2020/* https://old.example.com/:splat 301',
      '/docs/blog/2020/* https://old.example.com/:splat 301',
      '/docs/de/blog/* /docs/de/guide/:splat 301',
      '/docs/blog/* /docs/guide/:splat 301',
    ]);
    const vercel = JSON.parse((await of('vercel')).get('vercel.json') ?? '').redirects as readonly unknown[];
    expect(vercel.slice(-2)).toEqual([
      { source: '/docs/de/blog/:splat(.*)', destination: '/docs/de/guide/:splat*', statusCode: 301 },
      { source: '/docs/blog/:splat(.*)', destination: '/docs/guide/:splat*', statusCode: 301 },
    ]);
  });

  it('prevents open redirects by wildcards to the root', async () => {
    const rules = await filesOf(
      `host: netlify\nurl: https://example.com\nredirects: [{ from: /docs/*, to: '/:splat' }]`,
    );
    expect(rules.get('_redirects')).toBe('/docs/* https://example.com/:splat 301\n');
  });

  it('does not write redirects or .nojekyll if static/ contains the file', async () => {
    const own = { ...files, 'static/_redirects': '/a /b 301\n', 'static/.nojekyll': '' };
    const made = await filesOf(`host: [netlify, github-pages]\n${yaml}`, { files: own });
    expect([...made.keys()]).toEqual(['_headers']);
  });
});

describe('vercel.json', () => {
  interface VercelFile {
    readonly [key: string]: unknown;
    readonly headers: readonly { readonly source: string; readonly headers: readonly { readonly key: string }[] }[];
  }
  const fileOf = async (yaml: string, options?: Options): Promise<VercelFile> =>
    JSON.parse((await filesOf(`host: vercel\n${yaml}`, options)).get('vercel.json') ?? '') as VercelFile;

  it('writes headers of all files and of hashed files to vercel.json', async () => {
    const { headers } = await fileOf('baseUrl: /a+b/');
    expect(headers.map(({ source, headers: set }) => [source, set.map(({ key }) => key)])).toEqual([
      ['/a\\+b/(.*)', ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy']],
      ['/a\\+b/assets/(.*)', ['Cache-Control']],
    ]);
    expect((await fileOf('', { files: { 'static/assets/own.png': 'x' } })).headers).toHaveLength(1);
  });

  it('writes redirects and the trailing slash setting to vercel.json', async () => {
    expect(await fileOf('redirects: [{ from: /old (1), to: / }]')).toMatchObject({
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: '',
      installCommand: '',
      trailingSlash: true,
      outputDirectory: '.',
      redirects: [
        { source: '/old%20\\(1\\)/', destination: '/', statusCode: 301 },
        { source: '/old%20\\(1\\)', destination: '/', statusCode: 301 },
      ],
    });
    const without = await fileOf('trailingSlash: false');
    expect(without).toMatchObject({ cleanUrls: true, redirects: [] });
    expect(without).not.toHaveProperty('trailingSlash');
  });
});

describe('several hosts', () => {
  it('writes files for several hosts with the same headers', async () => {
    const made = await filesOf('host: [nginx, netlify, vercel, github-pages]');
    expect([...made.keys()].sort()).toEqual([
      '.nojekyll',
      '_headers',
      'nginx-headers.conf',
      'nginx-site.conf',
      'vercel.json',
    ]);
    const headersFor = (host: Host, path: string): unknown => writtenHeaders(host, made.get(path) ?? '');
    expect(headersFor('nginx', 'nginx-headers.conf')).toEqual(headersFor('netlify', '_headers'));
    expect(headersFor('vercel', 'vercel.json')).toEqual(headersFor('netlify', '_headers'));
  });
});
