// One notice above an article: its word, its reason, and the way to something better where there is one.

import type { Notice as NoticeView, PageLink, VersionLink } from '../props.ts';
import { fill } from '../strings/fill.ts';
import type { Strings } from '../strings/strings.ts';

interface NoticeProps {
  readonly notice: NoticeView;
  readonly strings: Strings;
}

export function Notice({ notice, strings }: NoticeProps) {
  const { title, text } = strings.notices[notice.kind];
  const link = noticeLink(notice, strings);
  return (
    <div className="notice" data-kind={notice.kind} role="note">
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
      return { language: notice.originalLanguage };
    case 'unreleased':
    case 'unmaintained':
      return { siteTitle: notice.siteTitle, version: notice.versionLabel };
    default:
      return {};
  }
}

function noticeLink(notice: NoticeView, strings: Strings): (PageLink & Partial<VersionLink>) | undefined {
  switch (notice.kind) {
    case 'outdated':
      return { label: strings.notices.outdated.link, href: notice.originalHref };
    case 'unreleased':
    case 'unmaintained':
      return {
        ...notice.latest,
        label: fill(strings.notices.latestVersion, { version: notice.latest.label }),
      };
    default:
      return undefined;
  }
}
