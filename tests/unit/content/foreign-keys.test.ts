// Front matter keys of other generators, with the tools that they belong to and what replaces them.
import { describe, expect, it } from 'vitest';
import { remedyFor, reportedOnce } from '../../../packages/generator/src/content/foreign-keys.ts';
import { splitFrontMatter } from '../../../packages/generator/src/content/front-matter.ts';
import { parseCategory } from '../../../packages/generator/src/content/parse-category.ts';
import type { Diagnostic } from '../../../packages/generator/src/model/diagnostic.ts';
import { pageSource } from '../markdown/article.ts';

function diagnosticsOf(yaml: string): readonly Diagnostic[] {
  return splitFrontMatter(pageSource(`---\n${yaml}\n---\n`)).diagnostics;
}

/** Value, owner, and replacement, which is `''` if docsgen has no equivalent. */
const keys: readonly (readonly [yaml: string, tool: string, instead: string])[] = [
  ['sidebar_custom_props: { a: 1 }', 'Docusaurus', ''],
  ['sidebar_key: a', 'Docusaurus', ''],
  ['title_meta: a', 'Docusaurus', ''],
  ['weight: 3', 'Hugo', 'sidebar_position'],
  ['linkTitle: a', 'Hugo', 'sidebar_label'],
  ['publishDate: 2024-01-01', 'Hugo', 'date'],
  ['expiryDate: 2024-01-01', 'Hugo', ''],
  ['aliases: [/a]', 'Hugo', 'redirects in the configuration'],
  ['toc: false', 'Hugo', 'hide_table_of_contents: true'],
  ['permalink: /a', 'Jekyll', 'slug'],
  ['nav_order: 3', 'Jekyll', 'sidebar_position'],
  ['published: false', 'Jekyll', 'draft: true'],
  ['layout: post', 'Jekyll and VitePress', ''],
  ['hidden: true', 'other generators', 'unlisted: true'],
  ['hide: [toc]', 'Material for MkDocs', 'hide_table_of_contents: true or displayed_sidebar: null'],
  ['hero: { a: 1 }', 'VitePress and Starlight', 'home'],
  ['features: [a]', 'VitePress', 'home.topics'],
  ['outline: deep', 'VitePress', 'toc_min_heading_level and toc_max_heading_level, or hide_table_of_contents: true'],
  ['aside: false', 'VitePress', 'hide_table_of_contents: true'],
  ['editLink: false', 'VitePress', 'custom_edit_url: null'],
  ['navbar: false', 'VitePress', ''],
  ['footer: false', 'VitePress', ''],
  ['prev: false', 'VitePress and Starlight', 'pagination_prev: null, or the ID of a page'],
  ['next: false', 'VitePress and Starlight', 'pagination_next: null, or the ID of a page'],
  ['lastUpdated: false', 'VitePress and Starlight', 'last_update'],
  ['sidebar: false', 'VitePress and Starlight', 'displayed_sidebar: null, or sidebar_label and sidebar_position'],
  [
    'sidebar: { order: 1 }',
    'VitePress and Starlight',
    'displayed_sidebar: null, or sidebar_label and sidebar_position',
  ],
  ['editUrl: false', 'Starlight', 'custom_edit_url'],
  ['template: splash', 'Starlight', 'hide_table_of_contents: true and displayed_sidebar: null'],
  [
    'tableOfContents: false',
    'Starlight',
    'toc_min_heading_level and toc_max_heading_level, or hide_table_of_contents: true',
  ],
  ['pagefind: false', 'Starlight', 'unlisted: true, which hides it from sidebars as well'],
];

const once = '. This key is reported only once, even if other files use it';

describe('a key of another generator', () => {
  it.each(keys)('%j is a key of %s', (yaml, tool, instead) => {
    const [key = ''] = yaml.split(':');
    const remedy = instead === '' ? 'It has no effect and can be removed' : `Use ${instead} instead`;
    expect(diagnosticsOf(yaml)).toMatchObject([
      {
        severity: 'warning',
        code: 'front-matter',
        message: `docsgen does not support '${key}', a key of ${tool}`,
        hint: remedy + once,
        position: { line: 2, column: 1 },
      },
    ]);
    expect(remedyFor(key, 'front-matter')).toBe(instead === '' ? undefined : remedy);
  });

  const on =
    'toc published outline aside editLink navbar footer prev next lastUpdated sidebar tableOfContents pagefind';

  it.each([
    ...on.split(' ').flatMap((key) => [`${key}: true`, `${key}:`]),
    ...['hidden: false', 'hidden:', 'hide: false', 'hide:', 'layout: site', 'layout: plain', 'sidebar: sdk'],
  ])('%j means what docsgen does anyway, and is not reported', (yaml) => {
    expect(diagnosticsOf(yaml)).toEqual([]);
  });

  it.each(['customProps: { a: 1 }', 'key: a', 'type: category'])('%j has no effect in a category file', (yaml) => {
    const [key = ''] = yaml.split(':');
    const source = { ...pageSource(`${yaml}\n`, 'content/en/api/_category_.yml'), kind: 'category' as const };
    expect(parseCategory(source).diagnostics).toMatchObject([
      {
        code: 'category',
        message: `docsgen does not support '${key}', a key of Docusaurus`,
        hint: `It has no effect and can be removed${once}`,
      },
    ]);
    expect(diagnosticsOf(yaml).map(({ message }) => message)).not.toContain(
      `docsgen does not support '${key}', a key of Docusaurus`,
    );
  });

  it('is reported for one file, but other warnings for each', () => {
    const found = ['weight: 1', 'weight: 2', 'nav_order: 1', 'titel: a', 'titel: b'].flatMap(diagnosticsOf);
    expect(found).toHaveLength(5);
    expect(reportedOnce(found).map(({ message }) => /'(\w+)'/.exec(message)?.[1])).toEqual([
      ...['weight', 'nav_order', 'titel', 'titel'],
    ]);
  });
});
