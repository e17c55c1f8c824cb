// A slot at the start of the footer. Empty unless a site overrides it.

import type { FooterView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface FooterStartProps {
  readonly footer: FooterView;
  readonly messages: ShellMessages;
}

export function FooterStart(_props: FooterStartProps) {
  return null;
}
