// Options of the docs plugin that apply to the whole site in docsgen: edit links, dates, collapsing, breadcrumbs.

import { type Plain, Remarked } from '../../yaml-text.ts';
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
  const all = work.site.docs.map((instance) => docsOptions(work, instance));
  const values = (key: string): readonly unknown[] => all.map((options) => options.raw(key));
  const [date, author] = ['showLastUpdateTime', 'showLastUpdateAuthor'].map((key) => values(key).some(Boolean));
  const [collapsible, collapsed] = ['sidebarCollapsible', 'sidebarCollapsed'].map((key) =>
    values(key)[0] === false ? false : undefined,
  );
  const hidden = values('breadcrumbs').filter((value) => value === false).length;
  if (hidden > 0 && hidden < all.length)
    work.tell({ message: 'Breadcrumbs are shown in all sections', hint: guide, at: [], plugin: 'docs' });
  return {
    editLink: editLinkOf(work),
    lastUpdated: date || author ? { date: date ? undefined : false, author: author || undefined } : undefined,
    sidebar: collapsible === false || collapsed === false ? { collapsible, collapsed } : undefined,
    breadcrumbs: hidden > 0 && hidden === all.length ? false : undefined,
  };
}

/** There is one edit link for all pages: the edit link of the docs or, if there is none, the edit link of a blog. */
function editLinkOf(work: Work): Plain {
  const { docs, blogs } = work.site;
  const options = [...docs.map((each) => docsOptions(work, each)), ...blogs.map((each) => blogOptions(work, each))];
  const written = options.flatMap((each) => each.text('editUrl') ?? []);
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
