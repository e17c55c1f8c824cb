// Regardless of the colors that a site chooses, all text has sufficient contrast in light and dark mode.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, readColor } from '../../../../packages/generator/src/bundle/theme/colors/color-space.ts';
import { contrastFailures } from '../../../../packages/generator/src/bundle/theme/colors/contrast.ts';
import { type Ground, pairs } from '../../../../packages/generator/src/bundle/theme/colors/contrast-pairs.ts';
import { siteColors } from '../../../../packages/generator/src/bundle/theme/colors/site-colors.ts';
import { type Palette, themeColors } from '../../../../packages/generator/src/bundle/theme/colors/tokens.ts';
import { themeBlocks, themeTokens } from './theme-css.ts';

const neutrals = ['warm', 'cool', 'grey'] as const;
const codeThemes = ['docsgen', 'ink', 'garden', 'dusk', 'night'] as const;

function paletteOf(choice: Partial<Parameters<typeof siteColors>[0]>): Palette {
  const colors = siteColors({ neutral: 'warm', codeTheme: 'docsgen', accent: undefined, ...choice });
  return { ...themeColors, ...Object.fromEntries([...colors.critical, ...colors.others]) };
}

const failures = (palette: Palette) =>
  (['light', 'dark'] as const).flatMap((scheme) => contrastFailures(palette, scheme));

describe('default colors', () => {
  const written = [...themeTokens].flatMap(([name, value]): readonly (readonly [string, object])[] => {
    const [, light = '', dark = ''] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    return light === '' ? [] : [[name.slice(2), { light: readColor(light), dark: readColor(dark) }]];
  });

  it('has the same default colors as the theme’s style sheets, in the same order', () => {
    expect(written.map(([name]) => name)).toEqual(Object.keys(themeColors));
    expect(Object.fromEntries(written)).toEqual(themeColors);
  });

  it('has sufficient contrast with every neutral and code theme', () => {
    expect(failures(themeColors)).toEqual([]);
    for (const neutral of neutrals)
      for (const codeTheme of codeThemes) expect(failures(paletteOf({ neutral, codeTheme }))).toEqual([]);
  });
});

describe('contrast pairs', () => {
  const colors = new Set(Object.keys(themeColors));
  const nameOf = (background: Ground): string =>
    typeof background === 'string'
      ? background
      : `${background.over} ${Math.round(background.share * 100)}% ${background.under}`;
  const grounds = new Set(pairs.map(({ background }) => nameOf(background)));
  const listed = new Set(pairs.map(({ foreground, background }) => `${foreground} on ${nameOf(background)}`));
  const tones = ['tone-note', 'tone-tip', 'tone-info', 'tone-warning', 'tone-danger'];

  /** `--tone` represents each tone that its style sheet assigns to it. */
  const meant = (token: string, file: string): readonly string[] => {
    if (token !== 'tone') return [token];
    const given = themeBlocks
      .filter((block) => block.file === file)
      .flatMap((block) => block.declarations.get('--tone') ?? []);
    return [...new Set(given)].map((value) => value.replace(/^var\(--(.*)\)$/, '$1'));
  };

  /** Returns the backgrounds that a declaration paints, or `[]` if no text is on them or they are painted already. */
  const painted = (value: string, file: string): readonly string[] => {
    const [, over = '', share = '', under = ''] =
      /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, (?:var\(--)?([\w-]+)\)?\)$/.exec(value) ?? [];
    // Only code has highlighted lines, which are translucent on the background of code.
    const below = under === 'transparent' ? (file === 'components/code/code.css' ? 'ground-raised' : undefined) : under;
    if (over !== '') return below === undefined ? [] : meant(over, file).map((tone) => `${tone} ${share}% ${below}`);
    const [, token = ''] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return colors.has(token) ? [token] : [];
  };

  const uses = themeBlocks.flatMap(({ file, selector, declarations }) => {
    const ground = declarations.get('background') ?? declarations.get('background-color') ?? '';
    const [, ink = ''] = /^var\(--([\w-]+)\)$/.exec(declarations.get('color') ?? '') ?? [];
    return [
      { file, selector, grounds: painted(ground, file), inks: meant(ink, file).filter((each) => colors.has(each)) },
    ];
  });

  it('lists every background that the style sheets paint', () => {
    // Bars and rings have no text on them.
    const marks = new Set(['accent']);
    const missing = uses.flatMap(({ file, grounds: all }) =>
      all.filter((ground) => !grounds.has(ground) && !marks.has(ground)).map((ground) => `${file}: ${ground}`),
    );
    expect(missing).toEqual([]);
    expect(uses.flatMap((use) => use.grounds).length).toBeGreaterThan(50);
  });

  it('lists every foreground color that the style sheets use', () => {
    const inks = new Set(pairs.map(({ foreground }) => foreground as string));
    const missing = uses.flatMap(({ file, inks: all }) =>
      all.filter((ink) => !inks.has(ink)).map((ink) => `${file}: ${ink}`),
    );
    expect(missing).toEqual([]);
    expect(uses.flatMap((use) => use.inks).length).toBeGreaterThan(100);
  });

  /** Excludes a tone on another tone, because a rule has only one at a time. */
  const isMixed = (pair: string): boolean => {
    const [ink, ground] = [...pair.matchAll(/tone-\w+/g)].map(([tone]) => tone);
    return ground !== undefined && ink !== ground;
  };

  it('lists every pair of text and background set by one rule', () => {
    const missing = uses.flatMap(({ file, selector, inks, grounds: all }) =>
      inks
        .flatMap((ink) => all.map((ground) => `${ink} on ${ground}`))
        .filter((pair) => !listed.has(pair) && !isMixed(pair))
        .map((pair) => `${file} ${selector}: ${pair}`),
    );
    expect(missing).toEqual([]);
  });

  it('refers only to existing style sheets', () => {
    const texts = new Map(themeBlocks.map(({ file }) => [file, '']));
    const wrong = pairs.filter(({ styleSheet }) => !texts.has(styleSheet)).map(({ styleSheet }) => styleSheet);
    expect(wrong).toEqual([]);
    expect(tones.every((tone) => pairs.some(({ foreground }) => foreground === tone))).toBe(true);
  });
});

describe('an accent', () => {
  const accent = (light: string, dark?: string) =>
    siteColors({ neutral: 'warm', codeTheme: 'docsgen', accent: { light, dark } });

  it('ensures sufficient contrast with any accent', () => {
    const color = fc.oneof(
      fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`),
      fc
        .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 359 }))
        .map(([l, c, h]) => `oklch(${l}% ${c / 100} ${h})`),
    );
    const choice = fc.record({
      neutral: fc.constantFrom(...neutrals),
      codeTheme: fc.constantFrom(...codeThemes),
      accent: fc.record({ light: color, dark: fc.option(color, { nil: undefined }) }),
    });
    fc.assert(
      fc.property(choice, (each) => {
        expect(failures(paletteOf(each))).toEqual([]);
      }),
      { numRuns: 60, seed: 17 },
    );
  });

  it('preserves a readable accent, and derives the other mode’s color from its hue', () => {
    const { critical, adjustments } = accent('#7a1f5c');
    const [, made] = critical.find(([token]) => token === 'accent') ?? [];
    expect([made?.light, adjustments]).toEqual(['#7a1f5c', []]);
    expect(contrast(made?.dark ?? '', themeColors.ground.dark)).toBeGreaterThan(4.5);
  });

  it('preserves an accent in dark mode and darkens it in light mode, reporting both contrasts', () => {
    const { critical, adjustments } = accent('#ffd400');
    const [, made] = critical.find(([token]) => token === 'accent') ?? [];
    expect(made?.dark).toBe('#ffd400');
    expect(adjustments).toEqual([
      {
        scheme: 'light',
        before: '#ffd400',
        after: made?.light,
        contrast: expect.closeTo(1.17, 1),
        reached: expect.any(Number),
        minimum: 4.5,
      },
    ]);
    expect(adjustments[0]?.reached).toBeGreaterThanOrEqual(4.5);
  });

  it('accepts the adjusted accent without another warning', () => {
    const { critical } = accent('#ffd400', '#333333');
    const [, made] = critical.find(([token]) => token === 'accent') ?? [];
    expect(accent(made?.light ?? '', made?.dark).adjustments).toEqual([]);
  });

  it.each(['blurple', 'transparent', 'rgb(0 0 0 / 50%)', 'var(--mine)', 'currentColor', ''])(
    'rejects the color %j',
    (text) => {
      expect(accent(text).unreadable).toEqual(['light']);
    },
  );

  it.each([
    ['TEAL', '#008080'],
    ['hsl(200 50% 40%)', '#337799'],
    ['oklch(0.5 0.1 170)', '#00765e'],
    ['color(display-p3 0 1 0)', '#00f900'],
    ['lab(50% 40 -20)', '#ae5697'],
  ])('parses the color %s like CSS', (text, hex) => {
    const read = readColor(text) ?? '';
    expect(read).toMatch(/^#[0-9a-f]{6}$/);
    if (!text.startsWith('color') && !text.startsWith('ok') && !text.startsWith('lab')) expect(read).toBe(hex);
  });
});
