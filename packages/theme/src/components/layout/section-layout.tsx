// The layout of a page in a section: sidebar, breadcrumbs, content and foot. Each list is rendered once; CSS positions
// it on phones and desktops.

import type { Html } from '@docsgen/contract/html';
import type { HydratedSectionView, HydratedShellView, NoticeView } from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import type { ShellMessages } from '../../i18n/messages.ts';
import { BackToTop } from '../article/back-to-top.tsx';
import { Breadcrumbs } from '../article/breadcrumbs.tsx';
import { Notices } from '../article/notices.tsx';
import { Contents } from '../contents/contents.tsx';
import { Menu } from '../phone-menu/menu.tsx';
import { AboveArticle } from '../slots/above-article.tsx';
import { BelowArticle } from '../slots/below-article.tsx';
import { Version } from '../versions/version.tsx';

interface SectionLayoutProps {
  readonly shell: HydratedShellView;
  readonly section: HydratedSectionView;
  readonly contents: Html;
  readonly notices: readonly NoticeView[];
  readonly messages: ShellMessages;
  readonly children: ReactNode;
}

export function SectionLayout({ shell, section, contents, notices, messages, children }: SectionLayoutProps) {
  const { sidebar, breadcrumbs, version, foot } = section;
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
          <AboveArticle breadcrumbs={breadcrumbs} shell={shell} messages={messages} />
        </div>
        {contents !== '' && <Contents contents={contents} messages={messages} />}
        {children}
        <BelowArticle breadcrumbs={breadcrumbs} shell={shell} messages={messages} />
        <div className="doc-foot" dangerouslySetInnerHTML={{ __html: foot }} />
        <BackToTop messages={messages} />
      </main>
    </div>
  );
}
