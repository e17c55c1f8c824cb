// Files other than pages during development: the same as those of a build, byte for byte.
import { expect, it } from 'vitest';
import { generatedFiles } from '../../../packages/generator/src/pages/files/generated-files.ts';
import { Articles } from '../../../packages/generator/src/serve/articles.ts';
import { allLocales, factsOf, siteFile } from '../../../packages/generator/src/serve/site-file.ts';
import { openLiveFolder } from './live-folder.ts';

const site = {
  'site.config.yaml': `title: Site
url: https://docs.example.com
locales: [{ code: en }, { code: es }]
sections: [{ id: guide }, { id: news, kind: posts }]
redirects: [{ from: /old, to: /guide/ }]
host: [netlify, nginx]
`,
  'content/en/index.md': '# Home\n',
  'content/en/guide/index.md': '# Guide\n\n## Steps\n',
  'content/en/guide/hidden.md': '<head><meta name="robots" content="noindex"></head>\n\n# Hidden\n',
  'content/en/news/2025-01-01-first.md': '# First\n\nText.\n',
  'static/robots.txt': 'User-agent: *\n',
};

it('serves the same generated files as a build', async () => {
  const folder = await openLiveFolder(site);
  try {
    const { content } = await folder.first();
    if (!content) throw new Error('The site cannot be read');
    const request = { site: content.site, articles: new Articles(folder.files.readText), files: folder.files };
    const facts = factsOf(await request.articles.digests(content.site));
    const { value } = await generatedFiles(content.site, allLocales(content.site.graph), facts);
    const client = new Set(content.site.context.assets.files.map(({ path }) => path));
    const beside = value.filter(({ path }) => !client.has(path));
    const served = await Promise.all(beside.map(({ path }) => siteFile(request, path)));
    expect(served).toEqual(beside);
    const told = Object.fromEntries(served.map((file) => [file?.path, String(file?.content)]));
    const kinds = ['404.html', '_headers', 'es/old/index.html', 'news/feed.json', 'nginx-site.conf', 'opensearch.xml'];
    expect(Object.keys(told)).toEqual(expect.arrayContaining(kinds));
    expect(told['sitemap.xml']).not.toContain('hidden');
    expect(told['search/titles.en.json']).toContain('steps');
    expect(String((await siteFile(request, 'robots.txt'))?.content)).toBe(site['static/robots.txt']);
    expect(await siteFile(request, 'missing.xml')).toBeUndefined();
  } finally {
    await folder.remove();
  }
});
