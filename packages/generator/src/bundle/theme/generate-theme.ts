// Entry point: generates CSS rules, fonts, style sheets and icons from a site's `theme` and `css` options. Sites
// without these options do not load this module. Each step loads its modules on demand.

import type { SiteFonts, SiteTheme } from '../../model/theme.ts';
import { readAbsolute } from '../../platform/node-files.ts';
import { type ColorRules, colorRules } from './color-rules.ts';
import { choiceRules, criticalChoices } from './layout-rules.ts';
import { siteSheets } from './site-sheets.ts';
import type { ThemeRequest } from './theme-request.ts';
import { isWide, wideLogoRules } from './wide-logo.ts';

export async function generateTheme(request: ThemeRequest): Promise<SiteTheme> {
  const { brand, config } = request;
  const parts = [colorRules(request), siteSheets(request), siteFonts(request)] as const;
  const [colors, sheets, fonts] = await Promise.all(parts);
  const icons = await iconsOf(request, colors.changed);
  const logo = brand.logo && isWide(brand.logo) ? wideLogoRules : '';
  const firstTokens = colors.critical + criticalChoices(config.theme);
  return {
    // The variables are also in the main style sheet, because browsers sometimes evaluate the rules again, for example
    // to print.
    criticalCss: inLayer('first', firstTokens + logo),
    css: [
      fonts.css,
      inLayer('tokens', firstTokens + colors.others),
      inLayer('parts', logo),
      choiceRules(config.theme),
      sheets.css,
    ].join(''),
    files: [...fonts.files, ...sheets.files, ...icons.files],
    replacedFonts: fonts.replaced,
    inputs: [...fonts.inputs, ...sheets.inputs],
    diagnostics: [...colors.diagnostics, ...fonts.diagnostics, ...sheets.diagnostics, ...icons.diagnostics],
  };
}

type Fonts = SiteFonts & Pick<SiteTheme, 'inputs' | 'diagnostics'>;

async function siteFonts({ config, files }: ThemeRequest): Promise<Fonts> {
  const fonts = config.theme.font;
  if (!fonts) return { css: '', files: [], replaced: [], inputs: [], diagnostics: [] };
  const { generateFonts } = await import('./fonts/generate-fonts.ts');
  const [first, ...others] = config.locales;
  const languages = [first.htmlLang, ...others.map(({ htmlLang }) => htmlLang)] as const;
  const generated = await generateFonts({ ...files, readAbsolute, fonts, languages, config });
  const fontFiles = [fonts.body, fonts.heading, fonts.code].flatMap((font) =>
    font && 'files' in font ? font.files : [],
  );
  return { ...generated.value, inputs: fontFiles.map(({ src }) => src), diagnostics: generated.diagnostics };
}

type Icons = Pick<SiteTheme, 'files' | 'diagnostics'>;

async function iconsOf(request: ThemeRequest, changed: ColorRules['changed']): Promise<Icons> {
  const { brand, config, files, staticFiles } = request;
  const { favicon } = config.theme;
  const icon = favicon && brand.favicon ? await files.readBytes(`static${favicon.src}`) : undefined;
  if (!favicon || !brand.favicon || !icon) return { files: [], diagnostics: [] };
  const { siteIcons } = await import('./icons/site-icons.ts');
  const { ground, hasThemeColors } = brand.favicon;
  const icons = await siteIcons({ ...request, icon, ground, hasThemeColors, changed });
  return { ...icons, files: icons.files.filter(({ path }) => !staticFiles.has(path)) };
}

function inLayer(layer: string, rules: string): string {
  return rules === '' ? '' : `@layer ${layer}{${rules}}`;
}
