// A slot at the end of the navbar. Empty unless a site overrides it.

import type { HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface NavbarEndProps {
  readonly shell: HydratedShellView;
  readonly messages: ShellMessages;
}

export function NavbarEnd(_props: NavbarEndProps) {
  return null;
}
