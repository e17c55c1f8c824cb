// A line the site wants every reader to see, above everything else, and, where the site allows it, a button that
// dismisses it (client/announcement.ts).

import type { AnnouncementView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface AnnouncementProps {
  readonly announcement: AnnouncementView;
  readonly strings: Strings;
}

export function Announcement({ announcement, strings }: AnnouncementProps) {
  return (
    <section className="announcement" aria-label={strings.announcement} data-shell="">
      <p dangerouslySetInnerHTML={{ __html: announcement.html }} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="control needs-script"
          data-dismiss=""
          aria-label={strings.dismissAnnouncement}
          title={strings.dismissAnnouncement}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
