// Everything inside the body: what later is hydrated and redrawn when the reader goes to another page.

import type { ReactNode } from 'react';
import { Announcement } from '../parts/announcement.tsx';
import { Footer } from '../parts/footer.tsx';
import { Navbar } from '../parts/navbar.tsx';
import { PageFiles } from '../parts/page-files.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import type { ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface ShellProps {
  readonly shell: ShellView;
  readonly strings: Strings;
  /** The page. */
  readonly children: ReactNode;
}

export function Shell({ shell, strings, children }: ShellProps) {
  return (
    <>
      <SkipLink strings={strings} />
      {shell.announcement !== undefined && <Announcement announcement={shell.announcement} strings={strings} />}
      <Navbar shell={shell} strings={strings} />
      <PageFiles shell={shell} />
      {children}
      {shell.footer !== undefined && <Footer footer={shell.footer} strings={strings} />}
    </>
  );
}
