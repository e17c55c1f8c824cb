// The theme's color tokens, with the values from its style sheets. A test compares the values. The colors of a site are
// derived from these tokens.

export interface TwoColors {
  readonly light: string;
  readonly dark: string;
}

export type Scheme = keyof TwoColors;

/** The tokens are in the same order as in the style sheets. */
export const themeColors = {
  ground: { light: '#fbf8f2', dark: '#0d1220' },
  ink: { light: '#1a2032', dark: '#e3e7f0' },
  line: { light: '#e2dbcc', dark: '#263049' },
  accent: { light: '#1d4a9c', dark: '#94b6ff' },
  'ground-raised': { light: '#f4efe5', dark: '#141b2c' },
  'ground-hover': { light: '#efe9dc', dark: '#1b2438' },
  'ink-soft': { light: '#545a6b', dark: '#a3adc4' },
  'line-strong': { light: '#8c8676', dark: '#6c7894' },
  'accent-ground': { light: '#e7ecf6', dark: '#1a2745' },
  found: { light: '#fbe7a3', dark: '#5a4708' },
  'on-accent': { light: '#ffffff', dark: '#0d1220' },
  'tone-note': { light: '#555c6e', dark: '#b0b9cd' },
  'tone-tip': { light: '#1a6e47', dark: '#7fd6a4' },
  'tone-info': { light: '#14638f', dark: '#74c7ee' },
  'tone-warning': { light: '#8a5300', dark: '#f0bd62' },
  'tone-danger': { light: '#9c1830', dark: '#ff9aa4' },
  'code-comment': { light: '#5f5e54', dark: '#8e98b0' },
  'code-keyword': { light: '#7b2c86', dark: '#dca8f2' },
  'code-string': { light: '#1a6740', dark: '#92d8a8' },
  'code-number': { light: '#8f4700', dark: '#f2b684' },
  'code-function': { light: '#1d4a9c', dark: '#94b6ff' },
  'code-name': { light: '#0b5d70', dark: '#7dd0dd' },
  'code-tag': { light: '#9c1f45', dark: '#ff9db4' },
  'code-quiet': { light: '#565c6c', dark: '#a3adc4' },
} as const satisfies Readonly<Record<string, TwoColors>>;

export type ColorToken = keyof typeof themeColors;

export type Palette = Readonly<Record<ColorToken, TwoColors>>;

/** Tokens that are part of the critical CSS. */
export const criticalTokens: ReadonlySet<ColorToken> = new Set(['ground', 'ink', 'line', 'accent']);
