// Generates the fallback for a web font, which is a local font with adjusted metrics, so that the page does not shift
// when the web font replaces it. Its size is scaled by the ratio between the mean character widths of both fonts in a
// sample text.
import type { FontMetrics } from './font-metrics.ts';
import type { writingOf } from './subsets.ts';

export type FontKind = 'sans' | 'serif' | 'mono';
type Writing = ReturnType<typeof writingOf>;

const sampleTexts: Readonly<Record<Writing, string>> = {
  latin:
    'The quick way to a working page is to read what stands here, try it once and change one thing at a time. Every ' +
    'example on this page was run before it was published, and each setting says what it does. Questions? Look below.',
  cyrillic:
    'Самый быстрый путь к готовой странице: прочитать то, что здесь написано, попробовать один раз и менять по одной ' +
    'вещи. Каждый пример на этой странице был выполнен до публикации.',
  greek:
    'Ο πιο γρήγορος δρόμος προς μια σελίδα που λειτουργεί είναι να διαβάσετε όσα γράφονται εδώ, να τα δοκιμάσετε μία ' +
    'φορά και να αλλάζετε ένα πράγμα κάθε φορά.',
};

interface LocalFont {
  /** Names of the font on different operating systems. */
  readonly names: readonly string[];
  /**
   * Mean width of the characters of `sampleTexts` in em, measured on the Liberation fonts, which have the same widths
   * as the fonts they replace.
   */
  readonly width: Readonly<Record<Writing, number>>;
}

interface LocalFonts {
  readonly regular: LocalFont;
  readonly bold: LocalFont;
}

const sameWidth = (width: number): LocalFont['width'] => ({ latin: width, cyrillic: width, greek: width });

const localFonts: Readonly<Record<FontKind, LocalFonts>> = {
  sans: {
    regular: {
      names: ['Arial', 'Liberation Sans'],
      width: { latin: 0.4484, cyrillic: 0.503, greek: 0.4696 },
    },
    bold: {
      names: ['Arial Bold', 'Liberation Sans Bold'],
      width: { latin: 0.4814, cyrillic: 0.5443, greek: 0.5078 },
    },
  },
  serif: {
    regular: {
      names: ['Times New Roman', 'Liberation Serif'],
      width: { latin: 0.4037, cyrillic: 0.4596, greek: 0.4282 },
    },
    bold: {
      names: ['Times New Roman Bold', 'Liberation Serif Bold'],
      width: { latin: 0.428, cyrillic: 0.4915, greek: 0.4504 },
    },
  },
  mono: {
    regular: { names: ['Courier New', 'Liberation Mono'], width: sameWidth(0.6001) },
    bold: { names: ['Courier New Bold', 'Liberation Mono Bold'], width: sameWidth(0.6001) },
  },
};

interface FallbackRequest {
  readonly family: string;
  readonly kind: FontKind;
  readonly writing: Writing;
  /** Metrics of the font's upright files, starting with the main file. */
  readonly measures: readonly FontMetrics[];
}

/** Returns the `@font-face` rules for regular and bold text. */
export function standIn({ family, kind, writing, measures }: FallbackRequest): string {
  const { regular, bold } = localFonts[kind];
  const face = (local: LocalFont, weights: string, weight: number): string => {
    const [first] = byDistance(measures, weight);
    const width = meanWidth(measures, weight, sampleTexts[writing]);
    const ratio = width === undefined ? 1 : width / local.width[writing];
    const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;
    const { ascent = 0.9, descent = 0.2, lineGap = 0 } = first ?? {};
    const lines = [
      `font-family:"${family}"`,
      `font-weight:${weights}`,
      `src:${local.names.map((name) => `local("${name}")`).join(',')}`,
      `size-adjust:${percent(ratio)}`,
      `ascent-override:${percent(ascent / ratio)}`,
      `descent-override:${percent(descent / ratio)}`,
      `line-gap-override:${percent(lineGap / ratio)}`,
    ];
    return `@font-face{${lines.join(';')}}`;
  };
  return face(regular, '1 500', 400) + face(bold, '501 1000', 600);
}

/** Returns `undefined` if too many characters are missing in the files. */
function meanWidth(measures: readonly FontMetrics[], weight: number, text: string): number | undefined {
  const widthsOf = byDistance(measures, weight).map((each) => each.widthsAt(weight));
  const characters = [...text];
  const found = characters.flatMap((character) => {
    for (const widthOf of widthsOf) {
      const width = widthOf(character);
      if (width !== undefined) return width;
    }
    return [];
  });
  if (found.length < 0.9 * characters.length) return undefined;
  return found.reduce((sum, width) => sum + width, 0) / found.length;
}

/** Sorts the files by the distance of their weight to the requested weight. The sort is stable. */
function byDistance(measures: readonly FontMetrics[], weight: number): readonly FontMetrics[] {
  const distance = ({ weights: [low, high] }: FontMetrics): number =>
    weight < low ? low - weight : weight > high ? weight - high : 0;
  return [...measures].sort((a, b) => distance(a) - distance(b));
}
