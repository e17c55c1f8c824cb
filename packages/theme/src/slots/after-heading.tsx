// A slot below the first heading of an article. The theme itself draws nothing there; a site can.

import type { DocPageView, ShellView } from '@docsgen/contract/views';
import type { Messages } from '../i18n/messages.ts';

interface AfterHeadingProps {
  /** Without its article. */
  readonly page: DocPageView;
  readonly shell: ShellView;
  readonly messages: Messages;
}

export function AfterHeading(_props: AfterHeadingProps) {
  return null;
}
