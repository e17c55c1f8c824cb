// On to the next page, back to the previous one.

import type { PageLink } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface PaginationProps {
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  readonly strings: Strings;
}

export function Pagination({ previous, next, strings }: PaginationProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label={strings.pagination}>
      {previous !== undefined && (
        <a href={previous.href} rel="prev">
          <span className="pagination-hint">{strings.previous}</span> {previous.label}
        </a>
      )}
      {next !== undefined && (
        <a href={next.href} rel="next">
          <span className="pagination-hint">{strings.next}</span> {next.label}
        </a>
      )}
    </nav>
  );
}
