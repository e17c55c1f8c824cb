// Exports of `docsgen/theme`, for overrides and other site code: the theme's components with their props, the smaller
// components they use, and the UI strings.

export type { PageLayout, PageLocale, PageMeta, PageProps } from '@docsgen/contract/custom-page';
export type { Href, Html } from '@docsgen/contract/html';
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
export { Announcement } from './components/announcement/announcement.tsx';
export { Article } from './components/article/article.tsx';
export { BackToTop } from './components/article/back-to-top.tsx';
export { Breadcrumbs } from './components/article/breadcrumbs.tsx';
export { Notices } from './components/article/notices.tsx';
export { PageFoot } from './components/article/page-foot.tsx';
export { PageLinks } from './components/article/page-links.tsx';
export { Pagination } from './components/article/pagination.tsx';
export { Card } from './components/category/card.tsx';
export { Category } from './components/category/category-body.tsx';
export { ColorToggle } from './components/color-mode/color-toggle.tsx';
export { Contents } from './components/contents/contents.tsx';
export { Dropdown } from './components/dropdown/dropdown.tsx';
export { NotFound } from './components/errors/not-found-body.tsx';
export { FeedbackForm } from './components/feedback/feedback-form.tsx';
export { Footer } from './components/footer/footer.tsx';
export { showChosenTabs } from './components/head/inline-code.ts';
export { Hero } from './components/home/hero.tsx';
export { Home } from './components/home/home-body.tsx';
export { News } from './components/home/news.tsx';
export { Steps } from './components/home/steps.tsx';
export { Topics } from './components/home/topics.tsx';
export { LanguageLink } from './components/languages/language-link.tsx';
export { LanguageMenu } from './components/languages/language-menu.tsx';
export { Picture } from './components/layout/picture.tsx';
export { SkipLink } from './components/layout/skip-link.tsx';
export { Logo } from './components/navbar/logo.tsx';
export { NavLink } from './components/navbar/nav-link.tsx';
export { Navbar } from './components/navbar/navbar.tsx';
export { NavbarItems } from './components/navbar/navbar-items.tsx';
export { SearchButton } from './components/navbar/search-box.tsx';
export { PostsBody } from './components/posts/posts-body.tsx';
export { Sidebar } from './components/sidebar/sidebar.tsx';
export { SidebarItem } from './components/sidebar/sidebar-item.tsx';
export { AboveArticle } from './components/slots/above-article.tsx';
export { AfterHeading } from './components/slots/after-heading.tsx';
export { BelowArticle } from './components/slots/below-article.tsx';
export { FooterStart } from './components/slots/footer-start.tsx';
export { NavbarEnd } from './components/slots/navbar-end.tsx';
export { SidebarBottom } from './components/slots/sidebar-bottom.tsx';
export { SidebarTop } from './components/slots/sidebar-top.tsx';
export { SocialLinks } from './components/social/social-links.tsx';
export { Version } from './components/versions/version.tsx';
export { fill, fillCount } from './i18n/fill.ts';
export { languages } from './i18n/languages.ts';
export type { Messages, PageMessages, ShellMessages } from './i18n/messages.ts';
export { type Languages, messagesFor } from './i18n/messages-for.ts';
export { Icon } from './styles/icons/icon.tsx';

/** Return type of components in published types: a React element, declared without React's own types. */
export interface RenderedElement {
  readonly type: string;
  readonly props: unknown;
  readonly key: string | null;
}

/** Props of every override, in addition to the props of the component that it replaces. */
export interface OverrideProps {
  /** Language of the page or, inside an article, the language of the article. A BCP 47 tag, such as `en` or `pt-BR`. */
  readonly lang: string;
}

type Parts = typeof import('./parts.ts');

type PropsOf<Name extends keyof Parts> = Parts[Name] extends (props: infer Props) => unknown
  ? Props & OverrideProps
  : never;

export type AnnouncementProps = PropsOf<'Announcement'>;
export type ArticleProps = PropsOf<'Article'>;
export type BackToTopProps = PropsOf<'BackToTop'>;
export type BreadcrumbsProps = PropsOf<'Breadcrumbs'>;
export type CardProps = PropsOf<'Card'>;
export type CategoryProps = PropsOf<'Category'>;
export type ColorToggleProps = PropsOf<'ColorToggle'>;
export type ContentsProps = PropsOf<'Contents'>;
export type FooterProps = PropsOf<'Footer'>;
export type HeroProps = PropsOf<'Hero'>;
export type HomeProps = PropsOf<'Home'>;
export type IconProps = Parameters<Parts['Icon']>[0];
export type LanguageMenuProps = PropsOf<'LanguageMenu'>;
export type LogoProps = PropsOf<'Logo'>;
export type NavbarProps = PropsOf<'Navbar'>;
export type NotFoundProps = PropsOf<'NotFound'>;
export type NoticesProps = PropsOf<'Notices'>;
export type PageFootProps = PropsOf<'PageFoot'>;
export type PaginationProps = PropsOf<'Pagination'>;
export type PictureProps = Parameters<Parts['Picture']>[0];
export type SearchButtonProps = PropsOf<'SearchButton'>;
export type SidebarProps = PropsOf<'Sidebar'>;
export type SidebarItemProps = PropsOf<'SidebarItem'>;
export type SkipLinkProps = PropsOf<'SkipLink'>;
export type VersionProps = PropsOf<'Version'>;
export type AboveArticleProps = PropsOf<'AboveArticle'>;
export type AfterHeadingProps = PropsOf<'AfterHeading'>;
export type BelowArticleProps = PropsOf<'BelowArticle'>;
export type FooterStartProps = PropsOf<'FooterStart'>;
export type NavbarEndProps = PropsOf<'NavbarEnd'>;
export type SidebarBottomProps = PropsOf<'SidebarBottom'>;
export type SidebarTopProps = PropsOf<'SidebarTop'>;
