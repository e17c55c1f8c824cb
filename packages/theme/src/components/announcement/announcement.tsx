// The announcement bar above the page, with a button that dismisses it (announcement.ts) if the site allows that.

import type { AnnouncementView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface AnnouncementProps {
  readonly announcement: AnnouncementView;
  readonly messages: ShellMessages;
}

export function Announcement({ announcement, messages }: AnnouncementProps) {
  return (
    <section className="announcement" aria-label={messages.announcement} data-shell="">
      <div dangerouslySetInnerHTML={{ __html: announcement.html }} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="control needs-script"
          data-dismiss=""
          aria-label={messages.dismissAnnouncement}
          title={messages.dismissAnnouncement}
          {...messages.foreign?.dismissAnnouncement}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
