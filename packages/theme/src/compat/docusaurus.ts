// Exports of `docsgen/compat/docusaurus`: components and hooks of Docusaurus for migrated code. New code uses docsgen's
// components.
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
export { svgComponent, svgPicture } from './drawings.tsx';
export { Head, PageMetadata, type PageMetadataProps } from './head.tsx';
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
} from './pictures.tsx';
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
export { standIn } from './stand-in.tsx';
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
export { Interpolate, interpolate, usePluralForm } from './words.tsx';
// biome-ignore-end lint/performance/noBarrelFile: see above
