// Content of <head>, in the order in which browsers need it: encoding and title, the script that prevents a flash of
// the wrong colors, styles and scripts, then metadata for search engines and other sites.

import type { Href } from '@docsgen/contract/html';
import type { HeadView } from '@docsgen/contract/views';
import { HeadTags } from './head-tags.tsx';
import { OpenGraph } from './open-graph.tsx';

interface HeadProps {
  readonly head: HeadView;
  /** Style sheets that are linked further down, after the navbar (stylesheets.tsx). */
  readonly lateStylesheets: readonly Href[];
}

export function Head({ head, lateStylesheets }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.inlineScript !== '' && <script dangerouslySetInnerHTML={{ __html: head.inlineScript }} />}
      {head.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {lateStylesheets.map((href) => (
        <link key={href} rel="preload" as="style" href={href} />
      ))}
      {head.criticalCss !== '' && <style dangerouslySetInnerHTML={{ __html: head.criticalCss }} />}
      <meta name="docsgen-shell" content={head.shellScript} />
      <meta name="docsgen-strings" content={head.messagesScript} />
      {head.description !== undefined && <meta name="description" content={head.description} />}
      {head.keywords !== '' && <meta name="keywords" content={head.keywords} />}
      {head.noIndex && <meta name="robots" content="noindex" />}
      <meta name="generator" content={head.generator} />
      {head.canonical !== undefined && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {head.feeds?.map(({ type, href, title }) => (
        <link key={href} rel="alternate" type={type} href={href} title={title} />
      ))}
      <OpenGraph graph={head.openGraph} />
      {head.icons.map(({ href, rel = 'icon', type, sizes }) => (
        <link key={href} rel={rel} href={href} type={type} sizes={sizes} />
      ))}
      {head.manifest !== undefined && <link rel="manifest" href={head.manifest} />}
      {head.search !== undefined && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={head.search.href}
          title={head.search.title}
        />
      )}
      {head.structured.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
      <HeadTags tags={head.ownTags === undefined ? head.tags : [...head.tags, ...head.ownTags]} />
    </head>
  );
}
