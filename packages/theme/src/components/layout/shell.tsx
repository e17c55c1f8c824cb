// Everything in the body that React hydrates, and renders again on navigation.

import type { HydratedShellView } from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Announcement } from '../announcement/announcement.tsx';
import { PageFiles } from '../head/stylesheets.tsx';
import { Navbar } from '../navbar/navbar.tsx';
import { SkipLink } from './skip-link.tsx';

/** See `components/navbar/navbar.tsx`. */
declare const siteOverrides: { readonly footer?: boolean };

interface ShellProps {
  readonly shell: HydratedShellView;
  readonly messages: ShellMessages;
  /** The page. */
  readonly children: ReactNode;
}

export function Shell({ shell, messages, children }: ShellProps) {
  return (
    <>
      <SkipLink messages={messages} />
      {shell.announcement !== undefined && <Announcement announcement={shell.announcement} messages={messages} />}
      <Navbar shell={shell} messages={messages} />
      <PageFiles shell={shell} />
      {children}
      {shell.footer !== undefined &&
        (siteOverrides.footer ? (
          <div className="own-footer" data-shell="" dangerouslySetInnerHTML={{ __html: shell.footer }} />
        ) : (
          <footer className="footer" data-shell="" dangerouslySetInnerHTML={{ __html: shell.footer }} />
        ))}
    </>
  );
}
