// The button that switches between light and dark mode. The button requires a script (color-mode.ts updates its pressed
// state), so CSS hides the button if scripts do not run.

import type { ColorModeView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface ColorToggleProps {
  readonly colorMode: ColorModeView;
  readonly hasLabel: boolean;
  readonly messages: ShellMessages;
}

export function ColorToggle({ colorMode, hasLabel, messages }: ColorToggleProps) {
  return (
    <button
      type="button"
      className="control needs-script"
      data-color-toggle=""
      aria-label={hasLabel ? undefined : messages.darkMode}
      aria-pressed={colorMode.initial === 'dark'}
      title={hasLabel ? undefined : messages.darkMode}
      {...messages.foreign?.darkMode}
    >
      <Icon name="moon" />
      <Icon name="sun" />
      {hasLabel && messages.darkMode}
    </button>
  );
}
