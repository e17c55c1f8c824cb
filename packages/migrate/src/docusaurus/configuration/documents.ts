// Options of the docs plugin that apply to the whole site in docsgen: edit links, dates, collapsing, breadcrumbs.

import { type Plain, Remarked } from '../../yaml-text.ts';
import type { DocsInstance } from '../site.ts';
import type { Options } from './options.ts';
import { blogOptions } from './posts/blogs.ts';
import { docsOptions } from './sections.ts';
import { guide, type Work } from './work.ts';

interface DocumentKeys {
  readonly editLink: Plain;
  readonly lastUpdated: Plain;
  readonly sidebar: Plain;
  readonly breadcrumbs: Plain;
}

export function documentKeys(work: Work): DocumentKeys {
  const all = work.site.docs.map((instance) => ({ instance, options: docsOptions(work, instance) }));
  for (const each of all) readOthers(work, each);
  const first = all[0]?.options;
  const flags = <T>(key: string, usual: T): readonly T[] =>
    all.map(({ options }) => (options.raw(key) as T | undefined) ?? usual);
  const date = flags('showLastUpdateTime', false).some(Boolean);
  const author = flags('showLastUpdateAuthor', false).some(Boolean);
  const [collapsible = true] = flags('sidebarCollapsible', true);
  const [collapsed = true] = flags('sidebarCollapsed', true);
  const breadcrumbs = flags('breadcrumbs', true);
  const isMixed = [...new Set(breadcrumbs)].length > 1;
  if (isMixed) work.tell({ message: 'Breadcrumbs are shown in all sections', hint: guide, at: [], plugin: 'docs' });
  const sidebar = { collapsible: collapsible ? undefined : false, collapsed: collapsed ? undefined : false };
  return {
    editLink: editLinkOf(work, first),
    lastUpdated: date || author ? { date: date ? undefined : false, author: author || undefined } : undefined,
    sidebar: collapsible && collapsed ? undefined : sidebar,
    breadcrumbs: !isMixed && breadcrumbs[0] === false ? false : undefined,
  };
}

/** There is one edit link for all pages: the edit link of the docs or, if there is none, the edit link of a blog. */
function editLinkOf(work: Work, docs: Options | undefined): Plain {
  const sources = [
    ...work.site.docs.map((instance) => ({ options: docsOptions(work, instance), of: instance.id })),
    ...work.site.blogs.map((blog) => ({ options: blogOptions(work, blog), of: blog.id })),
  ];
  const written = sources.flatMap(({ options }) => options.text('editUrl') ?? []);
  docs?.skip('editCurrentVersion', 'editLocalizedFiles');
  const [first, ...others] = [...new Set(written.map((address) => address.replace(/(?<!\/)\/*$/, '')))];
  if (others.length > 0)
    work.tell({
      message: `All pages use the edit link ${first}; other sections used ${others.join(', ')}`,
      hint: 'Set custom_edit_url in the front matter of a page',
      at: ['editUrl'],
      plugin: 'docs',
    });
  if (first === undefined || !/^https?:/.test(first)) return undefined;
  const comment = 'Correct once this folder replaces the folder of the original site in the repository.';
  return new Remarked(comment, `${first}/{path}`);
}

interface InstanceOptions {
  readonly instance: DocsInstance;
  readonly options: Options;
}

function readOthers(work: Work, { instance, options }: InstanceOptions): void {
  const plugin = instance.id === 'default' ? 'docs' : `docs '${instance.id}'`;
  options.skip('id', 'path', 'routeBasePath', 'include', 'exclude', 'sidebarPath', 'versions', 'lastVersion');
  options.skip('includeCurrentVersion', 'onlyIncludeVersions', 'disableVersioning', 'tagsBasePath', 'tags');
  options.skip('onInlineTags', 'admonitions', 'remarkPlugins', 'rehypePlugins', 'recmaPlugins', 'editLocalizedFiles');
  options.skip('beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins', 'editCurrentVersion', 'numberPrefixParser');
  const isMade = options.raw('sidebarItemsGenerator') !== undefined;
  if (isMade)
    work.tell({
      message: 'Sidebars created by a custom function are generated from the folder tree instead',
      hint: 'Write sidebar.yaml (see docs/guide/sidebar.md)',
      at: ['sidebarItemsGenerator'],
      plugin,
      isMissing: true,
    });
  for (const key of options.keys.filter((each) => /Component$/.test(each))) {
    const component = options.raw(key);
    if (typeof component !== 'string' || component.startsWith('@theme/')) continue;
    work.tell({
      message: `The component ${component} in '${key}' is not migrated`,
      hint: 'See docs/guide/overrides.md for how to add custom components to pages',
      at: [key],
      plugin,
      isMissing: true,
    });
  }
}
