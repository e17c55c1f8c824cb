// Scrolls to the top of a long page. back-to-top.ts decides when it is visible; without JavaScript it never is.

import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface BackToTopProps {
  readonly messages: ShellMessages;
}

export function BackToTop({ messages }: BackToTopProps) {
  return (
    <button
      type="button"
      className="control back-to-top"
      data-back-to-top=""
      aria-label={messages.backToTop}
      title={messages.backToTop}
      {...messages.foreign?.backToTop}
    >
      <Icon name="arrow" />
    </button>
  );
}
