// CSS rules for corners, density, widths and columns. Also contains the rules of `neutral` and `codeTheme` that are not
// color tokens: shadows, and the color scheme of code. Each rule is in the cascade layer of the rule that it overrides,
// so that the site's style sheets take precedence.
import type { Theme } from '../../model/config.ts';

/** CSS by theme option and value. Values without rules are omitted. */
type Rules = { readonly [option in keyof Theme]?: Readonly<Partial<Record<Extract<Theme[option], string>, string>>> };

/** Elements whose radius does not depend on `--radius`. */
const withFixedRadius = `:is(.prose :not(pre)>code,kbd,.search-count),:focus-visible{border-radius:0}`;

const rules: Rules = {
  // Shadows need no contrast check.
  neutral: {
    cool: '@layer tokens{:root{--shade:light-dark(rgb(30 42 66/16%),rgb(0 0 0/60%))}}',
    grey: '@layer tokens{:root{--shade:light-dark(rgb(0 0 0/14%),rgb(0 0 0/60%));--veil:rgb(0 0 0/50%)}}',
  },
  radius: {
    none: `@layer tokens{:root{--radius:0}}@layer code{${withFixedRadius}}`,
    small: '@layer tokens{:root{--radius:.1875rem}}',
    large: '@layer tokens{:root{--radius:.75rem}}',
  },
  density: {
    compact: [
      '@layer tokens{:root{--text:1rem;--text-small:.875rem;--text-tiny:.8125rem;--space-3:.625rem;--space-4:.8125rem;',
      '--space-5:1rem;--space-6:1.1875rem;--space-8:1.5rem;--space-12:2.25rem;--space-16:3rem;--space-20:3.5rem}}',
      '@layer base{html{line-height:1.5}}',
    ].join(''),
  },
  width: {
    narrow: '@layer tokens{:root{--column:40rem;--measure:33.75rem}}',
    wide: '@layer tokens{:root{--column:60rem;--measure:45rem}}',
  },
  codeTheme: {
    // Printed code is black on white.
    night: '@media screen{@layer code{figure.code{color-scheme:dark;color:var(--ink)}}}',
  },
};

/** Rules that are part of the critical CSS, because they affect the first paint. */
const criticalRules: Rules = {
  density: {
    compact: ':root{--navbar:3.125rem}@media (pointer:fine){:root{--target:1.75rem}}',
  },
  width: {
    narrow: ':root{--page:80rem}',
    wide: ':root{--page:110rem}',
  },
};

/** Centers the main column if there is no column next to it. */
const centered = '[data-sidebar=shown]>.doc-main:not(:has(>.contents)){justify-content:center}';

const withoutSidebar = [
  '@layer layout{@media (width>62.25rem){.doc-layout[data-sidebar=shown]{grid-template-columns:minmax(0,1fr)}',
  `[data-sidebar=shown]>.menu{display:none}${centered}}`,
  '@media (width>=77.5rem){.doc-main:has(>.contents){justify-content:center}}}',
].join('');

const withoutContents = `@layer layout{@media (width>62.25rem){${centered}}}`;

export function choiceRules(theme: Theme): string {
  return [
    rulesFor(theme, rules),
    theme.sidebar === 'none' ? withoutSidebar : '',
    theme.sidebar !== 'none' && theme.toc === 'none' ? withoutContents : '',
  ].join('');
}

export function criticalChoices(theme: Theme): string {
  return rulesFor(theme, criticalRules);
}

function rulesFor(theme: Theme, table: Rules): string {
  return Object.entries<Readonly<Record<string, string>>>(table)
    .map(([option, values]) => values[String(theme[option as keyof Theme])] ?? '')
    .join('');
}
