// The colours of the page as Mermaid's variables. It computes with colours and reads only simple ones, so each is
// resolved by the browser first.

/** Quiet grounds that the page's text can be read on. */
const grounds = ['accent', 'tone-tip', 'tone-warning', 'tone-info', 'tone-danger', 'tone-note'];

export function themeVariables(mode: 'light' | 'dark'): Readonly<Record<string, string | boolean>> {
  const pen = createPen();
  const of = (token: string): string => pen(`var(--${token})`);
  const mixed = (token: string, share: number): string =>
    pen(`color-mix(in srgb, var(--${token}) ${share}%, var(--ground))`);
  const [ground, raised, ink, soft, line] = ['ground', 'ground-raised', 'ink', 'ink-soft', 'line-strong'].map(of);
  const texts = { ground, raised, ink, soft, line } as Record<'ground' | 'raised' | 'ink' | 'soft' | 'line', string>;
  const shades = Array.from({ length: 12 }, (_, index) => mixed(grounds[index % 6] ?? '', index < 6 ? 30 : 18));
  return {
    darkMode: mode === 'dark',
    background: texts.ground,
    primaryColor: texts.raised,
    primaryTextColor: texts.ink,
    primaryBorderColor: texts.line,
    secondaryColor: shades[0] ?? '',
    tertiaryColor: texts.ground,
    lineColor: texts.soft,
    textColor: texts.ink,
    titleColor: texts.ink,
    ...numbered(shades, texts),
    ...ofCharts(texts, { accent: of('accent'), quiet: of('accent-ground'), danger: mixed('tone-danger', 30) }),
  };
}

type Texts = Readonly<Record<'ground' | 'raised' | 'ink' | 'soft' | 'line', string>>;

/** Parts that are told apart by their colours. */
function numbered(shades: readonly string[], { ink, line, ground }: Texts): Readonly<Record<string, string>> {
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

interface Strong {
  readonly accent: string;
  readonly quiet: string;
  readonly danger: string;
}

function ofCharts({ ground, raised, ink, soft, line }: Texts, { accent, quiet, danger }: Strong) {
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

/** Gives any colour as `#rrggbb`. */
function createPen(): (color: string) => string {
  const probe = document.body.appendChild(document.createElement('span'));
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (color) => {
    probe.setAttribute('style', `color: ${color}`);
    const resolved = getComputedStyle(probe).color;
    if (paper === null) return resolved;
    paper.fillStyle = resolved;
    paper.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}
