// The frame of a page in a section: the section's pages beside it, where it stands above it, where to go
// on below it. One copy of each list serves phones and desks; the styles place it.

import type { ReactNode } from 'react';
import { BackToTop } from '../parts/back-to-top.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Contents } from '../parts/contents.tsx';
import { Menu } from '../parts/menu.tsx';
import { Notices } from '../parts/notices.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { Version } from '../parts/version.tsx';
import type { Html, Notice, SectionFrame, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface DocLayoutProps {
  readonly shell: ShellView;
  readonly frame: SectionFrame;
  readonly contents: Html;
  readonly notices: readonly Notice[];
  readonly editHref: string | undefined;
  readonly strings: Strings;
  readonly children: ReactNode;
}

export function DocLayout({ shell, frame, contents, notices, editHref, strings, children }: DocLayoutProps) {
  const { sidebar, breadcrumbs, version, previous, next, lastUpdated } = frame;
  return (
    <div className="doc-layout" data-sidebar={sidebar === undefined ? 'none' : 'shown'}>
      <Menu shell={shell} sidebar={sidebar} strings={strings} />
      <main id="docsgen-content" className="doc-main" tabIndex={-1}>
        <div className="doc-top">
          <div className="doc-place">
            <Breadcrumbs breadcrumbs={breadcrumbs} strings={strings} />
            <Version version={version} strings={strings} />
          </div>
          <Notices notices={notices} strings={strings} />
        </div>
        {contents !== '' && <Contents contents={contents} strings={strings} />}
        {children}
        <div className="doc-foot">
          {editHref !== undefined && (
            <a className="edit-link" href={editHref} rel="noopener noreferrer">
              {strings.editPage}
            </a>
          )}
          {lastUpdated && <p className="last-updated" dangerouslySetInnerHTML={{ __html: lastUpdated }} />}
          <Pagination previous={previous} next={next} strings={strings} />
        </div>
        <BackToTop strings={strings} />
      </main>
    </div>
  );
}
