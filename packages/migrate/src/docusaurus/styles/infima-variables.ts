// Infima variables: variables that have an equivalent token in docsgen's theme, and values for other variables that
// rules or components still use.

/** Tokens by Infima variable: `--ifm-background-color` is `--ground`. */
export const tokens: ReadonlyMap<string, string> = new Map([
  ['--ifm-color-primary', '--accent'],
  ['--ifm-background-color', '--ground'],
  ['--ifm-font-color-base', '--ink'],
  ['--ifm-color-content', '--ink'],
  ['--ifm-color-content-secondary', '--ink-soft'],
  ['--ifm-font-family-base', '--sans'],
  ['--ifm-heading-font-family', '--serif'],
  ['--ifm-font-family-monospace', '--mono'],
  ['--ifm-navbar-height', '--navbar'],
  ['--ifm-global-radius', '--radius'],
]);

/** Tokens with two values, for light and dark mode. */
export const colorTokens: ReadonlySet<string> = new Set(['--ground', '--ink', '--ink-soft']);

const ink = (share: number) => `color-mix(in srgb, var(--ink) ${share}%, var(--ground))`;
const accentWith = (color: string, share: number) => `color-mix(in srgb, var(--accent) ${share}%, ${color})`;

/** Default values, which the original site may override. */
export const values: ReadonlyMap<string, string> = new Map([
  ...tones('primary', '--accent'),
  ...tones('success', '--tone-tip'),
  ...tones('info', '--tone-info'),
  ...tones('warning', '--tone-warning'),
  ...tones('danger', '--tone-danger'),
  ['--ifm-color-secondary', 'var(--ground-raised)'],
  ['--ifm-color-secondary-light', 'var(--ground-raised)'],
  ['--ifm-color-secondary-lighter', 'var(--ground-raised)'],
  ['--ifm-color-secondary-lightest', 'var(--ground-raised)'],
  ['--ifm-color-secondary-dark', 'var(--line)'],
  ['--ifm-color-secondary-darker', 'var(--line)'],
  ['--ifm-color-secondary-darkest', 'var(--ink-soft)'],
  ['--ifm-color-white', '#fff'],
  ['--ifm-color-black', '#000'],
  ['--ifm-color-content-inverse', 'var(--ground)'],
  ['--ifm-font-color-base-inverse', 'var(--ground)'],
  ...[4, 8, 14, 20, 26, 45, 63, 75, 92, 100].map(
    (share, at) => [`--ifm-color-emphasis-${at + 1}00`, ink(share)] as const,
  ),
  ['--ifm-color-emphasis-0', 'var(--ground)'],
  ...[4, 8, 14, 20, 26, 45, 63, 75, 92, 100].map((share, at) => [`--ifm-color-gray-${at + 1}00`, ink(share)] as const),
  ['--ifm-background-surface-color', 'var(--ground-raised)'],
  ['--ifm-card-background-color', 'var(--ground-raised)'],
  ['--ifm-hover-overlay', 'var(--ground-hover)'],
  ['--ifm-menu-color', 'var(--ink-soft)'],
  ['--ifm-menu-color-active', 'var(--accent)'],
  ['--ifm-menu-color-background-active', 'var(--ground-raised)'],
  ['--ifm-menu-color-background-hover', 'var(--ground-hover)'],
  ['--ifm-navbar-background-color', 'var(--ground)'],
  ['--ifm-navbar-link-color', 'var(--ink)'],
  ['--ifm-navbar-link-hover-color', 'var(--accent)'],
  ['--ifm-footer-background-color', 'var(--ground-raised)'],
  ['--ifm-link-color', 'var(--accent)'],
  ['--ifm-link-hover-color', 'var(--accent)'],
  ['--ifm-heading-color', 'var(--ink)'],
  ['--ifm-heading-font-weight', '600'],
  ['--ifm-heading-line-height', '1.25'],
  ['--ifm-font-weight-light', '300'],
  ['--ifm-font-weight-normal', '400'],
  ['--ifm-font-weight-semibold', '600'],
  ['--ifm-font-weight-bold', '700'],
  ['--ifm-font-weight-base', '400'],
  ['--ifm-font-size-base', 'var(--text)'],
  ['--ifm-line-height-base', '1.6'],
  ['--ifm-leading', 'var(--space-5)'],
  ['--ifm-paragraph-margin-bottom', 'var(--space-4)'],
  ['--ifm-spacing-horizontal', 'var(--space-4)'],
  ['--ifm-spacing-vertical', 'var(--space-4)'],
  ['--ifm-global-spacing', 'var(--space-4)'],
  ['--ifm-global-border-width', '1px'],
  ['--ifm-global-shadow-lw', '0 1px 2px 0 var(--shade)'],
  ['--ifm-global-shadow-md', '0 5px 40px var(--shade)'],
  ['--ifm-global-shadow-tl', '0 12px 28px 0 var(--shade)'],
  ['--ifm-container-width', '71.25rem'],
  ['--ifm-container-width-xl', '82.5rem'],
  ['--ifm-code-background', 'var(--ground-raised)'],
  ['--ifm-code-border-radius', 'var(--radius)'],
  ['--ifm-code-font-size', 'var(--text-tiny)'],
  ['--ifm-pre-background', 'var(--ground-raised)'],
  ['--ifm-pre-padding', 'var(--space-4)'],
  ['--ifm-button-border-radius', 'var(--radius)'],
  ['--ifm-card-border-radius', 'var(--radius)'],
  ['--ifm-table-border-color', 'var(--line)'],
  ['--ifm-toc-border-color', 'var(--line)'],
  ['--ifm-hr-background-color', 'var(--line)'],
  ['--ifm-hero-background-color', 'var(--ground-raised)'],
  ['--ifm-hero-text-color', 'var(--ink)'],
  ['--ifm-transition-fast', '140ms'],
  ['--ifm-transition-slow', '280ms'],
]);

/** Returns an Infima color with its shades. */
function tones(name: string, token: string): readonly (readonly [string, string])[] {
  const shade = (color: string, share: number) => accentWith(color, share).replace('--accent', token);
  const base = `--ifm-color-${name}`;
  return [
    [base, `var(${token})`],
    [`${base}-dark`, shade('#000', 90)],
    [`${base}-darker`, shade('#000', 85)],
    [`${base}-darkest`, shade('#000', 70)],
    [`${base}-light`, shade('#fff', 85)],
    [`${base}-lighter`, shade('#fff', 70)],
    [`${base}-lightest`, shade('#fff', 50)],
    [`${base}-contrast-background`, shade('var(--ground)', 12)],
    [`${base}-contrast-foreground`, shade('var(--ink)', 60)],
  ];
}

/**
 * Variables that are not reported: shades of the accent that Docusaurus requires, and properties that docsgen's theme
 * sets itself.
 */
export function isUnreported(name: string): boolean {
  const known = /^--ifm-(color-(primary|content|white|black)|code-font-size|font-size-base|global-radius)/;
  return known.test(name) || !name.startsWith('--ifm-');
}
