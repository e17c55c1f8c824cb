// Leads back to the top of a long page. client/back-to-top.ts says when it is shown; without script it never is.

import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface BackToTopProps {
  readonly strings: Strings;
}

export function BackToTop({ strings }: BackToTopProps) {
  return (
    <button
      type="button"
      className="control back-to-top"
      data-back-to-top=""
      aria-label={strings.backToTop}
      title={strings.backToTop}
    >
      <Icon name="arrow" />
    </button>
  );
}
