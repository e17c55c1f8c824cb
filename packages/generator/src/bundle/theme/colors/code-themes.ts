// Syntax color themes that a site can choose, designed for the theme's backgrounds. `night` uses docsgen's dark colors;
// `layout-rules.ts` sets its background.
import type { Theme } from '../../../model/config.ts';
import type { ColorToken, Palette, TwoColors } from './tokens.ts';

type CodeToken = Extract<ColorToken, `code-${string}`>;

type CodeColors = { readonly [token in CodeToken]?: TwoColors };

const codeThemes: Readonly<Record<Theme['codeTheme'], CodeColors>> = {
  docsgen: {},
  night: {},
  /** A monochrome theme, in which only strings and numbers have a hue. */
  ink: {
    'code-keyword': { light: '#1a2032', dark: '#f2f4f9' },
    'code-string': { light: '#3a5a4a', dark: '#a9c9b8' },
    'code-number': { light: '#6d4a35', dark: '#d9bda8' },
    'code-function': { light: '#2f3a58', dark: '#c9d3ea' },
    'code-name': { light: '#454d60', dark: '#c2c9d8' },
    'code-tag': { light: '#1a2032', dark: '#f2f4f9' },
  },
  /** Greens and earth colors. */
  garden: {
    'code-comment': { light: '#616a5b', dark: '#93a08e' },
    'code-keyword': { light: '#2f6b1f', dark: '#9fdc85' },
    'code-string': { light: '#7a5400', dark: '#e8c473' },
    'code-number': { light: '#a03d10', dark: '#f5ad8a' },
    'code-function': { light: '#0a6166', dark: '#7fd8d6' },
    'code-name': { light: '#4d5b1c', dark: '#c5d488' },
    'code-tag': { light: '#98264f', dark: '#f7a3be' },
  },
  /** Purples and oranges. */
  dusk: {
    'code-comment': { light: '#6a6278', dark: '#9d95b3' },
    'code-keyword': { light: '#6a2fb5', dark: '#c9a9ff' },
    'code-string': { light: '#96400a', dark: '#ffb581' },
    'code-number': { light: '#a12a5e', dark: '#ff9fc6' },
    'code-function': { light: '#3a44b8', dark: '#a8b4ff' },
    'code-name': { light: '#8a3a7d', dark: '#eba6e0' },
    'code-tag': { light: '#9c2436', dark: '#ff9d9d' },
  },
};

export function withCodeTheme(palette: Palette, name: Theme['codeTheme']): Palette {
  return { ...palette, ...codeThemes[name] };
}
