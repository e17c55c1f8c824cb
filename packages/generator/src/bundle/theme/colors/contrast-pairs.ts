// Every text and mark of the theme with the grounds that it stands on. A site's colours are held against this list, and
// a test holds the list against the style sheets of the theme.
import type { ColorToken } from './tokens.ts';

/** A token, or so much of one upon another: `color-mix(in srgb, over share%, under)`. */
export type Ground = ColorToken | { readonly over: ColorToken; readonly share: number; readonly under: ColorToken };

export interface Pair {
  readonly ink: ColorToken;
  readonly ground: Ground;
  /** The contrast that WCAG AA asks for: text, or marks and borders of what readers act on. */
  readonly least: 4.5 | 3;
  /** A style sheet of the theme that has them so. */
  readonly where: string;
}

const text = 4.5;
const mark = 3;

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

/** Lines of code that are highlighted, added and removed. */
const marked = [
  tinted('accent', 11, 'ground-raised'),
  tinted('tone-tip', 11, 'ground-raised'),
  tinted('tone-danger', 11, 'ground-raised'),
];
const boxes = tones.map((tone) => tinted(tone, 7));

type Row = readonly [ink: ColorToken, grounds: readonly Ground[], least: Pair['least'], where: string];

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
  ['line-strong', ['ground'], mark, 'components/home/hero.css'],
  ['line-strong', ['ground-raised'], mark, 'components/sidebar/badges.css'],
];

export const pairs: readonly Pair[] = rows.flatMap(([ink, grounds, least, where]) =>
  grounds.map((ground) => ({ ink, ground, least, where })),
);
