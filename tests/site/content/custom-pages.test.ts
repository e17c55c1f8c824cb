// Custom pages in the folder `pages/`: components and Markdown outside of sections, in builds of whole sites.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageProps } from '../../../packages/contract/src/custom-page.ts';
import { inspectSite } from '../../../packages/generator/src/cli/inspect/inspect.ts';
import { runCommand } from '../run-command.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const landing = `import type { PageProps, PageMeta } from 'docsgen/theme';
import { Badge } from 'docsgen/components';
import { Counter } from '../components/counter';
import drawing from './drawing.svg';
import { hero } from './index.module.css';
import { Band } from './_band';
export const meta: PageMeta = { title: 'Firma', description: 'Firmar sin papel', keywords: ['firma'] };
declare global { var drawnPages: string[] | undefined; }
export default function Landing(props: PageProps) {
  (globalThis.drawnPages ??= []).push(JSON.stringify(props));
  return <>
    <section className={hero}><h1>{props.page.title}</h1><img src={drawing} alt="" /><Badge text="nuevo" /></section>
    <Band><a href="/precios#planes">Precios</a> <a href="/guia">Guía</a></Band>
    <h2>Un unicornio</h2>
    <Counter start={2} />
  </>;
}`;

const site: SiteLiteral = {
  'site.config.yaml': `title: { es: Sitio, en: Site }
tagline: { es: Lema, en: Motto }
url: https://site.example
baseUrl: /docs/
locales: [{ code: es }, { code: en }]
`,
  'content/es/guia.md': '# Guía\n\n[Inicio](/) y [precios](/precios).\n',
  'content/en/guia.md': '# Guide\n',
  'pages/index.tsx': landing,
  'pages/index.module.css': '.hero { color: var(--accent) }',
  'pages/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'pages/_band.tsx':
    'export function Band({ children }: { children: unknown }) { return <p>{children as string}</p>; }',
  'pages/index.test.tsx': 'throw new Error();',
  'pages/precios.tsx': `export const meta = { title: "Precios", layout: 'doc', sidebar: 'docs' } as const;
export default () => <><p>Cuesta.</p><h2>Planes</h2><p>Dos.</p></>;`,
  'pages/en/precios.tsx': `export const meta = { title: 'Prices', layout: 'plain', searchable: false };
export default () => <><h1>Prices</h1><h2 id="planes">Plans</h2><a href="/guia">Guide</a></>;`,
  'pages/legal/aviso.md': '---\ntitle: Aviso\nlayout: site\n---\n\nTexto con [precios](../precios.tsx.md).\n'.replace(
    '../precios.tsx.md',
    '/precios',
  ),
  'components/counter.tsx': `'use client';
import { useState } from 'react';
export function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}`,
};

const drawn = (): PageProps[] => (Reflect.get(globalThis, 'drawnPages') ?? []).map((each: string) => JSON.parse(each));

afterEach(() => void Reflect.deleteProperty(globalThis, 'drawnPages'));

function all({ files, read }: BuiltSite): readonly (readonly [string, string])[] {
  return files()
    .filter((path) => !path.startsWith('.docsgen'))
    .map((path) => [path, read(path)] as const);
}

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe('a page of pages/', () => {
  it('a custom page has the URL of its path, in the language of its folder, and all features of a page', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      const { graph } = built;
      if (!graph) throw new Error('There is no site.');
      expect(
        inspectSite(graph)
          .pages.filter(({ kind }) => kind === 'own')
          .map(({ path, title, translation, file }) => [path, title, translation, file]),
      ).toEqual([
        ['/', 'Firma', 'original', 'pages/index.tsx'],
        ['/legal/aviso/', 'Aviso', 'original', 'pages/legal/aviso.md'],
        ['/precios/', 'Precios', 'original', 'pages/precios.tsx'],
        ['/en/', 'Firma', 'missing', 'pages/index.tsx'],
        ['/en/legal/aviso/', 'Aviso', 'missing', 'pages/legal/aviso.md'],
        ['/en/precios/', 'Prices', 'current', 'pages/en/precios.tsx'],
      ]);
      const home = built.read('index.html');
      expect(home).toContain('<meta name="description" content="Firmar sin papel"');
      const main = mainOf(home);
      expect(main).toContain('<a href="/docs/precios/#planes">Precios</a> <a href="/docs/guia/">Guía</a>');
      expect(main).toMatch(/<img[^>]* src="\/docs\/assets\/drawing\.\w{8}\.svg" width="4" height="4"/);
      expect(main).toMatch(/href="\/docs\/assets\/custom-page\.\w+\.css"/);
      expect(main).toMatch(/href="\/docs\/assets\/index\.\w+\.css"/);
      expect(main).toMatch(/<section class="index_\w+_hero"><h1 id="firma">Firma<\/h1>/);
      expect(main).toContain('<span class="badge badge-note">nuevo</span>');
      expect(main).toContain('<h2 id="un-unicornio">Un unicornio</h2>');
      expect(main).toMatch(/<docsgen-island [^>]*><button>2<\/button><\/docsgen-island>/);
      // English readers see the Spanish page with a notice, and its links lead to English pages.
      const foreign = mainOf(built.read('en/index.html'));
      expect(foreign).toContain('class="notice');
      expect(foreign).toContain('<a href="/docs/en/precios/#planes">');
      expect(drawn()).toEqual([
        {
          page: { url: '/', title: 'Firma', description: 'Firmar sin papel', layout: 'site' },
          locale: { code: 'es', label: 'Español', lang: 'es', direction: 'ltr' },
          site: {
            title: 'Sitio',
            tagline: 'Lema',
            url: 'https://site.example',
            baseUrl: '/docs/',
            locales: [
              { code: 'es', label: 'Español', lang: 'es', direction: 'ltr' },
              { code: 'en', label: 'English', lang: 'en', direction: 'ltr' },
            ],
          },
        },
      ]);
      const doc = mainOf(built.read('precios/index.html'));
      expect(doc).toMatch(/<h1[^>]*>Precios<\/h1>/);
      expect(doc).toContain('href="#planes">Planes</a>');
      expect(built.read('precios/index.html')).toContain('href="/docs/guia/"');
      const plain = built.read('en/precios/index.html');
      expect(plain).not.toMatch(/class="(navbar|footer|skip-link)/);
      expect(mainOf(plain)).toContain('<h2 id="planes">Plans</h2><a href="/docs/en/guia/">Guide</a>');
      expect(mainOf(built.read('legal/aviso/index.html'))).toContain('<a href="/docs/precios/">precios</a>');
      expect(built.read('sitemap.xml')).toContain('<loc>https://site.example/docs/en/precios/</loc>');
      expect(built.read('search/titles.es.json')).toContain('["un-unicornio","Un unicornio"]');
      expect(built.read('search/titles.en.json')).not.toContain('Prices');
      expect(built.files().filter((path) => path.includes('test') || path.includes('band'))).toEqual([]);
    }));

  it('a custom page is the same in any kind of build, and is not run again without changes', () =>
    withSite(site, async (opened) => {
      const once = all(await opened.build({ cache: true }));
      const count = drawn().length;
      const again = await opened.build({ cache: true });
      expect([drawn().length, again.rendered]).toEqual([count, 0]);
      expect(all(again)).toEqual(once);
      expect((await opened.verify()).diagnostics).toEqual([]);
      expect(all(await opened.build({ out: 'b', jobs: 2 }))).toEqual(once);
      for (const index of [1, 2]) await opened.build({ out: `s${index}`, shard: { index, count: 2 } });
      expect(all(await opened.merge(['s1', 's2'], { out: 'm' }))).toEqual(once);
      await opened.write({ 'pages/_band.tsx': String(site['pages/_band.tsx']).replaceAll('p>', 'aside>') });
      const changed = await opened.build({ cache: true });
      expect([mainOf(changed.read('index.html')).includes('<aside>'), changed.rendered]).toEqual([true, 2]);
      await opened.write({ 'site.config.yaml': String(site['site.config.yaml']).replace('Lema', 'Otro') });
      await opened.build({ cache: true });
      expect(drawn().at(-1)?.site.tagline).toBe('Otro');
      expect((await opened.verify()).diagnostics).toEqual([]);
    }));

  it('a custom page with the same URL as a content page is reported once, with both files', () =>
    withSite(
      {
        ...site,
        'site.config.yaml':
          'title: Site\nlocales: [{ code: es }, { code: en }]\nsections: [{ id: docs, content: d }]\n',
        'content/es/d/guia.md': '# Guía\n',
        'content/es/index.md': '# Inicio\n',
        'content/en/index.md': '# Home\n',
        'pages/docs/guia.tsx': 'export default () => <p>Guía</p>;',
      },
      async ({ build }) => {
        const { diagnostics } = await build();
        expect(
          diagnostics
            .filter(({ code }) => code.startsWith('duplicate'))
            .map(({ code, file, related }) => [code, file, related[0]?.file]),
        ).toEqual([
          ['duplicate-route', 'content/es/d/guia.md', 'pages/docs/guia.tsx'],
          ['duplicate-id', 'pages/index.tsx', 'content/es/index.md'],
        ]);
      },
    ));

  it('links of a custom page are updated when a document moves, and its other code is unchanged', () =>
    withSite(
      {
        'site.config.yaml': 'title: Site\n',
        'content/en/guide.md': '# Guide\n\n## One\n',
        'pages/a.tsx': `const made: Record<string, (name: string) => string> = { link: (guide) => \`/guide\${guide}\` };
const guide = '/guide';
export default () => <p title={made['link'](guide)}>
  <a href="/guide#one">One</a> {[{ to: '/guide/' }].map(({ to }) => <a key={to} href={to}>Two</a>)}
</p>;`,
        'pages/b.md': '# B\n\n[Guide](/guide)\n',
      },
      async ({ root }) => {
        const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
        const before = await read('pages/a.tsx');
        const { code } = await runCommand(['move', 'guide.md', 'start.md'], root);
        expect(code).toBe(0);
        expect(await read('pages/a.tsx')).toBe(
          before.replace('href="/guide#one"', 'href="/start#one"').replace("to: '/guide/'", "to: '/start/'"),
        );
        expect(await read('pages/b.md')).toContain('[Guide](/start)');
      },
    ));

  it('in a site whose folder is the content, pages/ is a section, and code in it is not a page', () =>
    withSite(
      {
        'site.config.yaml': 'title: Site\nlocales: [{ code: en, content: . }]\nsections: [{ id: pages }]\n',
        'pages/a.md': '# A\n',
        'pages/b.tsx': 'export default () => <p>B</p>;',
      },
      async ({ build }) => {
        const { graph, diagnostics } = await build();
        expect(diagnostics).toEqual([]);
        expect([...(graph?.pages.values() ?? [])].map(({ kind, url }) => [kind, url])).toContainEqual([
          'doc',
          '/pages/a/',
        ]);
        expect([...(graph?.pages.values() ?? [])].filter(({ kind }) => kind === 'own')).toEqual([]);
      },
    ));
});
