// What the reader should know about the page before trusting it.

import type { NoticeView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Notice } from './notice.tsx';

interface NoticesProps {
  readonly notices: readonly NoticeView[];
  readonly messages: ShellMessages;
}

export function Notices({ notices, messages }: NoticesProps) {
  return notices.map((notice) => <Notice key={notice.kind} notice={notice} messages={messages} />);
}
