// Components for parts of a page. docsgen renders the parts around the content itself, so their components return only
// their children.
import {
  Children,
  cloneElement,
  createElement,
  type DetailsHTMLAttributes,
  Fragment,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
} from 'react';

interface WithChildren {
  readonly children?: ReactNode;
}

export interface LayoutProps extends WithChildren {
  readonly title?: string;
  readonly description?: string;
  readonly wrapperClassName?: string;
  readonly noFooter?: boolean;
}

/** docsgen renders the navbar and footer of every page. The page's `meta` sets the title. */
export function Layout({ children, wrapperClassName }: LayoutProps): ReactNode {
  return <div className={wrapperClassName}>{withoutMain(children)}</div>;
}

/** Replaces `<main>`, because docsgen already renders one. */
function withoutMain(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<WithChildren>(child)) return child;
    if (child.type === 'main') return createElement('div', { ...child.props, key: child.key });
    if (child.type === Fragment) return cloneElement(child, {}, withoutMain(child.props.children));
    return child;
  });
}

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly children?: ReactNode;
}

export function Heading({ as = 'h2', ...rest }: HeadingProps): ReactNode {
  return createElement(as, rest);
}

/**
 * Docusaurus code adds its components to these. In docsgen, pages have all components without an import, so there are
 * none to add to.
 */
export const MDXComponents: Readonly<Record<string, unknown>> = {};

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  readonly summary?: ReactNode;
  readonly children?: ReactNode;
}

/** Uses docsgen's markup, without a script. */
export function Details({ summary, children, ...rest }: DetailsProps): ReactNode {
  const isWhole = isValidElement(summary) && summary.type === 'summary';
  return (
    <details {...rest}>
      {summary === undefined || isWhole ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
