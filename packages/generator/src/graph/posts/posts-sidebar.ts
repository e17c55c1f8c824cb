// Generates the sidebar of a posts section, which contains the list page, followed by the newest posts or by all posts
// grouped by year.
import type { Locale } from '../../model/config.ts';
import type { PageKey } from '../../model/paths.ts';
import type { Sidebar, SidebarItem } from '../../model/sidebar.ts';
import { sectionKey } from '../../routes/routes.ts';
import { groupBy } from '../../text/group-by.ts';
import { textIn } from '../../text/localized.ts';
import { buildSidebar, pageItem } from '../sidebars/sidebar.ts';
import type { PostPage, PostsRequest } from './posts-section.ts';

interface SidebarRequest extends Pick<PostsRequest, 'config' | 'section' | 'version' | 'options'> {
  readonly locale: Locale;
  /** Posts, newest first. */
  readonly posts: readonly PostPage[];
  readonly list: PageKey | undefined;
}

/** Returns `undefined` if the section has `sidebar: none`. */
export function postsSidebar(request: SidebarRequest): Sidebar | undefined {
  const { options, section, version, config, locale, posts, list } = request;
  if (options.sidebar === 'none') return undefined;
  const all: readonly SidebarItem[] =
    list === undefined ? [] : [{ ...plain, kind: 'page', page: list, label: labelOf(request), isUnlisted: false }];
  const listed = posts.filter(({ isUnlisted }) => !isUnlisted);
  const items = options.sidebar === 'years' ? byYear(listed) : listed.slice(0, options.recent).map(pageItem);
  return buildSidebar({ key: sectionKey(section, version), section, config, locale, items: [...all, ...items] });
}

const plain = { badge: undefined, className: undefined };

function labelOf({ section, locale, config }: SidebarRequest): string {
  return textIn(section.label, locale.code, config.locales[0].code);
}

function byYear(posts: readonly PostPage[]): readonly SidebarItem[] {
  const years = groupBy(posts, ({ post }) => post.date.slice(0, 4));
  return [...years].map(([year, ofYear], index) => ({
    ...plain,
    kind: 'category',
    key: `year-${year}`,
    label: year,
    description: undefined,
    page: undefined,
    items: ofYear.map(pageItem),
    isCollapsible: true,
    isCollapsed: index > 0,
  }));
}
