// Differences between two states of a site, given as literals.
import { describe, expect, it } from 'vitest';
import {
  type Comparison,
  compareSites,
  comparisonAsMarkdown,
  comparisonAsTable,
  hasLostUrls,
} from '../../../packages/generator/src/edit/compare/compare-sites.ts';
import type { ComparedPage, ComparedSite } from '../../../packages/generator/src/edit/compare/site-pages.ts';

const pageAt = (url: string, more: Partial<ComparedPage> = {}): ComparedPage => ({
  ...{ url, title: `Title of ${url}`, key: undefined, content: `content of ${url}`, text: `text of ${url}` },
  ...{ group: 'en', anchors: [], ...more },
});

const siteOf = (pages: readonly ComparedPage[], more: Partial<ComparedSite> = {}): ComparedSite => ({
  ...{ pages, redirects: new Map(), wildcards: [], ...more },
});

const compared = (before: readonly ComparedPage[], after: readonly ComparedPage[]) =>
  compareSites(siteOf(before), siteOf(after));

const nothing: Comparison = { added: [], changed: [], moved: [], removed: [], anchors: [] };
const placed = (url: string) => ({ url, title: `Title of ${url}` });

describe('a comparison', () => {
  it('of the same site finds nothing', () => {
    expect(compared([pageAt('/a/'), pageAt('/b/')], [pageAt('/b/'), pageAt('/a/')])).toEqual(nothing);
  });

  it('lists added and removed pages by URL', () => {
    expect(compared([pageAt('/d/'), pageAt('/c/')], [pageAt('/b/'), pageAt('/a/')])).toEqual({
      ...{ ...nothing, added: [placed('/a/'), placed('/b/')], removed: [placed('/c/'), placed('/d/')] },
    });
  });

  it('lists pages with other content, but not those that show the original', () => {
    const after = [pageAt('/a/', { content: 'new' }), pageAt('/b/', { content: undefined })];
    expect(compared([pageAt('/a/'), pageAt('/b/')], after)).toEqual({ ...nothing, changed: [placed('/a/')] });
  });

  it('lists added and removed anchors in the order of the alphabet', () => {
    const before = pageAt('/a/', { anchors: ['z', 'same', 'y'] });
    const after = pageAt('/a/', { anchors: ['same', 'd', 'c'] });
    const anchors = [{ url: '/a/', added: ['c', 'd'], removed: ['y', 'z'] }];
    expect(compared([before], [after])).toEqual({ ...nothing, anchors });
  });
});

describe('a moved page', () => {
  const moved = { from: '/a/', ...placed('/b/'), isRedirected: false };

  it('has the same key or, in the same group, the same text', () => {
    expect(compared([pageAt('/a/', { key: 'k' })], [pageAt('/b/', { key: 'k' })])).toEqual({
      ...nothing,
      moved: [moved],
    });
    expect(compared([pageAt('/a/')], [pageAt('/b/', { text: 'text of /a/' })])).toEqual({ ...nothing, moved: [moved] });
    const other = pageAt('/b/', { text: 'text of /a/', group: 'de' });
    expect(compared([pageAt('/a/')], [other])).toMatchObject({ moved: [], removed: [placed('/a/')] });
  });

  it('is not recognized by a text that several removed or added pages have', () => {
    const [a, b, c, d] = ['/a/', '/b/', '/c/', '/d/'].map((url) => pageAt(url, { text: 'Soon' })) as [
      ...[ComparedPage, ComparedPage, ComparedPage, ComparedPage],
    ];
    expect(compared([a], [b, c])).toMatchObject({ moved: [], removed: [placed('/a/')] });
    expect(compared([a, d], [b])).toMatchObject({ moved: [], removed: [placed('/a/'), placed('/d/')] });
  });

  it('is compared with its successor', () => {
    const before = pageAt('/a/', { key: 'k', anchors: ['one'] });
    const found = compared([before], [pageAt('/b/', { key: 'k' })]);
    expect(found.anchors).toEqual([{ url: '/b/', added: [], removed: ['one'] }]);
  });

  it('is redirected if its URL redirects to its successor', () => {
    const redirected = { ...moved, isRedirected: true };
    const exact = siteOf([pageAt('/b/')], { redirects: new Map([['/a/', '/b/']]) });
    expect(compareSites(siteOf([pageAt('/a/')]), exact)).toEqual({ ...nothing, moved: [redirected] });
  });
});

it('a redirect that no longer exists is removed', () => {
  const before = siteOf([], { redirects: new Map([['/old/', '/a/']]), wildcards: [{ from: '/v1/', to: '/v2/' }] });
  const removed = ['/old/', '/v1/*'].map((url) => ({ url, title: 'a redirect' }));
  expect(compareSites(before, siteOf([]))).toEqual({ ...nothing, removed });
  const covered = siteOf([], { redirects: before.redirects, wildcards: [{ from: '/v', to: '/v3/' }] });
  expect(compareSites(before, covered)).toEqual(nothing);
});

describe('the output', () => {
  const found: Comparison = {
    added: [{ url: '/new/', title: 'New' }],
    changed: [{ url: '/c/', title: 'A | B' }],
    moved: [
      { from: '/a/', url: '/b/', title: 'B', isRedirected: true },
      { from: '/x/', url: '/y/', title: 'Y', isRedirected: false },
    ],
    removed: [{ url: '/gone/', title: 'Gone' }],
    anchors: [
      { url: '/b/', added: ['two'], removed: ['one', 'three'] },
      { url: '/z/', added: ['four'], removed: [] },
    ],
  };
  const summary = '1 URL removed, 2 URLs moved, 1 URL changed, 1 URL added, 2 anchors removed, 2 anchors added';

  it('is a table in Markdown', () => {
    expect(comparisonAsMarkdown(found)).toBe(`${summary}

|  | URL | title | anchors |
| --- | --- | --- | --- |
| removed | \`/gone/\` | Gone |  |
| moved | \`/a/\` → \`/b/\` | B | removed \`#one\` \`#three\`; added \`#two\` |
| moved | \`/x/\` → \`/y/\` without a redirect | Y |  |
| changed | \`/c/\` | A \\| B |  |
| anchors | \`/z/\` |  | added \`#four\` |
| added | \`/new/\` | New |  |`);
  });

  it('is a table with aligned columns in the terminal', () => {
    const lines = comparisonAsTable(found).split('\n');
    expect(lines.slice(-2)).toEqual(['', summary]);
    expect(lines[1]).toMatch(/^moved +\/a\/ → \/b\/ +B +removed #one #three; added #two$/);
    expect(new Set(lines.slice(0, 6).map((line) => line.indexOf('/'))).size).toBe(1);
  });

  it('is a sentence if there are no differences', () => {
    const sentence = 'No differences in URLs, titles, text or anchors.';
    expect([comparisonAsTable(nothing), comparisonAsMarkdown(nothing)]).toEqual([sentence, sentence]);
  });

  it('reports lost URLs: removed, moved without a redirect, or without an anchor', () => {
    const [redirected, lost] = found.moved;
    const anchors = { url: '/b/', added: ['two'], removed: [] };
    const cases: readonly (readonly [Partial<Comparison>, boolean])[] = [
      [{}, false],
      [{ added: found.added, changed: found.changed, anchors: [anchors] }, false],
      [{ moved: redirected ? [redirected] : [] }, false],
      [{ moved: lost ? [lost] : [] }, true],
      [{ removed: found.removed }, true],
      [{ anchors: [{ ...anchors, removed: ['one'] }] }, true],
    ];
    for (const [more, isLost] of cases) expect([more, hasLostUrls({ ...nothing, ...more })]).toEqual([more, isLost]);
  });
});
