import type { PageLink } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface PaginationProps {
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  /** Labels to use instead of "Previous" and "Next". */
  readonly names?: { readonly previous: string; readonly next: string } | undefined;
  readonly messages: ShellMessages;
}

export function Pagination({ previous, next, messages, names = messages }: PaginationProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label={messages.pagination}>
      {previous !== undefined && (
        <a href={previous.href} rel="prev">
          <span className="pagination-hint" {...messages.foreign?.previous}>
            {names.previous}
          </span>{' '}
          {previous.label}
        </a>
      )}
      {next !== undefined && (
        <a href={next.href} rel="next">
          <span className="pagination-hint" {...messages.foreign?.next}>
            {names.next}
          </span>{' '}
          {next.label}
        </a>
      )}
    </nav>
  );
}
