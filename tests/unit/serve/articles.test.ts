// Articles are compiled once, and again when any of their inputs has changed.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isSourced, type SourcedPage } from '../../../packages/generator/src/model/site.ts';
import type { OpenSite } from '../../../packages/generator/src/pages/open/open-site.ts';
import { Articles } from '../../../packages/generator/src/serve/articles.ts';
import { pageAt } from '../../../packages/generator/src/serve/page-at.ts';
import type { Snapshot } from '../../../packages/generator/src/serve-site.ts';
import { type LiveFolder, openLiveFolder } from './live-folder.ts';

let folder: LiveFolder;
let snapshot: Snapshot;
let articles: Articles;

beforeEach(async () => {
  folder = await openLiveFolder({
    'site.config.yaml': 'title: Manual\n',
    'content/en/index.md': '# Home\n\n::include[./_note.md]\n',
    'content/en/_note.md': 'The old note.\n',
    'content/en/other.md': '# Other\n\nOther words.\n',
  });
  snapshot = await folder.first();
  articles = new Articles(folder.files.readText);
});

afterEach(() => folder.remove());

function siteOf({ content }: Snapshot): OpenSite {
  if (!content) throw new Error('There is no site.');
  return content.site;
}

function pageOf(path: string): SourcedPage {
  const page = pageAt(siteOf(snapshot).graph, path);
  if (!page || !isSourced(page)) throw new Error(`There is no page at ${path}.`);
  return page;
}

async function articleAt(path: string): Promise<object & { readonly html: readonly string[] }> {
  return (await articles.get(siteOf(snapshot), pageOf(path))).value;
}

async function change(changes: Readonly<Record<string, string>>): Promise<void> {
  articles.forget(new Set(Object.keys(changes)));
  snapshot = await folder.next(snapshot, changes);
}

it('compiles an article once', async () => {
  expect(await articleAt('/')).toBe(await articleAt('/'));
});

it('recompiles only articles that include a changed file', async () => {
  const other = await articleAt('/other/');
  expect((await articleAt('/')).html.join('')).toContain('The old note.');
  await change({ 'content/en/_note.md': 'The new note.\n' });
  expect((await articleAt('/')).html.join('')).toContain('The new note.');
  expect(await articleAt('/other/')).toBe(other);
});

it('does not cache an article if an included file changes during its compilation', async () => {
  const compiling = articleAt('/');
  await change({ 'content/en/_note.md': 'The new note.\n' });
  await compiling;
  expect((await articleAt('/')).html.join('')).toContain('The new note.');
  const { facts } = await articles.digest(siteOf(snapshot), pageOf('/'));
  expect(facts.includes).toEqual(['content/en/_note.md']);
});

it('has a digest of every article, even if it was not requested before', async () => {
  await articleAt('/other/');
  expect([...(await articles.digests(siteOf(snapshot))).keys()].sort()).toEqual([
    'content/en/index.md',
    'content/en/other.md',
  ]);
});

it('compiles an article again at the next request if its file could not be read', async () => {
  const readText = folder.files.readText;
  const state = { isBroken: true };
  const failing = new Articles((path) => (state.isBroken ? Promise.reject(new Error('EMFILE')) : readText(path)));
  await expect(failing.get(siteOf(snapshot), pageOf('/other/'))).rejects.toThrow('EMFILE');
  state.isBroken = false;
  const { value } = await failing.get(siteOf(snapshot), pageOf('/other/'));
  expect(value.html.join('')).toContain('Other words.');
});
