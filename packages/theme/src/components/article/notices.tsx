// Warnings about the state of a page, such as a missing translation or an outdated version.

import type { NoticeView, PageLink, VersionLink } from '@docsgen/contract/views';
import { fill } from '../../i18n/fill.ts';
import type { ShellMessages } from '../../i18n/messages.ts';

interface NoticesProps {
  readonly notices: readonly NoticeView[];
  readonly messages: ShellMessages;
}

export function Notices({ notices, messages }: NoticesProps) {
  return notices.map((notice) => <Notice key={notice.kind} notice={notice} messages={messages} />);
}

interface NoticeProps {
  readonly notice: NoticeView;
  readonly messages: ShellMessages;
}

function Notice({ notice, messages }: NoticeProps) {
  const { title, text } = messages.notices[notice.kind];
  const link = noticeLink(notice, messages);
  return (
    <div className="notice" data-kind={notice.kind} role="note" {...messages.foreign?.notices}>
      <p>
        <strong>{title}.</strong> {fill(text, noticeValues(notice))}{' '}
        {link !== undefined && (
          <a href={link.href} data-section={link.section} data-version={link.version}>
            {link.label}
          </a>
        )}
      </p>
    </div>
  );
}

function noticeValues(notice: NoticeView): Readonly<Record<string, string>> {
  switch (notice.kind) {
    case 'untranslated':
      return { language: notice.originalLanguage, pageLanguage: notice.pageLanguage };
    case 'unreleased':
    case 'unmaintained':
      return { siteTitle: notice.siteTitle, version: notice.versionLabel };
    default:
      return {};
  }
}

function noticeLink(notice: NoticeView, messages: ShellMessages): (PageLink & Partial<VersionLink>) | undefined {
  switch (notice.kind) {
    case 'outdated':
      return { label: messages.notices.outdated.link, href: notice.originalHref };
    case 'unreleased':
    case 'unmaintained':
      return {
        ...notice.latest,
        label: fill(messages.notices.latestVersion, { version: notice.latest.label }),
      };
    default:
      return undefined;
  }
}
