// The first thing the keyboard reaches: past the menus, to the content.

import type { Strings } from '../strings/strings.ts';

interface SkipLinkProps {
  readonly strings: Strings;
}

export function SkipLink({ strings }: SkipLinkProps) {
  return (
    <a className="skip-link" href="#docsgen-content" data-shell="">
      {strings.skipToContent}
    </a>
  );
}
