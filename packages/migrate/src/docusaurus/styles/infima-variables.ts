// Infima variables that have an equivalent token in docsgen's theme. `infima.css` contains the values of all others.

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

/**
 * Variables that are not reported: shades of the accent that Docusaurus requires, and properties that docsgen's theme
 * sets itself.
 */
export function isUnreported(name: string): boolean {
  const known = /^--ifm-(color-(primary|content|white|black)|code-font-size|font-size-base)/;
  return known.test(name) || !name.startsWith('--ifm-');
}
