// Current appearance of the page, for frames, which do not inherit its styles.

import type { FrameAppearance } from './messages.ts';

const tokens = [
  '--ground',
  '--ground-raised',
  '--ground-hover',
  '--ink',
  '--ink-soft',
  '--line',
  '--line-strong',
  '--accent',
  '--accent-ground',
  '--on-accent',
  '--tone-note',
  '--tone-tip',
  '--tone-info',
  '--tone-warning',
  '--tone-danger',
  '--radius',
  '--sans',
  '--mono',
];

/** The language is determined by `host`. */
export function currentAppearance(host: Element): FrameAppearance {
  const styles = getComputedStyle(document.documentElement);
  const around = host.closest<HTMLElement>('[lang]') ?? document.documentElement;
  return {
    lang: around.lang,
    tokens: Object.fromEntries(tokens.map((name) => [name, styles.getPropertyValue(name).trim()])),
  };
}
