// A line the site wants every reader to see, above everything else.

import type { AnnouncementView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface AnnouncementProps {
  readonly announcement: AnnouncementView;
  readonly strings: Strings;
}

export function Announcement({ announcement, strings }: AnnouncementProps) {
  return (
    <section
      className="announcement"
      aria-label={strings.announcement}
      data-announcement={announcement.id}
      data-shell=""
      dangerouslySetInnerHTML={{ __html: announcement.html }}
    />
  );
}
