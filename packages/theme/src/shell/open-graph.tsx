// What other sites show when someone shares a page.

import type { OpenGraphView } from '@docsgen/contract/views';

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
      {image !== undefined && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}
