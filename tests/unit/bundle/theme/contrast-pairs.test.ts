// Pairs of text and background that different rules set, so that a comparison with single rules does not find them.
import { expect, it } from 'vitest';
import { type Ground, pairs } from '../../../../packages/generator/src/bundle/theme/colors/contrast-pairs.ts';
import { themeColors } from '../../../../packages/generator/src/bundle/theme/colors/tokens.ts';

const nameOf = (background: Ground): string =>
  typeof background === 'string'
    ? background
    : `${background.over} ${Math.round(background.share * 100)}% ${background.under}`;
const listed = new Set(pairs.map(({ foreground, background }) => `${foreground} on ${nameOf(background)}`));
const tones = ['tone-note', 'tone-tip', 'tone-info', 'tone-warning', 'tone-danger'];

it('lists text in boxes and in highlighted code, which different rules color', () => {
  const all = (inks: readonly string[], grounds: readonly string[]): readonly string[] =>
    inks.flatMap((ink) => grounds.map((ground) => `${ink} on ${ground}`));
  const tokens = Object.keys(themeColors).filter((token) => token.startsWith('code-'));
  const lines = ['accent', 'tone-tip', 'tone-danger'].map((tone) => `${tone} 11% ground-raised`);
  const expected = [
    // Text, soft text and links in admonitions, whose titles have the tone. Notices have no soft text.
    ...all(
      ['ink', 'ink-soft', 'accent'],
      tones.map((tone) => `${tone} 7% ground`),
    ),
    ...tones.flatMap((tone) => all([tone], ['ground', `${tone} 7% ground`, `${tone} 8% ground`])),
    ...all(['ink', 'accent'], ['tone-note 6% ground', 'tone-warning 6% ground']),
    // Code, with highlighted, added and removed lines. The signs of changed lines have their tone.
    ...all(['ink', 'ink-soft', ...tokens], ['ground-raised', ...lines]),
    ...['tone-tip', 'tone-danger'].flatMap((tone) => all([tone], ['ground-raised', `${tone} 11% ground-raised`])),
    // Text on pages, cards, selected entries and search results; buttons, also with the pointer over them.
    ...all(['ink', 'ink-soft', 'accent'], ['ground', 'ground-raised', 'ground-hover', 'accent-ground']),
    ...all(['ink'], ['found', 'tone-warning 24% ground']),
    ...all(['on-accent'], ['accent', 'accent 88% ink', 'accent 76% ink']),
    ...all(['line-strong'], ['ground', 'ground-raised']),
  ];
  expect([...listed].sort()).toEqual([...new Set(expected)].sort());
});

it('requires a contrast of 4.5 for text, and of 3 for borders of controls', () => {
  for (const { foreground, minimum } of pairs) expect(minimum).toBe(foreground === 'line-strong' ? 3 : 4.5);
});
