// Metadata for link previews.

import type { OpenGraphArticle, OpenGraphView } from '@docsgen/contract/views';

interface OpenGraphProps {
  readonly graph: OpenGraphView;
}

export function OpenGraph({ graph }: OpenGraphProps) {
  const { description, url, image } = graph;
  return (
    <>
      <meta property="og:type" content={graph.type} />
      <meta property="og:site_name" content={graph.siteName} />
      <meta property="og:title" content={graph.title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={graph.locale} />
      {graph.alternateLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {graph.modified !== undefined && <meta property="article:modified_time" content={graph.modified} />}
      {graph.article !== undefined && <PostGraph article={graph.article} />}
      {image !== undefined && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={graph.card ?? (image === undefined ? 'summary' : 'summary_large_image')} />
    </>
  );
}

function PostGraph({ article }: { readonly article: OpenGraphArticle }) {
  return (
    <>
      <meta property="article:published_time" content={article.published} />
      <meta property="article:section" content={article.section} />
      {article.authors.map((author) => (
        <meta key={author} property="article:author" content={author} />
      ))}
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
