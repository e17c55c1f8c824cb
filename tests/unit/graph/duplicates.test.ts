import { describe, expect, it } from 'vitest';
import { modelOf, told } from '../model-of.ts';

const config = 'title: Docs\n';

async function mistakes(files: Readonly<Record<string, string>>, checks = ''): Promise<readonly string[]> {
  const { diagnostics } = await modelOf({
    'site.config.yaml': config + checks,
    'content/en/index.md': '# H',
    ...files,
  });
  return told(diagnostics);
}

it('reports a page that looks like the 404 page, but does not replace it', async () => {
  const code = 'export default function Lost() {\n  return <p>Lost</p>;\n}\n';
  expect(
    await mistakes(
      { 'pages/404.tsx': code, 'pages/es/404.md': '# Perdido', 'pages/4040.md': '# Other' },
      'locales: [{ code: en }, { code: es }]\n',
    ),
  ).toEqual(
    ['pages/404.tsx', 'pages/es/404.md'].map(
      (file) =>
        `${file} This page is published at /404/, and does not replace the 404 page - To change the 404 page, override the component 'not-found' in theme/not-found.tsx`,
    ),
  );
});

describe('two pages with the same URL', () => {
  const files = {
    'content/en/a.md': '# A',
    'content/en/b.md': '---\ntitle: B\nslug: /A\n---\n',
  };

  it('pages with the same URL are reported at the slug of the second one, regardless of case', async () => {
    const { diagnostics } = await modelOf({ 'site.config.yaml': config, 'content/en/index.md': '# H', ...files });
    expect(diagnostics).toMatchObject([
      {
        code: 'duplicate-route',
        severity: 'error',
        message: 'Two pages have the same URL: /A/',
        file: 'content/en/b.md',
        position: { line: 3, column: 7 },
        related: [{ file: 'content/en/a.md' }],
      },
    ]);
  });

  it('pages with the same URL are a warning or ignored, depending on the configuration', async () => {
    const severities = async (level: string): Promise<readonly string[]> => {
      const checks = `checks: { duplicateRoutes: ${level} }\n`;
      const { diagnostics } = await modelOf({
        'site.config.yaml': config + checks,
        'content/en/x.md': '# X',
        ...files,
      });
      return diagnostics.map(({ severity }) => severity);
    };
    expect(await severities('warning')).toEqual(['warning']);
    expect(await severities('off')).toEqual([]);
  });

  it('pages with the same URL in every language are reported once', async () => {
    const locales = 'locales: [{ code: en }, { code: es }]\n';
    expect(await mistakes(files, locales)).toHaveLength(1);
  });

  it('a generated index and a page with the same URL are reported', async () => {
    expect(
      await mistakes({
        'content/en/a/one.md': '# One',
        'content/en/a/_category_.yml': 'link: { type: generated-index, slug: /b }',
        'content/en/b.md': '# B',
      }),
    ).toEqual(['content/en/a/_category_.yml Two pages have the same URL: /b/ - Give one of them a different slug']);
  });

  it('a locale and a section with the same URL are reported', async () => {
    const checks = 'locales: [{ code: es }, { code: en }]\nsections: [{ id: api }, { id: en, basePath: /en/api }]\n';
    const { diagnostics } = await modelOf({
      'site.config.yaml': config + checks,
      'content/es/api/a.md': '# A',
      'content/es/en/a.md': '# A',
    });
    expect(diagnostics.map(({ message }) => message)).toContain('Two pages have the same URL: /en/api/a/');
  });
});

describe('two files with the same page ID', () => {
  it.each([
    ['by their number prefixes', 'content/en/01-a.md', 'content/en/02-a.md', 'a'],
    ['as README and namesake of a folder', 'content/en/a/README.md', 'content/en/a/a.md', 'a/index'],
    ['as index and namesake of a folder', 'content/en/a/a.md', 'content/en/a/index.md', 'a/index'],
  ])('%s are reported as duplicate pages', async (_, first, second, id) => {
    expect(await mistakes({ [first]: '# A', [second]: '# A' })).toEqual([
      `${second} Two files have the same page ID: '${id}' - Rename one of them`,
    ]);
  });

  it('a README next to an index is ignored, in any order of the files', async () => {
    const { graph, diagnostics } = await modelOf({
      'site.config.yaml': config,
      'content/en/index.md': '# H',
      'content/en/a/README.md': '# For the repository',
      'content/en/a/index.md': '# For readers',
      'content/en/b/Index.md': '# B',
      'content/en/b/readme.md': '# For the repository, too',
    });
    expect(told(diagnostics).map((line) => line.split(' ')[0])).toEqual([
      'content/en/a/README.md',
      'content/en/b/readme.md',
    ]);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    const titles = [...(graph?.pages.values() ?? [])].map(({ title }) => title);
    expect(titles).toContain('For readers');
    expect(titles).toContain('B');
    expect(titles).toHaveLength(3);
  });

  it('pages with the same ID in front matter are reported at the ID', async () => {
    expect(
      await mistakes({
        'content/en/a.md': '# A',
        'content/en/b.md': '---\ntitle: B\nid: a\nslug: /other\n---\n',
      }),
    ).toEqual(["content/en/b.md:3:5 Two files have the same page ID: 'a' - Rename one of them"]);
  });
});

describe('a site without pages', () => {
  it('the hint for a site without pages is where to add them', async () => {
    const { diagnostics } = await modelOf({ 'site.config.yaml': config, 'content/en/_a.md': '' });
    expect(told(diagnostics)).toEqual([' No pages to build - Add Markdown files to content/en/']);
    const bare = await modelOf({ 'a.txt': 'x' });
    expect(told(bare.diagnostics)).toEqual([' No pages to build - Choose a folder that contains Markdown files']);
  });
});
