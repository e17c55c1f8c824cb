// The site's colours as rules, and what their author is to know of them.
import { error, warning } from '../../diagnostics/create.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ConfiguredAccent, ConfiguredLook } from '../../model/theme.ts';
import { nearestName } from '../../text/suggest.ts';
import type { Adjustment } from './colors/accents.ts';
import type { ColorChoice, SiteColors } from './colors/site-colors.ts';
import type { Scheme, TwoColors } from './colors/tokens.ts';
import { type Keeping, kept } from './theme-cache.ts';

export interface ColorRules {
  readonly critical: string;
  readonly others: string;
  readonly changed: SiteColors['others'];
  readonly diagnostics: readonly Diagnostic[];
}

interface ColorRequest extends Keeping {
  readonly config: Pick<SiteConfig, 'file' | 'colorMode'>;
  readonly look: ConfiguredLook;
}

interface MadeColors extends SiteColors {
  /** What an accent that is no colour was meant to be. */
  readonly meant: { readonly [scheme in Scheme]?: string | undefined };
}

export async function colorRules(request: ColorRequest): Promise<ColorRules> {
  const { neutral, codeTheme, accent } = request.look;
  const isThemes = neutral === 'warm' && codeTheme === 'docsgen' && accent === undefined;
  if (isThemes) return { critical: '', others: '', changed: [], diagnostics: [] };
  const shown = shownModes(request.config);
  // A colour for a site that is always dark is meant for the dark.
  const alone = shown.includes('light') ? undefined : accent?.light.text;
  const named = accent && { light: accent.light.text, dark: accent.dark?.text ?? alone };
  const from: ColorChoice = { neutral, codeTheme, accent: named };
  const made = await kept(request, { name: 'colors', from, make: () => makeColors(from) });
  const file = request.config.file ?? '';
  const adjustments = made.adjustments.filter(({ scheme }) => shown.includes(scheme));
  return {
    critical: ruleOf(made.critical),
    others: ruleOf(made.others),
    changed: [...made.critical, ...made.others],
    diagnostics: accent ? diagnosticsOf({ ...made, adjustments }, accent, file) : [],
  };
}

/** What readers can see on a screen; paper is always light. */
function shownModes({ colorMode: { initial, canSwitch, respectsSystem } }: Pick<SiteConfig, 'colorMode'>) {
  const both: readonly Scheme[] = ['light', 'dark'];
  return canSwitch || respectsSystem ? both : [initial];
}

async function makeColors(choice: ColorChoice): Promise<MadeColors> {
  const [{ siteColors }, { colorNames }] = await Promise.all([
    import('./colors/site-colors.ts'),
    import('./colors/color-space.ts'),
  ]);
  const colors = siteColors(choice);
  const meant = colors.unreadable.map((scheme) => [scheme, nearestName(choice.accent?.[scheme] ?? '', colorNames)]);
  return { ...colors, meant: Object.fromEntries(meant) };
}

function ruleOf(colors: SiteColors['others']): string {
  const declarations = colors.map(
    ([token, { light, dark }]) => `--${token}:light-dark(${short(light)},${short(dark)})`,
  );
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`;
}

/** `#aabbcc` as `#abc`. */
function short(hex: string): string {
  return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

function diagnosticsOf(made: MadeColors, accent: ConfiguredAccent, file: string): readonly Diagnostic[] {
  return made.unreadable.length > 0 ? unreadable(made, accent, file) : adjusted(made, accent, file);
}

function unreadable({ unreadable: schemes, meant }: MadeColors, accent: ConfiguredAccent, file: string) {
  return schemes.flatMap((scheme) => {
    const color = accent[scheme];
    if (color === undefined) return [];
    const name = meant[scheme];
    return error({
      code: 'config',
      message: `'${color.text}' is not a colour that can be seen: a CSS colour, and nothing may shine through it`,
      file,
      position: color.position,
      hint: name === undefined ? "Write one like '#0b7a5b', teal or oklch(0.5 0.1 170)" : `Did you mean ${name}?`,
    });
  });
}

const modes: Readonly<Record<Scheme, string>> = { light: 'light mode', dark: 'dark mode' };

function adjusted(
  { adjustments, critical }: MadeColors,
  accent: ConfiguredAccent,
  file: string,
): readonly Diagnostic[] {
  const used = critical.find(([token]) => token === 'accent')?.[1];
  return adjustments.map((each) =>
    warning({
      code: 'contrast',
      message: messageOf(each),
      file,
      position: (accent[each.scheme] ?? accent.light).position,
      hint: used && remedy(each, used),
    }),
  );
}

function messageOf({ scheme, before, contrast, least }: Adjustment): string {
  return `The accent ${before} has a contrast of ${figure(contrast)} in ${modes[scheme]}, where ${least} is needed`;
}

function remedy({ after, reached }: Adjustment, { light, dark }: TwoColors): string {
  const own = `write accent: { light: '${light}', dark: '${dark}' } to choose it yourself`;
  return `${after}, with ${figure(reached)}, stands in for it: ${own}`;
}

/** Rounded down, so that what fails never looks as if it passed. */
function figure(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toString();
}
