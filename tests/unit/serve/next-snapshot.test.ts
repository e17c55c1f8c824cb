// Which parts of the served site are created again after a change, and which are reused.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSourced, type SourcedPage } from '../../../packages/generator/src/model/site.ts';
import { Articles } from '../../../packages/generator/src/serve/articles.ts';
import { diagnosePage } from '../../../packages/generator/src/serve/diagnose.ts';
import { pageAt } from '../../../packages/generator/src/serve/page-at.ts';
import type { Snapshot, SnapshotContent } from '../../../packages/generator/src/serve-site.ts';
import { type LiveFolder, openLiveFolder } from './live-folder.ts';

let folder: LiveFolder;
let first: Snapshot;

beforeEach(async () => {
  folder = await openLiveFolder({
    'site.config.yaml': 'title: Manual\nannouncement: { id: news, content: "News" }\n',
    'content/en/index.md': '# Home\n\nWelcome.\n',
    'content/en/guide.md': '# Guide\n\n::include[./_note.md]\n\n![Plan](plan.svg)\n',
    'content/en/_note.md': 'A note.\n',
    'content/en/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  });
  first = await folder.first();
});

afterEach(() => folder.remove());

function contentOf({ content }: Snapshot): SnapshotContent {
  if (!content) throw new Error('There is no site.');
  return content;
}

function pageOf(snapshot: Snapshot, path: string): SourcedPage {
  const page = pageAt(contentOf(snapshot).site.graph, path);
  if (!page || !isSourced(page)) throw new Error(`There is no page at ${path}.`);
  return page;
}

async function htmlOf(snapshot: Snapshot, path: string): Promise<string> {
  const articles = new Articles(folder.files.readText);
  const { value } = await articles.get(contentOf(snapshot).site, pageOf(snapshot, path));
  return value.html.join('');
}

it('shows a changed sidebar on every page', async () => {
  const labelsIn = (snapshot: Snapshot): readonly (string | undefined)[] => {
    const { graph } = contentOf(snapshot).site;
    return [...graph.locales.values()].flatMap(({ sidebars }) => sidebars.get('docs')?.items.map(({ label }) => label));
  };
  expect(labelsIn(first)).toEqual(['Home', 'Guide']);
  const written = await folder.next(first, { 'content/en/sidebar.yaml': '- guide\n- { page: index, label: Start }\n' });
  expect(labelsIn(written)).toEqual(['Guide', 'Start']);
  const wrong = await folder.next(written, { 'content/en/sidebar.yaml': '- guide\n- idnex\n' });
  expect(contentOf(wrong).contentDiagnostics.map(({ hint }) => hint)).toEqual(['Did you mean index?']);
  expect(labelsIn(await folder.next(wrong, { 'content/en/sidebar.yaml': undefined }))).toEqual(['Home', 'Guide']);
});

describe('a changed body', () => {
  it('reuses what pages share if only a body changes', async () => {
    const next = await folder.next(first, { 'content/en/index.md': '# Home\n\nWelcome.\n\nOther words.\n' });
    const [before, after] = [contentOf(first), contentOf(next)];
    expect(after.site.assets).toBe(before.site.assets);
    expect(after.site.announced).toBe(before.site.announced);
    expect((await after.site.rendering()).sidebarCache).toBe((await before.site.rendering()).sidebarCache);
    expect(after.siteDiagnostics).toBe(before.siteDiagnostics);
    expect(after.compiler).toBe(before.compiler);
    expect(pageOf(next, '/guide/')).toBe(pageOf(first, '/guide/'));
  });

  it('changes a body in the next snapshot, but not in the previous one', async () => {
    const before = pageOf(first, '/');
    const next = await folder.next(first, { 'content/en/index.md': '# Home\n\nWelcome.\n\nOther words.\n' });
    expect(await htmlOf(next, '/')).toContain('Other words.');
    expect(pageOf(first, '/')).toBe(before);
    expect(pageOf(next, '/')).not.toBe(before);
  });
});

describe('a changed file that pages show', () => {
  it('updates the URL of a changed asset without a new graph', async () => {
    await contentOf(first).site.assets.load(['content/en/plan.svg' as never]);
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
    const next = await folder.next(first, { 'content/en/plan.svg': picture });
    await contentOf(next).site.assets.load(['content/en/plan.svg' as never]);
    expect(new Set(folder.assets).size).toBe(2);
    expect(contentOf(next).site.graph).toBe(contentOf(first).site.graph);
  });
});

describe('another title', () => {
  it('builds a new graph from parsed sources if a title changes', async () => {
    const next = await folder.next(first, { 'content/en/guide.md': '# Handbook\n' });
    const [before, after] = [contentOf(first), contentOf(next)];
    expect(pageOf(next, '/guide/').parsed.title).toBe('Handbook');
    expect((await after.site.rendering()).sidebarCache).not.toBe((await before.site.rendering()).sidebarCache);
    expect(pageOf(next, '/').parsed).toBe(pageOf(first, '/').parsed);
    expect(after.compiler).toBe(before.compiler);
  });
});

describe('a page that is gone', () => {
  it('removes a deleted page from the next snapshot, but not from the previous one', async () => {
    const next = await folder.next(first, { 'content/en/guide.md': undefined });
    expect(pageAt(contentOf(next).site.graph, '/guide/')).toBeUndefined();
    expect(pageAt(contentOf(first).site.graph, '/guide/')).toBeDefined();
    expect([...contentOf(next).sources.keys()]).toEqual(['content/en/index.md']);
  });
});

describe('a configuration with mistakes', () => {
  it('keeps the last valid configuration and reports the errors of the new one', async () => {
    const next = await folder.next(first, { 'site.config.yaml': 'title: [\n' });
    expect(contentOf(next).site.graph.config).toBe(contentOf(first).site.graph.config);
    const found = await diagnosePage(next, new Articles(folder.files.readText), '/');
    expect(found.map(({ file }) => file)).toContain('site.config.yaml');
    const repaired = await folder.next(next, { 'site.config.yaml': 'title: Handbook\n' });
    expect(contentOf(repaired).site.graph.config.title).not.toEqual(contentOf(first).site.graph.config.title);
    expect(repaired.configDiagnostics).toEqual([]);
  });
});

describe('a configuration that is a module', () => {
  it('reloads a configuration module when an imported file changes, appears or is fixed', async () => {
    const titleOf = (snapshot: Snapshot): unknown => snapshot.content?.site.graph.config.title;
    const module = await folder.next(first, {
      'site.config.yaml': undefined,
      'site.config.ts': "import { title } from './parts/title';\nexport default { title };\n",
    });
    expect(module.configDiagnostics.map(({ position }) => position)).toEqual([{ line: 1, column: 23 }]);
    expect(titleOf(module)).toBe('Manual');
    const named = await folder.next(module, { 'parts/title.ts': "export const title: string = 'One';\n" });
    expect([titleOf(named), named.configDiagnostics, named.configInputs]).toEqual(['One', [], ['parts/title.ts']]);
    const broken = await folder.next(named, { 'parts/title.ts': 'export const title = ;\n' });
    expect(broken.configDiagnostics.map(({ file }) => file)).toEqual(['parts/title.ts']);
    expect(titleOf(broken)).toBe('One');
    const repaired = await folder.next(broken, { 'parts/title.ts': "export const title = 'Two';\n" });
    expect([titleOf(repaired), repaired.configDiagnostics]).toEqual(['Two', []]);
  });

  it('reports a second configuration file as soon as it exists', async () => {
    const next = await folder.next(first, { 'site.config.json': '{ "title": "Docs" }' });
    expect(next.configDiagnostics.map(({ message }) => message)).toEqual([
      'A site can have only one configuration file, but 2 were found: site.config.yaml and site.config.json',
    ]);
  });
});

describe('a ledger that is written meanwhile', () => {
  it('reports a deleted page of the ledger until it is restored or forgotten', async () => {
    const lost = ({ content }: Snapshot): readonly string[] =>
      content?.siteDiagnostics.flatMap(({ code, position }) =>
        code === 'lost-address' ? [`${position?.line}`] : [],
      ) ?? [];
    const listed = await folder.next(first, { 'site.urls.txt': '/\n/guide/\n' });
    expect(lost(listed)).toEqual([]);
    const deleted = await folder.next(listed, { 'content/en/guide.md': undefined });
    expect(lost(deleted)).toEqual(['2']);
    const forgotten = await folder.next(deleted, { 'site.urls.txt': '/\n' });
    expect(lost(forgotten)).toEqual([]);
    const kept = await folder.next(forgotten, { 'site.urls.txt': '/\n/guide/\n' });
    expect(lost(kept)).toEqual(['2']);
    expect(lost(await folder.next(kept, { 'content/en/guide.md': '# Guide\n' }))).toEqual([]);
  });
});

it('shows changed UI strings on every page', async () => {
  const searchOf = (snapshot: Snapshot): string | undefined => contentOf(snapshot).languages.value.en?.shell.menu;
  const written = await folder.next(first, { 'strings/en.yaml': 'shell: { menu: Look it up }\n' });
  expect(searchOf(written)).toBe('Look it up');
  const changed = await folder.next(written, { 'strings/en.yaml': 'shell: { menu: Find it }\n' });
  expect(searchOf(changed)).toBe('Find it');
  const gone = await folder.next(changed, { 'strings/en.yaml': undefined });
  expect(searchOf(gone)).toBe(searchOf(first));
});
