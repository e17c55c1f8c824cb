import { type DetailsHTMLAttributes, isValidElement, type ReactNode } from 'react';

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
