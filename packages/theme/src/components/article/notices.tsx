// Warnings about the state of a page, such as a missing translation or an outdated version.

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
