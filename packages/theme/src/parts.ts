// What `docsgen/theme` exports: parts of the theme that a site's own code may draw, in a plugin for instance, with the
// React that this code has; their props; and the interface's words, which most of them are given.
import type { Announcement } from './announcement/announcement.tsx';
import type { Article } from './article/article.tsx';
import type { Breadcrumbs } from './article/breadcrumbs.tsx';
import type { Notices } from './article/notices.tsx';
import type { Pagination } from './article/pagination.tsx';
import type { Card } from './category/card.tsx';
import type { Contents } from './contents/contents.tsx';
import type { Hero } from './home/hero.tsx';
import type { Icon } from './icons/icon.tsx';
import type { Navbar } from './navbar/navbar.tsx';
import type { Footer } from './shell/footer.tsx';
import type { Picture } from './shell/picture.tsx';
import type { Sidebar } from './sidebar/sidebar.tsx';
import type { Version } from './versions/version.tsx';

export type { Href, Html } from '@docsgen/contract/html';
export type { PageLayout, PageLocale, PageMeta, PageProps } from '@docsgen/contract/own-page';
export type {
  AnnouncementView,
  BreadcrumbView,
  CardView,
  ContentsEntry,
  FooterView,
  HomePageView,
  HydratedShellView,
  LocaleLink,
  NavbarDropdown,
  NavbarItem,
  NavbarLink,
  NoticeView,
  PageLink,
  PictureView,
  SearchView,
  ShellView,
  SidebarView,
  VersionView,
} from '@docsgen/contract/views';
// biome-ignore lint/performance/noBarrelFile: a package has one file for each of its exports
export { Announcement } from './announcement/announcement.tsx';
export { Article } from './article/article.tsx';
export { Breadcrumbs } from './article/breadcrumbs.tsx';
export { Notices } from './article/notices.tsx';
export { Pagination } from './article/pagination.tsx';
export { Card } from './category/card.tsx';
export { Contents } from './contents/contents.tsx';
export { Hero } from './home/hero.tsx';
export { languages } from './i18n/languages.ts';
export type { Messages, ShellMessages } from './i18n/messages.ts';
export { Icon } from './icons/icon.tsx';
export { Navbar } from './navbar/navbar.tsx';
export { Footer } from './shell/footer.tsx';
export { Picture } from './shell/picture.tsx';
export { Sidebar } from './sidebar/sidebar.tsx';
export { Version } from './versions/version.tsx';

/** What a part gives in published types: an element of React, described without React's own types. */
export interface Drawn {
  readonly type: string;
  readonly props: unknown;
  readonly key: string | null;
}

type PropsOf<Part extends (props: never) => unknown> = Parameters<Part>[0];

export type AnnouncementProps = PropsOf<typeof Announcement>;
export type ArticleProps = PropsOf<typeof Article>;
export type BreadcrumbsProps = PropsOf<typeof Breadcrumbs>;
export type CardProps = PropsOf<typeof Card>;
export type ContentsProps = PropsOf<typeof Contents>;
export type FooterProps = PropsOf<typeof Footer>;
export type HeroProps = PropsOf<typeof Hero>;
export type IconProps = PropsOf<typeof Icon>;
export type NavbarProps = PropsOf<typeof Navbar>;
export type NoticesProps = PropsOf<typeof Notices>;
export type PaginationProps = PropsOf<typeof Pagination>;
export type PictureProps = PropsOf<typeof Picture>;
export type SidebarProps = PropsOf<typeof Sidebar>;
export type VersionProps = PropsOf<typeof Version>;
