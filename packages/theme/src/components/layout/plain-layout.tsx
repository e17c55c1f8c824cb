// The layout of pages outside of sections: one column, and the menu for phones.

import type { HydratedShellView } from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Menu } from '../phone-menu/menu.tsx';

interface PlainLayoutProps {
  readonly shell: HydratedShellView;
  readonly messages: ShellMessages;
  /** `<main>`. */
  readonly children: ReactNode;
}

export function PlainLayout({ shell, messages, children }: PlainLayoutProps) {
  return (
    <div className="plain-layout">
      <Menu shell={shell} sidebar={undefined} messages={messages} />
      {children}
    </div>
  );
}
