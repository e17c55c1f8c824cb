// A slot below the first heading of an article. Empty unless a site overrides it.

import type { Href } from '@docsgen/contract/html';
import type { DocPageView, ShellView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';

interface AfterHeadingProps {
  /** The page without the HTML of its article. */
  readonly page: DocPageView;
  readonly description: string | undefined;
  /** URL of the page on the site. */
  readonly href: Href;
  readonly shell: ShellView;
  readonly messages: Messages;
}

export function AfterHeading(_props: AfterHeadingProps) {
  return null;
}
