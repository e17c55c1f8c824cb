// The table of contents: a column on wide screens, collapsible above the article otherwise. The list is rendered once,
// after the <details>; CSS hides it on small screens while the <details> is closed.

import type { Html } from '@docsgen/contract/html';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface ContentsProps {
  readonly contents: Html;
  readonly messages: ShellMessages;
}

export function Contents({ contents, messages }: ContentsProps) {
  return (
    <nav className="contents" aria-label={messages.onThisPage}>
      <p className="contents-heading" {...messages.foreign?.onThisPage}>
        {messages.onThisPage}
      </p>
      <details className="contents-toggle">
        <summary {...messages.foreign?.onThisPage}>
          {messages.onThisPage}
          <Icon name="caret" />
        </summary>
      </details>
      <ul className="contents-list" dangerouslySetInnerHTML={{ __html: contents }} />
    </nav>
  );
}
