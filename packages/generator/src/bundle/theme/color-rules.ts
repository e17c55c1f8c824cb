// Generates the CSS for a site's colors, and reports problems with them.

import { type CacheOptions, cachedValue } from '../../caching/cached-result.ts';
import type { SiteConfig, Theme } from '../../model/config.ts';
import { type Diagnostic, error, warning } from '../../model/diagnostic.ts';
import { nearestName } from '../../text/wording.ts';
import type { Adjustment } from './colors/accents.ts';
import type { ColorChoice, SiteColors } from './colors/site-colors.ts';
import type { Scheme, TwoColors } from './colors/tokens.ts';

export interface ColorRules {
  readonly critical: string;
  readonly others: string;
  readonly changed: SiteColors['others'];
  readonly diagnostics: readonly Diagnostic[];
}

interface ColorRequest extends CacheOptions {
  readonly config: Pick<SiteConfig, 'file' | 'positionOf' | 'colorMode' | 'theme'>;
}

interface GeneratedColors extends SiteColors {
  /** Suggested color name for each invalid accent color. */
  readonly suggestions: { readonly [scheme in Scheme]?: string | undefined };
}

export async function colorRules(request: ColorRequest): Promise<ColorRules> {
  const { neutral, codeTheme, accent } = request.config.theme;
  const isDefault = neutral === 'warm' && codeTheme === 'docsgen' && accent === undefined;
  if (isDefault) return { critical: '', others: '', changed: [], diagnostics: [] };
  const visibleModes = modesOf(request.config);
  // If a site is always dark and sets a single accent color, the color is used for dark mode.
  const darkOnly = visibleModes.includes('light') ? undefined : accent?.light;
  const configured = accent && { light: accent.light, dark: accent.dark ?? darkOnly };
  const from: ColorChoice = { neutral, codeTheme, accent: configured };
  const generated = await cachedValue(request, { nameOf: () => 'look/colors.json', from }, () => generateColors(from));
  const adjustments = generated.adjustments.filter(({ scheme }) => visibleModes.includes(scheme));
  return {
    critical: ruleOf(generated.critical),
    others: ruleOf(generated.others),
    changed: [...generated.critical, ...generated.others],
    diagnostics: accent ? diagnosticsOf({ ...generated, adjustments }, accent, request.config) : [],
  };
}

/** Color modes that readers can see on screens. Printed pages are always light. */
function modesOf({ colorMode: { initial, canSwitch, respectsSystem } }: Pick<SiteConfig, 'colorMode'>) {
  const both: readonly Scheme[] = ['light', 'dark'];
  return canSwitch || respectsSystem ? both : [initial];
}

async function generateColors(choice: ColorChoice): Promise<GeneratedColors> {
  const [{ siteColors }, { colorNames }] = await Promise.all([
    import('./colors/site-colors.ts'),
    import('./colors/color-space.ts'),
  ]);
  const colors = siteColors(choice);
  const suggestions = colors.unreadable.map((scheme) => [
    scheme,
    nearestName(choice.accent?.[scheme] ?? '', colorNames),
  ]);
  return { ...colors, suggestions: Object.fromEntries(suggestions) };
}

function ruleOf(colors: SiteColors['others']): string {
  const declarations = colors.map(
    ([token, { light, dark }]) => `--${token}:light-dark(${short(light)},${short(dark)})`,
  );
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`;
}

/** Shortens `#aabbcc` to `#abc`. */
function short(hex: string): string {
  return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

type Accent = NonNullable<Theme['accent']>;

function diagnosticsOf(generated: GeneratedColors, accent: Accent, config: ColorRequest['config']) {
  const placeOf = (scheme: Scheme) => ({
    file: config.file ?? '',
    position: config.positionOf(['theme', 'accent', accent[scheme] === undefined ? 'light' : scheme]),
  });
  return generated.unreadable.length > 0 ? unreadable(generated, accent, placeOf) : adjusted(generated, placeOf);
}

type PlaceOf = (scheme: Scheme) => Pick<Diagnostic, 'file' | 'position'>;

function unreadable({ unreadable: schemes, suggestions }: GeneratedColors, accent: Accent, placeOf: PlaceOf) {
  return schemes.flatMap((scheme) => {
    const color = accent[scheme];
    if (color === undefined) return [];
    const name = suggestions[scheme];
    return error({
      code: 'config',
      message: `'${color}' is not a valid color: use an opaque CSS color`,
      ...placeOf(scheme),
      hint: name === undefined ? "Use a color such as '#0b7a5b', teal or oklch(0.5 0.1 170)" : `Did you mean ${name}?`,
    });
  });
}

const modes: Readonly<Record<Scheme, string>> = { light: 'light mode', dark: 'dark mode' };

function adjusted({ adjustments, critical }: GeneratedColors, placeOf: PlaceOf): readonly Diagnostic[] {
  const used = critical.find(([token]) => token === 'accent')?.[1];
  return adjustments.map((each) =>
    warning({
      code: 'contrast',
      message: messageOf(each),
      ...placeOf(each.scheme),
      hint: used && adjustmentHint(each, used),
    }),
  );
}

function messageOf({ scheme, before, contrast, minimum }: Adjustment): string {
  const actual = `a contrast of ${rounded(contrast)} in ${modes[scheme]}`;
  return `The accent color ${before} has ${actual}, the minimum is ${minimum}`;
}

function adjustmentHint({ after, reached }: Adjustment, { light, dark }: TwoColors): string {
  const action = `set accent: { light: '${light}', dark: '${dark}' } to choose the color yourself`;
  return `${after} is used instead, with a contrast of ${rounded(reached)}; ${action}`;
}

/** Rounds down, so that an insufficient contrast is never shown as sufficient. */
function rounded(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toString();
}
