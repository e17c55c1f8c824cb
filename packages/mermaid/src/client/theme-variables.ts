// Maps the colors of the page to Mermaid's theme variables. Mermaid calculates with colors, but parses only simple
// colors, so the browser converts them first.

/** Tokens for shades that contrast with the page's text. */
const shadeTokens = ['accent', 'tone-tip', 'tone-warning', 'tone-info', 'tone-danger', 'tone-note'];

export function themeVariables(mode: 'light' | 'dark'): Readonly<Record<string, string | boolean>> {
  const resolve = createColorResolver();
  const colorOf = (token: string): string => resolve(`var(--${token})`);
  const shadeOf = (token: string, share: number): string =>
    resolve(`color-mix(in srgb, var(--${token}) ${share}%, var(--ground))`);
  const [ground, raised, ink, soft, line] = ['ground', 'ground-raised', 'ink', 'ink-soft', 'line-strong'].map(colorOf);
  const colors = { ground, raised, ink, soft, line } as Record<'ground' | 'raised' | 'ink' | 'soft' | 'line', string>;
  const shades = Array.from({ length: 12 }, (_, index) => shadeOf(shadeTokens[index % 6] ?? '', index < 6 ? 30 : 18));
  return {
    darkMode: mode === 'dark',
    background: colors.ground,
    primaryColor: colors.raised,
    primaryTextColor: colors.ink,
    primaryBorderColor: colors.line,
    secondaryColor: shades[0] ?? '',
    tertiaryColor: colors.ground,
    lineColor: colors.soft,
    textColor: colors.ink,
    titleColor: colors.ink,
    ...numbered(shades, colors),
    ...ofCharts(colors, {
      accent: colorOf('accent'),
      quiet: colorOf('accent-ground'),
      danger: shadeOf('tone-danger', 30),
    }),
  };
}

type BaseColors = Readonly<Record<'ground' | 'raised' | 'ink' | 'soft' | 'line', string>>;

/** Variables for elements that are distinguished by color. */
function numbered(shades: readonly string[], { ink, line, ground }: BaseColors): Readonly<Record<string, string>> {
  const all = shades.flatMap((shade, index): readonly (readonly [string, string])[] => [
    [`pie${index + 1}`, shade],
    [`cScale${index}`, shade],
    [`cScaleLabel${index}`, ink],
    [`cScaleInv${index}`, line],
    [`fillType${index}`, shade],
    [`git${index}`, shade],
    [`gitInv${index}`, line],
    [`gitBranchLabel${index}`, ink],
  ]);
  return { ...Object.fromEntries(all), pieOpacity: '1', pieStrokeColor: ground, pieOuterStrokeColor: line };
}

interface ChartColors {
  readonly accent: string;
  readonly quiet: string;
  readonly danger: string;
}

function ofCharts({ ground, raised, ink, soft, line }: BaseColors, { accent, quiet, danger }: ChartColors) {
  return {
    pieTitleTextColor: ink,
    pieSectionTextColor: ink,
    pieLegendTextColor: ink,
    commitLabelColor: ink,
    commitLabelBackground: raised,
    tagLabelColor: ink,
    tagLabelBackground: quiet,
    tagLabelBorder: line,
    sectionBkgColor: raised,
    altSectionBkgColor: ground,
    sectionBkgColor2: raised,
    excludeBkgColor: raised,
    gridColor: line,
    todayLineColor: accent,
    taskBkgColor: quiet,
    taskBorderColor: line,
    activeTaskBkgColor: quiet,
    activeTaskBorderColor: accent,
    doneTaskBkgColor: raised,
    doneTaskBorderColor: line,
    critBkgColor: danger,
    critBorderColor: line,
    taskTextColor: ink,
    taskTextDarkColor: ink,
    taskTextLightColor: ink,
    taskTextOutsideColor: ink,
    quadrant1Fill: quiet,
    quadrant2Fill: raised,
    quadrant3Fill: ground,
    quadrant4Fill: raised,
    quadrant1TextFill: ink,
    quadrant2TextFill: ink,
    quadrant3TextFill: ink,
    quadrant4TextFill: ink,
    quadrantPointFill: accent,
    quadrantPointTextFill: ink,
    quadrantXAxisTextFill: soft,
    quadrantYAxisTextFill: soft,
    quadrantTitleFill: ink,
    quadrantInternalBorderStrokeFill: line,
    quadrantExternalBorderStrokeFill: line,
  };
}

/** Returns a function that converts any CSS color to `#rrggbb`. */
function createColorResolver(): (color: string) => string {
  const probe = document.body.appendChild(document.createElement('span'));
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (color) => {
    probe.setAttribute('style', `color: ${color}`);
    const resolved = getComputedStyle(probe).color;
    if (canvas === null) return resolved;
    canvas.fillStyle = resolved;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}
