// What `docsgen/theme` exports: the parts of the theme, for a site's own code and for the parts that it replaces; what
// these are made of; their props; and the interface's words, which most of them are given.
import type { Announcement } from './announcement/announcement.tsx';
import type { Article } from './article/article.tsx';
import type { BackToTop } from './article/back-to-top.tsx';
import type { Breadcrumbs } from './article/breadcrumbs.tsx';
import type { Notices } from './article/notices.tsx';
import type { PageFoot } from './article/page-foot.tsx';
import type { Pagination } from './article/pagination.tsx';
import type { Card } from './category/card.tsx';
import type { CategoryBody } from './category/category-body.tsx';
import type { ColorToggle } from './color-mode/color-toggle.tsx';
import type { Contents } from './contents/contents.tsx';
import type { NotFoundBody } from './errors/not-found-body.tsx';
import type { Hero } from './home/hero.tsx';
import type { HomeBody } from './home/home-body.tsx';
import type { Icon } from './icons/icon.tsx';
import type { LanguageMenu } from './languages/language-menu.tsx';
import type { Logo } from './navbar/logo.tsx';
import type { Navbar } from './navbar/navbar.tsx';
import type { SearchBox } from './search/search-box.tsx';
import type { Footer } from './shell/footer.tsx';
import type { Picture } from './shell/picture.tsx';
import type { SkipLink } from './shell/skip-link.tsx';
import type { Sidebar } from './sidebar/sidebar.tsx';
import type { SidebarItem } from './sidebar/sidebar-item.tsx';
import type { AboveArticle } from './slots/above-article.tsx';
import type { AfterHeading } from './slots/after-heading.tsx';
import type { BelowArticle } from './slots/below-article.tsx';
import type { FooterStart } from './slots/footer-start.tsx';
import type { NavbarEnd } from './slots/navbar-end.tsx';
import type { SidebarBottom } from './slots/sidebar-bottom.tsx';
import type { SidebarTop } from './slots/sidebar-top.tsx';
import type { Version } from './versions/version.tsx';

export type { Href, Html } from '@docsgen/contract/html';
export type { PageLayout, PageLocale, PageMeta, PageProps } from '@docsgen/contract/own-page';
export type {
  AnnouncementView,
  BreadcrumbView,
  CardView,
  CategoryPageView,
  ColorModeView,
  ContentsEntry,
  DocPageView,
  FeedbackFormView,
  FooterView,
  HomePageView,
  HydratedShellView,
  LocaleLink,
  NavbarDropdown,
  NavbarItem,
  NavbarLink,
  NotFoundPageView,
  NoticeView,
  PageFootView,
  PageLink,
  PictureView,
  SearchView,
  ShellView,
  SidebarBranch,
  SidebarCategoryView,
  SidebarExternal,
  SidebarGapView,
  SidebarNode,
  SidebarPage,
  SidebarView,
  SocialLinkView,
  VersionLink,
  VersionView,
} from '@docsgen/contract/views';
// biome-ignore lint/performance/noBarrelFile: a package has one file for each of its exports
export { Announcement } from './announcement/announcement.tsx';
export { Article } from './article/article.tsx';
export { BackToTop } from './article/back-to-top.tsx';
export { Breadcrumbs } from './article/breadcrumbs.tsx';
export { Notices } from './article/notices.tsx';
export { PageFoot } from './article/page-foot.tsx';
export { PageLinks } from './article/page-links.tsx';
export { Pagination } from './article/pagination.tsx';
export { Card } from './category/card.tsx';
export { CategoryBody as Category } from './category/category-body.tsx';
export { ColorToggle } from './color-mode/color-toggle.tsx';
export { Contents } from './contents/contents.tsx';
export { NotFoundBody as NotFound } from './errors/not-found-body.tsx';
export { FeedbackForm } from './feedback/feedback-form.tsx';
export { Hero } from './home/hero.tsx';
export { HomeBody as Home } from './home/home-body.tsx';
export { News } from './home/news.tsx';
export { Steps } from './home/steps.tsx';
export { Topics } from './home/topics.tsx';
export { fill, fillCount } from './i18n/fill.ts';
export { languages } from './i18n/languages.ts';
export type { Messages, PageMessages, ShellMessages } from './i18n/messages.ts';
export { type Languages, messagesFor } from './i18n/messages-for.ts';
export { Icon } from './icons/icon.tsx';
export { LanguageLink } from './languages/language-link.tsx';
export { LanguageMenu } from './languages/language-menu.tsx';
export { Dropdown } from './navbar/dropdown.tsx';
export { Logo } from './navbar/logo.tsx';
export { NavLink } from './navbar/nav-link.tsx';
export { Navbar } from './navbar/navbar.tsx';
export { NavbarItems } from './navbar/navbar-items.tsx';
export { PostsBody } from './posts/posts-body.tsx';
export { SearchBox as SearchButton } from './search/search-box.tsx';
export { Footer } from './shell/footer.tsx';
export { showChosenTabs } from './shell/inline-code.ts';
export { Picture } from './shell/picture.tsx';
export { SkipLink } from './shell/skip-link.tsx';
export { Sidebar } from './sidebar/sidebar.tsx';
export { SidebarItem } from './sidebar/sidebar-item.tsx';
export { AboveArticle } from './slots/above-article.tsx';
export { AfterHeading } from './slots/after-heading.tsx';
export { BelowArticle } from './slots/below-article.tsx';
export { FooterStart } from './slots/footer-start.tsx';
export { NavbarEnd } from './slots/navbar-end.tsx';
export { SidebarBottom } from './slots/sidebar-bottom.tsx';
export { SidebarTop } from './slots/sidebar-top.tsx';
export { SocialLinks } from './social/social-links.tsx';
export { Version } from './versions/version.tsx';

/** What a part gives in published types: an element of React, described without React's own types. */
export interface Drawn {
  readonly type: string;
  readonly props: unknown;
  readonly key: string | null;
}

/** What every part of a site's own is given, beside the props of the part that it replaces. */
export interface OwnPartProps {
  /** Language of the page, or of the article where that is drawn: a BCP 47 tag, such as `en` or `pt-BR`. */
  readonly lang: string;
}

type PropsOf<Part extends (props: never) => unknown> = Parameters<Part>[0] & OwnPartProps;

export type AnnouncementProps = PropsOf<typeof Announcement>;
export type ArticleProps = PropsOf<typeof Article>;
export type BackToTopProps = PropsOf<typeof BackToTop>;
export type BreadcrumbsProps = PropsOf<typeof Breadcrumbs>;
export type CardProps = PropsOf<typeof Card>;
export type CategoryProps = PropsOf<typeof CategoryBody>;
export type ColorToggleProps = PropsOf<typeof ColorToggle>;
export type ContentsProps = PropsOf<typeof Contents>;
export type FooterProps = PropsOf<typeof Footer>;
export type HeroProps = PropsOf<typeof Hero>;
export type HomeProps = PropsOf<typeof HomeBody>;
export type IconProps = Parameters<typeof Icon>[0];
export type LanguageMenuProps = PropsOf<typeof LanguageMenu>;
export type LogoProps = PropsOf<typeof Logo>;
export type NavbarProps = PropsOf<typeof Navbar>;
export type NotFoundProps = PropsOf<typeof NotFoundBody>;
export type NoticesProps = PropsOf<typeof Notices>;
export type PageFootProps = PropsOf<typeof PageFoot>;
export type PaginationProps = PropsOf<typeof Pagination>;
export type PictureProps = Parameters<typeof Picture>[0];
export type SearchButtonProps = PropsOf<typeof SearchBox>;
export type SidebarProps = PropsOf<typeof Sidebar>;
export type SidebarItemProps = PropsOf<typeof SidebarItem>;
export type SkipLinkProps = PropsOf<typeof SkipLink>;
export type VersionProps = PropsOf<typeof Version>;
export type AboveArticleProps = PropsOf<typeof AboveArticle>;
export type AfterHeadingProps = PropsOf<typeof AfterHeading>;
export type BelowArticleProps = PropsOf<typeof BelowArticle>;
export type FooterStartProps = PropsOf<typeof FooterStart>;
export type NavbarEndProps = PropsOf<typeof NavbarEnd>;
export type SidebarBottomProps = PropsOf<typeof SidebarBottom>;
export type SidebarTopProps = PropsOf<typeof SidebarTop>;
