// On to the next page, back to the previous one.

import type { PageLink } from '@docsgen/contract/views';
import type { ShellMessages } from '../i18n/messages.ts';

interface PaginationProps {
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  readonly messages: ShellMessages;
}

export function Pagination({ previous, next, messages }: PaginationProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label={messages.pagination}>
      {previous !== undefined && (
        <a href={previous.href} rel="prev">
          <span className="pagination-hint" {...messages.foreign?.previous}>
            {messages.previous}
          </span>{' '}
          {previous.label}
        </a>
      )}
      {next !== undefined && (
        <a href={next.href} rel="next">
          <span className="pagination-hint" {...messages.foreign?.next}>
            {messages.next}
          </span>{' '}
          {next.label}
        </a>
      )}
    </nav>
  );
}
