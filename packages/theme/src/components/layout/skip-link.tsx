// The first focusable element: skips the menus and moves to the content.

import type { ShellMessages } from '../../i18n/messages.ts';

interface SkipLinkProps {
  readonly messages: ShellMessages;
}

export function SkipLink({ messages }: SkipLinkProps) {
  return (
    <a className="skip-link" href="#docsgen-content" data-shell="" {...messages.foreign?.skipToContent}>
      {messages.skipToContent}
    </a>
  );
}
