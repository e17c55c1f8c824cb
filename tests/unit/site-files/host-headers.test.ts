import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hostHeaders, writtenHeaders } from '../../../packages/generator/src/site-files/host-headers.ts';
import { type Files, graphOf } from '../model-of.ts';

const inline = { scripts: ['first()', 'second("/docs/")'], styles: ['a{b:c}'] };

interface Options {
  readonly files?: Files;
  readonly hasIndex?: boolean;
}

async function headersFile(yaml: string, { files = {}, hasIndex = true }: Options = {}): Promise<string> {
  const graph = await graphOf({ 'site.config.yaml': `title: T\n${yaml}`, 'content/en/index.md': '# Home', ...files });
  return hostHeaders({ graph, inline, hasIndex })
    .map(({ path, content }) => `${path}\n${content}`)
    .join('');
}

async function policy(yaml: string, options?: Options): Promise<Readonly<Record<string, string>>> {
  const text = await headersFile(`host: netlify\n${yaml}`, options);
  const value = new Map(writtenHeaders('netlify', text)).get('Content-Security-Policy') ?? '';
  return Object.fromEntries(value.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]));
}

const sha256 = (code: string): string => `'sha256-${hash('sha256', code, 'base64')}'`;

describe('the headers of a site', () => {
  it('are written for a site that names its host, and for no other', async () => {
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

  it('hold below the base of the site', async () => {
    const text = await headersFile('host: netlify\nbaseUrl: /docs/');
    expect(text.match(/^\/.*$/gm)).toEqual(['/docs/*', '/docs/assets/*']);
  });

  it('let browsers keep only what has a hash in its name', async () => {
    const text = await headersFile('host: netlify', { files: { 'static/assets/own.png': 'x' } });
    expect(text.match(/^\/.*$/gm)).toEqual(['/*']);
  });

  it('are an include file for nginx, where names are told apart one by one', async () => {
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
  it('names inline code by its hash, and allows nothing unsafe but WebAssembly where the full text is searched', async () => {
    const found = await policy('');
    expect(found['script-src']).toBe(`'self' ${inline.scripts.map(sha256).join(' ')} 'wasm-unsafe-eval'`);
    expect(found['style-src']).toBe(`'self' ${sha256('a{b:c}')}`);
    expect(JSON.stringify(await policy('', { hasIndex: false }))).not.toContain('unsafe');
    expect([found['object-src'], found['base-uri'], found['frame-ancestors']]).toEqual(["'none'", "'none'", "'self'"]);
  });

  it('has the scripts of redirects only where there are any', async () => {
    const count = async (yaml: string): Promise<number> =>
      (await policy(yaml))['script-src']?.split('sha256').length ?? 0;
    expect(await count('redirects: [{ from: /old, to: / }]')).toBe((await count('')) + 1);
  });

  it('allows what the configuration adds', async () => {
    const yaml = `security: { csp: { frame-src: [https://video.example.com], script-src: ["'sha256-YWJj'"] } }`;
    const found = await policy(yaml);
    expect(found['frame-src']).toBe("'self' https://video.example.com");
    expect(found['script-src']).toMatch(/^'self' .*'sha256-YWJj'$/);
  });
});
