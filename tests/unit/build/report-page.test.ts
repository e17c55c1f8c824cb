import { describe, expect, it } from 'vitest';
import { binsOf, quantile } from '../../../packages/generator/src/build/build-report/histogram.ts';
import { reportPage } from '../../../packages/generator/src/build/build-report/report-page.ts';
import type { BatchSpan, BuildProfile, PageProfile } from '../../../packages/generator/src/model/profile.ts';
import { emptyProfile, madeProfile } from './made-profile.ts';

function pageOf(path: string, more: Partial<PageProfile> = {}): PageProfile {
  return {
    path,
    source: `${path}.md`,
    compile: 3,
    render: 1,
    bytes: 40_000,
    frame: 15_000,
    state: 'rendered',
    ...more,
  };
}

function reportOf(more: Partial<BuildProfile>): string {
  return reportPage({ ...emptyProfile, ...more });
}

/** The texts of all elements of one kind, without what is inside them. */
function textsOf(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map((match) => (match[1] ?? '').replace(/<[^>]*>/g, ''));
}

const rowsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<tr role="row">(.*?)<\/tr>/gs)].map((match) =>
    (match[1] ?? '').replace(/<\/t[hd]>/g, '|').replace(/<[^>]*>/g, ''),
  );

describe('the figures', () => {
  it('stand in tiles at the top', () => {
    const html = reportOf({
      total: 2500,
      stages: [
        { name: 'Scan content', start: 0, end: 500 },
        { name: 'Render pages', start: 500, end: 2500 },
      ],
      pages: [pageOf('a.html'), pageOf('b.html', { state: 'skipped', compile: 0, render: 0 })],
      files: [{ kind: 'pages', count: 2, bytes: 1_234_000 }],
      cache: { compiled: 1, fromCache: 3, rendered: 1, skipped: 6, filesRead: 1, filesKnown: 1 },
      memory: { peak: 345_600_000 },
    });
    expect(textsOf(html, /<dd class="value">(.*?)<\/dd>/g)).toEqual([
      '2.50 s',
      '2',
      '0.8',
      '1',
      '75%',
      '345.6 MB',
      '1.2 MB',
    ]);
    expect(html).toContain('80% of it: Render pages');
  });

  it('say of each thread what it did, and how much of the build that was', () => {
    const spans: readonly BatchSpan[] = [
      { kind: 'compile', start: 100, end: 400, pages: 12 },
      { kind: 'render', start: 500, end: 600, pages: 12 },
    ];
    const stages = [{ name: 'Render pages', start: 0, end: 1000 }];
    const html = reportOf({ total: 1000, stages, threads: [{ name: 'Worker 1', spans }] });
    expect(rowsOf(html)).toContain('Worker 1|12|300 ms|100 ms|40%|');
    expect(html).toContain('<rect class="compile" x="10%" y="3" width="30%" height="24">');
    expect(html).toContain('<title>12 pages compiled in 300 ms, from 100 ms on</title>');
    expect(html).toContain('<rect class="render" x="50%" y="3" width="10%" height="24">');
  });

  it('put the slowest and the largest pages first, with their parts', () => {
    const html = reportOf({
      pages: [
        pageOf('quick.html', { bytes: 90_000, frame: 20_000 }),
        pageOf('slow.html', { compile: 30, render: 20, source: undefined }),
        pageOf('kept.html', { state: 'skipped', compile: 0, render: 0, bytes: 120_000 }),
      ],
    });
    const rows = rowsOf(html);
    const times = rows.filter((row) => /html.* ms\|$/.test(row));
    expect(times).toEqual([
      'slow.htmlmade by docsgen|30 ms|20 ms|50 ms|',
      'quick.htmlquick.html.md|3.0 ms|1.0 ms|4.0 ms|',
    ]);
    const sizes = rows.filter((row) => /html.* kB\|$/.test(row));
    expect(sizes).toEqual([
      'kept.html|105 kB|15 kB|120 kB|',
      'quick.html|70 kB|20 kB|90 kB|',
      'slow.html|25 kB|15 kB|40 kB|',
    ]);
  });

  it('say what the output is made of, in the same order whatever the order they came in', () => {
    const html = reportOf({
      files: [
        { kind: 'fonts', count: 2, bytes: 1_000_000 },
        { kind: 'pages', count: 7, bytes: 3_000_000 },
      ],
    });
    expect(rowsOf(html)).toEqual(
      expect.arrayContaining(['Pages|7|3.0 MB|75%|', 'Fonts|2|1.0 MB|25%|', 'All|9|4.0 MB||']),
    );
    expect(html).toContain('Bytes by kind: Pages 75%, Fonts 25%');
  });

  it('say what an earlier build had done already', () => {
    const html = reportOf({
      cache: { compiled: 1, fromCache: 9, rendered: 5, skipped: 5, filesRead: 12, filesKnown: 36 },
    });
    expect(html).toContain('Kept from an earlier build: 75% of the files, 90% of the texts, 50% of the pages.');
    expect(rowsOf(html)).toContain('Files read|36|12|75%|');
  });
});

describe('what comes from a site', () => {
  it('is text wherever it stands, never markup', () => {
    const evil = '<script>"&\'';
    const html = reportOf({
      site: evil,
      generator: evil,
      total: 10,
      stages: [{ name: evil, start: 0, end: 10 }],
      threads: [{ name: evil, spans: [{ kind: 'compile', start: 0, end: 10, pages: 1 }] }],
      pages: [pageOf(`a/${evil}.html`, { source: `${evil}.md` })],
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('script>"');
    expect(html.match(/&lt;script&gt;&quot;&amp;'/g)?.length).toBeGreaterThan(8);
  });

  it('makes the page ask nobody for anything', () => {
    const html = reportPage(madeProfile(60, 2));
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(html).not.toMatch(/https?:|<link|<script|<img|\bsrc=|@import|url\((?!#)/);
  });
});

describe('the size of a report', () => {
  it('stays below 300 kB for 50,000 pages on however many threads', () => {
    const sizes = [1, 8, 64].map((threads) => Buffer.byteLength(reportPage(madeProfile(50_000, threads))));
    expect(sizes.filter((size) => size >= 300_000)).toEqual([]);
  });

  it('stays below it too when every row has as many batches as are drawn one by one', () => {
    const spans = Array.from({ length: 100 }, (_, index): BatchSpan => {
      return { kind: index % 2 ? 'render' : 'compile', start: index * 1000, end: index * 1000 + 500, pages: 25 };
    });
    const threads = Array.from({ length: 8 }, (_, index) => ({ name: `Worker ${index}`, spans }));
    const html = reportPage({ ...madeProfile(1000, 1), total: 100_000, threads });
    expect(html.match(/<rect class="(compile|render)" [^>]*height="24"/g)).toHaveLength(800);
    expect(Buffer.byteLength(html)).toBeLessThan(300_000);
  });

  it('names 20 pages of many', () => {
    const html = reportPage(madeProfile(500, 2));
    expect(html.match(/<div class="source">/g)).toHaveLength(20);
    expect(html).toContain('20 pages of 500, the slowest first');
    expect(html).toContain('20 pages of 500, the largest first');
  });

  it('counts the batches of a row into columns where there are too many, and keeps their share of the time', () => {
    const spans = Array.from({ length: 1000 }, (_, index): BatchSpan => {
      return { kind: index % 2 ? 'render' : 'compile', start: index * 10, end: index * 10 + 5, pages: 1 };
    });
    const stages = [{ name: 'Render pages', start: 0, end: 10_000 }];
    const html = reportOf({ total: 10_000, stages, threads: [{ name: 'Worker 1', spans }] });
    expect(html).not.toContain('<title>1 page compiled');
    const heights = [...html.matchAll(/v-([\d.]+)h1v/g)].map((match) => Number(match[1]));
    // 240 columns 24 high, half of it spent.
    expect(heights.reduce((sum, height) => sum + height, 0) / (240 * 24)).toBeCloseTo(0.5, 1);
    expect(html).toContain('Each column is a piece of time');
  });

  it('draws batches of one kind that follow each other at once as one', () => {
    const spans = [0, 100, 200].map((start): BatchSpan => ({ kind: 'compile', start, end: start + 100, pages: 5 }));
    const stages = [{ name: 'Render pages', start: 0, end: 1000 }];
    const html = reportOf({ total: 1000, stages, threads: [{ name: 'Worker 1', spans }] });
    expect(html).toContain('15 pages compiled in 300 ms');
  });
});

describe('small builds', () => {
  it('of no pages say so', () => {
    const html = reportPage(emptyProfile);
    expect(html).toContain('The site has no pages.');
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('of one page have no histogram', () => {
    const html = reportPage(madeProfile(1, 1));
    expect(html).toContain('One page was rendered');
    expect(html).not.toMatch(/class="bin"|NaN|Infinity|undefined/);
  });

  it('that had nothing to render say so', () => {
    expect(reportOf({ pages: [pageOf('a.html', { state: 'skipped' })] })).toContain('No page had to be rendered');
  });
});

describe('the histogram', () => {
  it('has equal bins that hold every page once', () => {
    const times = Array.from({ length: 1000 }, (_, index) => index / 50);
    const bins = binsOf(times);
    expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(1000);
    expect(bins.every(({ from, to }) => to !== undefined && Math.abs(to - from - 1) < 1e-9)).toBe(true);
    expect(bins.map((bin) => bin.count)).toEqual(Array.from({ length: 20 }, () => 50));
  });

  it('puts the few that are much slower into one last bin', () => {
    const times = [...Array.from({ length: 999 }, (_, index) => index / 100), 5000];
    const bins = binsOf(times);
    expect(bins.length).toBeLessThan(60);
    expect(bins.at(-1)).toMatchObject({ to: undefined });
    expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(1000);
  });

  it('takes quantiles that are times of pages', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2);
    expect(quantile([1, 2, 3, 4], 0.95)).toBe(4);
    expect(quantile([], 0.5)).toBe(0);
  });
});
