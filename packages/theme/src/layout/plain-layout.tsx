// The frame of a page outside the sections: one column, and the menu for phones.

import { Menu } from '../parts/menu.tsx';
import type { Html, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface PlainLayoutProps {
  readonly shell: ShellView;
  readonly strings: Strings;
  readonly body: Html;
}

export function PlainLayout({ shell, strings, body }: PlainLayoutProps) {
  return (
    <div className="plain-layout">
      <Menu shell={shell} sidebar={undefined} strings={strings} />
      <main id="docsgen-content" className="plain-main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: body }} />
    </div>
  );
}
