// Everything inside the body: what later is hydrated and redrawn when the reader goes to another page.

import { Announcement } from '../parts/announcement.tsx';
import { Footer } from '../parts/footer.tsx';
import { Navbar } from '../parts/navbar.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import type { PageView, ShellView } from '../props.ts';
import { stringsFor } from '../strings/strings.ts';
import { Page } from './page.tsx';

interface ShellProps {
  readonly shell: ShellView;
  readonly page: PageView;
}

export function Shell({ shell, page }: ShellProps) {
  const strings = stringsFor(shell.lang);
  return (
    <>
      <SkipLink strings={strings} />
      {shell.announcement !== undefined && <Announcement announcement={shell.announcement} strings={strings} />}
      <Navbar shell={shell} strings={strings} />
      <Page shell={shell} page={page} strings={strings} />
      {shell.footer !== undefined && <Footer footer={shell.footer} strings={strings} />}
    </>
  );
}
