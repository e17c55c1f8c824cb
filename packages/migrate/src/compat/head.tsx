// Elements for the head of the page. The elements are rendered inside `<noscript>`, from which docsgen moves them to
// the head. React does not hoist elements from `<noscript>`, and browsers with JavaScript ignore it.
import { Children, cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { useBaseUrl } from './addresses.ts';
import { baseUrl, isInIsland } from './environment.ts';

interface WithChildren {
  readonly children?: ReactNode;
}

interface HeadElement extends WithChildren {
  readonly href?: string;
  readonly src?: string;
  readonly content?: string;
}

export function Head({ children }: WithChildren): ReactNode {
  return <noscript data-docsgen-head="">{forHead(children)}</noscript>;
}

/** React accepts only a single string in `<title>`. The migration reports classes of `<html>` and `<body>`. */
function forHead(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<HeadElement>(child)) return child;
    if (child.type === 'html' || child.type === 'body') return null;
    if (child.type === 'title') return createElement('docsgen-title', {}, child.props.children);
    if (child.type === Fragment) return forHead(child.props.children);
    return isInIsland() && baseUrl !== '/' ? cloneElement(child, addresses(child.props)) : child;
  });
}

/** docsgen adds the base path to URLs in the head. In islands, URLs already contain the base path. */
function addresses({ href, src, content }: HeadElement): HeadElement {
  const written = Object.entries({ href, src, content }).filter(([, value]) => value?.startsWith(baseUrl));
  return Object.fromEntries(written.map(([name, value = '']) => [name, value.slice(baseUrl.length - 1)]));
}

export interface PageMetadataProps extends WithChildren {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string | readonly string[];
  readonly image?: string;
}

export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps): ReactNode {
  const picture = useBaseUrl(image ?? '');
  return (
    <Head>
      {title !== undefined && <title>{title}</title>}
      {description !== undefined && <meta name="description" content={description} />}
      {keywords !== undefined && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {image !== undefined && <meta property="og:image" content={picture} />}
      {children}
    </Head>
  );
}
