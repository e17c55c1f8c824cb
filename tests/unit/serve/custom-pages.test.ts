// Custom pages in `pages/` during development: changed, new and removed pages are detected.
import { afterEach, expect, it } from 'vitest';
import { Articles } from '../../../packages/generator/src/serve/articles.ts';
import type { Snapshot } from '../../../packages/generator/src/serve-site.ts';
import { type LiveFolder, openLiveFolder } from './live-folder.ts';

const site = {
  'site.config.yaml': 'title: Site\n',
  'content/en/guide.md': '# Guide\n',
  'pages/prices.tsx': `import { Table } from './_table';
export const meta = { title: 'Prices' };
export default () => <Table rows={1} />;`,
  'pages/_table.tsx': 'export const Table = ({ rows }: { rows: number }) => <p>{rows} rows</p>;',
};

const opened: LiveFolder[] = [];

afterEach(async () => {
  for (const folder of opened.splice(0)) await folder.remove();
});

/** Returns the title and text of each custom page, and the diagnostics. */
async function shown({ files }: LiveFolder, { content }: Snapshot): Promise<readonly string[]> {
  if (!content) return [];
  const pages = [...content.site.graph.pages.values()].filter((page) => page.kind === 'own');
  const articles = new Articles(files.readText);
  const found = pages.map(async (page) => {
    const { value, diagnostics } = await articles.get(content.site, page);
    const text = value.html.join('').replace(/<[^>]*>/g, '');
    return `${page.url} ${page.title}: ${text}${diagnostics.map(({ message }) => message)}`;
  });
  const mistakes = [...content.contentDiagnostics, ...content.siteDiagnostics].map(({ message }) => message);
  return [...(await Promise.all(found)), ...mistakes];
}

it('updates a page when its module, a component in it or its metadata changes', async () => {
  const folder = await openLiveFolder(site);
  opened.push(folder);
  let now = await folder.first();
  const after = async (changes: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> => {
    now = await folder.next(now, changes);
    return shown(folder, now);
  };
  expect(await shown(folder, now)).toEqual(['/prices/ Prices: 1 rows']);
  expect(await after({ 'pages/prices.tsx': site['pages/prices.tsx'].replace('{1}', '{2}') })).toEqual([
    '/prices/ Prices: 2 rows',
  ]);
  expect(await after({ 'pages/_table.tsx': site['pages/_table.tsx'].replace('rows<', 'lines<') })).toEqual([
    '/prices/ Prices: 2 lines',
  ]);
  expect(await after({ 'pages/prices.tsx': site['pages/prices.tsx'].replace("'Prices'", "'Plans'") })).toEqual([
    '/prices/ Plans: 1 lines',
  ]);
  expect(await after({ 'pages/prices.tsx': site['pages/prices.tsx'].replace('title', 'titel') })).toEqual([
    '/prices/ prices: 1 lines',
    "Unknown key 'titel'",
  ]);
  const wrong = await after({ 'pages/prices.tsx': 'export default () => <p>' });
  expect(wrong.slice(0, 1)).toEqual(['/prices/ prices: ']);
  expect(wrong[1]).toContain('Unclosed <');
  const others = { 'pages/prices.tsx': site['pages/prices.tsx'], 'pages/press.tsx': 'export default () => <p>Hi</p>;' };
  expect(await after(others)).toEqual(['/press/ press: Hi', '/prices/ Prices: 1 lines']);
  expect(await after({ 'pages/press.tsx': undefined })).toEqual(['/prices/ Prices: 1 lines']);
  expect(await after({ 'pages/prices.tsx': undefined, 'pages/_table.tsx': undefined })).toEqual([]);
});
