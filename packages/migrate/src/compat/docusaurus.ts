// Exports of `@docsgen/migrate/docusaurus`: components and hooks of Docusaurus for migrated code. New code uses
// docsgen's components.
// biome-ignore-start lint/performance/noBarrelFile: a package has one file for each of its exports

export { useBaseUrl, useBaseUrlUtils } from './addresses.ts';
export { Admonition, type AdmonitionProps } from './admonitions.tsx';
export { BrowserOnly, ExecutionEnvironment, useColorMode, useIsBrowser, useLocation } from './browser.tsx';
export { clsx } from './class-names.ts';
export { CodeBlock, type CodeBlockProps } from './code.tsx';
export { Head, PageMetadata, type PageMetadataProps } from './head.tsx';
export { svgComponent, svgPicture, ThemedImage, type ThemedImageProps } from './images.tsx';
export { Interpolate, interpolate } from './interpolate.tsx';
export { Link, type LinkProps, Redirect } from './links.tsx';
export { DocCard, DocCardList, TOCInline } from './lists.tsx';
export {
  Details,
  type DetailsProps,
  Heading,
  type HeadingProps,
  Layout,
  type LayoutProps,
  MDXComponents,
} from './page-parts.tsx';
export { standIn } from './placeholder.tsx';
export { type DocusaurusValues, docusaurusSite } from './site.tsx';
export { TabItem, type TabItemProps, Tabs, type TabsProps } from './tabs.tsx';
// biome-ignore-end lint/performance/noBarrelFile: see above
