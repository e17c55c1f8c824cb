// A slot below the first heading of an article. The theme itself draws nothing there; a site can.

import type { Href } from '@docsgen/contract/html';
import type { DocPageView, ShellView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';

interface AfterHeadingProps {
  /** Without its article. */
  readonly page: DocPageView;
  readonly description: string | undefined;
  /** Address of the page within the site. */
  readonly href: Href;
  readonly shell: ShellView;
  readonly messages: Messages;
}

export function AfterHeading(_props: AfterHeadingProps) {
  return null;
}
