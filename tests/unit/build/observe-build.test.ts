// What a build is seen to do, and the profile that is made of it.
import { describe, expect, it } from 'vitest';
import { type BuildObserver, createBuildObserver } from '../../../packages/generator/src/build/observe-build.ts';
import type { MadePage, MadeText } from '../../../packages/generator/src/build/page-work.ts';
import type { OutputPath, SourcePath } from '../../../packages/generator/src/model/paths.ts';
import type { BuildProfile } from '../../../packages/generator/src/model/profile.ts';
import type { Page, SiteGraph } from '../../../packages/generator/src/model/site.ts';
import { graphOf } from '../model-of.ts';

const files = {
  'site.config.yaml': 'title: { es: Manual, en: Handbook }\nlocales: [{ code: es }, { code: en }]\n',
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
  'content/es/guide/one.md': '# Uno\n',
  'content/es/guide/_category_.yml': 'label: Guía\nlink: { type: generated-index }\n',
};

/** On the clock of the build, which began at 1,000. */
const madeText = (start: number, end: number, isFromCache = false): MadeText => ({
  facts: '{}',
  includes: [],
  sections: '',
  textHash: '',
  outline: '',
  diagnostics: [],
  isFromCache,
  time: { start: 1000 + start, end: 1000 + end },
});

const madePage = (start: number, end: number): MadePage => ({
  output: '' as OutputPath,
  isChanged: true,
  size: 900,
  articleSize: 300,
  time: { start: 1000 + start, end: 1000 + end },
});

const known = { site: '', text: '', key: '', size: 500, articleSize: 100, assets: [], stamp: undefined };

interface Watched extends BuildObserver {
  readonly graph: SiteGraph;
  readonly page: (output: string) => Page;
  readonly profiled: () => BuildProfile;
}

async function watched(sizes: Readonly<Record<string, number>> = {}): Promise<Watched> {
  const graph = await graphOf(files);
  const observer = createBuildObserver(1000);
  observer.observe.begin({
    sizes: () => Object.entries(sizes) as [OutputPath, number][],
    counts: () => ({ read: 2, known: 1 }),
  });
  return {
    ...observer,
    graph,
    page: (output) => {
      const page = [...graph.pages.values()].find((each) => each.output === output);
      if (!page) throw new Error(`No page ${output}`);
      return page;
    },
    profiled: () => {
      const stages = [{ name: 'Scan content', start: 20, end: 50 }];
      const profile = observer.profile({ graph, published, generator: 'docsgen 1', stages, total: 400, peak: 7 });
      if (!profile) throw new Error('No profile');
      return profile;
    },
  };
}

const published = { written: 1, unchanged: 0, removed: 0, bytes: 1 };

const one = 'content/es/guide/one.md' as SourcePath;

describe('a profile', () => {
  it('counts from the beginning of the build, what comes before the first stage too', async () => {
    const { observe, page, profiled } = await watched();
    observe.text('main', one, madeText(60, 70));
    observe.page('main', page('guide/one/index.html'), madePage(75, 79));
    expect(profiled()).toMatchObject({
      site: 'Manual',
      generator: 'docsgen 1',
      total: 400,
      memory: { peak: 7 },
      stages: [
        { name: 'Start', start: 0, end: 20 },
        { name: 'Scan content', start: 20, end: 50 },
      ],
      threads: [
        {
          name: 'main',
          spans: [
            { kind: 'compile', start: 60, end: 70, pages: 1 },
            { kind: 'render', start: 75, end: 79, pages: 1 },
          ],
        },
      ],
    });
  });

  it('has the main thread first, and the others by their numbers', async () => {
    const { observe, profiled } = await watched();
    for (const lane of ['thread 10', 'thread 9', 'main']) observe.text(lane, one, madeText(1, 2));
    expect(profiled().threads.map(({ name }) => name)).toEqual(['main', 'thread 9', 'thread 10']);
  });

  it('has the pages in the order of the site, with the bytes around their articles', async () => {
    const { observe, page, profiled } = await watched();
    observe.page('thread 1', page('guide/one/index.html'), madePage(80, 84));
    observe.kept(page('index.html'), known);
    expect(profiled().pages).toEqual([
      {
        path: 'index.html',
        source: 'content/es/index.md',
        compile: 0,
        render: 0,
        bytes: 500,
        frame: 400,
        state: 'skipped',
      },
      { path: 'guide/one/index.html', source: one, compile: 0, render: 4, bytes: 900, frame: 600, state: 'rendered' },
    ]);
  });

  it('gives the time of a text to one page of those that show it: the first that was rendered', async () => {
    const { observe, page, profiled } = await watched();
    observe.text('main', one, madeText(60, 70));
    observe.page('main', page('guide/one/index.html'), madePage(75, 79));
    observe.page('main', page('en/guide/one/index.html'), madePage(79, 82));
    expect(profiled().pages.map(({ compile }) => compile)).toEqual([10, 0]);
    observe.kept(page('guide/one/index.html'), known);
    expect(profiled().pages.map(({ compile }) => compile)).toEqual([0, 10]);
  });

  it('counts as kept what the cache had, and what nobody asked it for', async () => {
    const { observe, page, profiled } = await watched();
    observe.text('main', one, madeText(60, 70));
    observe.text('main', 'content/es/index.md' as SourcePath, madeText(70, 71, true));
    observe.page('main', page('guide/one/index.html'), madePage(75, 79));
    observe.kept(page('index.html'), known);
    observe.kept(page('en/index.html'), known);
    expect(profiled().cache).toEqual({
      compiled: 1,
      fromCache: 2,
      rendered: 1,
      skipped: 2,
      filesRead: 2,
      filesKnown: 1,
    });
  });

  it('knows pages without a file of their own', async () => {
    const { observe, graph, profiled } = await watched();
    const category = [...graph.pages.values()].find(({ kind }) => kind === 'category');
    if (!category) throw new Error('No category page');
    observe.page('main', category, madePage(1, 2));
    expect(profiled().pages).toMatchObject([{ path: category.output, source: undefined, compile: 0 }]);
  });

  it('sorts the files of the output by what they are', async () => {
    const { profiled } = await watched({
      'index.html': 10,
      '404.html': 1,
      'assets/app.1f.js': 2,
      'assets/app.1f.css': 3,
      'assets/sans.1f.woff2': 4,
      'assets/one.1f.svg': 5,
      'search/titles.es.json': 6,
      'search/pagefind.js': 7,
      '.docsgen-search.json': 8,
      'sitemap.xml': 9,
    });
    expect(profiled().files).toEqual([
      { kind: 'pages', count: 2, bytes: 11 },
      { kind: 'scripts', count: 1, bytes: 2 },
      { kind: 'styles', count: 1, bytes: 3 },
      { kind: 'fonts', count: 1, bytes: 4 },
      { kind: 'images', count: 1, bytes: 5 },
      { kind: 'search', count: 3, bytes: 21 },
      { kind: 'other', count: 1, bytes: 9 },
    ]);
  });

  it('is none of a build that ended before its pages', async () => {
    const { graph } = await watched();
    const built = { published: undefined, generator: '', stages: [], total: 1, peak: 1 };
    expect(createBuildObserver(0).profile({ ...built, graph })).toBeUndefined();
  });
});
