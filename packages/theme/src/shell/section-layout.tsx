// The layout of a page in a section: the section's pages beside it, its breadcrumbs above it, the next page below it.
// One copy of each list serves phones and desks; the styles place it.

import type { Html } from '@docsgen/contract/html';
import type { NoticeView, SectionLayoutView, ShellView } from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import { BackToTop } from '../article/back-to-top.tsx';
import { Breadcrumbs } from '../article/breadcrumbs.tsx';
import { Notices } from '../article/notices.tsx';
import { Pagination } from '../article/pagination.tsx';
import { Contents } from '../contents/contents.tsx';
import type { ShellMessages } from '../i18n/messages.ts';
import { Menu } from '../phone-menu/menu.tsx';
import { Version } from '../versions/version.tsx';

interface SectionLayoutProps {
  readonly shell: ShellView;
  readonly section: SectionLayoutView;
  readonly contents: Html;
  readonly notices: readonly NoticeView[];
  readonly editHref: string | undefined;
  readonly messages: ShellMessages;
  readonly children: ReactNode;
}

export function SectionLayout({ shell, section, contents, notices, editHref, messages, children }: SectionLayoutProps) {
  const { sidebar, breadcrumbs, version, previous, next, lastUpdated } = section;
  return (
    <div className="doc-layout" data-sidebar={sidebar === undefined ? 'none' : 'shown'}>
      <Menu shell={shell} sidebar={sidebar} messages={messages} />
      <main id="docsgen-content" className="doc-main" tabIndex={-1}>
        <div className="doc-top">
          <div className="doc-place">
            <Breadcrumbs breadcrumbs={breadcrumbs} messages={messages} />
            <Version version={version} messages={messages} />
          </div>
          <Notices notices={notices} messages={messages} />
        </div>
        {contents !== '' && <Contents contents={contents} messages={messages} />}
        {children}
        <div className="doc-foot">
          {editHref !== undefined && (
            <a className="edit-link" href={editHref} rel="noopener noreferrer" {...messages.foreign?.editPage}>
              {messages.editPage}
            </a>
          )}
          {lastUpdated && (
            <p
              className="last-updated"
              {...messages.foreign?.lastUpdated}
              dangerouslySetInnerHTML={{ __html: lastUpdated }}
            />
          )}
          <Pagination previous={previous} next={next} messages={messages} />
        </div>
        <BackToTop messages={messages} />
      </main>
    </div>
  );
}
