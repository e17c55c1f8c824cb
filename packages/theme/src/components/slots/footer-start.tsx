// A slot at the start of the footer. The theme itself draws nothing there; a site can.

import type { FooterView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface FooterStartProps {
  readonly footer: FooterView;
  readonly messages: ShellMessages;
}

export function FooterStart(_props: FooterStartProps) {
  return null;
}
