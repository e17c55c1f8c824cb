// Lists every foreground color of the theme with the backgrounds that it appears on. A site's colors are checked
// against this list, and a test compares the list with the theme's style sheets.
import type { ColorToken } from './tokens.ts';

/** A color token, or a mix of two: `color-mix(in srgb, over share%, under)`. */
export type Ground = ColorToken | { readonly over: ColorToken; readonly share: number; readonly under: ColorToken };

export interface ColorPair {
  readonly foreground: ColorToken;
  readonly background: Ground;
  /** Minimum contrast of WCAG level AA: 4.5 for text, 3 for icons and borders of controls. */
  readonly minimum: 4.5 | 3;
  /** A theme style sheet that uses the pair. */
  readonly styleSheet: string;
}

const text = 4.5;
const control = 3;

const tones = ['tone-note', 'tone-tip', 'tone-info', 'tone-warning', 'tone-danger'] as const;
const codes = [
  'code-comment',
  'code-keyword',
  'code-string',
  'code-number',
  'code-function',
  'code-name',
  'code-tag',
  'code-quiet',
] as const;

const tinted = (over: ColorToken, percent: number, under: ColorToken = 'ground'): Ground => ({
  over,
  share: percent / 100,
  under,
});

/** Backgrounds of highlighted, added and removed lines of code. */
const marked = [
  tinted('accent', 11, 'ground-raised'),
  tinted('tone-tip', 11, 'ground-raised'),
  tinted('tone-danger', 11, 'ground-raised'),
];
const boxes = tones.map((tone) => tinted(tone, 7));

type Row = readonly [
  foreground: ColorToken,
  backgrounds: readonly Ground[],
  minimum: ColorPair['minimum'],
  styleSheet: string,
];

const rows: readonly Row[] = [
  ['ink', ['ground'], text, 'browser/critical/page.css'],
  ['ink', ['ground-raised', ...marked], text, 'components/code/code.css'],
  ['ink', ['ground-hover'], text, 'components/sidebar/sidebar.css'],
  ['ink', ['accent-ground'], text, 'components/announcement/announcement.css'],
  ['ink', ['found'], text, 'search/results.css'],
  ['ink', boxes, text, 'components/article/admonitions.css'],
  ['ink', [tinted('tone-note', 6), tinted('tone-warning', 6)], text, 'components/article/notices.css'],
  ['ink', [tinted('tone-warning', 24)], text, 'components/article/prose.css'],
  ['ink-soft', ['ground'], text, 'components/article/prose.css'],
  ['ink-soft', ['ground-raised', ...marked], text, 'components/code/code.css'],
  ['ink-soft', ['ground-hover'], text, 'components/builtin/file-tree.css'],
  ['ink-soft', ['accent-ground'], text, 'components/builtin/fields.css'],
  ['ink-soft', boxes, text, 'components/article/admonitions.css'],
  ['accent', ['ground'], text, 'styles/base.css'],
  ['accent', ['ground-raised'], text, 'components/navbar/search-box.css'],
  ['accent', ['ground-hover'], text, 'components/navbar/navbar.css'],
  ['accent', ['accent-ground'], text, 'components/sidebar/sidebar.css'],
  ['accent', boxes, text, 'components/article/admonitions.css'],
  ['accent', [tinted('tone-note', 6), tinted('tone-warning', 6)], text, 'components/article/notices.css'],
  [
    'on-accent',
    ['accent', tinted('accent', 88, 'ink'), tinted('accent', 76, 'ink')],
    text,
    'components/builtin/embed.css',
  ],
  ...tones.flatMap((tone): readonly Row[] => [
    [tone, ['ground', tinted(tone, 8)], text, 'components/builtin/badge.css'],
    [tone, [tinted(tone, 7)], text, 'components/article/admonitions.css'],
  ]),
  ['tone-danger', ['ground-raised'], text, 'components/errors/error-page.css'],
  ['tone-tip', ['ground-raised'], text, 'components/code/code.css'],
  ['tone-tip', [tinted('tone-tip', 11, 'ground-raised')], text, 'components/code/code.css'],
  ['tone-danger', [tinted('tone-danger', 11, 'ground-raised')], text, 'components/code/code.css'],
  ...codes.map((code): Row => [code, ['ground-raised', ...marked], text, 'components/code/token-colors.css']),
  ['line-strong', ['ground'], control, 'components/home/hero.css'],
  ['line-strong', ['ground-raised'], control, 'components/sidebar/badges.css'],
];

export const pairs: readonly ColorPair[] = rows.flatMap(([foreground, backgrounds, minimum, styleSheet]) =>
  backgrounds.map((background) => ({ foreground, background, minimum, styleSheet })),
);
