import { describe, expect, it } from 'vitest';
import type { SiteGraph } from '../../../packages/generator/src/model/site.ts';
import { createPageRenderer } from '../../../packages/generator/src/pages/render/page-renderer.ts';
import type { RenderContext } from '../../../packages/generator/src/pages/render/render-context.ts';
import { sectionLayout } from '../../../packages/generator/src/pages/render/sidebar/section-layout-props.ts';
import { createSidebarCache } from '../../../packages/generator/src/pages/render/sidebar/sidebar-cache.ts';
import { en } from '../../../packages/theme/src/i18n/en.ts';
import { type Files, graphOf, pageAt } from '../model-of.ts';

const renderer = createPageRenderer({ en });

function contextOf(graph: SiteGraph): RenderContext {
  return {
    graph,
    languages: { en },
    assets: {
      files: [],
      stylesheets: [],
      criticalCss: '',
      appScript: '',
      shellScript: '',
      liveScript: undefined,
      extras: {},
      articleFiles: {},
      extraScripts: [],
      messageScripts: new Map(),
      scriptSize: 0,
      inlineScript: '',
      announcedScript: '',
      baseUrlScript: '',
    },
    resolveLink: (_page, _file, { href }) => ({ href, size: undefined }),
    announcements: new Map(),
    copyrights: new Map(),
    brand: new Map(),
    hasIndex: false,
    renderer,
    sidebarCache: createSidebarCache(renderer.renderSidebarItem),
    updates: new Map(),
    generator: 'docsgen',
  };
}

/** Labels and URLs of the previous and next page. */
async function neighbours(files: Files, key: string): Promise<readonly string[]> {
  const graph = await graphOf({ 'site.config.yaml': 'title: Docs\nsections: [{ id: api }]\n', ...files });
  const page = pageAt(graph, key);
  if (page.section === undefined) throw new Error('the landing page has no neighbours');
  const { previous, next } = sectionLayout(contextOf(graph), page).foot;
  return [previous, next].map((link) => (link ? `${link.label} ${link.href}` : '-'));
}

const page = (title: string, fields = ''): string => `---\ntitle: ${title}\n${fields}---\n`;

const three = (fields: string, others = ''): Files => ({
  'content/en/api/1-a.md': page('A', others),
  'content/en/api/2-b.md': page('B', fields),
  'content/en/api/3-c.md': page('C', others),
  'content/en/api/4-d.md': page('D'),
});

describe('pagination', () => {
  it('links to the adjacent pages in reading order; the first and last page have one link', async () => {
    expect(await neighbours(three(''), 'en|api:b')).toEqual(['A /api/a/', 'C /api/c/']);
    expect(await neighbours(three(''), 'en|api:a')).toEqual(['-', 'B /api/b/']);
    expect(await neighbours(three(''), 'en|api:d')).toEqual(['C /api/c/', '-']);
  });

  it('uses the pagination of the front matter, or none', async () => {
    const fields = 'pagination_prev: d\npagination_next: null\n';
    expect(await neighbours(three(fields), 'en|api:b')).toEqual(['D /api/d/', '-']);
  });

  it('labels links with the pagination label, the sidebar label or the title, in this order', async () => {
    const labels = 'sidebar_label: Side\n';
    expect(await neighbours(three('', labels), 'en|api:b')).toEqual(['Side /api/a/', 'Side /api/c/']);
    expect(await neighbours(three('', `${labels}pagination_label: Go\n`), 'en|api:b')).toEqual([
      'Go /api/a/',
      'Go /api/c/',
    ]);
    expect(await neighbours(three('pagination_next: c\n', labels), 'en|api:b')).toEqual([
      'Side /api/a/',
      'Side /api/c/',
    ]);
  });

  it('skips unlisted pages, which have no pagination themselves', async () => {
    const hidden = three('unlisted: true\n');
    expect(await neighbours(hidden, 'en|api:a')).toEqual(['-', 'C /api/c/']);
    expect(await neighbours(hidden, 'en|api:b')).toEqual(['-', '-']);
  });

  it('does not link to an unlisted page, even if the front matter names it', async () => {
    const files = { ...three('pagination_next: d\n'), 'content/en/api/4-d.md': page('D', 'unlisted: true\n') };
    expect(await neighbours(files, 'en|api:b')).toEqual(['A /api/a/', '-']);
  });

  it('links to the generated index of a category with the category’s label', async () => {
    const files = {
      'content/en/api/1-a.md': page('A'),
      'content/en/api/2-s/x.md': page('X'),
      'content/en/api/2-s/_category_.yml': 'label: Signing\nlink: { type: generated-index, title: Other }\n',
    };
    expect(await neighbours(files, 'en|api:a')).toEqual(['-', 'Signing /api/category/signing/']);
    expect(await neighbours(files, 'en|api:s/_category_')).toEqual(['A /api/a/', 'X /api/s/x/']);
  });

  it('stays within the section and version', async () => {
    const files = {
      'site.config.yaml': 'title: Docs\nsections: [{ id: api, versions: [{ name: n }, { name: o }] }, { id: sdk }]\n',
      'content/en/api/a.md': page('A'),
      'content/en/api-o/a.md': page('Old A'),
      'content/en/api-o/b.md': page('Old B', 'pagination_next: a\n'),
      'content/en/sdk/a.md': page('S'),
    };
    expect(await neighbours(files, 'en|api:a')).toEqual(['-', '-']);
    expect(await neighbours(files, 'en|api@o:b')).toEqual(['Old A /api/o/a/', 'Old A /api/o/a/']);
  });
});
