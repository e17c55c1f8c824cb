// Options for all pages: announcement, color mode, table of contents, social image, edit links, dates and breadcrumbs.

import { type Plain, Remarked } from '../../yaml-text.ts';
import { sitePath } from './links/addresses.ts';
import { markdownOf } from './links/footer.ts';
import { blogOptions } from './posts/blogs.ts';
import { docsOptions } from './sections.ts';
import { guide, type Work } from './work.ts';

export function announcementOf(work: Work): Plain {
  const bar = work.themeConfig.map('announcementBar');
  const html = bar.text('content');
  if (html === undefined) return undefined;
  const content = markdownOf(work, html);
  if (content === '') return undefined;
  return {
    id: bar.text('id') ?? 'announcement-bar',
    content,
    closeable: bar.flag('isCloseable') === false ? false : undefined,
  };
}

export function colorModeOf(work: Work): Plain {
  const mode = work.themeConfig.map('colorMode');
  const initial = mode.text('defaultMode') ?? 'light';
  const followsSystem = mode.flag('respectPrefersColorScheme') ?? false;
  const hasSwitch = !mode.flag('disableSwitch');
  if (work.themeConfig.raw('colorMode') === undefined || (followsSystem && hasSwitch)) return undefined;
  return { default: followsSystem ? undefined : initial, switch: hasSwitch ? undefined : false };
}

export function contentsOf(work: Work): Plain {
  const table = work.themeConfig.map('tableOfContents');
  const [min, max] = [table.number('minHeadingLevel') ?? 2, table.number('maxHeadingLevel') ?? 3];
  if (min === 2 && max === 3) return undefined;
  return { min: min === 2 ? undefined : min, max: max === 3 ? undefined : max };
}

export function socialImageOf(work: Work): Plain {
  const image = work.themeConfig.text('image');
  if (image === undefined) return undefined;
  return /^https?:/.test(image) ? image : sitePath(work.site, image);
}

/** Options of the docs plugin that apply to the whole site in docsgen. */
export function documentKeys(work: Work) {
  const all = work.site.docs.map((instance) => docsOptions(work, instance));
  const values = (key: string): readonly unknown[] => all.map((options) => options.raw(key));
  const [date, author] = ['showLastUpdateTime', 'showLastUpdateAuthor'].map((key) => values(key).some(Boolean));
  const [collapsible, collapsed] = ['sidebarCollapsible', 'sidebarCollapsed'].map((key) =>
    values(key)[0] === false ? false : undefined,
  );
  const hidden = values('breadcrumbs').filter((value) => value === false).length;
  if (hidden > 0 && hidden < all.length)
    work.tell({ plugin: 'docs', at: [] }, 'Breadcrumbs are shown in all sections', guide);
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
    work.tell(
      { plugin: 'docs', at: ['editUrl'] },
      `All pages use the edit link ${first}; other sections used ${others.join(', ')}`,
      'Set custom_edit_url in the front matter of a page',
    );
  if (first === undefined || !/^https?:/.test(first)) return undefined;
  const comment = 'Correct once this folder replaces the folder of the original site in the repository.';
  return new Remarked(comment, `${first}/{path}`);
}
