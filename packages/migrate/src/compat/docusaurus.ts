// Exports of `@docsgen/migrate/docusaurus`: components and hooks of Docusaurus for migrated code. New code uses
// docsgen's components.
// biome-ignore-start lint/performance/noBarrelFile: a package has one file for each of its exports
export {
  hasProtocol,
  isInternalUrl,
  isSamePath,
  useBaseUrl,
  useBaseUrlUtils,
} from './addresses.ts';
export {
  Admonition,
  AdmonitionCaution,
  AdmonitionDanger,
  AdmonitionInfo,
  AdmonitionNote,
  type AdmonitionProps,
  AdmonitionTip,
  AdmonitionWarning,
} from './admonitions.tsx';
export {
  BrowserOnly,
  ErrorBoundary,
  ExecutionEnvironment,
  Noop,
  prefersReducedMotion,
  useColorMode,
  useEvent,
  useIsBrowser,
  useIsomorphicLayoutEffect,
  usePrevious,
} from './browser.tsx';
export { clsx } from './class-names.ts';
export { CodeBlock, type CodeBlockProps, CodeInline } from './code.tsx';
export { Collapsible, Details, type DetailsProps, useCollapsible } from './collapsible.tsx';
export { useDoc, useDocsSidebar, useDocsVersion } from './documents.ts';
export { Head, PageMetadata, type PageMetadataProps } from './head.tsx';
export {
  IconArrow,
  IconClose,
  IconCopy,
  IconEdit,
  IconExternalLink,
  IconHome,
  IconLanguage,
  IconMenu,
  IconSuccess,
  IconWordWrap,
  IdealImage,
  type IdealImageProps,
  Img,
  ThemedImage,
  type ThemedImageProps,
} from './images.tsx';
export { Interpolate, interpolate, usePluralForm } from './interpolate.tsx';
export { Link, type LinkProps, NavLink, Redirect } from './links.tsx';
export { DocCard, DocCardList, TOCInline } from './lists.tsx';
export {
  Heading,
  type HeadingProps,
  HtmlClassNameProvider,
  Layout,
  type LayoutProps,
  MDXComponents,
  MDXContent,
  useBrokenLinks,
} from './page-parts.tsx';
export { standIn } from './placeholder.tsx';
export {
  matchPath,
  useHistory,
  useLocalPathname,
  useLocation,
  useQueryString,
  useScrollPosition,
  useWindowSize,
  withRouter,
} from './router.tsx';
export { type DocusaurusValues, docusaurusSite } from './site.tsx';
export { svgComponent, svgPicture } from './svg.tsx';
export { TabItem, type TabItemProps, Tabs, type TabsProps } from './tabs.tsx';
export {
  DEFAULT_PLUGIN_ID,
  duplicates,
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  ThemeClassNames,
  uniq,
  usePrismTheme,
} from './theme-common.ts';
// biome-ignore-end lint/performance/noBarrelFile: see above
