// The frame of a page outside the sections: one column, and the menu for phones.

import type { ReactNode } from 'react';
import { Menu } from '../parts/menu.tsx';
import type { ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface PlainLayoutProps {
  readonly shell: ShellView;
  readonly strings: Strings;
  /** `<main>`. */
  readonly children: ReactNode;
}

export function PlainLayout({ shell, strings, children }: PlainLayoutProps) {
  return (
    <div className="plain-layout">
      <Menu shell={shell} sidebar={undefined} strings={strings} />
      {children}
    </div>
  );
}
