// What the reader should know about the page before trusting it.

import type { Notice as NoticeView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Notice } from './notice.tsx';

interface NoticesProps {
  readonly notices: readonly NoticeView[];
  readonly strings: Strings;
}

export function Notices({ notices, strings }: NoticesProps) {
  return notices.map((notice) => <Notice key={notice.kind} notice={notice} strings={strings} />);
}
