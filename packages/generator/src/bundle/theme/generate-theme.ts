// READ FIRST. What a site's `theme` and `css` become: rules behind those of the theme, files that they ask for, and
// icons. A site with neither never comes here. Each part loads what it needs when it is asked for.

import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Brand } from '../../model/brand.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { SiteFonts } from '../../model/fonts.ts';
import type { BundleStyles, ConfiguredLook, Look } from '../../model/theme.ts';
import { type ColorRules, colorRules } from './color-rules.ts';
import { choiceRules, criticalChoices } from './layout-rules.ts';
import { siteSheets } from './site-sheets.ts';
import type { Keeping } from './theme-cache.ts';
import { isWide, wideLogoRules } from './wide-logo.ts';

export interface LookRequest extends Keeping {
  readonly config: SiteConfig;
  readonly look: ConfiguredLook;
  readonly brand: Brand;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  /** Nothing is written. */
  readonly isCheck: boolean;
  readonly files: Pick<SiteFiles, 'root' | 'readBytes' | 'list'>;
  /** Files of `static/`, from that folder. */
  readonly staticFiles: ReadonlySet<string>;
  readonly bundleStyles: BundleStyles;
  /** See `StyleRequest`. */
  readonly isLive: boolean;
}

/** A look that changes nothing. */
export const plainLook: ConfiguredLook = {
  accent: undefined,
  neutral: 'warm',
  codeTheme: 'docsgen',
  radius: 'medium',
  density: 'comfortable',
  width: 'normal',
  hasSidebar: true,
  hasContents: true,
  fonts: undefined,
  sheets: [],
};

export async function makeLook(request: LookRequest): Promise<Look> {
  const { look, brand } = request;
  const parts = [colorRules(request), siteSheets(request), siteFonts(request)] as const;
  const [colors, sheets, fonts] = await Promise.all(parts);
  const icons = await iconsOf(request, colors.changed);
  const logo = brand.logo && isWide(brand.logo) ? wideLogoRules : '';
  const firstTokens = colors.critical + criticalChoices(look);
  return {
    // Both style sheets have what is painted first: the later one for browsers that change their mind, as printers do.
    criticalCss: inLayer('first', firstTokens + logo),
    css: [
      fonts.css,
      inLayer('tokens', firstTokens + colors.others),
      inLayer('parts', logo),
      choiceRules(look),
      sheets.css,
    ].join(''),
    files: [...fonts.files, ...sheets.files, ...icons.files],
    replacedFonts: fonts.replaced,
    fonts: fonts.first,
    inputs: [...fonts.inputs, ...sheets.inputs],
    diagnostics: [...colors.diagnostics, ...fonts.diagnostics, ...sheets.diagnostics, ...icons.diagnostics],
  };
}

type Fonts = SiteFonts & Pick<Look, 'inputs' | 'diagnostics'>;

async function siteFonts({ look, config, files, ...tools }: LookRequest): Promise<Fonts> {
  const { fonts } = look;
  if (!fonts) return { css: '', files: [], replaced: [], first: {}, inputs: [], diagnostics: [] };
  const { makeFonts } = await import('./fonts/generate-fonts.ts');
  const [first, ...others] = config.locales;
  const languages = [first.htmlLang, ...others.map(({ htmlLang }) => htmlLang)] as const;
  const made = await makeFonts({ ...tools, ...files, fonts, languages, configFile: config.file ?? '' });
  const own = [fonts.body, fonts.heading, fonts.code].flatMap((font) => (font?.kind === 'files' ? font.files : []));
  return { ...made.value, inputs: own.map(({ path }) => path), diagnostics: made.diagnostics };
}

type Icons = Pick<Look, 'files' | 'diagnostics'>;

async function iconsOf(request: LookRequest, changed: ColorRules['changed']): Promise<Icons> {
  const { brand, config, files, staticFiles } = request;
  const { favicon } = config;
  const icon = favicon && brand.favicon ? await files.readBytes(`static${favicon.path}`) : undefined;
  if (!favicon || !brand.favicon || !icon) return { files: [], diagnostics: [] };
  const { siteIcons } = await import('./icons/site-icons.ts');
  const { ground, hasThemeColors } = brand.favicon;
  const configFile = config.file ?? '';
  const icons = await siteIcons({ ...request, icon, favicon, ground, hasThemeColors, changed, configFile });
  return { ...icons, files: icons.files.filter(({ path }) => !staticFiles.has(path)) };
}

function inLayer(layer: string, rules: string): string {
  return rules === '' ? '' : `@layer ${layer}{${rules}}`;
}
