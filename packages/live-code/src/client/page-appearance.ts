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
    dir: getComputedStyle(host).direction,
    mode: styles.colorScheme === 'dark' ? 'dark' : 'light',
    tokens: Object.fromEntries(tokens.map((name) => [name, styles.getPropertyValue(name).trim()])),
  };
}

/** Returns a function that stops listening. */
export function onAppearanceChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const attributeFilter = ['data-theme', 'data-color', 'lang', 'dir'];
  observer.observe(document.documentElement, { attributes: true, attributeFilter });
  return () => observer.disconnect();
}
