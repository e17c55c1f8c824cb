// Recorded events of a build, and the profile that is created from them.
import { describe, expect, it } from 'vitest';
import {
  type BuildObserver,
  type BuildProfile,
  observeBuild,
} from '../../../../packages/generator/src/cli/report/build-profile.ts';
import type { OutputPath, SourcePath } from '../../../../packages/generator/src/model/paths.ts';
import type { Page, SiteGraph } from '../../../../packages/generator/src/model/site.ts';
import type { ArticleResult, RenderedPage } from '../../../../packages/generator/src/pages/make/page-maker.ts';
import { graphOf } from '../../model-of.ts';

const files = {
  'site.config.yaml': 'title: { es: Manual, en: Handbook }\nlocales: [{ code: es }, { code: en }]\n',
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
  'content/es/guide/one.md': '# Uno\n',
  'content/es/guide/_category_.yml': 'label: Guía\nlink: { type: generated-index }\n',
};

/** Time on the clock of the build, which started at 1,000. */
const articleResult = (start: number, end: number, isFromCache = false): ArticleResult => ({
  facts: '{}',
  headingsHash: '',
  includes: [],
  sections: '',
  textHash: '',
  diagnostics: [],
  isFromCache,
  time: { start: 1000 + start, end: 1000 + end },
});

const renderedPage = (start: number, end: number): RenderedPage => ({
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
  const observer = observeBuild(1000);
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
      const profile = observer.profile({ graph, published, generator: 'docsgen 1', stages, total: 400, peakMemory: 7 });
      if (!profile) throw new Error('No profile');
      return profile;
    },
  };
}

const published = { written: 1, unchanged: 0, removed: 0, outdated: 0, bytes: 1 };

const one = 'content/es/guide/one.md' as SourcePath;

describe('a profile', () => {
  it('measures times from the start of the build, including the startup before the first stage', async () => {
    const { observe, page, profiled } = await watched();
    observe.article('main', one, articleResult(60, 70));
    observe.page('main', page('guide/one/index.html'), renderedPage(75, 79));
    expect(profiled()).toMatchObject({
      site: 'Manual',
      generator: 'docsgen 1',
      total: 400,
      peakMemory: 7,
      stages: [
        { name: 'Start', start: 0, end: 20 },
        { name: 'Scan content', start: 20, end: 50 },
      ],
      articles: [{ worker: 'main', source: one, isFromCache: false, start: 60, end: 70 }],
      pages: [{ path: 'guide/one/index.html', rendered: { worker: 'main', start: 75, end: 79 } }],
    });
  });

  it('records the size of each page and its article, rendered or reused', async () => {
    const { observe, page, profiled } = await watched();
    observe.page('thread 1', page('guide/one/index.html'), renderedPage(80, 84));
    observe.kept(page('index.html'), known);
    expect(profiled().pages).toEqual([
      {
        path: 'guide/one/index.html',
        source: one,
        size: 900,
        articleSize: 300,
        rendered: { worker: 'thread 1', start: 80, end: 84 },
      },
      { path: 'index.html', source: 'content/es/index.md', size: 500, articleSize: 100, rendered: undefined },
    ]);
  });

  it('counts articles from the cache and articles that no worker compiled as reused', async () => {
    const { observe, page, profiled } = await watched();
    observe.article('main', one, articleResult(60, 70));
    observe.article('main', 'content/es/index.md' as SourcePath, articleResult(70, 71, true));
    observe.page('main', page('guide/one/index.html'), renderedPage(75, 79));
    observe.kept(page('index.html'), known);
    observe.kept(page('en/index.html'), known);
    expect(profiled().cache).toEqual({
      files: { hits: 1, all: 3 },
      articles: { hits: 2, all: 3 },
      pages: { hits: 2, all: 3 },
    });
  });

  it('records generated pages without a source', async () => {
    const { observe, graph, profiled } = await watched();
    const category = [...graph.pages.values()].find(({ kind }) => kind === 'category');
    if (!category) throw new Error('No category page');
    observe.page('main', category, renderedPage(1, 2));
    expect(profiled().pages).toMatchObject([{ path: category.output, source: undefined }]);
  });

  it('groups output files by kind', async () => {
    const { profiled } = await watched({
      'index.html': 10,
      '404.html': 1,
      'assets/app.1f.js': 2,
      'assets/app.1f.css': 3,
      'assets/sans.1f.woff2': 4,
      'assets/one.1f.svg': 5,
      'search/titles.es.json': 6,
      'search/es/index.bin': 7,
      '.docsgen-search.json': 8,
      'sitemap.xml': 9,
    });
    expect(profiled().files).toEqual([
      { kind: 'pages', count: 2, size: 11 },
      { kind: 'scripts', count: 1, size: 2 },
      { kind: 'styles', count: 1, size: 3 },
      { kind: 'fonts', count: 1, size: 4 },
      { kind: 'images', count: 1, size: 5 },
      { kind: 'search', count: 3, size: 21 },
      { kind: 'other', count: 1, size: 9 },
    ]);
  });

  it('returns no profile for a build that failed before its pages', async () => {
    const { graph } = await watched();
    const built = { published: undefined, generator: '', stages: [], total: 1, peakMemory: 1 };
    expect(observeBuild(0).profile({ ...built, graph })).toBeUndefined();
  });
});
