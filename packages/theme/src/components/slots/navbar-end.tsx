// A slot at the end of the navbar. The theme itself draws nothing there; a site can.

import type { HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface NavbarEndProps {
  readonly shell: HydratedShellView;
  readonly messages: ShellMessages;
}

export function NavbarEnd(_props: NavbarEndProps) {
  return null;
}
