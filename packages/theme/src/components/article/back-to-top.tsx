// Scrolls to the top of a long page. back-to-top.ts determines when the button is visible. Without JavaScript, it is
// never visible.

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
