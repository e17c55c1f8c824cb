// `Details`, and `Collapsible` of `@docusaurus/theme-common`.
import { type DetailsHTMLAttributes, isValidElement, type ReactNode, useState } from 'react';
import { requireIsland } from './environment.ts';

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

interface CollapsibleState {
  readonly collapsed: boolean;
  readonly setCollapsed: (collapsed: boolean) => void;
  readonly toggleCollapsed: () => void;
}

export function useCollapsible({
  initialState,
}: {
  readonly initialState: boolean | (() => boolean);
}): CollapsibleState {
  requireIsland('useCollapsible');
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((is) => !is) };
}

interface CollapsibleProps {
  readonly as?: 'div' | 'ul';
  readonly collapsed: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Collapsible({ as: Element = 'div', collapsed, className, children }: CollapsibleProps): ReactNode {
  return (
    <Element className={className} hidden={collapsed}>
      {children}
    </Element>
  );
}
