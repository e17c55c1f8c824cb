// Front matter that preserves the URL of a page if docsgen would derive a different one from its path.
import { expect, it } from 'vitest';
import { convertMarkdown } from '../../../src/docusaurus/convert-markdown.ts';
import {
  blogWith,
  docsWith,
  placementOf,
  pluginNamed,
  postWith,
  type SiteParts,
  siteWith,
  versionWith,
} from '../docusaurus-site.ts';

const blog = blogWith({
  posts: [
    postWith('2024-02-03-dated.md', { url: '/blog/2024/02/03/dated' }),
    postWith('2024-02-04-second.md', { url: '/blog/2024/02/04/second' }),
    postWith('2024-02-05-named.md', { url: '/blog/named', frontMatter: { slug: 'named' } }),
    postWith('2024-02-06-rooted.md', { url: '/blog/rooted', frontMatter: { slug: '/rooted' } }),
    postWith('2024/02/07-parted/index.md', { url: '/blog/2024/02/07/parted', date: '2024-02-07' }),
    postWith('sub/undated.md', { url: '/blog/sub/undated', date: '2024-02-07', frontMatter: { date: '2024-02-07' } }),
  ],
});
const { documents, ...version } = versionWith({ documents: { 'intro.md': {}, 'guides/keys.md': {} } });
const numbered = { ...documents[0], source: 'docs/01-start/02-go.md', relative: '01-start/02-go.md' } as const;
const docs = docsWith({
  versions: [
    {
      ...version,
      documents: [
        ...documents,
        { ...numbered, id: '01-start/02-go', url: '/docs/01-start/02-go', frontMatter: {}, isDraft: false },
      ],
    },
  ],
});

async function textOf(from: string, text: string): Promise<string> {
  const site = siteWith({ docs: [docs], blogs: [blog] });
  const placement = placementOf(site);
  const placed = placement.files.find((file) => file.from === from);
  if (!placed) throw new Error(`No file ${from}`);
  return (await convertMarkdown({ placed, text }, placement)).text;
}

it('a post slug in a blog with dated URLs starts with a slash', async () => {
  const named = '---\ntitle: A\nslug: named\n---\n\nText\n';
  expect(await textOf('blog/2024-02-05-named.md', named)).toBe('---\nslug: /named\ntitle: A\n---\n\nText\n');
  const rooted = '---\nslug: /rooted\n---\n\nText\n';
  expect(await textOf('blog/2024-02-06-rooted.md', rooted)).toBe(rooted);
  expect(await textOf('blog/2024-02-03-dated.md', 'Text\n')).toBe('Text\n');
});

it('a slug or author in the first line of the front matter is replaced', async () => {
  const first = '---\nslug: named\nauthor: Ann\n---\n\nText\n';
  const converted = '---\nslug: /named\nauthors: [Ann]\n---\n\nText\n';
  expect(await textOf('blog/2024-02-05-named.md', first)).toBe(converted);
  const author = '---\nauthor: Ann\ndate: 2024-02-07\n---\n\nText\n';
  const slugged = '---\nslug: /sub/undated\nauthors: [Ann]\ndate: 2024-02-07\n---\n\nText\n';
  expect(await textOf('blog/sub/undated.md', author)).toBe(slugged);
});

it('a post whose folders contain its date gets a date in its front matter', async () => {
  const text = await textOf('blog/2024/02/07-parted/index.md', '---\ntitle: A\n---\n\nText\n');
  expect(text).toBe('---\nslug: /2024/02/07/parted\ndate: 2024-02-07\ntitle: A\n---\n\nText\n');
});

it('a post without a date in its path gets its path as the slug', async () => {
  expect(await textOf('blog/sub/undated.md', '---\ndate: 2024-02-07\n---\n\nText\n')).toBe(
    '---\nslug: /sub/undated\ndate: 2024-02-07\n---\n\nText\n',
  );
});

it('numbers that are part of document names are preserved, also in pages without front matter', async () => {
  expect(await textOf('docs/01-start/02-go.md', 'Text\n')).toBe('---\nparse_number_prefixes: false\n---\n\nText\n');
  expect(await textOf('docs/guides/keys.md', 'Text\n')).toBe('Text\n');
});

it('a custom page has no edit link if only the docs plugin had one', async () => {
  const linked = { options: { editUrl: 'https://git.example.com/edit' }, versions: [] };
  const pageOf = async (text: string, parts: SiteParts): Promise<string> => {
    const placed = { from: 'src/pages/about.md', to: 'pages/about.md', kind: 'page', locale: 'en' } as const;
    return (await convertMarkdown({ placed, text }, placementOf(siteWith(parts)))).text;
  };
  const docs = [docsWith(linked)];
  expect(await pageOf('# About\n', { docs })).toBe('---\ncustom_edit_url: null\n---\n\n# About\n');
  expect(await pageOf('---\ntitle: A\n---\n', { docs })).toBe('---\ncustom_edit_url: null\ntitle: A\n---\n');
  expect(await pageOf('---\ncustom_edit_url: /x\n---\n', { docs })).toBe('---\ncustom_edit_url: /x\n---\n');
  expect(await pageOf('# About\n', {})).toBe('# About\n');
  const plugins = [pluginNamed('content-pages', linked.options)];
  expect(await pageOf('# About\n', { docs, plugins })).toBe('# About\n');
});
