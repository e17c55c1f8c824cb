// Components that surround the content of a page in Docusaurus. docsgen renders these parts itself, so the components
// only return their children.
import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
} from 'react';
import { Admonition } from './admonitions.tsx';
import { Details } from './collapsible.tsx';
import { Head } from './head.tsx';

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

export function HtmlClassNameProvider({ children }: WithChildren): ReactNode {
  return children;
}

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly children?: ReactNode;
}

export function Heading({ as = 'h2', ...rest }: HeadingProps): ReactNode {
  return createElement(as, rest);
}

export function MDXContent({ children }: WithChildren): ReactNode {
  return children;
}

/** Components that are available in pages without an import, for code that imports them. */
export const MDXComponents: Readonly<Record<string, unknown>> = {
  head: Head,
  Head,
  details: Details,
  Details,
  admonition: Admonition,
};

/** docsgen checks all links itself. */
export function useBrokenLinks(): {
  readonly collectLink: (link: string) => void;
  readonly collectAnchor: (anchor: string) => void;
} {
  const nothing = (): void => undefined;
  return { collectLink: nothing, collectAnchor: nothing };
}
