// The headings of the page. On wide screens a column of its own; elsewhere it unfolds above the article. The
// list stands once: it follows the <details>, and the styles hide it while that is closed on small screens.

import type { Html } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface ContentsProps {
  readonly contents: Html;
  readonly strings: Strings;
}

export function Contents({ contents, strings }: ContentsProps) {
  return (
    <nav className="contents" aria-label={strings.onThisPage}>
      <p className="contents-heading">{strings.onThisPage}</p>
      <details className="contents-toggle">
        <summary>
          {strings.onThisPage}
          <Icon name="caret" />
        </summary>
      </details>
      <ul className="contents-list" dangerouslySetInnerHTML={{ __html: contents }} />
    </nav>
  );
}
