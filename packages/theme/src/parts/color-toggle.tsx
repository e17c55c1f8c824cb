// Switches between the light and the dark colours. Needs the script (client/color-mode.ts keeps the pressed
// state true), so the styles show it only where the script runs.

import type { ColorModeView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface ColorToggleProps {
  readonly colorMode: ColorModeView;
  readonly hasLabel: boolean;
  readonly strings: Strings;
}

export function ColorToggle({ colorMode, hasLabel, strings }: ColorToggleProps) {
  return (
    <button
      type="button"
      className="control needs-script"
      data-color-toggle=""
      aria-label={hasLabel ? undefined : strings.darkMode}
      aria-pressed={colorMode.initial === 'dark'}
      title={hasLabel ? undefined : strings.darkMode}
    >
      <Icon name="moon" />
      <Icon name="sun" />
      {hasLabel && strings.darkMode}
    </button>
  );
}
