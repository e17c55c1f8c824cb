// Detects whether a terminal supports colors and links. NO_COLOR and FORCE_COLOR take precedence for colors
// (https://no-color.org, https://force-color.org), FORCE_HYPERLINK for links.
import type { Environment } from '../model/adapters/ports.ts';

interface Stream {
  readonly isTTY?: boolean;
}

export function hasColors(env: Environment, { isTTY = false }: Stream): boolean {
  if (isSet(env.NO_COLOR)) return false;
  if (isSet(env.FORCE_COLOR)) return !isOff(env.FORCE_COLOR);
  // Logs of CI services support colors although they are not terminals.
  return (isTTY && env.TERM !== 'dumb') || isSet(env.CI);
}

export function hasLinks(env: Environment, { isTTY = false }: Stream): boolean {
  if (isSet(env.FORCE_HYPERLINK)) return !isOff(env.FORCE_HYPERLINK);
  if (!isTTY || isSet(env.NO_COLOR) || isSet(env.CI) || env.TERM === 'dumb') return false;
  const { TERM = '', TERM_PROGRAM = '', VTE_VERSION = '0', COLORTERM, WT_SESSION, KONSOLE_VERSION } = env;
  return (
    ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'zed', 'Hyper'].includes(TERM_PROGRAM) ||
    /kitty|alacritty|ghostty|foot/.test(TERM) ||
    Number(VTE_VERSION) >= 5000 ||
    [WT_SESSION, KONSOLE_VERSION].some(isSet) ||
    COLORTERM === 'xfce4-terminal'
  );
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

const isOff = (value: string): boolean => ['0', 'false'].includes(value);
