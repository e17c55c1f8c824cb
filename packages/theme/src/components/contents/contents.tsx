// The headings of the page. On wide screens a column of its own; elsewhere it unfolds above the article. The
// list stands once: it follows the <details>, and the styles hide it while that is closed on small screens.

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
